// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tree_rows.h"

#include "core/model/edit_builder.h"
#include "tests/support/dock_format.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include <random>

namespace tst_model_tree {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Bones, each a child of the one before.
std::unique_ptr<Document> chainDocument(int bones)
{
    auto model = std::make_unique<DockModel>();
    for (int row = 0; row < bones; ++row) {
        SampleNode &node = model->data.bones.append().node;
        node.name.set("Bone " + std::to_string(row));
        node.objectId = row;
        node.parentId = row - 1;
    }
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<DockFormat>());
}

} // namespace

/// The rows and how they follow edits of the document.
class TestModelTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsListsAndHierarchy()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        QCOMPARE(
            shape(model),
            QStringLiteral("Model Sequences{Stand Walk} Global sequences{Global sequence 0} Textures{0 a.blp 1 b.blp} "
                           "Materials{Material 0{Layer 0 Layer 1} Material 1{Layer 0}} Geosets{Geoset 0} "
                           "Nodes{%1} Unknown chunks{MDVI}")
                .arg(sampleNodes));
        QCOMPARE(model.nodeAt(model.index(0, 0)), RootNode);
        QCOMPARE(model.nodeAt(model.indexOf(bone(*document, 2))), bone(*document, 2));
        model.setDocument(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void documentMayGoFirst()
    {
        auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        QVERIFY(tree.isShowingContent());
        document.reset();
        QVERIFY(!tree.isShowingContent());
        QVERIFY(!tree.emptyText().isEmpty());
    }

    void followsReparent()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        QVERIFY(ObjectEdits(*document).reparent({bone(*document, 2)}, bone(*document, 1)));
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Hand{Head{Hat}}}"));
        QCOMPARE(document->historyCount(), 1);
        // An ancestor below its descendant is refused and changes nothing.
        QVERIFY(!ObjectEdits(*document).reparent({bone(*document, 0)}, bone(*document, 2)));
        QCOMPARE(document->historyCount(), 1);
        QVERIFY(ObjectEdits(*document).reparent({bone(*document, 2)}, NoNode));
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Hand} Head{Hat}"));
        document->undo();
        document->undo();
        QCOMPARE(nodesShape(model), sampleNodes);
    }

    /// Views and filters follow rows by recursion: a chain of nodes of any length must not take their stack.
    void deepChains()
    {
        constexpr int bones = 2000;
        const auto document = chainDocument(bones);
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        int deepest = 0;
        for (int row = 0; row < bones; ++row) {
            int depth = 0;
            const QModelIndex index = model.indexOf(bone(*document, row));
            QVERIFY(index.isValid());
            for (QModelIndex above = index.parent(); above != model.nodesGroup(); above = above.parent())
                ++depth;
            QCOMPARE(depth, std::min(row, ModelTreeModel::maxDepth - 1));
            deepest = std::max(deepest, depth);
        }
        QCOMPARE(deepest, ModelTreeModel::maxDepth - 1);
        // Siblings are in the order of the chain, and return to it.
        const QModelIndex last = model.indexOf(bone(*document, bones - 1));
        QCOMPARE(last.row(), bones - ModelTreeModel::maxDepth);
        QVERIFY(ObjectEdits(*document).reparent({bone(*document, 1000)}, NoNode));
        QCOMPARE(model.indexOf(bone(*document, 1000)).parent(), model.nodesGroup());
        QCOMPARE(model.indexOf(bone(*document, 1001)).parent(), model.indexOf(bone(*document, 1000)));
        document->undo();
        QCOMPARE(model.indexOf(bone(*document, bones - 1)).row(), bones - ModelTreeModel::maxDepth);
        ModelTreeFilter filter(&model);
        filter.setSearch(QStringLiteral("Bone 1999"));
        QTRY_VERIFY(!filter.isSearching());
        QVERIFY(filter.mapFromSource(model.indexOf(bone(*document, bones - 1))).isValid());
        QVERIFY(!filter.mapFromSource(model.indexOf(bone(*document, bones - 2))).isValid());
    }

    /// Changes below rows that a search hides are visible when it has ended.
    void hiddenRowsFollow()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        ModelTreeFilter filter(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const auto &materials = sampleRoot(*document).materials;
        filter.setSearch(QStringLiteral("Hat"));
        ObjectEdits edits(*document);
        for (int times = 0; times < 2; ++times) {
            QVERIFY(!filter.mapFromSource(model.indexOf(materials.ids[0])).isValid());
            QVERIFY(edits.add(document->model().listOf(materials.ids[0]), -1));
            QVERIFY(edits.add({materials.ids[0], 1}, -1));
            QVERIFY(edits.moveTo({materials[0].layers.ids[0]}, {materials.ids[1], 1}, 0));
        }
        QCOMPARE(filter.rowCount(), 1); // the nodes
        QVERIFY(edits.reparent({sampleRoot(*document).bones.ids[1]}, bone(*document, 2)));
        // A new name may match as well.
        QVERIFY(edits.rename(bone(*document, 1), QStringLiteral("Hatter")));
        QVERIFY(filter.mapFromSource(model.indexOf(bone(*document, 1))).isValid());
        filter.setSearch({});
        QCOMPARE(shape(filter), shape(model));
    }

    void removedParentLeavesChildren()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        QVERIFY(ObjectEdits(*document).remove({bone(*document, 0)}));
        QCOMPARE(nodesShape(model), QStringLiteral("Hand Head{Hat}"));
        document->undo();
        QCOMPARE(nodesShape(model), sampleNodes);
        QVERIFY(ObjectEdits(*document).remove({bone(*document, 0), bone(*document, 2)}));
        QCOMPARE(nodesShape(model), QStringLiteral("Hand Hat"));
        document->undo();
        document->redo();
        QCOMPARE(nodesShape(model), QStringLiteral("Hand Hat"));
    }

    void movesAcrossOwners()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const auto &materials = sampleRoot(*document).materials;
        QVERIFY(ObjectEdits(*document).moveTo({materials[0].layers.ids[0]}, {materials.ids[1], 1}, 0));
        QCOMPARE(int(materials[0].layers.size()), 1);
        QCOMPARE(int(materials[1].layers.size()), 2);
        QCOMPARE(materials[1].layers[0].textureId, 0);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(int(materials[0].layers.size()), 2);
        QCOMPARE(materials[0].layers[0].textureId, 0);
    }

    void reordersAndFixesReferences()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const auto &root = sampleRoot(*document);
        ObjectEdits edits(*document);
        QVERIFY(edits.canShift({root.textures.ids[0]}, 1));
        QVERIFY(!edits.canShift({root.textures.ids[0]}, -1));
        QVERIFY(edits.shift({root.textures.ids[0]}, 1));
        QCOMPARE(shape(model, find(model, QStringLiteral("Textures"))), QStringLiteral("0 b.blp 1 a.blp"));
        QCOMPARE(root.materials[0].layers[0].textureId, 1);
        QCOMPARE(root.materials[1].layers[0].textureId, 0);
        QCOMPARE(document->historyCount(), 1);
        // Hand passes Head, the next bone below the same parent; keys stay.
        QVERIFY(edits.shift({bone(*document, 1)}, 1));
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Head{Hat} Hand}"));
        QCOMPARE(root.bones[2].node.name.view(), std::string_view("Hand"));
        QCOMPARE(root.helpers[0].node.parentId, 2);
        document->undo();
        document->undo();
        QCOMPARE(nodesShape(model), sampleNodes);
        QCOMPARE(root.materials[0].layers[0].textureId, 0);
    }

    void addsWithParent()
    {
        const auto document = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const Result<NodeId> added = ObjectEdits(*document).add({RootNode, 6}, -1, bone(*document, 1));
        QVERIFY(added);
        QCOMPARE(document->selection().current(), *added);
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Hand{Unnamed} Head{Hat}}"));
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(nodesShape(model), sampleNodes);
    }

    void randomEditsKeepTheModelConsistent()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        QAbstractItemModelTester source(tree.treeModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester proxy(tree.view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        tree.setDocument(document.get());
        tree.resize(300, 500);
        tree.show();
        const QString before = shape(*tree.treeModel());
        std::mt19937 random(7);
        const auto any = [&random](std::size_t count) { return std::size_t(random() % count); };
        const auto anyObject = [&](bool nodesOnly) -> NodeId {
            std::vector<NodeId> all;
            const auto collect = [&](const auto &list) { all.insert(all.end(), list.ids.begin(), list.ids.end()); };
            const SampleRoot &root = sampleRoot(*document);
            collect(root.bones);
            collect(root.helpers);
            if (!nodesOnly) {
                collect(root.textures);
                collect(root.materials);
                collect(root.sequences);
                collect(root.opaque);
                for (const SampleMaterial &material : root.materials)
                    collect(material.layers);
            }
            return all.empty() ? NoNode : all[any(all.size())];
        };
        for (int step = 0; step < 600; ++step) {
            ObjectEdits edits(*document);
            const NodeId object = anyObject(false), node = anyObject(true), other = anyObject(true);
            if (step % 37 == 0)
                tree.searchBox()->setText(step % 2 ? QStringLiteral("la") : QString());
            switch (any(10)) {
            case 0:
                if (document->model().objectCount() > 12)
                    (void)edits.remove({object, node});
                break;
            case 1:
                (void)edits.shift({object}, 1);
                break;
            case 2:
                (void)edits.shift({object}, -1);
                break;
            case 3:
                (void)edits.reparent({node}, any(4) ? other : NoNode);
                break;
            case 4:
                (void)edits.add({RootNode, std::uint16_t(1 + any(7))}, -1, any(2) ? node : NoNode);
                break;
            case 5:
                (void)ObjectClipboard::duplicate(*document, {object, node});
                break;
            case 6:
                (void)edits.rename(node, QStringLiteral("n%1").arg(step));
                break;
            case 7:
                document->goTo(int(any(std::size_t(document->historyCount()) + 1)));
                break;
            case 8:
                document->selection().set({object, node});
                break;
            default:
                document->undo();
                break;
            }
            // What the incremental rows show must be what a fresh model of the same document shows.
            if (step % 10 == 0) {
                ModelTreeModel fresh;
                fresh.setDocument(document.get());
                QCOMPARE(shape(*tree.treeModel()), shape(fresh));
            }
        }
        document->goTo(0);
        QCOMPARE(shape(*tree.treeModel()), before);
    }
};

SINEW_TEST(tst_model_tree, TestModelTree)

} // namespace tst_model_tree
#include "tst_model_tree.moc"
