// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Drives the window as a user would: unsaved changes, saving, questions before something is lost.

#include "core/system/file_operations.h"
#include "editor/documents/file_actions.h"
#include "editor/documents/new_model.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/shell/message_bar.h"

#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPointer>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace tst_main_window_saving {

using namespace sinew;
using namespace sinew::test;

class TestMainWindowSaving : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void marksUnsavedChanges();
    void savesAndStaysByteExact();
    void asksBeforeClosing();
    void asksBeforeQuitting();
    void revertsAfterAsking();
    void revertsNothingThatIsAskedAbout();
    void keepsEditsMadeWhileReverting();
    void keepsEditsSavedWhileReverting();
    void offersToReloadWhatChangedOnDisk();
    void asksBeforeOverwriting_data();
    void asksBeforeOverwriting();
    void asksBeforeClosingWhatWasDeleted();
    void tellsWhatWasNeverSaved();
    void saveFailureGoesWhenSaved();
    void tellsOfOtherNames();
};

void TestMainWindowSaving::marksUnsavedChanges()
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

void TestMainWindowSaving::savesAndStaysByteExact()
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
    QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("small.mdx")));
    // Its own save is not a change by another program.
    QTest::qWait(600);
    QVERIFY(!m_window->messages().hasMessage());
}

void TestMainWindowSaving::asksBeforeClosing()
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

void TestMainWindowSaving::asksBeforeQuitting()
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

void TestMainWindowSaving::revertsAfterAsking()
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

/// The file has been read again while another question about the document is open.
void TestMainWindowSaving::revertsNothingThatIsAskedAbout()
{
    const QPointer<Document> document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    answer(QMessageBox::NoButton); // "Revert"
    action("file.revert")->trigger();
    QTimer::singleShot(800, m_window.get(), [&] {
        QVERIFY(document);
        answer(QMessageBox::Save);
    });
    action("file.close")->trigger();
    QCOMPARE(m_window->documents().size(), 0);
    QVERIFY(read(m_file) != smallMdx());
    QTest::qWait(300);
    QCOMPARE(m_window->documents().size(), 0);
}

void TestMainWindowSaving::keepsEditsMadeWhileReverting()
{
    Document *document = openSmall();
    QVERIFY(document);
    m_window->findChild<FileActions *>()->revert(document);
    setEnd(*document, "900");
    QTRY_VERIFY(m_window->messages().hasMessage());
    QVERIFY(m_window->messages().text().contains(QStringLiteral("small.mdx")));
    QCOMPARE(m_window->documents().current(), document);
    QVERIFY(document->isModified());
    // Its button does what was wanted.
    m_window->messages().actionButtons().constFirst()->click();
    QTRY_VERIFY(!m_window->documents().current()->isModified());
}

/// What has been read may be older than what was saved.
void TestMainWindowSaving::keepsEditsSavedWhileReverting()
{
    const QPointer<Document> document = openSmall();
    QVERIFY(document);
    m_window->findChild<FileActions *>()->revert(document);
    setEnd(*document, "900");
    action("file.save")->trigger();
    QVERIFY(!document->isModified());
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("edited while it was read again")));
    QVERIFY(document);
    QCOMPARE(m_window->documents().current(), document.data());
}

void TestMainWindowSaving::offersToReloadWhatChangedOnDisk()
{
    QVERIFY(openSmall());
    QByteArray changed = smallMdx();
    changed.replace("Walk", "Jump");
    // A different time stamp is certain only after the file system's clock has advanced.
    QTest::qWait(50);
    write(m_file, changed);
    QTRY_VERIFY(m_window->messages().hasMessage());
    QCOMPARE(m_window->messages().severity(), Severity::Warning);
    QCOMPARE(m_window->messages().actionButtons().size(), 1);
    m_window->messages().actionButtons().constFirst()->click();
    QTRY_VERIFY(textAt(m_window->documents().current()->model(),
                       *parsePath(m_window->documents().current()->model(), "sequences[1].name")) == "Jump");
}

void TestMainWindowSaving::asksBeforeOverwriting_data()
{
    QTest::addColumn<QMessageBox::ButtonRole>("role");
    QTest::newRow("Overwrite") << QMessageBox::DestructiveRole;
    QTest::newRow("Reload") << QMessageBox::ResetRole;
    QTest::newRow("Cancel") << QMessageBox::RejectRole;
}

/// Changes that another program wrote since are not lost silently: both dates are shown, and the user chooses.
void TestMainWindowSaving::asksBeforeOverwriting()
{
    QFETCH(const QMessageBox::ButtonRole, role);
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    QByteArray changed = smallMdx();
    changed.replace("Walk", "Jump");
    QTest::qWait(50); // until the file system's clock has advanced
    write(m_file, changed);
    QString dates;
    int buttons = 0;
    QTimer user;
    connect(&user, &QTimer::timeout, &user, [&] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!question)
            return;
        user.stop();
        dates = question->informativeText();
        buttons = int(question->buttons().size());
        for (QAbstractButton *button : question->buttons())
            if (question->buttonRole(button) == role)
                button->click();
    });
    user.start(20);
    action("file.save")->trigger();
    QCOMPARE(buttons, 4); // Overwrite, Save as, Reload, Cancel
    QCOMPARE(dates.count(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)), 2);
    const QString backup = m_file + QStringLiteral(".bak");
    QCOMPARE(QFile::exists(backup), role == QMessageBox::DestructiveRole);
    if (role == QMessageBox::DestructiveRole) {
        QVERIFY(!document->isModified());
        QVERIFY(read(m_file) != changed && read(m_file).contains("Walk"));
        QCOMPARE(read(backup), changed);
        return;
    }
    QCOMPARE(read(m_file), changed);
    if (role == QMessageBox::RejectRole) {
        QVERIFY(document->isModified());
        return;
    }
    QTRY_VERIFY(textAt(m_window->documents().current()->model(),
                       *parsePath(m_window->documents().current()->model(), "sequences[1].name")) == "Jump");
    QVERIFY(!m_window->documents().current()->isModified());
}

/// The tab is the only copy left.
void TestMainWindowSaving::asksBeforeClosingWhatWasDeleted()
{
    QVERIFY(openSmall());
    QVERIFY(QFile::remove(m_file));
    const auto question = answer(QMessageBox::Cancel);
    action("file.close")->trigger();
    QVERIFY(question->contains(QLatin1String("small.mdx")));
    QCOMPARE(m_window->documents().size(), 1);
    answer(QMessageBox::Save);
    action("file.close")->trigger();
    QCOMPARE(m_window->documents().size(), 0);
    QCOMPARE(read(m_file), smallMdx());
}

void TestMainWindowSaving::tellsWhatWasNeverSaved()
{
    QImage picture(8, 8, QImage::Format_RGBA8888);
    picture.fill(Qt::red);
    const QString path = m_folder->filePath(QStringLiteral("sign.png"));
    QVERIFY(picture.save(path));
    auto made = newModelFromPicture(m_formats, path);
    QVERIFY(made);
    const Document *document = m_window->documents().add(std::move(*made));
    QCOMPARE(tabs()->tabText(0), QStringLiteral("sign.mdl •"));
    for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
        QVERIFY(!label->text().contains(QStringLiteral("byte-exact")));
    auto question = answer(QMessageBox::Cancel);
    QVERIFY(!m_window->close());
    QVERIFY2(question->contains(QStringLiteral("never been saved")), qPrintable(*question));
    question = answer(QMessageBox::Discard);
    QVERIFY(m_window->close());
    QCOMPARE(m_settings->sessionFiles(), QStringList());
    m_window->show();
    action("file.save")->trigger();
    QCOMPARE(tabs()->tabText(0), QStringLiteral("sign.mdl"));
    QVERIFY(QFileInfo::exists(document->path()));
    QVERIFY(m_window->close());
    QCOMPARE(m_settings->sessionFiles(), QStringList{document->path()});
}

void TestMainWindowSaving::saveFailureGoesWhenSaved()
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

/// A file with a second name (hard link) becomes two files.
void TestMainWindowSaving::tellsOfOtherNames()
{
    Document *document = openSmall();
    QVERIFY(document);
    const QString other = m_folder->filePath(QStringLiteral("other.mdx"));
    QVERIFY(linkFile(m_file, other));
    setEnd(*document, "900");
    action("file.save")->trigger();
    QVERIFY(!document->isModified());
    MessageBar &bar = m_window->messages();
    QVERIFY(bar.hasMessage());
    QCOMPARE(bar.severity(), Severity::Info);
    QVERIFY2(bar.text().startsWith(QStringLiteral("“small.mdx” had other names")), qPrintable(bar.text()));
    QCOMPARE(read(other), smallMdx());
}

SINEW_TEST(tst_main_window_saving, TestMainWindowSaving)

} // namespace tst_main_window_saving
#include "tst_main_window_saving.moc"
