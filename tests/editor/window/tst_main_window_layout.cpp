// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Drives the window as a user would: layouts, room for docks, actions and their keys.

#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "editor/window/docks/dock_layouts.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/tree/model_tree_panel.h"

#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace tst_main_window_layout {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The letter after the "&" of a text, null if there is none; "&&" shows an ampersand.
QChar mnemonicOf(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2)) {
        if (text[at + 1] != u'&')
            return text[at + 1].toUpper();
    }
    return {};
}

void chooseAction(QTreeWidget &list, const char *id)
{
    for (QTreeWidgetItemIterator item(&list); *item; ++item)
        if ((*item)->data(0, Qt::UserRole) == QLatin1String(id))
            list.setCurrentItem(*item);
    QCOMPARE(list.currentItem()->data(0, Qt::UserRole).toString(), QLatin1String(id));
    // By area: never on the top level.
    QVERIFY(list.currentItem()->parent());
}

/// Entries of a menu and its submenus that have the letter of another entry.
QStringList sharedMnemonics(const QString &menu, const QList<QAction *> &entries)
{
    QStringList shared;
    QMap<QChar, QString> known;
    for (const QAction *entry : entries) {
        if (const QChar letter = mnemonicOf(entry->text()); !letter.isNull()) {
            if (known.contains(letter))
                shared.append(QStringLiteral("%1: “%2” and “%3”").arg(menu, known[letter], entry->text()));
            known.insert(letter, entry->text());
        }
        if (QMenu *below = entry->menu()) {
            Q_EMIT below->aboutToShow(); // some are filled only then
            shared += sharedMnemonics(menu + u'/' + entry->text(), below->actions());
        }
    }
    return shared;
}

} // namespace

class TestMainWindowLayout : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void switchesLayouts();
    void eachLayoutHasItsSkeleton();
    void spacePlaysWhereverTheTaskBegins();
    void theTimelineLeavesSpareRoom();
    void openedDocksAreTallEnough();
    void fitsASmallScreen();
    void theToolBarSwitchesLayouts();
    void docksKeepTheirSizeWhenModelsOpen();
    void noLayoutEnlargesTheWindow();
    void remembersTheLayout();
    void everyActionHasANameAndAnId();
    void noKeyIsUsedTwice();
    void noMenuHasALetterTwice();
    void shortcutsCanBeChanged();
    void undoNamesTheStep();
    void enterLeavesThePreferences();
    void enterChangesNoShortcut();
};

void TestMainWindowLayout::switchesLayouts()
{
    const auto dock = [this](const char *name) {
        return m_window->findChild<QDockWidget *>(QString::fromLatin1(name));
    };
    QCOMPARE(m_window->layouts().current(), QStringLiteral("model"));
    QVERIFY(!dock("history")->isHidden());
    QVERIFY(dock("hex")->isHidden());
    action("window.layout.inspect")->trigger();
    QVERIFY(!dock("hex")->isHidden());
    action("window.layout.animate")->trigger();
    QVERIFY(dock("history")->isHidden());
    QVERIFY(!dock("timeline")->isHidden());
    // Each is remembered as it was left.
    dock("tree")->hide();
    action("window.layout.model")->trigger();
    QVERIFY(!dock("tree")->isHidden());
    action("window.layout.animate")->trigger();
    QVERIFY(dock("tree")->isHidden());
    action("window.resetLayout")->trigger();
    QVERIFY(!dock("tree")->isHidden());
}

void TestMainWindowLayout::eachLayoutHasItsSkeleton()
{
    const auto *viewport = m_window->findChild<ViewportWidget *>();
    QVERIFY(!viewport->options().skeleton);
    action("window.layout.animate")->trigger();
    QVERIFY(viewport->options().skeleton);
    QVERIFY(action("view.skeleton")->isChecked());
    action("window.layout.model")->trigger();
    QVERIFY(!viewport->options().skeleton);
    action("view.skeleton")->trigger();
    action("window.layout.animate")->trigger();
    action("view.skeleton")->trigger();
    QVERIFY(!viewport->options().skeleton);
    // Each is remembered as it was left.
    action("window.layout.model")->trigger();
    QVERIFY(viewport->options().skeleton);
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    viewport = m_window->findChild<ViewportWidget *>();
    QVERIFY(viewport->options().skeleton);
    action("window.layout.animate")->trigger();
    QVERIFY(!viewport->options().skeleton);
}

void TestMainWindowLayout::spacePlaysWhereverTheTaskBegins()
{
    auto *viewport = m_window->findChild<ViewportWidget *>();
    const auto isIn = [this](const QWidget *place) {
        const QWidget *focus = m_window->focusWidget();
        return focus && (focus == place || place->isAncestorOf(focus));
    };
    m_window->show();
    Document *document = openSmall();
    QVERIFY(document);
    QVERIFY(isIn(viewport));
    m_window->findChild<ModelTreePanel *>()->setFocus();
    action("window.layout.animate")->trigger();
    QVERIFY(isIn(viewport)); // the curves show nothing yet
    document->selection().select(parsePath(document->model(), "bones[1]")->address.node);
    auto *curves = m_window->findChild<QDockWidget *>(QStringLiteral("curves"))->widget();
    action("window.layout.model")->trigger();
    QVERIFY(isIn(viewport));
    QVERIFY(curves->actions().contains(action("animation.play")));
    QVERIFY(viewport->actions().contains(action("animation.play")));
}

void TestMainWindowLayout::theTimelineLeavesSpareRoom()
{
    auto *timeline = m_window->findChild<QDockWidget *>(QStringLiteral("timeline"));
    m_window->resize(1300, 800);
    m_window->show();
    QVERIFY(openSmall());
    action("window.layout.animate")->trigger();
    for (const int height : {1000, 700, 1200}) {
        m_window->resize(1300, height);
        QCoreApplication::processEvents();
        QVERIFY2(timeline->height() <= timeline->sizeHint().height(), qPrintable(QString::number(timeline->height())));
    }
}

void TestMainWindowLayout::openedDocksAreTallEnough()
{
    m_window->resize(1300, 900);
    m_window->show();
    QVERIFY(openSmall());
    auto *timeline = m_window->findChild<QDockWidget *>(QStringLiteral("timeline"));
    for (const char *name : {"sequences", "hex"}) {
        auto *dock = m_window->findChild<QDockWidget *>(QString::fromLatin1(name));
        QVERIFY2(dock->isHidden(), name);
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY2(dock->height() >= 190,
                     qPrintable(QStringLiteral("%1: %2").arg(dock->objectName()).arg(dock->height())));
        QVERIFY(!dock->visibleRegion().isEmpty());
        dock->close(); // as its button does
        QTRY_VERIFY2(timeline->height() <= timeline->sizeHint().height(),
                     qPrintable(QString::number(timeline->height())));
    }
}

void TestMainWindowLayout::fitsASmallScreen()
{
    // 1600 × 950 pixels at a scale of two.
    m_window->show();
    QVERIFY(openSmall());
    for (const char *layout : {"model", "animate", "texture", "inspect"}) {
        action(("window.layout." + QByteArray(layout)).constData())->trigger();
        QCoreApplication::processEvents();
        const QSize least = m_window->minimumSizeHint();
        QStringList docks;
        for (const auto *dock : m_window->findChildren<QDockWidget *>())
            docks << QStringLiteral("%1 %2×%3")
                         .arg(dock->objectName())
                         .arg(dock->minimumSizeHint().width())
                         .arg(dock->minimumSizeHint().height());
        QVERIFY2(least.width() <= 800 && least.height() <= 475, qPrintable(QStringLiteral("%1: %2×%3; %4")
                                                                               .arg(QLatin1String(layout))
                                                                               .arg(least.width())
                                                                               .arg(least.height())
                                                                               .arg(docks.join(u' '))));
    }
}

void TestMainWindowLayout::theToolBarSwitchesLayouts()
{
    auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("toolbar"));
    QVERIFY(bar);
    // Without the theme's icons its buttons are wide.
    m_window->resize(bar->sizeHint().width() + 20, 900);
    for (const char *layout : {"texture", "inspect", "animate", "model"}) {
        auto *button = qobject_cast<QToolButton *>(
            bar->widgetForAction(action(("window.layout." + QByteArray(layout)).constData())));
        QVERIFY(button);
        QTRY_VERIFY2(button->isVisible(), layout);
        QVERIFY(bar->rect().contains(button->geometry()));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_window->layouts().current(), QLatin1String(layout));
        QVERIFY(button->isChecked());
    }
}

void TestMainWindowLayout::docksKeepTheirSizeWhenModelsOpen()
{
    m_window->resize(1440, 900);
    const auto heights = [this] {
        QList<int> all;
        for (const char *name : {"tree", "properties", "problems", "timeline"})
            all.append(m_window->findChild<QDockWidget *>(QLatin1String(name))->height());
        return all;
    };
    // Whatever has grown gets its room when the window has time for it.
    const auto settled = [&] {
        QList<int> before;
        const bool rests = QTest::qWaitFor([&] {
            const QList<int> now = heights();
            QTest::qWait(300);
            before = heights();
            return now == before;
        });
        return rests ? before : QList<int>();
    };
    const auto text = [](const QList<int> &all) {
        QStringList numbers;
        for (int height : all)
            numbers << QString::number(height);
        return numbers.join(u' ');
    };
    QVERIFY(openSmall());
    const QList<int> before = settled();
    QVERIFY(!before.isEmpty());
    for (int round = 0; round < 4; ++round) {
        action("file.close")->trigger();
        QVERIFY(!settled().isEmpty());
        QVERIFY(openSmall());
        const QList<int> now = settled();
        QCOMPARE(now.size(), before.size());
        for (int i = 0; i < now.size(); ++i) // a pixel is rounded one way or the other, but nothing drifts
            QVERIFY2(std::abs(now[i] - before[i]) <= 1,
                     qPrintable(QStringLiteral("round %1: %2; before %3").arg(round).arg(text(now), text(before))));
    }
}

void TestMainWindowLayout::noLayoutEnlargesTheWindow()
{
    const QSize small(1216, 720);
    m_window->resize(small);
    QVERIFY(openSmall());
    for (const char *layout : {"texture", "animate", "inspect", "model", "texture"}) {
        action(("window.layout." + QByteArray(layout)).constData())->trigger();
        QTest::qWait(300); // the sizes of the layout have settled
        QCOMPARE(m_window->size(), small);
    }
}

void TestMainWindowLayout::remembersTheLayout()
{
    action("window.layout.texture")->trigger();
    m_window->findChild<QDockWidget *>(QStringLiteral("properties"))->hide();
    QVERIFY(m_window->close());
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    m_window->show();
    QCOMPARE(m_window->layouts().current(), QStringLiteral("texture"));
    QVERIFY(m_window->findChild<QDockWidget *>(QStringLiteral("properties"))->isHidden());
    QVERIFY(action("window.layout.texture")->isChecked());
}

void TestMainWindowLayout::everyActionHasANameAndAnId()
{
    QSet<QString> ids;
    for (const QAction *action : m_window->actions().all()) {
        const QString id = ActionList::idOf(action);
        QVERIFY(!id.isEmpty());
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids.insert(id);
        QVERIFY2(!plainText(action).isEmpty(), qPrintable(id));
    }
}

void TestMainWindowLayout::noKeyIsUsedTwice()
{
    // The curve pages and the dock of texture coordinates have keys of their own, which win while the focus is there,
    // and those of the edit mode of meshes win in the viewport while it is on.
    const QStringList docks{QStringLiteral("curves"), QStringLiteral("uv"), QStringLiteral("mesh")};
    QHash<QPair<qsizetype, QKeySequence>, QString> users;
    for (const QAction *action : m_window->actions().all()) {
        const QString id = ActionList::idOf(action);
        for (const QKeySequence &key : action->shortcuts()) {
            const std::pair use(docks.indexOf(id.section(u'.', 0, 0)), key);
            QVERIFY2(!users.contains(use), qPrintable(users.value(use) + u' ' + id + u' ' + key.toString()));
            users.insert(use, id);
        }
    }
}

void TestMainWindowLayout::noMenuHasALetterTwice()
{
    QVERIFY(openSmall());
    const QList<QAction *> menus = m_window->menuBar()->actions();
    QVERIFY(menus.size() > 5);
    QCOMPARE(sharedMnemonics(QStringLiteral("menu bar"), menus).join(u'\n'), QString());
}

void TestMainWindowLayout::shortcutsCanBeChanged()
{
    {
        ShortcutsDialog dialog(m_window->actions());
        auto *list = dialog.findChild<QTreeWidget *>();
        chooseAction(*list, "view.grid");
        auto *edit = dialog.findChild<QKeySequenceEdit *>();
        edit->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_O)); // belongs to "Open"
        Q_EMIT edit->editingFinished();
        QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
        edit->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_F12));
        Q_EMIT edit->editingFinished();
        // Keys that confirm, cancel or leave the field don't become the action's.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab}) {
            edit->setKeySequence(QKeySequence(key));
            Q_EMIT edit->editingFinished();
            QCOMPARE(edit->keySequence(), QKeySequence(Qt::CTRL | Qt::Key_F12));
        }
    }
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F12));
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F12));
    m_window->actions().setShortcuts(action("view.grid"), m_window->actions().defaultShortcuts(action("view.grid")));
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
}

void TestMainWindowLayout::undoNamesTheStep()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    QVERIFY(action("edit.undo")->text().contains(QLatin1String("Set end")));
    QVERIFY(!action("edit.redo")->isEnabled());
    action("edit.undo")->trigger();
    QVERIFY(action("edit.redo")->text().contains(QLatin1String("Set end")));
}

void TestMainWindowLayout::enterLeavesThePreferences()
{
    PreferencesDialog dialog(*m_settings, m_formats.archives(), m_formats.games(), m_window.get());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow(); // there may be no window manager that does this
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *memory = dialog.findChild<QSpinBox *>();
    memory->setFocus();
    memory->selectAll();
    const int before = m_settings->historyMebibytes();
    QTest::keyClicks(memory, QStringLiteral("128"));
    // Steps beyond 12 MiB would be lost.
    QCOMPARE(m_settings->historyMebibytes(), before);
    QTest::keyClick(memory, Qt::Key_Return);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(dialog.isHidden());
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(m_settings->historyMebibytes(), 128);
}

void TestMainWindowLayout::enterChangesNoShortcut()
{
    ShortcutsDialog dialog(m_window->actions());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow(); // there may be no window manager that does this
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *search = dialog.findChild<QLineEdit *>();
    search->setFocus();
    auto *list = dialog.findChild<QTreeWidget *>();
    chooseAction(*list, "view.grid");
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
}

SINEW_TEST(tst_main_window_layout, TestMainWindowLayout)

} // namespace tst_main_window_layout
#include "tst_main_window_layout.moc"
