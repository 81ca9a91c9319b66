// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "tree_rows.h"

#include "core/model/edit_builder.h"
#include "tests/support/dock_format.h"
#include "widgets/objects/object_edits.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_model_tree_panel {

using namespace sinew;
using namespace sinew::test;

/// The panel around the rows: selection, search, what is expanded and scrolled to.
class TestModelTreePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

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

    /// A dock that gets smaller keeps the current item in sight, but does not scroll to one that was out of sight.
    void theCurrentRowStaysInSight()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.resize(300, 600);
        tree.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tree));
        QTreeView *view = tree.view();
        view->expandAll();
        document->selection().select(sampleRoot(*document).helpers.ids[0]);
        QVERIFY(view->visualRect(view->currentIndex()).top() > 120);
        tree.resize(300, 160);
        QTRY_VERIFY(view->viewport()->rect().contains(view->visualRect(view->currentIndex()).center()));
        QCoreApplication::processEvents();
        view->scrollToTop();
        QVERIFY(!view->viewport()->rect().contains(view->visualRect(view->currentIndex()).center()));
        tree.resize(300, 150);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QVERIFY(!view->viewport()->rect().contains(view->visualRect(view->currentIndex()).center()));
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
        // Items added meanwhile may match.
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

    void searchKnowsBothSpellings()
    {
        const auto document = sampleDocument();
        const NodeId bone0 = bone(*document, 0);
        QVERIFY(ObjectEdits(*document).rename(bone0, QStringLiteral("Grey armour")));
        ModelTreePanel tree;
        tree.setDocument(document.get());
        auto *search = tree.findChild<QLineEdit *>();
        for (const char *text : {"gray", "grey", "ARMOR", "armou"}) {
            search->setText(QLatin1String(text));
            QVERIFY2(find(*tree.view()->model(), QStringLiteral("Grey armour")).isValid(), text);
        }
    }

    void lettersFindRows()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.view()->collapseAll();
        QTest::keyClick(tree.view(), Qt::Key_H);
        QCOMPARE(tree.searchBox()->text(), QStringLiteral("h"));
        QTest::keyClicks(tree.searchBox(), QStringLiteral("at"));
        QCOMPARE(shape(*tree.view()->model()), QStringLiteral("Nodes{Root{Head{Hat}}}"));
        const QModelIndex hat = find(*tree.view()->model(), QStringLiteral("Hat"));
        QVERIFY(tree.view()->isExpanded(hat.parent()));
        QTest::keyClicks(tree.searchBox(), QStringLiteral("z"));
        QVERIFY(!tree.noHits()->isHidden());
        tree.clearSearch();
        // Keys that a one-letter shortcut of the window would take otherwise.
        QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_G, Qt::NoModifier, QStringLiteral("g"));
        letter.ignore();
        QCoreApplication::sendEvent(tree.view(), &letter);
        QVERIFY(letter.isAccepted());
        QKeyEvent command(QEvent::ShortcutOverride, Qt::Key_G, Qt::ControlModifier, QStringLiteral("\x07"));
        command.ignore();
        QCoreApplication::sendEvent(tree.view(), &command);
        QVERIFY(!command.isAccepted());
    }

    void selectsAllAndUsers()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        const QList<QAction *> actions = tree.selectionActions();
        const auto &root = sampleRoot(*document);
        const NodeId first = root.textures.ids[0];
        document->selection().select(first);
        actions[2]->trigger();
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>(root.textures.ids));
        document->selection().select(first);
        actions[3]->trigger();
        QCOMPARE(document->selection().nodes(),
                 std::vector<NodeId>(root.textures.ids.begin() + 1, root.textures.ids.end()));
        document->selection().select(first);
        actions[1]->trigger();
        QVERIFY(!document->selection().isEmpty());
        for (const NodeId user : document->selection().nodes()) {
            const auto *layer = document->model().get<SampleLayer>(user);
            QVERIFY(layer);
            QCOMPARE(int(layer->textureId), 0);
        }
        QSignalSpy frames(&tree, &ModelTreePanel::frameRequested);
        actions[0]->trigger();
        QCOMPARE(frames.size(), 1);
    }

    void emptyGroupsCanBeHidden()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        const auto empty = [&] {
            int count = 0;
            for (int row = 0; row < tree.view()->model()->rowCount(); ++row) {
                const QModelIndex index = tree.view()->model()->index(row, 0);
                if (index.data(ModelTreeModel::NodeRole).toUInt() == NoNode &&
                    tree.view()->model()->rowCount(index) == 0)
                    ++count;
            }
            return count;
        };
        std::vector<NodeId> all(sampleRoot(*document).sequences.ids);
        QVERIFY(ObjectEdits(*document).remove(all));
        QVERIFY(empty() > 0);
        tree.hideEmptyAction()->setChecked(true);
        QCOMPARE(empty(), 0);
        document->undo();
        QVERIFY(find(*tree.view()->model(), QStringLiteral("Stand")).isValid());
        tree.hideEmptyAction()->setChecked(false);
        document->redo();
        QVERIFY(empty() > 0);
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
        // A search opens everything and restores what was open.
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

SINEW_TEST(tst_model_tree_panel, TestModelTreePanel)

} // namespace tst_model_tree_panel
#include "tst_model_tree_panel.moc"
