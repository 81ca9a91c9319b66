// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How to get at files: samples, new models, tabs, closed tabs, the last session.

#include "core/document/document_save.h"
#include "core/scene/render_scene.h"
#include "editor/documents/file_actions.h"
#include "editor/documents/new_model.h"
#include "editor/window/sample_files.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/start_page.h"

#include <QDir>
#include <QImage>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

namespace tst_way_in {

using namespace sinew;
using namespace sinew::test;

class TestWayIn : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void samplesAreCopies();
    void aSampleSavedElsewhereKeepsItsTextures();
    void samplesAreInstalled();
    void hintsGoAway();
    void tabsOfOneNameShowTheirFolder();
    void closedTabsComeBack();
    void theLastSessionComesBackByChoice();
    void newModels();
    void newModelFromAPicture();
    void savingNeedsAChange();

private:
    Document *openFile(const QString &path)
    {
        m_window->open(path);
        const bool open = QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(path); });
        return open ? m_window->documents().find(path) : nullptr;
    }
    QString copyIn(const QString &folder)
    {
        QDir(m_folder->path()).mkpath(folder);
        const QString path = m_folder->filePath(folder + QStringLiteral("/small.mdx"));
        write(path, smallMdx());
        return path;
    }
};

void TestWayIn::samplesAreCopies()
{
    const QList<StartPage::Entry> samples = sampleModels();
    QCOMPARE(samples.size(), 5);
    QTemporaryDir data;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    QStringList copies;
    for (const StartPage::Entry &sample : samples) {
        const QString copy = copyOfSample(sample.path);
        QVERIFY2(copy.startsWith(data.path()), qPrintable(copy));
        QVERIFY(QFileInfo(copy).isWritable());
        QCOMPARE(QFileInfo(copy).completeBaseName(), sample.title.toLower());
        copies.append(copy);
        Document *document = openFile(copy);
        QVERIFY2(document, qPrintable(copy));
        QVERIFY(document->byteProof().exact);
    }
    // One that was changed is kept, and a new one is made.
    QFile changed(copies.front());
    QVERIFY(changed.open(QIODevice::Append));
    changed.write("x");
    changed.close();
    const QString again = copyOfSample(samples.front().path);
    QVERIFY(again != copies.front());
    QVERIFY(QFileInfo(copies.front()).size() == QFileInfo(again).size() + 1);
    QCOMPARE(copyOfSample(samples[1].path), copies[1]);
    qputenv("XDG_DATA_HOME", before);

    auto *page = m_window->findChild<StartPage *>();
    QCOMPARE(page->sampleList()->count(), 5);
    QCOMPARE(page->sampleList()->item(0)->text(), QStringLiteral("Knight"));
}

void TestWayIn::aSampleSavedElsewhereKeepsItsTextures()
{
    QTemporaryDir data;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    const QString folder = m_settings->lastFolder();
    Document *document = openFile(copyOfSample(sampleModels().front().path));
    QVERIFY(document);
    QCOMPARE(m_settings->lastFolder(), folder); // file dialogs don't start among the copies
    const QString topic = QStringLiteral("left behind");
    QVERIFY(!m_window->messages().hasMessageAbout(document, topic));
    const QString path = m_folder->filePath(QStringLiteral("own.mdx"));
    QVERIFY(saveDocument(*document, path));
    qputenv("XDG_DATA_HOME", before);
    QVERIFY(m_window->messages().hasMessageAbout(document, topic));
    QCOMPARE(m_window->messages().actionButtons().constFirst()->text(), QStringLiteral("Copy the textures along…"));
    QVERIFY(QTest::qWaitFor([&] { return !m_window->isBusy(); }));
    QTest::qWait(300);
    QVERIFY(!m_window->messages().hasMessageAbout(document, QStringLiteral("textures")));
}

/// All samples of the start page are installed with all their files, in the folder beside bin/ where the program looks
/// for them.
void TestWayIn::samplesAreInstalled()
{
    const QString build = QDir::cleanPath(QApplication::applicationDirPath() + QStringLiteral("/.."));
    QTemporaryDir prefix;
    QProcess cmake;
    cmake.start(QStringLiteral("cmake"), {QStringLiteral("--install"), build, QStringLiteral("--component"),
                                          QStringLiteral("samples"), QStringLiteral("--prefix"), prefix.path()});
    QVERIFY(cmake.waitForFinished() && cmake.exitCode() == 0);
    const QDir installed(prefix.filePath(QStringLiteral("share/sinew/samples")));
    const QDir source(sourcePath("tests/samples"));
    QStringList folders;
    for (const StartPage::Entry &sample : sampleModels()) {
        QVERIFY2(installed.exists(source.relativeFilePath(sample.path)), qPrintable(sample.path));
        const QString folder = source.relativeFilePath(QFileInfo(sample.path).absolutePath());
        QCOMPARE(QDir(installed.filePath(folder)).entryList(QDir::Files),
                 QDir(source.filePath(folder)).entryList(QDir::Files));
        folders << folder;
    }
    folders.sort();
    QCOMPARE(installed.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), folders);
}

void TestWayIn::hintsGoAway()
{
    auto *page = m_window->findChild<StartPage *>();
    QVERIFY(!page->hints()->isHidden());
    page->hints()->findChild<QAbstractButton *>()->click();
    QVERIFY(page->hints()->isHidden());
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    QVERIFY(m_window->findChild<StartPage *>()->hints()->isHidden());
}

void TestWayIn::tabsOfOneNameShowTheirFolder()
{
    QVERIFY(openSmall());
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx"));
    QVERIFY(openFile(copyIn(QStringLiteral("red"))));
    QVERIFY(openFile(copyIn(QStringLiteral("blue"))));
    QCOMPARE(tabs()->tabText(1), QStringLiteral("small.mdx — red"));
    QCOMPARE(tabs()->tabText(2), QStringLiteral("small.mdx — blue"));
    QVERIFY(tabs()->tabText(0).startsWith(QStringLiteral("small.mdx — ")));
    // Folders of equal names show the path up to where they differ.
    QVERIFY(openFile(copyIn(QStringLiteral("old/red"))));
    QCOMPARE(tabs()->tabText(3), QDir::toNativeSeparators(QStringLiteral("small.mdx — old/red")));
    DocumentList &documents = m_window->documents();
    while (documents.size() > 1)
        documents.close(documents.at(1));
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx"));
}

void TestWayIn::closedTabsComeBack()
{
    QAction *reopen = action("file.reopenClosed");
    QVERIFY(!reopen->isEnabled());
    Document *first = openSmall();
    const QString other = copyIn(QStringLiteral("other"));
    QVERIFY(openFile(other));
    m_window->documents().close(first);
    m_window->documents().close(m_window->documents().find(other));
    QVERIFY(reopen->isEnabled());
    reopen->trigger();
    QTRY_VERIFY(m_window->documents().find(other));
    reopen->trigger();
    QTRY_VERIFY(m_window->documents().find(m_file));
    QVERIFY(!reopen->isEnabled());
}

void TestWayIn::theLastSessionComesBackByChoice()
{
    const QString other = copyIn(QStringLiteral("other"));
    for (const bool wanted : {false, true}) {
        QVERIFY(openSmall());
        QVERIFY(openFile(other));
        m_settings->setReopensFiles(wanted);
        QVERIFY(m_window->close());
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        m_window->begin({}, {});
        QTRY_VERIFY(!m_window->isBusy());
        QCOMPARE(m_window->documents().size(), wanted ? 2 : 0);
    }
    QCOMPARE(m_window->documents().at(1)->path(), other);
    // Requested files open alone; missing ones are not reported.
    QVERIFY(m_window->close());
    QFile::remove(other);
    m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
    m_window->begin({}, {});
    QTRY_VERIFY(!m_window->isBusy());
    QCOMPARE(m_window->documents().size(), 1);
}

void TestWayIn::newModels()
{
    action("file.new")->trigger();
    Document *document = m_window->documents().current();
    QVERIFY(document);
    QVERIFY(document->path().isEmpty());
    QVERIFY(action("file.save")->isEnabled());
    QVERIFY(document->byteProof().exact);
    QCOMPARE(document->format()->sequences()->sequences(document->model()).size(), std::size_t(1));
    QVERIFY(m_window->findChild<StartPage *>()->newButton()->menu());
}

void TestWayIn::newModelFromAPicture()
{
    QImage picture(64, 32, QImage::Format_RGBA8888);
    picture.fill(Qt::red);
    const QString path = m_folder->filePath(QStringLiteral("sign.png"));
    QVERIFY(picture.save(path));
    const auto made = newModelFromPicture(m_formats, path);
    QVERIFY2(made, made ? "" : made.error().text().c_str());
    const Document &document = **made;
    QCOMPARE(QFileInfo(document.path()).path(), m_folder->path());
    QVERIFY(!QFileInfo::exists(document.path()));
    QVERIFY(FileActions::isUnsaved(&document));
    const auto textures = document.format()->textures()->textures(document.model());
    QCOMPARE(textures.size(), std::size_t(1));
    QCOMPARE(document.format()->materials()->materials(document.model()).size(), std::size_t(1));
    // Twice as wide as high.
    const auto scene = document.format()->scene()->build(document.model());
    QCOMPARE(scene.extent.maximum.y, 128.f);
    QCOMPARE(scene.extent.maximum.z, 128.f);
    QVERIFY(!newModelFromPicture(m_formats, m_file));
}

void TestWayIn::savingNeedsAChange()
{
    Document *document = openSmall();
    QVERIFY(!action("file.saveAll")->isEnabled());
    QVERIFY(!action("file.revert")->isEnabled());
    setEnd(*document, "900");
    QVERIFY(action("file.saveAll")->isEnabled());
    QVERIFY(action("file.revert")->isEnabled());
    action("edit.undo")->trigger();
    QVERIFY(!action("file.saveAll")->isEnabled());
    QVERIFY(!action("file.revert")->isEnabled());
}

SINEW_TEST(tst_way_in, TestWayIn)

} // namespace tst_way_in
#include "tst_way_in.moc"
