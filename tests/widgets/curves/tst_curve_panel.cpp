// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The curve editor's dock as a whole, its cheat sheet, and which part gets the keyboard there.

#include "core/model/edit_builder.h"
#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/commands/cheat_sheet.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/keys/key_table.h"
#include "widgets/shared/shortcut_scope.h"
#include "widgets/text/elided_label.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_curve_panel {

using namespace sinew;

namespace {

struct Page : CurveFixture
{
    CurveCommands commands{*session};
    std::unique_ptr<CurvePanel> page = std::make_unique<CurvePanel>(*session, commands);

    Page()
    {
        page->resize(1200, 400);
        page->show();
        page->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(page.get()));
        page->graph()->setFocus();
    }
    ~Page() { page.reset(); }

    /// Whether the page's parts show all of a time range.
    bool showsTimes(double first, double last) const
    {
        const TimeAxis &axis = session->axis();
        return axis.xOf(first) >= 0 && axis.xOf(last) <= page->graph()->width();
    }
};

/// A page of two fields under a scope.
struct Scoped : CurveFixture
{
    CurveCommands commands{*session};
    QWidget page;
    QWidget *plain = new QWidget(&page);
    QLineEdit *text = new QLineEdit(&page);
    QListWidget *list = new QListWidget(&page);

    Scoped()
    {
        auto *column = new QVBoxLayout(&page);
        for (QWidget *part : {plain, static_cast<QWidget *>(text), static_cast<QWidget *>(list)}) {
            part->setFocusPolicy(Qt::StrongFocus);
            column->addWidget(part);
        }
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        list->setCurrentRow(0);
        const auto actions = [this] {
            std::vector<QAction *> all;
            for (const CurveCommands::Entry &entry : commands.entries())
                all.push_back(entry.action);
            return all;
        };
        new ShortcutScope(&page, actions, [this](QAction *action) {
            commands.update();
            action->isEnabled() ? action->trigger() : commands.explainDisabled(action);
        });
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
        plain->setFocus();
    }
    /// Whether the page claims a key before the window's own actions get it.
    bool claims(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
        event.ignore();
        QCoreApplication::sendEvent(&page, &event);
        return event.isAccepted();
    }
};

} // namespace

class TestCurvePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The timeline chooses another sequence as soon as the one that played is gone, when the session still lists the
    /// curves that went with it.
    void followsASequenceThatIsChosenWhileCurvesGo()
    {
        Page p;
        p.session->setDocument(nullptr);
        Document &document = *p.document;
        connect(&document, &Document::committed, &document, [&document] {
            const auto *root = static_cast<const mdx::Root *>(document.model().root());
            const mdx::Sequence &first = root->sequences[0];
            document.playback().setSequence(root->sequences.ids[0], first.start, first.end);
        });
        p.session->setDocument(&document);
        QTRY_VERIFY(p.showsTimes(0, 1000) && !p.showsTimes(2000, 3000));
        EditBuilder edit(document.model(), document.format()->references());
        const NodeId going[] = {p.left, document.playback().sequence()};
        edit.remove(going);
        auto changes = edit.finish();
        QVERIFY(changes && document.push(std::move(*changes), QStringLiteral("Remove")));
        QTRY_VERIFY(p.showsTimes(2000, 3000));
        QCOMPARE(p.session->trackOf(p.translation), -1);
        QVERIFY(p.session->trackOf(p.scaling) >= 0);
        document.undo();
        QTRY_VERIFY(p.showsTimes(0, 1000));
        QVERIFY(p.session->trackOf(p.translation) >= 0);
    }

    /// The status line alone says what a gesture does, from its first word on, and its tool tip has the full text.
    void aGestureSpeaksOnce()
    {
        Page p;
        p.select(p.translation, {1});
        p.page->graph()->startMove();
        QTest::mouseMove(p.page->graph(), p.page->graph()->rect().center());
        QTest::mouseMove(p.page->graph(), p.page->graph()->rect().center() + QPoint(60, 0));
        QTRY_VERIFY2(p.page->statusText().startsWith(QStringLiteral("Move 1 key")), qPrintable(p.page->statusText()));
        QCoreApplication::processEvents();
        QVERIFY2(p.page->readout()->text().isEmpty(), qPrintable(p.page->readout()->text()));
        const ElidedLabel *status = nullptr;
        for (const ElidedLabel *label : p.page->findChildren<ElidedLabel *>())
            if (label->text() == p.page->statusText())
                status = label;
        QVERIFY(status);
        QVERIFY(status->alignment() & Qt::AlignLeft);
        QTest::keyClick(p.page->graph(), Qt::Key_Escape);
        p.session->notify(QStringLiteral("Move ") + QStringLiteral("and move ").repeated(100));
        QVERIFY2(status->shownText().startsWith(QStringLiteral("Move")) && status->shownText().endsWith(u'…'),
                 qPrintable(status->shownText()));
        QCOMPARE(status->toolTip(), status->text());
    }

    /// What a tool did is read as a whole; the numbers come back when it is gone.
    void numbersMakeRoomForMessages()
    {
        Page p;
        p.page->resize(900, 300);
        p.session->setActiveTracks({p.translation});
        QTRY_VERIFY(p.page->readout()->isVisible());
        const QString done = QStringLiteral("8 keys removed; largest deviation 0.2° at 12,733, 0.1 units at 12,900");
        p.session->notify(done);
        QCoreApplication::processEvents();
        for (const ElidedLabel *label : p.page->findChildren<ElidedLabel *>())
            if (label->text() == done)
                QCOMPARE(label->shownText(), done);
        QVERIFY(!p.page->readout()->isVisible());
        p.session->notify(QString());
        QVERIFY(p.page->readout()->isVisible());
    }

    void numbersStandBesideTheGraph()
    {
        Page p;
        p.session->setActiveTracks({p.translation});
        p.document->playback().setTime(250);
        QTRY_VERIFY2(p.page->readout()->toolTip().contains(QLatin1String("x 5 (20 per second)")),
                     qPrintable(p.page->readout()->toolTip()));
        const QRect graph(p.page->graph()->mapTo(p.page.get(), QPoint()), p.page->graph()->size());
        const QRect numbers(p.page->readout()->mapTo(p.page.get(), QPoint()), p.page->readout()->size());
        QVERIFY(numbers.height() >= p.page->readout()->fontMetrics().height());
        QVERIFY(!graph.intersects(numbers));
        p.session->setActiveTracks({});
        QTRY_VERIFY(p.page->readout()->text().isEmpty());
    }

    void emptyPageLeavesSpaceToTheWindow()
    {
        Page p;
        QVERIFY(p.page->graph()->hasFocus());
        p.document->selection().clear();
        CurveOptions options = p.session->options();
        options.onlySelected = true;
        p.session->setOptions(options);
        QVERIFY(!p.page->isShowingContent());
        // A button would take it as a click.
        const QWidget *focus = QApplication::focusWidget();
        QVERIFY2(!focus || !focus->inherits("QAbstractButton"), focus ? focus->metaObject()->className() : "");
        QVERIFY(!focus || p.page->isAncestorOf(focus));
    }

    void showsATrackWhateverIsFiltered()
    {
        Page p;
        p.page->tree()->filter()->setText(QStringLiteral("no such thing"));
        QCOMPARE(p.row(p.translation), -1);
        p.session->axis().setView(50000, 1);
        p.page->showTrack(p.translation);
        QVERIFY(p.row(p.translation) >= 0);
        QCOMPARE(p.session->activeTracks(), std::vector<Address>{p.translation});
        QVERIFY(p.showsTimes(0, 1000));
    }

    void showsATrackOfWhatIsNotSelected()
    {
        Page p;
        CurveOptions options = p.session->options();
        options.onlySelected = true;
        p.session->setOptions(options);
        p.document->selection().select(p.root);
        QCOMPARE(p.row(p.alpha), -1);
        p.page->showTrack(p.alpha);
        QVERIFY(p.row(p.alpha) >= 0);
        QCOMPARE(p.session->activeTracks(), std::vector<Address>{p.alpha});
    }

    void showsATrackThatIsAbsent()
    {
        Page p;
        QCOMPARE(p.row(p.absent), -1);
        p.page->showTrack(p.absent);
        QVERIFY(p.row(p.absent) >= 0);
        p.session->setDocument(nullptr);
        p.page->showTrack(p.absent); // nothing to show, nothing to crash
    }

    void frames()
    {
        Page p;
        p.page->frameAll();
        QVERIFY(p.showsTimes(0, 1000));
        p.session->axis().setView(50000, 1);
        p.select(p.translation, {1, 2});
        p.page->frameSelected();
        QVERIFY(p.showsTimes(500, 1000));
        QVERIFY(!p.showsTimes(0, 1000));
        p.session->axis().setView(50000, 1);
        p.commands.find("frameSequence")->trigger();
        QVERIFY(p.showsTimes(0, 1000));
        // If everything listed runs on a global sequence, that one.
        CurveOptions options = p.session->options();
        options.onlySelected = true;
        p.session->setOptions(options);
        p.document->selection().select(p.alpha.node);
        p.commands.find("frameSequence")->trigger();
        QVERIFY(p.showsTimes(0, 500));
        QVERIFY(!p.showsTimes(0, 1000));
    }

    /// A page behind another dock's tab follows the sequence chosen meanwhile as soon as it is shown.
    void framesBehindATab()
    {
        Page p;
        QMainWindow window;
        window.resize(1200, 700);
        window.setCentralWidget(new QWidget);
        auto *curves = new QDockWidget(QStringLiteral("Curves")), *list = new QDockWidget(QStringLiteral("List"));
        curves->setWidget(p.page.get());
        list->setWidget(new QListWidget);
        window.addDockWidget(Qt::BottomDockWidgetArea, curves);
        window.tabifyDockWidget(curves, list);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        list->raise();
        QTRY_VERIFY(p.page->visibleRegion().isEmpty());
        p.document->playback().setSequence(p.session->clips()[1]);
        curves->raise();
        QTRY_VERIFY(p.showsTimes(2000, 3000));
        QVERIFY(!p.showsTimes(0, 1000));
        // Where the user has zoomed since, it stays.
        p.session->axis().setView(50000, 1);
        list->raise();
        QTRY_VERIFY(p.page->visibleRegion().isEmpty());
        curves->raise();
        QTRY_VERIFY(!p.page->visibleRegion().isEmpty());
        QCoreApplication::processEvents();
        QVERIFY(!p.showsTimes(2000, 3000));
        p.page->setParent(nullptr);
    }

    void commandsReachTheGraph()
    {
        Page p;
        QVERIFY(p.page->graph()->showsRegionBox());
        p.commands.find("regionBox")->trigger();
        QVERIFY(!p.page->graph()->showsRegionBox());
        // And the other way round.
        p.page->graph()->setShowRegionBox(true);
        QVERIFY(p.commands.find("regionBox")->isChecked());
        p.commands.find("lasso")->trigger();
        QCOMPARE(int(p.page->graph()->selectTool()), int(GraphView::SelectTool::Lasso));
        p.select(p.translation, {1});
        p.commands.update();
        p.commands.find("move")->trigger();
        QVERIFY(p.page->graph()->isEditing());
        QTest::keyClick(p.page->graph(), Qt::Key_Escape);
        QVERIFY(!p.page->graph()->isEditing());
        QCOMPARE(p.keys(), QStringLiteral("0:0 500:10 1000:0"));
    }

    void operationsOpenTheStrip()
    {
        Page p;
        p.select(p.translation, {1});
        p.commands.update();
        p.commands.find("transform")->trigger();
        QVERIFY(p.page->strip()->isOpen());
        p.page->strip()->setValue(0, 100.0);
        QCOMPARE(p.keys(), QStringLiteral("0:0 600:10 1000:0"));
        p.page->strip()->cancel();
        QCOMPARE(p.keys(), QStringLiteral("0:0 500:10 1000:0"));
        QVERIFY(p.page->graph()->hasFocus());
    }

    void stateComesBack()
    {
        Page first;
        QVERIFY(!first.page->table()->isVisibleTo(first.page.get()));
        first.commands.find("keyTable")->trigger();
        QVERIFY(first.page->table()->isVisibleTo(first.page.get()));
        const QByteArray state = first.page->saveState();
        Page second;
        second.page->restoreState(state);
        QVERIFY(second.page->table()->isVisibleTo(second.page.get()));
        QVERIFY(second.commands.find("keyTable")->isChecked());
        QCOMPARE(second.page->saveState(), state);
        // An invalid state changes nothing.
        for (const QByteArray &broken : {QByteArray(), QByteArray("x"), state.left(state.size() / 2)}) {
            second.page->restoreState(broken);
            QCOMPARE(second.page->saveState(), state);
        }
    }

    void emptyStates()
    {
        Page p;
        QVERIFY(p.page->isShowingContent());
        p.session->setDocument(nullptr);
        QVERIFY(!p.page->isShowingContent());
        QVERIFY(p.page->emptyText().contains(QStringLiteral("Open a model")));
    }

    void theSheetListsShortcutsAsTheyAre()
    {
        Page p;
        CheatSheet &sheet = *p.page->cheatSheet();
        QVERIFY(!sheet.isVisible());
        p.commands.find("insertKey")->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+J")));
        sheet.toggle();
        QVERIFY(sheet.isVisible());
        QVERIFY(sheet.text().contains(QKeySequence(QStringLiteral("Ctrl+Alt+J")).toString(QKeySequence::NativeText)));
        for (const CurveCommands::Entry &entry : p.commands.entries())
            if (!entry.action->shortcuts().isEmpty())
                QVERIFY2(sheet.text().contains(entry.action->text().remove(u'&').remove(u'…')), qPrintable(entry.id));
        QVERIFY(sheet.text().contains(QStringLiteral("Lasso")));
        // Shown again it has the shortcuts changed meanwhile.
        sheet.toggle();
        p.commands.find("insertKey")->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+L")));
        sheet.toggle();
        QVERIFY(!sheet.text().contains(QKeySequence(QStringLiteral("Ctrl+Alt+J")).toString(QKeySequence::NativeText)));
    }

    void theSheetLiesOverThePage()
    {
        Page p;
        CheatSheet &sheet = *p.page->cheatSheet();
        p.commands.find("cheatSheet")->trigger();
        QVERIFY(sheet.isVisible());
        QVERIFY(p.page->rect().contains(sheet.geometry()));
        p.page->resize(800, 360);
        QCoreApplication::processEvents();
        QVERIFY(p.page->rect().contains(sheet.geometry()));
        QVERIFY(sheet.width() > 700);
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QVERIFY(!sheet.isVisible());
    }

    void shortcutsRunCommands()
    {
        Scoped s;
        s.session->setActiveTracks({s.translation});
        s.document->playback().setTime(250);
        QVERIFY(s.claims(Qt::Key_K));
        QTest::keyClick(s.plain, Qt::Key_K);
        QCOMPARE(s.keys(), QStringLiteral("0:0 250:5 500:10 1000:0"));
    }

    void whatCantRunSaysWhy()
    {
        Scoped s;
        QSignalSpy refused(&s.commands, &CurveCommands::refused);
        QTest::keyClick(s.plain, Qt::Key_Delete);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().contains(QStringLiteral("no key is selected")));
        QCOMPARE(s.keys(), QStringLiteral("0:0 500:10 1000:0"));
    }

    void fieldsKeepTheirKeys()
    {
        Scoped s;
        s.session->setActiveTracks({s.translation});
        s.document->playback().setTime(250);
        s.text->setFocus();
        QTest::keyClicks(s.text, QStringLiteral("k2"));
        QCOMPARE(s.text->text(), QStringLiteral("k2"));
        QCOMPARE(s.keys(), QStringLiteral("0:0 500:10 1000:0"));
        // Arrows, Home and End walk through a list.
        s.list->setFocus();
        for (const int key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
            QVERIFY(!s.claims(key));
        QTest::keyClick(s.list, Qt::Key_Down);
        QCOMPARE(s.list->currentRow(), 1);
        s.plain->setFocus();
        QVERIFY(s.claims(Qt::Key_Home));
    }

    void signsAreWhatIsTypedWithShift()
    {
        Scoped s;
        QSignalSpy asked(&s.commands, &CurveCommands::cheatSheetRequested);
        QTest::keyClick(s.plain, Qt::Key_Question, Qt::ShiftModifier);
        QCOMPARE(asked.size(), 1);
        // A letter with Shift is another shortcut.
        QVERIFY(!s.claims(Qt::Key_Question, Qt::ControlModifier));
        QVERIFY(!s.claims(Qt::Key_F12));
    }

    void changedShortcutsCount()
    {
        Scoped s;
        s.commands.find("cheatSheet")->setShortcut(QKeySequence(QStringLiteral("Ctrl+F11")));
        QVERIFY(s.claims(Qt::Key_F11, Qt::ControlModifier));
        QVERIFY(!s.claims(Qt::Key_F1));
    }
};

SINEW_TEST(tst_curve_panel, TestCurvePanel)

} // namespace tst_curve_panel
#include "tst_curve_panel.moc"
