// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/plugins/m2/m2_disk.h"
#include "tests/support/test_program.h"

namespace tst_m2_references {

using namespace sinew;
using namespace sinew::test;

namespace {

Result<ChangeSet> removed(const Document &document, const char *path)
{
    EditBuilder edit(document.model(), m2Format().references());
    edit.remove(parsePath(document.model(), path)->address.node);
    return edit.finish();
}
template<class T>
QList<int> numbers(const Array<T> &array)
{
    QList<int> all;
    for (std::size_t i = 0; i < array.size(); ++i)
        all.append(int(array[i]));
    return all;
}
/// The values of a field of all items of a list.
template<class List, class Field>
QList<int> each(const List &list, Field field)
{
    QList<int> all;
    for (const auto &item : list.items)
        all.append(int(item.*field));
    return all;
}

} // namespace

/// Objects with users are deleted and inserted; the expected references were derived from tests/samples/generator/m2.
/// Each model is saved to a folder and read from there.
class TestM2References : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<Document> edited(Document &document, Result<ChangeSet> changes)
    {
        QString problem;
        auto again = verifyEdit(document, std::move(changes), problem);
        if (!problem.isEmpty())
            QTest::qFail(qPrintable(problem), __FILE__, __LINE__);
        return again;
    }
    static void samples()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample :
             {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/tiny.m2", "m2legion/tiny.m2", "m2skel/tiny.m2"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }

private Q_SLOTS:
    /// The neck, parent of head and flag; the root takes its place.
    void bone_data() { samples(); }
    void bone()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto again = edited(*document, removed(*document, "bones[1]"));
        QVERIFY(again);
        const m2::Root &root = rootOf(*again);
        QCOMPARE(each(root.bones, &m2::Bone::parent), (QList<int>{-1, 0, 1, 0}));
        QCOMPARE(numbers(root.boneCombos), (QList<int>{0, 0, 1, 3}));
        QCOMPARE(root.keyBoneLookup[6], std::int16_t(1));
        QCOMPARE(root.keyBoneLookup[26], std::int16_t(0));
        // The box: lower vertices on the root, upper ones on neck and head; the flags on the last bone.
        const QList<int> influences = numbers(root.boneIndices);
        QCOMPARE(influences.mid(0, 4), (QList<int>{0, 0, 0, 0}));
        QCOMPARE(influences.mid(16, 4), (QList<int>{0, 1, 0, 0}));
        QCOMPARE(influences.mid(32, 4), (QList<int>{3, 0, 0, 0}));
        QCOMPARE(each(root.skins[0].submeshes, &m2::Submesh::centreBone), (QList<int>{0, 3, 3}));
        QCOMPARE(each(root.attachments, &m2::Attachment::bone), (QList<int>{0, 1, 0}));
        QCOMPARE(each(root.events, &m2::Event::bone), (QList<int>{0, 0, 0, 1}));
        QCOMPARE(each(root.lights, &m2::Light::bone), (QList<int>{0, -1}));
        QCOMPARE(each(root.ribbons, &m2::Ribbon::bone), (QList<int>{3}));
        QCOMPARE(each(root.particles, &m2::Particle::bone).mid(0, 3), (QList<int>{1, 1, 1}));
        if (root.version >= 264)
            QCOMPARE(int(root.particles[3].bone), 0);
    }

    void texture_data() { samples(); }
    void texture()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const QList<int> ids = numbers(rootOf(*document).textureFileIds);
        const auto again = edited(*document, removed(*document, "textures[1]"));
        QVERIFY(again);
        const m2::Root &root = rootOf(*again);
        QCOMPARE(each(root.textures, &m2::Texture::type), (QList<int>{0, 2, 0}));
        QCOMPARE(numbers(root.textureCombos), (QList<int>{0, 2, 0xffff, 1}));
        QCOMPARE(root.textureLookup[0], std::int16_t(2));
        QCOMPARE(root.textureLookup[2], std::int16_t(1));
        QCOMPARE(root.textureLookup[11], std::int16_t(-1));
        QCOMPARE(numbers(root.ribbons[0].textures), (QList<int>{0, 2}));
        QCOMPARE(each(root.particles, &m2::Particle::texture).mid(0, 2), (QList<int>{2, 0}));
        if (root.version >= 272) {
            // Three textures in five bits each: the second and the third were rows 3 and 1.
            QCOMPARE(int(root.particles[3].texture), 0);
            QCOMPARE(int(root.particles[3].texture1), 2);
            QCOMPARE(int(root.particles[3].texture2), 0);
        }
        QList<int> left = ids;
        if (!left.isEmpty())
            left.removeAt(1);
        QCOMPARE(numbers(root.textureFileIds), left);
    }

    /// The materials of batches can't be deleted; one that only a ribbon uses could.
    void material_data() { samples(); }
    void material()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const Result<ChangeSet> used = removed(*document, "materials[3]");
        QVERIFY(!used);
        QVERIFY2(!used.error().message.text().empty(), used.error().text().c_str());
        QVERIFY(!document->canUndo());
    }

    void colour_data() { samples(); }
    void colour()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        // Batches 2 to 7 of the first profile have colours 1, -1, 0, 1, -1, 0.
        QCOMPARE(each(rootOf(*document).skins[0].batches, &m2::Batch::colour),
                 (QList<int>{-1, -1, 1, -1, 0, 1, -1, 0}));
        const auto again = edited(*document, removed(*document, "colours[0]"));
        QVERIFY(again);
        QCOMPARE(each(rootOf(*again).skins[0].batches, &m2::Batch::colour), (QList<int>{-1, -1, 0, -1, -1, 0, -1, -1}));
    }

    void combos_data() { samples(); }
    void combos()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        auto again = edited(*document, removed(*document, "textureWeights[0]"));
        QVERIFY(again);
        QCOMPARE(numbers(rootOf(*again).weightCombos), (QList<int>{0xffff, 0}));
        again = edited(*document, removed(*document, "textureTransforms[0]"));
        QVERIFY(again);
        QCOMPARE(numbers(rootOf(*again).transformCombos), (QList<int>{0xffff, 0xffff, 0}));
    }

    /// Batches follow their submesh within the profile, and are deleted with it.
    void submesh_data() { samples(); }
    void submesh()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        QCOMPARE(each(rootOf(*document).skins[0].batches, &m2::Batch::submesh), (QList<int>{0, 0, 1, 2, 1, 2, 1, 2}));
        auto again = edited(*document, removed(*document, "skins[0].submeshes[1]"));
        QVERIFY(again);
        QCOMPARE(each(rootOf(*again).skins[0].batches, &m2::Batch::submesh), (QList<int>{0, 0, 1, 1, 1}));
        QCOMPARE(each(rootOf(*again).skins[0].batches, &m2::Batch::material), (QList<int>{0, 1, 3, 5, 7}));
        QCOMPARE(each(rootOf(*again).skins[1].batches, &m2::Batch::submesh), (QList<int>{0, 0}));
        EditBuilder edit(document->model(), m2Format().references());
        edit.move(rootOf(*document).skins[0].submeshes.ids[1], 0);
        again = edited(*document, edit.finish());
        QVERIFY(again);
        QCOMPARE(each(rootOf(*again).skins[0].batches, &m2::Batch::submesh), (QList<int>{1, 1, 0, 0, 0}));
    }

    /// File numbers are stored in chunks beside the model; they are shown with the objects that they belong to, and a
    /// copy has them as well.
    void fileIds()
    {
        const auto document = openDocument(QStringLiteral("m2legion/tiny.m2"));
        const m2::Root &root = rootOf(*document);
        const auto texture = m2Format().names()->relatedFields(document->model(), root.textures.ids[3]);
        QCOMPARE(texture.size(), std::size_t(1));
        QCOMPARE(texture[0].label, std::string("File ID"));
        QCOMPARE(*static_cast<const std::uint32_t *>(document->model().field(texture[0].address).data), 900103u);
        QCOMPARE(m2Format().names()->relatedFields(document->model(), root.particles.ids[1]).size(), std::size_t(2));
        EditBuilder edit(document->model(), m2Format().references());
        edit.set(texture[0].address, std::uint32_t(4711));
        const auto again = edited(*document, edit.finish());
        QVERIFY(again);
        QCOMPARE(rootOf(*again).textureFileIds[3], 4711u);
        const auto plain = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QVERIFY(m2Format().names()->relatedFields(plain->model(), rootOf(*plain).textures.ids[0]).empty());
    }

    /// Curves on a deleted loop become static or follow the sequences; those on later ones keep theirs.
    void globalLoop_data() { samples(); }
    void globalLoop()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        QCOMPARE(rootOf(*document).bones[0].translation.globalSequence(), 0);
        QCOMPARE(rootOf(*document).textureWeights[1].weight.globalSequence(), 1);
        const auto again = edited(*document, removed(*document, "globalLoops[0]"));
        QVERIFY(again);
        QCOMPARE(rootOf(*again).textureWeights[1].weight.globalSequence(), 0);
        QCOMPARE(rootOf(*again).bones[0].translation.globalSequence(), -1);
        QCOMPARE(rootOf(*again).bones[0].translation.size(), rootOf(*document).bones[0].translation.size());
    }

    void inserted_data() { samples(); }
    void inserted()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        for (const char *list : {"bones", "textures", "colours", "textureWeights"}) {
            EditBuilder edit(document->model(), m2Format().references());
            edit.insertNew(parsePath(document->model(), list)->address, 0);
            QVERIFY2(edited(*document, edit.finish()), list);
        }
        const m2::Root &root = rootOf(*document);
        QCOMPARE(each(root.bones, &m2::Bone::parent), (QList<int>{-1, -1, 1, 2, 3, 2}));
        QCOMPARE(numbers(root.boneCombos), (QList<int>{1, 2, 3, 5}));
        QCOMPARE(numbers(root.boneIndices).mid(16, 4), (QList<int>{2, 3, 1, 1})); // those without weight as well
        QCOMPARE(numbers(root.textureCombos), (QList<int>{1, 4, 2, 3}));
        QCOMPARE(root.keyBoneLookup[26], std::int16_t(1));
        QCOMPARE(each(root.skins[0].batches, &m2::Batch::colour).mid(2, 3), (QList<int>{2, -1, 1}));
    }
};

SINEW_GUILESS_TEST(tst_m2_references, TestM2References)

} // namespace tst_m2_references
#include "tst_m2_references.moc"
