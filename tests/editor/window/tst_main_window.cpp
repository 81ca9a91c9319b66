// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Drives the window as a user would: opening, dropping, tabs, messages.

#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/documents/file_actions.h"
#include "editor/view/weights_notice.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"
#include "widgets/tree/model_tree_panel.h"

#include <QDropEvent>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

namespace tst_main_window {

using namespace sinew;
using namespace sinew::test;

class TestMainWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void startsEmpty();
    void opensFilesInTabs();
    void tabsKeepTheirNames();
    void showsAnOpenFileAgain();
    void playsWhatItOpens();
    void tellsWhatCannotBeOpened();
    void tellsFirstWhatIsWrong();
    void opensWhatIsDropped_data();
    void opensWhatIsDropped();
    void refusesDropsWithoutFiles();
    void readsAgainAsItWasShown();
    void selectionReachesTheTree();
    void listsMissingTextures();
    void remembersRecentFiles();
    void messagesStayWithTheirDocument();
    void everyFailureCanBeRead();
    void tellsOfMissingTexturesOnce();
    void offersWaysToRead();
    void browsesAssetsForNothing();
    void refusalsOfferWhatHelps();
    void keysWithoutASelectionSayWhatTheyNeed();
    void weightsSayWhatTheyShow();
};

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

/// Below it where, which few people need.
void TestMainWindow::tellsFirstWhatIsWrong()
{
    write(m_file, smallMdx().chopped(10));
    m_window->open(m_file);
    QTRY_VERIFY(m_window->messages().hasMessage());
    const QStringList lines = m_window->messages().text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].endsWith(QLatin1String("The file is cut off: at least 10 bytes are missing.")),
             qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(QLatin1String("Offset 0x")), qPrintable(lines[1]));
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
    m_window->findChild<FileActions *>()->revert(document);
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
            QString text;
            for (int column = 0; column < model->columnCount(); ++column)
                text += model->index(row, column).data().toString();
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
    // Messages of the window itself show on every tab.
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
    // Searching again gives the same answer, which was already read.
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

/// A file chosen there has no use; choosing one once crashed the program.
void TestMainWindow::browsesAssetsForNothing()
{
    QVERIFY(openSmall());
    action("tools.browseAssets")->trigger();
    auto *browser = m_window->findChild<AssetBrowser *>();
    QVERIFY(browser);
    browser->files()->setKind(AssetKind::Any);
    const QAbstractItemModel *files = browser->files()->view()->model();
    QTRY_VERIFY(files->rowCount() > 0);
    browser->files()->view()->setCurrentIndex(files->index(0, 0));
    QVERIFY(!browser->chosen().isEmpty());
    Q_EMIT browser->files()->activated();
    QVERIFY(browser->isVisible());
    for (const QPushButton *button : browser->findChildren<QPushButton *>())
        QVERIFY2(button->isHidden() || !button->text().startsWith(QLatin1String("&Use")), "a use that does nothing");
    browser->accept();
}

/// Keys help a bone that can't be rotated otherwise, but not a geoset, which nothing moves.
void TestMainWindow::refusalsOfferWhatHelps()
{
    if (!m_window->viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    m_file = sourcePath("tests/samples/showcase/showcase.mdx");
    Document *document = openSmall();
    QVERIFY(document);
    QVERIFY(!document->playback().autoKey());
    const auto offersKeys = [this] {
        const QList<QToolButton *> buttons = m_window->messages().actionButtons();
        return std::any_of(buttons.begin(), buttons.end(), [](const QToolButton *button) {
            return button->text() == QLatin1String("Switch auto-key on");
        });
    };
    for (const auto &[path, helps] : {std::pair("geosets[0]", false), std::pair("bones[0]", true)}) {
        m_window->messages().closeAll();
        document->selection().select(parsePath(document->model(), path)->address.node);
        QCoreApplication::processEvents();
        m_window->viewport().startTransform(EditTool::Rotate);
        QTRY_VERIFY2(m_window->messages().text().startsWith(QLatin1String("Nothing was changed")), path);
        QVERIFY2(offersKeys() == helps, path);
    }
}

/// In the status bar: nothing is the matter.
void TestMainWindow::keysWithoutASelectionSayWhatTheyNeed()
{
    QVERIFY(openSmall());
    m_window->statusBar()->clearMessage();
    action("transform.rotate")->trigger();
    QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Select a node to rotate it"));
    QVERIFY(!m_window->messages().hasMessage());
}

/// The strip over the viewport says what the colours mean, and how to get rid of them.
void TestMainWindow::weightsSayWhatTheyShow()
{
    m_file = sourcePath("tests/samples/showcase/showcase.mdx");
    Document *document = openSmall();
    QVERIFY(document);
    auto *notice = m_window->findChild<WeightsNotice *>();
    QVERIFY(!notice->isTelling());
    action("view.weights")->trigger();
    QVERIFY2(notice->text().contains(QStringLiteral("select a bone")), qPrintable(notice->text()));
    const auto tellsOf = [&](const QString &path) {
        const auto bone = parsePath(document->model(), path.toStdString());
        if (bone)
            document->selection().select(bone->address.node);
        return bool(bone) && notice->text().startsWith(QStringLiteral("Weights of"));
    };
    QVERIFY(!tellsOf(QStringLiteral("geosets[0]")));
    bool told = false;
    for (int row = 0; row < 8 && !told; ++row)
        told = tellsOf(QStringLiteral("bones[%1]").arg(row));
    QVERIFY(told);
    notice->closeButton()->click();
    QVERIFY(!action("view.weights")->isChecked());
    QVERIFY(!notice->isTelling());
}

SINEW_TEST(tst_main_window, TestMainWindow)

} // namespace tst_main_window
#include "tst_main_window.moc"
