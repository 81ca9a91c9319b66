// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The window without a mouse: Tab, keys of docks, Esc, help.

#include "core/facets/transform_facet.h"
#include "core/format/format.h"
#include "core/model/path.h"
#include "editor/help/help_window.h"
#include "editor/window/docks/focus_order.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/properties/property_panel.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/timeline/time_ruler.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_panel.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>
#include <QWhatsThis>
#include <QWindow>

namespace tst_window_keyboard {

using namespace sinew;
using namespace sinew::test;

class TestWindowKeyboard : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openWindow();
        m_window->activateWindow(); // there may be no window manager that does
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { closeWindow(); }

    void tabLeavesTheViewBothWays();
    void tabStopsOnlyAtWhatIsSeen();
    void rowsComeIntoSight();
    void eachDockHasAKey();
    void theKeyOfTheTreeLeadsToTheTree();
    void reopenedModelsHaveTheKeyboard();
    void f6GoesRound();
    void escTakesTheTopmostFirst();
    void tabsShareOneName();
    void helpOnTheView();
    void helpOnRows();
    void spacePlaysFromTheSequences();
    void keysGoToTheTimelineUnderThePointer();
    void insertsKeysFromTheTree();
    void selectsNodesFromTheView();
    void firstKeyGoesToTheViewUnderThePointer();
    void undoFromAnIdleSearch();

private:
    ViewportWidget &viewport() { return m_window->viewport(); }
    QDockWidget *dock(const char *name) { return m_window->findChild<QDockWidget *>(QString::fromLatin1(name)); }
    /// The native window has the keys, as after a click into it.
    void focusView()
    {
        viewport().takeFocus();
        QTRY_VERIFY(viewport().hasKeyboard());
        // The view's own window gets it a little later.
        QTRY_VERIFY(QGuiApplication::focusWindow() && QGuiApplication::focusWindow() != m_window->windowHandle());
    }
};

/// As in Blender: A and Ctrl+A all, Alt+A none, Ctrl+I the others. Letters in the tree search it.
void TestWindowKeyboard::selectsNodesFromTheView()
{
    if (!viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    Document *document = openSmall();
    QVERIFY(document);
    const std::size_t all = document->format()->transforms()->hierarchy(document->model()).size();
    QVERIFY(all > 1);
    const NodeId bone = parsePath(document->model(), "bones[0]")->address.node;
    focusView();
    QWindow *view = QGuiApplication::focusWindow();
    const auto selected = [&] { return document->selection().nodes().size(); };
    for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ControlModifier}) {
        // A message is closed by Esc alone.
        m_window->answer({Severity::Warning, QStringLiteral("Nothing was changed."), {}, document, {}});
        document->selection().select(bone);
        QTest::keyClick(view, Qt::Key_A, modifier);
        QCOMPARE(selected(), all);
        QCOMPARE(document->selection().current(), bone);
        QTest::keyClick(view, Qt::Key_A, Qt::AltModifier);
        QCOMPARE(selected(), std::size_t(0));
        QVERIFY(!QApplication::activePopupWidget());
    }
    document->selection().select(bone);
    QTest::keyClick(view, Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(selected(), all - 1);
    QVERIFY(!document->selection().contains(bone));
    // In menu and palette under names of their own.
    for (const char *id : {"edit.selectNodes", "edit.selectChildren", "edit.selectKind", "edit.invert"})
        QVERIFY2(action(id), id);
}

/// Not to the one that has the focus until then: Delete over the graph must never delete the bone.
void TestWindowKeyboard::firstKeyGoesToTheViewUnderThePointer()
{
    if (!viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    Document *document = openSmall();
    QVERIFY(document);
    action("window.layout.animate")->trigger();
    const NodeId bone = parsePath(document->model(), "bones[0]")->address.node;
    document->selection().select(bone);
    auto *tree = dock("tree")->findChild<QTreeView *>();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_K, Qt::AltModifier);
    auto *graph = m_window->findChild<GraphView *>();
    QTRY_VERIFY(graph && graph->isVisible());
    const auto point = [](const QWidget &widget) {
        QCursor::setPos(widget.mapToGlobal(widget.rect().center()));
        QCoreApplication::processEvents();
    };
    const std::size_t nodes = document->format()->transforms()->hierarchy(document->model()).size();

    // The pointer moves only when the native window has the keys.
    const auto leaveView = [&] {
        point(viewport());
        focusView();
        QTRY_VERIFY(QGuiApplication::focusWindow() != m_window->windowHandle());
        QCoreApplication::processEvents();
        point(*graph);
    };
    leaveView();
    QWindow *view = QGuiApplication::focusWindow();
    document->keySelection().clear();
    QTest::keyClick(view, Qt::Key_A);
    QVERIFY(!document->keySelection().isEmpty());
    QCOMPARE(document->selection().nodes(), std::vector<NodeId>{bone});
    leaveView();
    QTest::keyClick(view, Qt::Key_Delete);
    QVERIFY(document->model().contains(bone));
    QVERIFY(document->keySelection().isEmpty());

    // Nor over a page that has nothing to show.
    auto *panel = dock("curves")->findChild<CurvePanel *>();
    const NodeId still = parsePath(document->model(), "bones[1]")->address.node;
    document->selection().select(still);
    QTRY_VERIFY(!panel->isShowingContent());
    leaveView();
    point(*panel);
    QTest::keyClick(view, Qt::Key_Delete);
    QVERIFY(document->model().contains(still));
    document->selection().select(bone);

    graph->setFocus();
    point(*graph);
    QTRY_VERIFY(!viewport().hasKeyboard());
    point(viewport());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_A);
    QCOMPARE(document->selection().nodes().size(), nodes);
}

/// Of the document, unless there is text to take back.
void TestWindowKeyboard::undoFromAnIdleSearch()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "1234");
    const int steps = document->historyIndex();
    QLineEdit *search = m_window->findChild<ModelTreePanel *>()->searchBox();
    search->setFocus();
    QTest::keyClick(search, Qt::Key_X);
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(search->text(), QString());
    QCOMPARE(document->historyIndex(), steps);
    QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document->historyIndex(), steps - 1);
}

void TestWindowKeyboard::tabLeavesTheViewBothWays()
{
    if (!viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    QVERIFY(openSmall());
    QSet<QWidget *> left;
    for (const bool forward : {true, false}) {
        focusView();
        QWidget *container = viewport().focusProxy();
        QSet<QWidget *> seen;
        QVERIFY(moveFocus(*container, forward));
        // Never back to the view before everything else had its turn.
        for (QWidget *at = m_window->focusWidget(); at && at != container && !seen.contains(at);
             at = m_window->focusWidget()) {
            seen.insert(at);
            QVERIFY(moveFocus(*at, forward));
        }
        QVERIFY2(seen.size() >= 8, qPrintable(QString::number(seen.size())));
        QTRY_VERIFY(viewport().hasKeyboard());
        if (forward)
            left = seen;
        else
            QCOMPARE(seen, left);
    }
}

void TestWindowKeyboard::tabStopsOnlyAtWhatIsSeen()
{
    QVERIFY(openSmall());
    action("window.layout.animate")->trigger();
    QCoreApplication::processEvents();
    QWidget *first = m_window->findChild<ModelTreePanel *>()->view();
    first->setFocus();
    QWidget *at = first;
    do {
        QVERIFY(moveFocus(*at, true));
        at = m_window->focusWidget();
        QVERIFY(at);
        QVERIFY2(isOnScreen(*at), qPrintable(at->objectName() + QLatin1String(at->metaObject()->className())));
        for (const char *behind : {"sequences", "dope"})
            QVERIFY2(!dock(behind)->isAncestorOf(at), behind);
    } while (at != first);
}

/// The focus is always visible in Properties: rows scroll, forwards and backwards, from outside as well; one after the
/// other from top to bottom.
void TestWindowKeyboard::rowsComeIntoSight()
{
    Document *document = openSmall();
    QVERIFY(document);
    document->selection().select(parsePath(document->model(), "bones[1]")->address.node);
    QCoreApplication::processEvents();
    auto *panel = m_window->findChild<PropertyPanel *>();
    const QWidget *page = panel->scrollArea()->widget();
    panel->filter()->setFocus();
    for (const bool forward : {true, false}) {
        int seen = 0, last = forward ? -1 : page->height();
        QWidget *at = m_window->focusWidget();
        do {
            QVERIFY(moveFocus(*at, forward));
            at = m_window->focusWidget();
            if (!page->isAncestorOf(at))
                continue;
            ++seen;
            QVERIFY2(!at->visibleRegion().isEmpty(), qPrintable(at->accessibleName()));
            const int top = at->mapTo(page, QPoint()).y();
            QVERIFY2(forward ? top >= last - 30 : top <= last + 30,
                     qPrintable(QStringLiteral("%1: %2 after %3").arg(at->accessibleName()).arg(top).arg(last)));
            last = top;
        } while (panel->isAncestorOf(at) || seen == 0);
        QVERIFY2(seen >= 8, qPrintable(QString::number(seen)));
    }
}

void TestWindowKeyboard::eachDockHasAKey()
{
    QVERIFY(openSmall());
    const QList<QDockWidget *> docks = m_window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly);
    QVERIFY(docks.size() >= 14);
    for (QDockWidget *dock : docks) {
        QAction *go = action(("window.go." + dock->objectName().toLatin1()).constData());
        QVERIFY2(go && !go->shortcut().isEmpty(), qPrintable(dock->objectName()));
        dock->hide();
        go->trigger();
        QVERIFY2(dock->isVisible(), qPrintable(dock->objectName()));
        const QWidget *focus = m_window->focusWidget();
        // A dock that has nothing to show takes the keyboard itself, or has no use for it.
        const bool hasStop = [dock] {
            for (const QWidget *inside : dock->widget()->findChildren<QWidget *>())
                if (takesTab(*inside))
                    return true;
            return false;
        }();
        QVERIFY2(!hasStop || (focus && dock->isAncestorOf(focus)), qPrintable(dock->objectName()));
    }
    QVERIFY(!action("window.go.viewport")->shortcut().isEmpty());
}

/// Always to the tree itself, whatever was used there last.
void TestWindowKeyboard::theKeyOfTheTreeLeadsToTheTree()
{
    QVERIFY(openSmall());
    const auto *tree = m_window->findChild<ModelTreePanel *>();
    for (QWidget *before : {static_cast<QWidget *>(tree->searchBox()), static_cast<QWidget *>(tree->view())}) {
        before->setFocus();
        m_window->findChild<TimelinePanel *>()->timeBox()->setFocus();
        action("window.go.tree")->trigger();
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget *>(tree->view()));
    }
}

/// A model that is opened again has the keyboard in its view, not in whichever field came next when it was closed.
void TestWindowKeyboard::reopenedModelsHaveTheKeyboard()
{
    QVERIFY(openSmall());
    auto *viewport = m_window->findChild<ViewportWidget *>();
    action("file.close")->trigger();
    QVERIFY(m_window->documents().size() == 0);
    m_window->open(m_file);
    QTRY_VERIFY(m_window->documents().find(m_file) && !m_window->isBusy());
    const QWidget *focus = nullptr;
    const auto isThere = [&] {
        focus = m_window->focusWidget();
        // None has it while the native window is on its way.
        return !focus || viewport->hasKeyboard() || focus == viewport || viewport->isAncestorOf(focus);
    };
    QVERIFY2(QTest::qWaitFor(isThere), focus ? focus->metaObject()->className() : "nothing");
}

void TestWindowKeyboard::f6GoesRound()
{
    QVERIFY(openSmall());
    dock("tree")->widget()->setFocus();
    m_window->findChild<ModelTreePanel *>()->view()->setFocus();
    QSet<const QDockWidget *> seen;
    for (int i = 0; i < 6; ++i) {
        action("window.go.next")->trigger();
        for (const QDockWidget *each : m_window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly))
            if (m_window->focusWidget() && each->isAncestorOf(m_window->focusWidget()))
                seen.insert(each);
    }
    QVERIFY2(seen.size() >= 3, qPrintable(QString::number(seen.size())));
}

void TestWindowKeyboard::escTakesTheTopmostFirst()
{
    Document *document = openSmall();
    QVERIFY(document);
    document->selection().select(parsePath(document->model(), "bones[1]")->address.node);
    auto *tree = m_window->findChild<ModelTreePanel *>();
    tree->searchBox()->setText(QStringLiteral("bone"));
    QWhatsThis::showText(m_window->mapToGlobal(QPoint(50, 50)), QStringLiteral("help"), m_window.get());
    QVERIFY(QApplication::activePopupWidget());
    const QString topic = QStringLiteral("transform");
    m_window->answer({Severity::Warning, QStringLiteral("Nothing was changed."), {}, document, topic});
    QAction *escape = action("edit.escape");
    auto *session = m_window->findChild<CurveSession *>();
    session->setOperationCancel([session] { session->setOperationCancel({}); });
    escape->trigger();
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(m_window->messages().hasMessageAbout(document, topic));
    escape->trigger();
    QVERIFY(!m_window->messages().hasMessageAbout(document, topic));
    QVERIFY(session->hasOperation());
    escape->trigger();
    QVERIFY(!session->hasOperation());
    QVERIFY(tree->isSearching());
    QVERIFY(!document->selection().isEmpty());
    escape->trigger();
    QVERIFY(!tree->isSearching());
    QVERIFY(!document->selection().isEmpty());
    escape->trigger();
    QVERIFY(document->selection().isEmpty());
    QVERIFY(!escape->isEnabled());
    // A search alone is enough.
    tree->searchBox()->setText(QStringLiteral("bone"));
    QVERIFY(escape->isEnabled());
    escape->trigger();
    QVERIFY(!tree->isSearching());
    QVERIFY(!escape->isEnabled());
    session->setOperationCancel([session] { session->setOperationCancel({}); });
    QTRY_VERIFY(escape->isEnabled());
    escape->trigger();
    QTRY_VERIFY(!escape->isEnabled());
}

/// Docks that share a place have their name on the tab only.
void TestWindowKeyboard::tabsShareOneName()
{
    QVERIFY(openSmall());
    action("window.layout.animate")->trigger();
    const auto settled = [this] {
        for (QDockWidget *each : m_window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
            if (each->isHidden())
                continue;
            bool tabbed = false;
            for (const QDockWidget *other : m_window->tabifiedDockWidgets(each))
                tabbed |= !other->isHidden();
            if (tabbed != bool(each->titleBarWidget()))
                return false;
        }
        return true;
    };
    QTRY_VERIFY(settled());
    QVERIFY(dock("curves")->titleBarWidget());
    QVERIFY(!dock("tree")->titleBarWidget());
    // Alone in its place it has a title again, and when floating.
    dock("sequences")->hide();
    dock("dope")->hide();
    QTRY_VERIFY(!dock("curves")->titleBarWidget());
    dock("dope")->show();
    QTRY_VERIFY(dock("curves")->titleBarWidget());
    dock("curves")->setFloating(true);
    QTRY_VERIFY(!dock("curves")->titleBarWidget());
}

void TestWindowKeyboard::helpOnTheView()
{
    viewport().setNavigation(Navigation::Sinew);
    const QString own = viewport().whatsThis();
    QVERIFY(own.contains(QLatin1String("left or middle drag")));
    viewport().setNavigation(Navigation::Maya);
    QVERIFY(viewport().whatsThis().contains(QLatin1String("Alt and left drag")));
    QVERIFY(viewport().whatsThis() != own);
}

/// The bubble of F1 over a row of the tree and over the start page; else the manual.
void TestWindowKeyboard::helpOnRows()
{
    const auto bubble = [] {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && widget->inherits("QWhatsThat"))
                return true;
        return false;
    };
    const auto helpAt = [&](const QWidget *widget, const QPoint &point) {
        QWhatsThis::hideText();
        QCursor::setPos(widget->mapToGlobal(point));
        action("help.field")->trigger();
        QCoreApplication::processEvents();
    };
    auto *start = m_window->findChild<StartPage *>();
    helpAt(start, {start->width() - 5, start->height() - 5});
    QVERIFY(bubble());
    QVERIFY(openSmall());
    QTreeView *tree = m_window->findChild<ModelTreePanel *>()->view();
    const QModelIndex row = tree->model()->index(1, 0);
    helpAt(tree->viewport(), tree->visualRect(row).center());
    QVERIFY(bubble());
    helpAt(m_window->statusBar(), m_window->statusBar()->rect().center());
    QVERIFY(bubble() || m_window->findChild<HelpWindow *>());
    QWhatsThis::hideText();
}

void TestWindowKeyboard::spacePlaysFromTheSequences()
{
    QVERIFY(openSmall());
    QDockWidget *list = dock("sequences");
    list->show();
    list->raise();
    auto *table = list->findChild<QTableView *>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    const Document &document = *m_window->documents().current();
    const bool wasPlaying = document.playback().isPlaying();
    const int steps = document.historyIndex();
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(document.playback().isPlaying(), !wasPlaying);
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(document.playback().isPlaying(), wasPlaying);
    QCOMPARE(document.historyIndex(), steps);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Stand"));
}

/// So that F1, Home and the arrows are about the timeline while one points at it.
void TestWindowKeyboard::keysGoToTheTimelineUnderThePointer()
{
    QVERIFY(openSmall());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTreeView *tree = m_window->findChild<ModelTreePanel *>()->view();
    tree->setFocus();
    TimeRuler *ruler = m_window->findChild<TimelinePanel *>()->ruler();
    QTRY_VERIFY(ruler->isVisible());
    Playback &playback = m_window->documents().current()->playback();
    playback.setPlaying(false);
    QCursor::setPos(ruler->mapToGlobal(ruler->rect().center()));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_End);
    QVERIFY(ruler->hasFocus());
    QCOMPARE(playback.time(), playback.end());
}

void TestWindowKeyboard::insertsKeysFromTheTree()
{
    QVERIFY(openSmall());
    Document &document = *m_window->documents().current();
    document.selection().select(parsePath(document.model(), "bones[0]")->address.node);
    const int steps = document.historyIndex();
    auto *tree = dock("tree")->findChild<QTreeView *>();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_K, Qt::AltModifier);
    QCOMPARE(document.historyIndex(), steps + 1);
    // A letter alone searches.
    QTest::keyClick(tree, Qt::Key_K);
    QCOMPARE(document.historyIndex(), steps + 1);
}

SINEW_TEST(tst_window_keyboard, TestWindowKeyboard)

} // namespace tst_window_keyboard
#include "tst_window_keyboard.moc"
