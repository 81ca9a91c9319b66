// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"

#include "core/model/edit_builder.h"
#include "sample_format.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <random>

namespace tst_model_tree {

using namespace sinew;

namespace {

/// The rows below an index as "name{child child}".
QString shape(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = shape(model, index);
        rows << index.data().toString() + (below.isEmpty() ? QString() : QStringLiteral("{%1}").arg(below));
    }
    return rows.join(QLatin1Char(' '));
}

QModelIndex find(const QAbstractItemModel &model, const QString &name, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == name)
            return index;
        if (const QModelIndex below = find(model, name, index); below.isValid())
            return below;
    }
    return {};
}

NodeId bone(const Document &document, int row)
{
    return sampleRoot(document).bones.ids[std::size_t(row)];
}

} // namespace

class TestModelTree : public QObject
{
    Q_OBJECT

    const QString m_nodes = QStringLiteral("Root{Hand Head{Hat}}");

    static QString nodesShape(const ModelTreeModel &model) { return shape(model, model.nodesGroup()); }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

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
                .arg(m_nodes));
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
        QCOMPARE(nodesShape(model), m_nodes);
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
        QCOMPARE(nodesShape(model), m_nodes);
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
        QCOMPARE(nodesShape(model), m_nodes);
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
        QCOMPARE(nodesShape(model), m_nodes);
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

    void selectionGoesBothWays()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.resize(300, 600);
        tree.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tree));
        QTreeView *view = tree.view();
        view->expandAll();
        const auto click = [&](const QString &name, Qt::KeyboardModifiers modifiers = {}) {
            const QModelIndex index = find(*view->model(), name);
            QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, view->visualRect(index).center());
        };
        click(QStringLiteral("Hand"));
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>{bone(*document, 1)});
        click(QStringLiteral("Root"), Qt::ControlModifier);
        QCOMPARE(document->selection().nodes(), (std::vector<NodeId>{bone(*document, 1), bone(*document, 0)}));
        click(QStringLiteral("Materials"));
        QVERIFY(document->selection().isEmpty());

        view->collapseAll();
        document->selection().set({bone(*document, 0), sampleRoot(*document).helpers.ids[0]});
        QCOMPARE(view->selectionModel()->selectedIndexes().size(), 2);
        QCOMPARE(view->currentIndex().data().toString(), QStringLiteral("Hat"));
        QVERIFY(view->visualRect(view->currentIndex()).isValid());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(document->selection().isEmpty());
        QVERIFY(view->selectionModel()->selectedIndexes().isEmpty());

        QSignalSpy frames(&tree, &ModelTreePanel::frameRequested);
        click(QStringLiteral("Hat"));
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {},
                           view->visualRect(find(*view->model(), QStringLiteral("Hat"))).center());
        QCOMPARE(frames.size(), 1);
    }

    void selectionSurvivesEdits()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        document->selection().set({bone(*document, 1), bone(*document, 2)});
        const NodeId head = bone(*document, 2);
        QVERIFY(ObjectEdits(*document).reparent({head}, bone(*document, 1)));
        QCOMPARE(int(document->selection().nodes().size()), 2);
        QCOMPARE(tree.view()->selectionModel()->selectedIndexes().size(), 2);
        QVERIFY(ObjectEdits(*document).remove({bone(*document, 1)}));
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>{head});
        QCOMPARE(tree.view()->selectionModel()->selectedIndexes().size(), 1);
        QCOMPARE(tree.view()->selectionModel()->selectedIndexes().front().data().toString(), QStringLiteral("Head"));
    }

    void searchKeepsParents_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("rows");
        QTest::newRow("name") << QStringLiteral("hat") << QStringLiteral("Nodes{Root{Head{Hat}}}");
        QTest::newRow("type") << QStringLiteral("helper") << QStringLiteral("Nodes{Root{Head{Hat}}}");
        QTest::newRow("group keeps its items")
            << QStringLiteral("sequences")
            << QStringLiteral("Sequences{Stand Walk} Global sequences{Global sequence 0}");
        QTest::newRow("field") << QStringLiteral("filterMode")
                               << QStringLiteral("Materials{Material 0{Layer 0 Layer 1} Material 1{Layer 0}}");
        QTest::newRow("field label") << QStringLiteral("filter mode")
                                     << QStringLiteral("Materials{Material 0{Layer 0 Layer 1} Material 1{Layer 0}}");
        QTest::newRow("path") << QStringLiteral("materials[0].layers[1].textureId")
                              << QStringLiteral("Materials{Material 0{Layer 1}}");
        QTest::newRow("owner keeps its parts")
            << QStringLiteral("material 1") << QStringLiteral("Materials{Material 1{Layer 0}}");
        QTest::newRow("node does not keep nodes below") << QStringLiteral("root") << QStringLiteral("Nodes{Root}");
        QTest::newRow("nothing") << QStringLiteral("zzz") << QString();
    }
    void searchKeepsParents()
    {
        QFETCH(QString, search);
        QFETCH(QString, rows);
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        const QString all = shape(*tree.view()->model());
        QTest::keyClicks(tree.searchBox(), search);
        QCOMPARE(shape(*tree.view()->model()), rows);
        QTest::keyClick(tree.searchBox(), Qt::Key_Escape);
        QCOMPARE(shape(*tree.view()->model()), all);
    }

    void renamesInline()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        document->selection().select(bone(*document, 1));
        tree.view()->setFocus();
        QSignalSpy messages(&tree, &ModelTreePanel::message);
        const auto type = [&](const QString &text) {
            tree.renameAction()->trigger();
            auto *editor = tree.view()->viewport()->findChild<QLineEdit *>();
            QVERIFY(editor);
            QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
            QCoreApplication::processEvents(); // the delegate commits by a queued call
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // and the old editor goes
        };
        type(QStringLiteral("Fist"));
        QCOMPARE(sampleRoot(*document).bones[1].node.name.view(), std::string_view("Fist"));
        QCOMPARE(nodesShape(*tree.treeModel()), QStringLiteral("Root{Fist Head{Hat}}"));
        QCOMPARE(document->historyCount(), 1);
        QVERIFY(messages.isEmpty());
        // 17 characters do not fit a field of 16.
        type(QStringLiteral("ABCDEFGHIJKLMNOPQ"));
        QCOMPARE(messages.size(), 1);
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(sampleRoot(*document).bones[1].node.name.view(), std::string_view("Fist"));
    }

    void actionsEdit()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        QSignalSpy messages(&tree, &ModelTreePanel::message);
        tree.setDocument(document.get());
        tree.show();
        const auto &root = sampleRoot(*document);
        QVERIFY(!tree.deleteAction()->isEnabled());
        document->selection().set({root.sequences.ids[0]});
        QVERIFY(tree.deleteAction()->isEnabled());
        QVERIFY(!tree.moveUpAction()->isEnabled());
        QVERIFY(tree.moveDownAction()->isEnabled());
        tree.moveDownAction()->trigger();
        QCOMPARE(root.sequences[1].name.view(), std::string_view("Stand"));
        QVERIFY(tree.moveUpAction()->isEnabled());
        tree.duplicateAction()->trigger();
        QCOMPARE(int(root.sequences.size()), 3);
        QCOMPARE(document->selection().current(), root.sequences.ids[2]);
        tree.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&tree));
        tree.view()->setFocus();
        QTest::keyClick(tree.view(), Qt::Key_Delete);
        QCOMPARE(int(root.sequences.size()), 2);
        QCOMPARE(document->historyCount(), 3);
        QVERIFY(messages.isEmpty());
        // The geoset's material can't go: the reason is told.
        document->selection().select(root.materials.ids[0]);
        tree.deleteAction()->trigger();
        QCOMPARE(messages.size(), 1);
        QCOMPARE(int(root.materials.size()), 2);
        QCOMPARE(document->historyCount(), 3);
    }

    void pasteIsOfferedOnlyWhereItWorks()
    {
        const auto document = sampleDocument(), other = sampleDocument();
        QGuiApplication::clipboard()->clear();
        ModelTreePanel tree;
        QVERIFY(!tree.pasteAction()->isEnabled());
        tree.setDocument(document.get());
        QVERIFY(!tree.pasteAction()->isEnabled());
        QVERIFY(!tree.pasteAction()->statusTip().isEmpty());
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        QVERIFY(!tree.pasteAction()->isEnabled());
        const auto &root = sampleRoot(*document);
        ObjectClipboard::copy(*document, {root.sequences.ids[0]});
        QVERIFY(tree.pasteAction()->isEnabled());
        QVERIFY(tree.pasteAction()->statusTip().isEmpty());
        // A layer needs a material; in its own document there is the one that it came from.
        ObjectClipboard::copy(*document, {root.materials[0].layers.ids[0]});
        QVERIFY(tree.pasteAction()->isEnabled());
        tree.setDocument(other.get());
        QVERIFY(!tree.pasteAction()->isEnabled());
        QVERIFY(tree.pasteAction()->statusTip().contains(QLatin1String("Material")));
        other->selection().select(sampleRoot(*other).materials.ids[1]);
        QVERIFY(tree.pasteAction()->isEnabled());
        tree.pasteAction()->trigger();
        QCOMPARE(int(sampleRoot(*other).materials[1].layers.size()),
                 int(sampleRoot(*document).materials[1].layers.size()) + 1);
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        QVERIFY(!tree.pasteAction()->isEnabled());
    }

    void searchWithoutHitsSaysSo()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tree));
        QVERIFY(tree.noHits()->isHidden());
        tree.searchBox()->setText(QStringLiteral("zebra"));
        QVERIFY(tree.view()->isHidden());
        QVERIFY(!tree.noHits()->isHidden());
        QVERIFY(tree.noHits()->findChild<QLabel *>()->text().contains(QStringLiteral("“zebra”")));
        // Enter finds nothing to go to.
        QTest::keyClick(tree.searchBox(), Qt::Key_Return);
        // What is added meanwhile may match.
        const auto texture =
            ObjectEdits(*document).add({RootNode, test::rowNamed(document->model().info(), "sequences")}, -1, NoNode);
        QVERIFY(bool(texture));
        FixedString<16> name;
        name.set("Zebra");
        QVERIFY(document->push({{Change::Set, {*texture, 0}, 0, 0, 0, Value::of(name)}}, QString()));
        QVERIFY(!tree.view()->isHidden());
        document->undo();
        QVERIFY(tree.view()->isHidden());
        QTest::mouseClick(tree.clearSearchButton(), Qt::LeftButton);
        QVERIFY(tree.searchBox()->text().isEmpty());
        QVERIFY(!tree.view()->isHidden());
        QVERIFY(tree.noHits()->isHidden());
    }

    void scrollPositionIsKeptPerDocument()
    {
        const auto one = sampleDocument(), two = sampleDocument();
        ModelTreePanel tree;
        tree.resize(200, 160);
        tree.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tree));
        QScrollBar *bar = tree.view()->verticalScrollBar();
        tree.setDocument(one.get());
        one->selection().select(sampleRoot(*one).sequences.ids[0]);
        tree.view()->expandAll();
        tree.view()->doItemsLayout();
        QVERIFY(bar->maximum() > 3);
        bar->setValue(bar->maximum() - 1);
        const int kept = bar->value();
        tree.setDocument(two.get());
        QVERIFY(bar->value() != kept);
        tree.setDocument(one.get());
        QCOMPARE(bar->value(), kept);
        QCoreApplication::processEvents();
        QCOMPARE(bar->value(), kept);
    }

    void addMenuOffersPartsAndLists()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        document->selection().select(sampleRoot(*document).materials[1].layers.ids[0]);
        Q_EMIT tree.addMenu()->aboutToShow();
        QStringList texts;
        for (const QAction *action : tree.addMenu()->actions())
            texts << (action->isSeparator() ? QStringLiteral("-") : action->text());
        QCOMPARE(texts.join(QLatin1Char('|')),
                 QStringLiteral("Layer in “Material 1”|-|Sequence|Global "
                                "sequence|Texture|Material|Geoset|-|Bone|Helper|-|Unknown chunk"));
        tree.addMenu()->actions().front()->trigger();
        QCOMPARE(int(sampleRoot(*document).materials[1].layers.size()), 2);
        QCOMPARE(sampleRoot(*document).materials[1].layers[1].alpha, 1.f);
        QCOMPARE(document->selection().current(), sampleRoot(*document).materials[1].layers.ids[1]);
    }

    void dropsReorderReparentAndPaste()
    {
        const auto document = sampleDocument(), other = sampleDocument();
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const auto &root = sampleRoot(*document);
        const auto drag = [&model](NodeId node) {
            return std::unique_ptr<QMimeData>(model.mimeData({model.indexOf(node)}));
        };
        // Hat between Hand and Head: below Root; of another list than its neighbours, so that the order stays that of
        // the ids.
        auto data = drag(root.helpers.ids[0]);
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, 1, 0, model.indexOf(bone(*document, 0))));
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Hand Head Hat}"));
        QCOMPARE(document->historyCount(), 1);
        // Head before Hand.
        data = drag(bone(*document, 2));
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, 0, 0, model.indexOf(bone(*document, 0))));
        QCOMPARE(nodesShape(model), QStringLiteral("Root{Head Hand Hat}"));
        QCOMPARE(document->historyCount(), 2);
        // Textures reorder in their group, and nowhere else.
        data = drag(root.textures.ids[0]);
        QVERIFY(!model.canDropMimeData(data.get(), Qt::MoveAction, -1, 0, model.nodesGroup()));
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, 2, 0, find(model, QStringLiteral("Textures"))));
        QCOMPARE(root.textures[1].path.view(), std::string_view("a.blp"));
        QCOMPARE(document->historyCount(), 3);
        // From another document: a copy.
        const ObjectMime foreign(*other, {sampleRoot(*other).sequences.ids[1]});
        QVERIFY(model.dropMimeData(&foreign, Qt::MoveAction, -1, 0, find(model, QStringLiteral("Sequences"))));
        QCOMPARE(int(root.sequences.size()), 3);
        QCOMPARE(int(sampleRoot(*other).sequences.size()), 2);
        document->goTo(0);
        QCOMPARE(nodesShape(model), m_nodes);
    }

    void dropsThroughTheSearch()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.searchBox()->setText(QStringLiteral("hat"));
        QAbstractItemModel *shown = tree.view()->model();
        const std::unique_ptr<QMimeData> data(shown->mimeData({find(*shown, QStringLiteral("Hat"))}));
        QVERIFY(data);
        QVERIFY(shown->dropMimeData(data.get(), Qt::MoveAction, -1, -1, find(*shown, QStringLiteral("Root"))));
        tree.searchBox()->clear();
        QCOMPARE(nodesShape(*tree.treeModel()), QStringLiteral("Root{Hand Head Hat}"));
    }

    void expansionIsKeptPerDocument()
    {
        const auto one = sampleDocument();
        auto two = sampleDocument();
        ModelTreePanel tree;
        const auto isOpen = [&](const char *name) {
            return tree.view()->isExpanded(find(*tree.view()->model(), QLatin1String(name)));
        };
        tree.setDocument(one.get());
        QVERIFY(isOpen("Nodes") && !isOpen("Materials"));
        tree.view()->expand(find(*tree.view()->model(), QStringLiteral("Materials")));
        tree.setDocument(two.get());
        QVERIFY(!isOpen("Materials"));
        tree.setDocument(one.get());
        QVERIFY(isOpen("Materials"));
        two.reset();
        // A search opens everything and gives back what was open.
        tree.searchBox()->setText(QStringLiteral("layer"));
        QVERIFY(isOpen("Material 0"));
        tree.searchBox()->clear();
        QVERIFY(isOpen("Materials") && !isOpen("Material 0"));
    }

    void followsTheme()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.resize(280, 520);
        tree.view()->expandAll();
        document->selection().set({bone(*document, 1)});
        checkThemes(tree, "model_tree");
        tree.setDocument(nullptr);
        checkThemes(tree, "model_tree_empty");
    }
};

SINEW_TEST(tst_model_tree, TestModelTree)

} // namespace tst_model_tree
#include "tst_model_tree.moc"
