// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace tst_object_clipboard {

using namespace sinew;

class TestObjectClipboard : public QObject
{
    Q_OBJECT

    static Result<ObjectClipboard::Pasted> copyTo(Document &from, const std::vector<NodeId> &nodes, Document &to,
                                                  NodeId near = NoNode)
    {
        ObjectClipboard::copy(from, nodes);
        const ObjectMime *content = ObjectClipboard::content();
        return content ? ObjectClipboard::paste(to, *content, near) : Error{"nothing on the clipboard"};
    }

private Q_SLOTS:
    void cleanup() { QGuiApplication::clipboard()->clear(); }

    void textIsReadable()
    {
        const auto document = sampleDocument();
        ObjectClipboard::copy(*document, {sampleRoot(*document).sequences.ids[1]});
        const QMimeData *data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasFormat(QStringLiteral("application/x-sinew-objects")));
        QVERIFY(data->text().contains(QStringLiteral("sequences")));
        QVERIFY(data->text().contains(QStringLiteral("Walk")));
        QVERIFY(data->text().contains(QStringLiteral("3500")));
    }

    void foreignClipboardIsNothing()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        QVERIFY(!ObjectClipboard::content());
    }

    void partsOfCopiedOwnersComeOnce()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        const ObjectMime objects(*document,
                                 {root.materials[0].layers.ids[1], root.materials.ids[0], root.textures.ids[0]});
        QCOMPARE(objects.nodes(), (std::vector<NodeId>{root.textures.ids[0], root.materials.ids[0]}));
    }

    void theStepSaysWhatWasPasted()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        QVERIFY(copyTo(*document, {root.bones.ids[2]}, *document));
        QCOMPARE(document->historyText(0), QStringLiteral("Paste Bone “Head”"));
        QVERIFY(copyTo(*document, {root.materials.ids[0]}, *document));
        QCOMPARE(document->historyText(1), QStringLiteral("Paste Material"));
    }

    void nodesKeepParentsInTheGroup()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        // Head and Hat (below Head), not Root above them.
        const auto pasted = copyTo(*document, {root.helpers.ids[0], root.bones.ids[2]}, *document);
        QVERIFY(pasted);
        QVERIFY(pasted->notes.isEmpty());
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(document->historyText(0), QStringLiteral("Paste 2 objects"));
        QCOMPARE(document->selection().nodes(), pasted->nodes);
        QCOMPARE(int(root.bones.size()), 4);
        QCOMPARE(int(root.helpers.size()), 2);
        const SampleNode &head = root.bones[3].node, &hat = root.helpers[1].node;
        QCOMPARE(head.name.view(), std::string_view("Head"));
        QCOMPARE(hat.parentId, head.objectId);
        QCOMPARE(head.parentId, root.bones[0].node.objectId);
        // Keys stay gap-free and each node has its pivot, the copies those of their originals.
        QCOMPARE(int(root.pivots.size()), 6);
        QCOMPARE(root.pivots[std::size_t(head.objectId)].y, 20.f);
        QCOMPARE(root.pivots[std::size_t(hat.objectId)].y, 30.f);
        QCOMPARE(root.pivots[std::size_t(root.helpers[0].node.objectId)].y, 30.f);
        QCOMPARE(root.helpers[0].node.parentId, root.bones[2].node.objectId);
        document->undo();
        QCOMPARE(int(root.bones.size()), 3);
        QCOMPARE(int(root.pivots.size()), 4);
        QCOMPARE(root.helpers[0].node.objectId, 3);
    }

    /// Children of a copied node are mentioned if they were not copied.
    void nodesLeftBelow()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        const auto pasted = copyTo(*document, {root.bones.ids[2]}, *document); // Hat is below Head
        QVERIFY(pasted);
        QCOMPARE(pasted->notes.size(), 1);
        QVERIFY2(pasted->notes[0].contains(QStringLiteral("below “Head”")), qPrintable(pasted->notes[0]));
    }

    void sameDocumentKeepsReferences()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        QVERIFY(copyTo(*document, {root.materials.ids[0]}, *document));
        QCOMPARE(int(root.materials.size()), 3);
        QCOMPARE(root.materials[2].layers[1].textureId, 1);
        QCOMPARE(int(root.textures.size()), 2);
        QCOMPARE(root.geosets[0].materialId, 0);
    }

    void referenceFollowsItsObjectNotItsNumber()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        ObjectClipboard::copy(*document, {root.materials.ids[1]}); // one layer of b.blp, number 1
        QVERIFY(ObjectEdits(*document).remove({root.textures.ids[0]}));
        QVERIFY(ObjectClipboard::paste(*document, *ObjectClipboard::content(), NoNode));
        QCOMPARE(root.materials[2].layers[0].textureId, 0); // b.blp is number 0 now
    }

    void otherDocumentRelinksByPath()
    {
        const auto from = sampleDocument(), to = sampleDocument();
        const auto &root = sampleRoot(*to);
        // In the target a.blp has another number and b.blp is missing.
        QVERIFY(ObjectEdits(*to).shift({root.textures.ids[0]}, 1));
        QVERIFY(ObjectEdits(*to).remove({root.textures.ids[0]}));
        QVERIFY(ObjectEdits(*to).add({RootNode, 3}, 0));
        const int steps = to->historyCount();
        const auto pasted = copyTo(*from, {sampleRoot(*from).materials.ids[0]}, *to);
        QVERIFY(pasted);
        QCOMPARE(to->historyCount(), steps + 1);
        const SampleMaterial &material = root.materials.items.back();
        QCOMPARE(material.layers[0].textureId, 1);
        // b.blp came along, and is not selected.
        QCOMPARE(material.layers[1].textureId, 2);
        QCOMPARE(root.textures[2].path.view(), std::string_view("b.blp"));
        QVERIFY(pasted->notes.isEmpty());
        QCOMPARE(to->selection().nodes(), std::vector<NodeId>{root.materials.ids.back()});
        QCOMPARE(from->historyCount(), 0);
        to->undo();
        QCOMPARE(root.textures.size(), std::size_t(2));
    }

    void pastedTexturesServePastedMaterials()
    {
        const auto from = sampleDocument(), to = sampleDocument();
        const auto &source = sampleRoot(*from), &root = sampleRoot(*to);
        Curve<std::int32_t> flipbook(Interpolation::None, 2, 0);
        flipbook.editTimes()[1] = 100;
        flipbook.editValues()[0] = 0;
        flipbook.editValues()[1] = 1;
        EditBuilder edit(from->model());
        edit.set({source.materials[0].layers.ids[0], 4}, flipbook);
        QVERIFY(from->push(*edit.finish(), QString()));
        QVERIFY(ObjectEdits(*to).remove({root.textures.ids[1]}));
        // b.blp and the material that shows a.blp and b.blp, the latter in a curve as well.
        const auto pasted = copyTo(*from, {source.textures.ids[1], source.materials.ids[0]}, *to);
        QVERIFY(pasted);
        QVERIFY2(pasted->notes.isEmpty(), qPrintable(pasted->notes.join(QLatin1Char(' '))));
        const SampleMaterial &material = root.materials.items.back();
        QCOMPARE(material.layers[0].textureId, 0);
        QCOMPARE(material.layers[1].textureId, 1);
        QCOMPARE(root.textures[1].path.view(), std::string_view("b.blp"));
        QCOMPARE(material.layers[0].textureCurve.values()[0], 0);
        QCOMPARE(material.layers[0].textureCurve.values()[1], 1);
        // A global sequence of the same length is reused.
        QCOMPARE(material.layers[0].textureCurve.globalSequence(), 0);
    }

    void bindingsRelinkByName()
    {
        const auto from = sampleDocument(), to = sampleDocument();
        const auto &root = sampleRoot(*to);
        QVERIFY(ObjectEdits(*to).remove({root.bones.ids[1]})); // Hand goes, Head becomes key 1
        const auto pasted = copyTo(*from, {sampleRoot(*from).geosets.ids[0]}, *to);
        QVERIFY(pasted);
        QCOMPARE(root.geosets[1].bones[0], 0u);
        QCOMPARE(root.geosets[1].bones[1], 1u);
    }

    /// Bones belong to a skeleton: they don't come along, and references to them are cleared.
    void bonesStay()
    {
        const auto from = sampleDocument(), to = sampleDocument();
        const auto &root = sampleRoot(*to);
        while (!root.bones.isEmpty())
            QVERIFY(ObjectEdits(*to).remove({root.bones.ids.back()}));
        const auto pasted = copyTo(*from, {sampleRoot(*from).geosets.ids[0]}, *to);
        QVERIFY(pasted);
        QVERIFY(root.bones.isEmpty());
        QCOMPARE(pasted->notes.size(), 1);
    }

    void partsNeedAnOwner()
    {
        const auto from = sampleDocument(), to = sampleDocument();
        const auto &source = sampleRoot(*from), &root = sampleRoot(*to);
        const NodeId layer = source.materials[0].layers.ids[0];
        const auto refused = copyTo(*from, {layer}, *to);
        QVERIFY(!refused);
        QVERIFY(QString::fromStdString(refused.error().message).contains(QStringLiteral("Material")));
        QCOMPARE(to->historyCount(), 0);
        QVERIFY(copyTo(*from, {layer}, *to, root.materials.ids[1]));
        QCOMPARE(int(root.materials[1].layers.size()), 2);
        // After the layer that is selected.
        QVERIFY(copyTo(*from, {source.materials[0].layers.ids[1]}, *to, root.materials[1].layers.ids[0]));
        QCOMPARE(root.materials[1].layers[1].textureId, 1);
        // In its own document the owner is known.
        QVERIFY(copyTo(*from, {layer}, *from));
        QCOMPARE(int(source.materials[0].layers.size()), 3);
    }

    void pastesAfterTheSelected()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        QVERIFY(copyTo(*document, {root.sequences.ids[1]}, *document, root.sequences.ids[0]));
        QCOMPARE(root.sequences[1].start, 2000);
        QCOMPARE(root.sequences[2].start, 2000);
        QVERIFY(copyTo(*document, {root.sequences.ids[0]}, *document));
        QCOMPARE(root.sequences[3].start, 0);
    }

    void duplicatesBesideTheOriginal()
    {
        const auto document = sampleDocument();
        const auto &root = sampleRoot(*document);
        const auto copies = ObjectClipboard::duplicate(*document, {root.textures.ids[0]});
        QVERIFY(copies);
        QCOMPARE(root.textures[1].path.view(), std::string_view("a.blp"));
        QCOMPARE(root.textures.ids[1], copies->nodes.front());
        // References to objects after them are renumbered.
        QCOMPARE(root.materials[0].layers[1].textureId, 2);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(root.materials[0].layers[1].textureId, 1);
    }

    void clipboardOutlivesItsDocument()
    {
        auto from = sampleDocument();
        const auto to = sampleDocument();
        ObjectClipboard::copy(*from, {sampleRoot(*from).sequences.ids[0]});
        from.reset();
        QVERIFY(ObjectClipboard::paste(*to, *ObjectClipboard::content(), NoNode));
        QCOMPARE(int(sampleRoot(*to).sequences.size()), 3);
    }
};

SINEW_TEST(tst_object_clipboard, TestObjectClipboard)

} // namespace tst_object_clipboard
#include "tst_object_clipboard.moc"
