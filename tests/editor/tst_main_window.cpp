// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Drives the window as a user would: files, tabs, questions, messages, layouts, remembered settings.

#include "core/model/path.h"
#include "editor/builtin_plugins.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/settings.h"
#include "editor/settings/shortcuts_dialog.h"
#include "editor/window/docks/dock_layouts.h"
#include "editor/window/main_window.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractButton>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace tst_main_window {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// One edit, as a script would make it.
void setEnd(Document &document, const char *value)
{
    const auto target = parsePath(document.model(), "sequences[0].end");
    QVERIFY(bool(target));
    const auto change = makeSet(document.model(), *target, value);
    QVERIFY(bool(change));
    QVERIFY(bool(document.push({*change}, QStringLiteral("Set end"))));
}

/// Clicks a button of the next question; the returned text is the question's.
std::shared_ptr<QString> answer(QMessageBox::StandardButton button)
{
    auto text = std::make_shared<QString>();
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text, button] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!question)
            return;
        timer->deleteLater();
        *text = question->text();
        QAbstractButton *choice = question->button(button);
        if (!choice) { // a button of the question's own
            for (QAbstractButton *other : question->buttons()) {
                if (question->buttonRole(other) == QMessageBox::DestructiveRole)
                    choice = other;
            }
        }
        choice->click();
    });
    timer->start(20);
    return text;
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void startsEmpty();
    void opensFilesInTabs();
    void tabsKeepTheirNames();
    void showsAnOpenFileAgain();
    void playsWhatItOpens();
    void tellsWhatCannotBeOpened();
    void opensWhatIsDropped_data();
    void opensWhatIsDropped();
    void refusesDropsWithoutFiles();
    void marksUnsavedChanges();
    void savesAndStaysByteExact();
    void asksBeforeClosing();
    void asksBeforeQuitting();
    void revertsAfterAsking();
    void offersToReloadWhatChangedOnDisk();
    void readsAgainAsItWasShown();
    void selectionReachesTheTree();
    void listsMissingTextures();
    void remembersRecentFiles();
    void switchesLayouts();
    void spacePlaysWhereverTheTaskBegins();
    void theTimelineLeavesSpareRoom();
    void openedDocksAreTallEnough();
    void fitsASmallScreen();
    void remembersTheLayout();
    void everyActionHasANameAndAnId();
    void noKeyIsUsedTwice();
    void shortcutsCanBeChanged();
    void undoNamesTheStep();
    void messagesStayWithTheirDocument();
    void everyFailureCanBeRead();
    void tellsOfMissingTexturesOnce();
    void offersWaysToRead();
    void saveFailureGoesWhenSaved();
    void enterLeavesThePreferences();
    void enterChangesNoShortcut();

private:
    Document *openSmall();
    QAction *action(const char *id) { return m_window->actions().find(QString::fromLatin1(id)); }
    QTabBar *tabs() { return m_window->centralWidget()->findChild<QTabBar *>(); }

    QTemporaryDir m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_config.path());
    addBuiltinPlugins(m_formats);
}

void TestMainWindow::init()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"), QStringLiteral("sinew")).clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("small.mdx"));
    write(m_file, smallMdx());
    m_settings = std::make_unique<Settings>();
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

Document *TestMainWindow::openSmall()
{
    m_window->open(m_file);
    const bool open = QTest::qWaitFor([this] { return !m_window->isBusy() && m_window->documents().find(m_file); });
    return open ? m_window->documents().find(m_file) : nullptr;
}

void TestMainWindow::startsEmpty()
{
    QCOMPARE(m_window->documents().size(), 0);
    QVERIFY(tabs()->isHidden());
    QVERIFY(action("file.open")->isEnabled());
    for (const char *id : {"file.save", "file.saveAs", "file.close", "edit.undo", "edit.redo", "view.frame"})
        QVERIFY2(!action(id)->isEnabled(), id);
}

void TestMainWindow::opensFilesInTabs()
{
    Document *small = openSmall();
    QVERIFY(small);
    const QString other = m_folder->filePath(QStringLiteral("A&B.mdx"));
    write(other, smallMdx());
    m_window->open(other);
    QTRY_COMPARE(m_window->documents().size(), 2);
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx"));
    QCOMPARE(tabs()->tabText(1), QStringLiteral("A&&B.mdx"));
    QCOMPARE(tabs()->currentIndex(), 1);
    tabs()->setCurrentIndex(0);
    QCOMPARE(m_window->documents().current(), small);
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("small.mdx")));
    action("window.next")->trigger();
    QCOMPARE(tabs()->currentIndex(), 1);
    action("window.next")->trigger();
    QCOMPARE(tabs()->currentIndex(), 0);
}

void TestMainWindow::tabsKeepTheirNames()
{
    m_window->resize(1000, 700);
    for (int i = 0; i < 12; ++i) {
        const QString path = m_folder->filePath(QStringLiteral("Some unit number %1.mdx").arg(i));
        write(path, smallMdx());
        m_window->open(path);
        QTRY_COMPARE(m_window->documents().size(), i + 1);
    }
    // Too many for the width: they are scrolled instead of cut to nothing.
    for (int i = 0; i < tabs()->count(); ++i)
        QVERIFY(tabs()->tabRect(i).width() > tabs()->fontMetrics().horizontalAdvance(tabs()->tabText(i)));
    QVERIFY(tabs()->rect().contains(tabs()->tabRect(tabs()->currentIndex())));
}

void TestMainWindow::showsAnOpenFileAgain()
{
    QVERIFY(openSmall());
    const QString other = m_folder->filePath(QStringLiteral("other.mdx"));
    write(other, smallMdx());
    m_window->open(other);
    QTRY_COMPARE(m_window->documents().size(), 2);
    m_window->open(m_file);
    QTRY_VERIFY(!m_window->isBusy());
    QCOMPARE(m_window->documents().size(), 2);
    QCOMPARE(tabs()->currentIndex(), 0);
}

void TestMainWindow::playsWhatItOpens()
{
    Document *document = openSmall();
    QVERIFY(document);
    QVERIFY(document->playback().isPlaying());
    QCOMPARE(document->playback().end(), 1000.0);
    QSignalSpy moved(&document->playback(), &Playback::timeChanged);
    QTRY_VERIFY(moved.count() > 3);
}

void TestMainWindow::tellsWhatCannotBeOpened()
{
    write(m_file, "no model");
    m_window->open(m_file);
    QTRY_VERIFY(m_window->messages().hasMessage());
    QCOMPARE(m_window->messages().severity(), Severity::Error);
    QVERIFY(m_window->messages().text().contains(QLatin1String("small.mdx")));
    QCOMPARE(m_window->documents().size(), 0);
}

void TestMainWindow::opensWhatIsDropped_data()
{
    QTest::addColumn<bool>("onTheView");
    QTest::newRow("on the window") << false;
    QTest::newRow("on the 3D view, which once crashed") << true;
}

void TestMainWindow::opensWhatIsDropped()
{
    QFETCH(bool, onTheView);
    QWidget *target = onTheView ? m_window->viewport().focusProxy() : m_window.get();
    if (!target)
        QSKIP("there is no 3D view here");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_file)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move({60, 60}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &move);
    QVERIFY(move.isAccepted());
    QDragLeaveEvent leave;
    QApplication::sendEvent(target, &leave);
    QApplication::sendEvent(target, &enter);
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &drop);
    QVERIFY(drop.isAccepted());
    QTRY_VERIFY(m_window->documents().find(m_file));
}

void TestMainWindow::refusesDropsWithoutFiles()
{
    QMimeData data;
    data.setUrls({QUrl(QStringLiteral("https://example.org/small.mdx"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(!enter.isAccepted());
}

void TestMainWindow::marksUnsavedChanges()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx •"));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(action("file.save")->isEnabled());
    action("edit.undo")->trigger();
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx"));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(!action("file.save")->isEnabled());
}

void TestMainWindow::savesAndStaysByteExact()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    action("file.save")->trigger();
    QVERIFY(!document->isModified());
    QByteArray expected = smallMdx();
    const std::int32_t end = 900;
    expected.replace(4 + 12 + 380 + 8 + 84, 4, QByteArray(reinterpret_cast<const char *>(&end), 4));
    QCOMPARE(read(m_file), expected);
    // Its own save is no change by somebody else.
    QTest::qWait(600);
    QVERIFY(!m_window->messages().hasMessage());
}

void TestMainWindow::asksBeforeClosing()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    const auto question = answer(QMessageBox::Cancel);
    action("file.close")->trigger();
    QVERIFY(question->contains(QLatin1String("small.mdx")));
    QCOMPARE(m_window->documents().size(), 1);
    answer(QMessageBox::Discard);
    action("file.close")->trigger();
    QCOMPARE(m_window->documents().size(), 0);
    QCOMPARE(read(m_file), smallMdx());
}

void TestMainWindow::asksBeforeQuitting()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    answer(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY(m_window->isVisible());
    answer(QMessageBox::Save);
    QVERIFY(m_window->close());
    QVERIFY(read(m_file) != smallMdx());
}

void TestMainWindow::revertsAfterAsking()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    answer(QMessageBox::Cancel);
    action("file.revert")->trigger();
    QVERIFY(document->isModified());
    answer(QMessageBox::NoButton); // "Revert"
    action("file.revert")->trigger();
    QTRY_VERIFY(!m_window->documents().current()->isModified());
    QCOMPARE(m_window->documents().size(), 1);
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx"));
}

void TestMainWindow::offersToReloadWhatChangedOnDisk()
{
    QVERIFY(openSmall());
    QByteArray changed = smallMdx();
    changed.replace("Walk", "Jump");
    // Another time stamp is certain only when the clock of the file system has moved on.
    QTest::qWait(50);
    write(m_file, changed);
    QTRY_VERIFY(m_window->messages().hasMessage());
    QCOMPARE(m_window->messages().severity(), Severity::Warning);
    QCOMPARE(m_window->messages().actionButtons().size(), 1);
    m_window->messages().actionButtons().constFirst()->click();
    QTRY_VERIFY(textAt(m_window->documents().current()->model(),
                       *parsePath(m_window->documents().current()->model(), "sequences[1].name")) == "Jump");
}

void TestMainWindow::readsAgainAsItWasShown()
{
    Document *document = openSmall();
    QVERIFY(document);
    const auto nodeAt = [](const Document &of, const char *path) { return parsePath(of.model(), path)->address.node; };
    document->selection().set({nodeAt(*document, "sequences[0].name"), nodeAt(*document, "sequences[1].name")});
    document->playback().setPlaying(false);
    document->playback().setSequence(nodeAt(*document, "sequences[1].name"), 2000, 3000);
    document->playback().setTime(2250);
    auto *tree = m_window->findChild<ModelTreePanel *>();
    const QModelIndex sequences = tree->view()
                                      ->model()
                                      ->match(tree->view()->model()->index(0, 0), Qt::DisplayRole,
                                              QStringLiteral("Sequences"), 1, Qt::MatchFixedString)
                                      .value(0);
    QVERIFY(tree->view()->isExpanded(sequences));

    auto *viewport = m_window->findChild<ViewportWidget *>();
    ViewCamera camera = viewport->view(*document)->freeCamera();
    camera.yaw = 1.25f;
    camera.distance = 321;
    viewport->view(*document)->setCamera(camera);

    QSignalSpy replaced(&m_window->documents(), &DocumentList::replaced);
    action("file.revert")->trigger();
    QTRY_COMPARE(replaced.size(), 1);
    Document *fresh = m_window->documents().current();
    QCOMPARE(fresh->selection().nodes(),
             (std::vector<NodeId>{nodeAt(*fresh, "sequences[0].name"), nodeAt(*fresh, "sequences[1].name")}));
    QCOMPARE(fresh->playback().sequence(), nodeAt(*fresh, "sequences[1].name"));
    QCOMPARE(fresh->playback().time(), 2250.0);
    QVERIFY(!fresh->playback().isPlaying());
    QCOMPARE(viewport->view(*fresh)->freeCamera().yaw, 1.25f);
    QCOMPARE(viewport->view(*fresh)->freeCamera().distance, 321.0f);
    const QModelIndex again = tree->view()
                                  ->model()
                                  ->match(tree->view()->model()->index(0, 0), Qt::DisplayRole,
                                          QStringLiteral("Sequences"), 1, Qt::MatchFixedString)
                                  .value(0);
    QVERIFY(tree->view()->isExpanded(again));
    const QModelIndex nodes = tree->view()
                                  ->model()
                                  ->match(tree->view()->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Nodes"),
                                          1, Qt::MatchFixedString)
                                  .value(0);
    QVERIFY(tree->view()->isExpanded(nodes));
    QCOMPARE(tree->view()->selectionModel()->selectedIndexes().size(), 2);
}

void TestMainWindow::selectionReachesTheTree()
{
    Document *document = openSmall();
    QVERIFY(document);
    const auto bone = parsePath(document->model(), "bones[1]");
    QVERIFY(bool(bone));
    document->selection().select(bone->address.node);
    auto *tree = m_window->findChild<ModelTreePanel *>();
    QTRY_COMPARE(tree->view()->currentIndex().data().toString(), QStringLiteral("Hand"));
    QVERIFY(action("edit.deselect")->isEnabled());
    action("edit.deselect")->trigger();
    QVERIFY(document->selection().isEmpty());
}

void TestMainWindow::listsMissingTextures()
{
    QByteArray texture;
    put<std::uint32_t>(texture, 0);
    putText(texture, "Textures\\Absent.blp", 260);
    put<std::uint32_t>(texture, 0);
    write(m_file, smallMdx() + chunk("TEXS", texture));
    Document *document = openSmall();
    QVERIFY(document);
    auto *problems = m_window->findChild<ProblemsPanel *>();
    const auto mentions = [&] {
        const QAbstractItemModel *model = problems->view()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QString text = model->index(row, 0).data().toString();
            if (text.contains(QLatin1String("Absent.blp")) && text.contains(m_folder->path()))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(mentions());
}

void TestMainWindow::remembersRecentFiles()
{
    QVERIFY(openSmall());
    QCOMPARE(m_settings->recentFiles(), QStringList{m_file});
    action("file.close")->trigger();
    QMenu *recent = nullptr;
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (!menu->actions().isEmpty() && menu->actions().constFirst()->text() == QLatin1String("small.mdx"))
            recent = menu;
    }
    QVERIFY(recent);
    QCOMPARE(m_window->findChild<StartPage *>()->recentList()->count(), 1);
    recent->actions().constFirst()->trigger();
    QTRY_VERIFY(m_window->documents().find(m_file));
}

void TestMainWindow::switchesLayouts()
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

void TestMainWindow::spacePlaysWhereverTheTaskBegins()
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
    QVERIFY(isIn(viewport)); // nothing to be seen in the curves yet
    document->selection().select(parsePath(document->model(), "bones[1]")->address.node);
    auto *curves = m_window->findChild<QDockWidget *>(QStringLiteral("curves"))->widget();
    action("window.layout.model")->trigger();
    QVERIFY(isIn(viewport));
    QVERIFY(curves->actions().contains(action("animation.play")));
    QVERIFY(viewport->actions().contains(action("animation.play")));
}

void TestMainWindow::theTimelineLeavesSpareRoom()
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

void TestMainWindow::openedDocksAreTallEnough()
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

void TestMainWindow::fitsASmallScreen()
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

void TestMainWindow::remembersTheLayout()
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

void TestMainWindow::everyActionHasANameAndAnId()
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

void TestMainWindow::noKeyIsUsedTwice()
{
    // The curve pages and the dock of texture coordinates have keys of their own, which win while the focus is there.
    const QStringList docks{QStringLiteral("curves"), QStringLiteral("uv")};
    QHash<QPair<qsizetype, QKeySequence>, QString> users;
    for (const QAction *action : m_window->actions().all()) {
        const QString id = ActionList::idOf(action);
        for (const QKeySequence &key : action->shortcuts()) {
            const QPair use(docks.indexOf(id.section(u'.', 0, 0)), key);
            QVERIFY2(!users.contains(use), qPrintable(users.value(use) + u' ' + id + u' ' + key.toString()));
            users.insert(use, id);
        }
    }
}

void TestMainWindow::shortcutsCanBeChanged()
{
    {
        ShortcutsDialog dialog(m_window->actions());
        auto *list = dialog.findChild<QTreeWidget *>();
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (list->topLevelItem(i)->data(0, Qt::UserRole) == QLatin1String("view.grid"))
                list->setCurrentItem(list->topLevelItem(i));
        }
        auto *edit = dialog.findChild<QKeySequenceEdit *>();
        edit->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_O)); // belongs to "Open"
        Q_EMIT edit->editingFinished();
        QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
        edit->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_F12));
        Q_EMIT edit->editingFinished();
    }
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F12));
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F12));
    m_window->actions().setShortcuts(action("view.grid"), m_window->actions().defaultShortcuts(action("view.grid")));
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
}

void TestMainWindow::undoNamesTheStep()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    QVERIFY(action("edit.undo")->text().contains(QLatin1String("Set end")));
    QVERIFY(!action("edit.redo")->isEnabled());
    action("edit.undo")->trigger();
    QVERIFY(action("edit.redo")->text().contains(QLatin1String("Set end")));
}

void TestMainWindow::messagesStayWithTheirDocument()
{
    Document *small = openSmall();
    QVERIFY(small);
    MessageBar &bar = m_window->messages();
    const QString other = m_folder->filePath(QStringLiteral("other.mdx"));
    write(other, smallMdx());
    m_window->open(other);
    QTRY_COMPARE(m_window->documents().size(), 2);
    // Another program writes the file whose tab is not in front.
    QByteArray changed = smallMdx();
    changed.replace("Walk", "Jump");
    QTest::qWait(50);
    write(m_file, changed);
    QTRY_VERIFY(bar.hasMessageAbout(small, QStringLiteral("disk")));
    QVERIFY(bar.isHidden());
    tabs()->setCurrentIndex(0);
    QVERIFY(!bar.isHidden());
    QVERIFY(bar.text().contains(QLatin1String("small.mdx")));
    tabs()->setCurrentIndex(1);
    QVERIFY(bar.isHidden());
    // What belongs to the window stays in front of every tab.
    m_window->open(m_folder->filePath(QStringLiteral("absent.mdx")));
    QTRY_VERIFY(bar.hasMessage());
    tabs()->setCurrentIndex(0);
    QCOMPARE(bar.count(), 2);
    QVERIFY(bar.text().contains(QLatin1String("absent.mdx")));
    action("file.close")->trigger();
    QCOMPARE(bar.count(), 1);
    action("file.close")->trigger();
    QVERIFY(!bar.isHidden());
    bar.closeMessage();
    QVERIFY(bar.isHidden());
}

void TestMainWindow::everyFailureCanBeRead()
{
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        names.append(QStringLiteral("absent%1.mdx").arg(i));
        m_window->open(m_folder->filePath(names.last()));
    }
    MessageBar &bar = m_window->messages();
    QTRY_COMPARE(bar.count(), 4);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(bar.position(), i);
        QVERIFY2(bar.text().contains(names[3 - i]), qPrintable(bar.text())); // the newest first
        bar.showNext();
    }
}

void TestMainWindow::tellsOfMissingTexturesOnce()
{
    QByteArray textures;
    for (const char *path : {"Textures\\Absent.blp", "Textures\\Gone.blp"}) {
        put<std::uint32_t>(textures, 0);
        putText(textures, path, 260);
        put<std::uint32_t>(textures, 0);
    }
    write(m_file, smallMdx() + chunk("TEXS", textures));
    Document *document = openSmall();
    QVERIFY(document);
    MessageBar &bar = m_window->messages();
    QTRY_VERIFY(bar.text().startsWith(QLatin1Char('2')));
    QCOMPARE(bar.count(), 1);
    bar.closeMessage();
    // Looking again brings the same answer; it was read.
    m_settings->addAssetLocation(m_config.path());
    QTest::qWait(50);
    QTRY_VERIFY(!m_window->isBusy());
    QVERIFY(!bar.hasMessage());
}

void TestMainWindow::offersWaysToRead()
{
    // Two games use 1400, and textures are alike in both.
    QByteArray version, texture;
    put<std::uint32_t>(version, 1400);
    put<std::uint32_t>(texture, 1);
    putText(texture, "", 260);
    put<std::uint32_t>(texture, 0);
    write(m_file, "MDLX" + chunk("VERS", version) + chunk("TEXS", texture));
    Document *document = openSmall();
    QVERIFY(document);
    MessageBar &bar = m_window->messages();
    QCOMPARE(bar.actionButtons().size(), 3);
    QVERIFY(bar.actionButtons()[1]->text().contains(QLatin1String("World of Warcraft")));
    bar.actionButtons()[1]->click();
    QTRY_VERIFY(m_window->documents().current() &&
                m_window->documents().current()->format()->readingOf(m_window->documents().current()->model()) ==
                    QLatin1String("wow"));
    for (const QToolButton *button : bar.actionButtons())
        QVERIFY(!button->isVisible() || !button->text().contains(QLatin1String("World of Warcraft")));
}

void TestMainWindow::saveFailureGoesWhenSaved()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    const QString elsewhere = m_folder->filePath(QStringLiteral("gone/small.mdx"));
    document->setPath(elsewhere);
    action("file.save")->trigger();
    MessageBar &bar = m_window->messages();
    QVERIFY(bar.hasMessage());
    QCOMPARE(bar.severity(), Severity::Error);
    QVERIFY(document->isModified());
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("gone")));
    action("file.save")->trigger();
    QVERIFY2(!bar.hasMessage(), qPrintable(bar.text()));
    QVERIFY(!document->isModified());
}

void TestMainWindow::enterLeavesThePreferences()
{
    PreferencesDialog dialog(*m_settings, m_formats.archives(), m_window.get());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow(); // there may be no window manager that does
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *memory = dialog.findChild<QSpinBox *>();
    memory->setFocus();
    memory->selectAll();
    QTest::keyClicks(memory, QStringLiteral("128"));
    QTest::keyClick(memory, Qt::Key_Return);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(dialog.isHidden());
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(m_settings->historyMebibytes(), 128);
}

void TestMainWindow::enterChangesNoShortcut()
{
    ShortcutsDialog dialog(m_window->actions());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.activateWindow(); // there may be no window manager that does
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *search = dialog.findChild<QLineEdit *>();
    search->setFocus();
    auto *list = dialog.findChild<QTreeWidget *>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->data(0, Qt::UserRole) == QLatin1String("view.grid"))
            list->setCurrentItem(list->topLevelItem(i));
    }
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(action("view.grid")->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
}

SINEW_TEST(tst_main_window, TestMainWindow)

} // namespace tst_main_window
#include "tst_main_window.moc"
