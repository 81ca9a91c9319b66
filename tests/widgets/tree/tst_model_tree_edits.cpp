// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "tree_rows.h"

#include "tests/support/dock_format.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

namespace tst_model_tree_edits {

using namespace sinew;
using namespace sinew::test;

/// What users do to objects in the tree: rename, actions, menus, paste, drag and drop.
class TestModelTreeEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void renamesInline()
    {
        const auto document = sampleDocument();
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        tree.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&tree)); // the focus goes to the editor
        document->selection().select(bone(*document, 1));
        tree.view()->setFocus();
        QSignalSpy messages(&tree, &ModelTreePanel::message);
        const QSignalSpy framed(&tree, &ModelTreePanel::frameRequested);
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
        QVERIFY(framed.isEmpty()); // Enter ended the editing
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
        // The geoset's material can't be removed: the reason is given.
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
        // Hat between Hand and Head: below Root; in another list than its neighbours, so that the order stays that of
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
        QCOMPARE(nodesShape(model), sampleNodes);
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
};

SINEW_TEST(tst_model_tree_edits, TestModelTreeEdits)

} // namespace tst_model_tree_edits
#include "tst_model_tree_edits.moc"
