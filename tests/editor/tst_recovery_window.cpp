// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the window does with unsaved changes of a crashed program: it offers them, and leaves the rest to the user.

#include "editor/recovery/document_recovery.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/recorded_document.h"
#include "tests/support/test_program.h"
#include "widgets/shell/message_bar.h"

#include <QPointer>
#include <QToolButton>

namespace tst_recovery_window {

using namespace sinew;
using namespace sinew::test;

class TestRecoveryWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void offersWhatACrashLeft();
    void laterKeepsIt();
    void discardsAfterAsking();
    void tellsOfForeignFiles();
    void tellsOfAChangedSource();
    void doesNotReplaceOtherChanges();
    void waitsForDialogs();
    void closingForgets();

private:
    static QString logs() { return recoveryFolder(); }
    /// One edit, written, and then a crash of the program.
    void crash()
    {
        Document *document = openSmall();
        QVERIFY(document);
        setEnd(*document, "900");
        RecoveryRecorder *recorder = m_window->recovery().recorder(document);
        QVERIFY(recorder);
        QVERIFY(settle(*recorder));
        recorder->crash();
        closeWindow();
        QCOMPARE(int(logsIn(logs()).size()), 1);
        reopen();
    }
    void reopen()
    {
        m_settings = std::make_unique<Settings>();
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->offerRecoveries();
        QVERIFY(QTest::qWaitFor([this] { return !m_window->isBusy(); }));
    }
    QToolButton *button(const char *text)
    {
        for (QToolButton *each : m_window->messages().actionButtons())
            if (each->text() == QLatin1String(text))
                return each;
        return nullptr;
    }
    void clickRecover()
    {
        QVERIFY(button("Recover"));
        button("Recover")->click();
        QVERIFY(QTest::qWaitFor([this] { return !m_window->isBusy(); }));
    }

    std::unique_ptr<QTemporaryDir> m_state;
};

void TestRecoveryWindow::offersWhatACrashLeft()
{
    crash();
    QVERIFY(m_window->messages().text().contains(QStringLiteral("small.mdx")));
    QVERIFY2(m_window->messages().text().startsWith(QLatin1Char('1')), qPrintable(m_window->messages().text()));
    QCOMPARE(m_window->documents().size(), 0);
    const QString old = logsIn(logs()).value(0);
    clickRecover();
    QCOMPARE(m_window->documents().size(), 1);
    Document *document = m_window->documents().at(0);
    QVERIFY(document->isModified());
    QCOMPARE(document->historyCount(), 1);
    QCOMPARE(document->historyText(0), QStringLiteral("Set end"));
    QCOMPARE(tabs()->tabText(0), QStringLiteral("small.mdx •"));
    QCOMPARE(read(m_file), smallMdx());
    QVERIFY(settle(*m_window->recovery().recorder(document)));
    QVERIFY(!QFileInfo::exists(old));
    QCOMPARE(int(logsIn(logs()).size()), 1);
    action("edit.undo")->trigger();
    QVERIFY(!document->isModified());
    QCOMPARE(bytesInFolder(logs()), qint64(0));
}

void TestRecoveryWindow::laterKeepsIt()
{
    crash();
    QVERIFY(button("Later"));
    button("Later")->click();
    QVERIFY(!m_window->messages().hasMessage());
    QCOMPARE(int(logsIn(logs()).size()), 1);
    closeWindow();
    reopen();
    QVERIFY(button("Recover"));
}

void TestRecoveryWindow::discardsAfterAsking()
{
    crash();
    const auto discard = [this] {
        const QList<QToolButton *> buttons = m_window->messages().actionButtons();
        QVERIFY(!buttons.isEmpty());
        buttons.last()->click();
    };
    const auto question = answer(QMessageBox::Cancel);
    discard();
    QVERIFY(question->contains(QStringLiteral("small.mdx")));
    QCOMPARE(int(logsIn(logs()).size()), 1);
    answer(QMessageBox::Discard);
    discard();
    QCOMPARE(bytesInFolder(logs()), qint64(0));
    QVERIFY(!m_window->messages().hasMessage());
}

void TestRecoveryWindow::tellsOfForeignFiles()
{
    closeWindow();
    QDir().mkpath(logs());
    const QString foreign = logs() + QStringLiteral("/foreign.log");
    writeFile(foreign, QByteArray(100, 'x'));
    reopen();
    QVERIFY(m_window->messages().hasMessage());
    QVERIFY(m_window->messages().text().contains(QStringLiteral("foreign.log")));
    QVERIFY(!button("Recover"));
    QVERIFY(button("Show in folder"));
    QCOMPARE(contentOfFile(foreign), QByteArray(100, 'x'));
}

void TestRecoveryWindow::tellsOfAChangedSource()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    RecoveryRecorder *recorder = m_window->recovery().recorder(document);
    QVERIFY(settle(*recorder));
    recorder->crash();
    closeWindow();
    QByteArray other = smallMdx();
    other[40] = char(other[40] ^ 1);
    write(m_file, other);
    reopen();
    QVERIFY(m_window->messages().hasMessage());
    QVERIFY(!button("Recover"));
    QCOMPARE(int(logsIn(logs()).size()), 1);
}

void TestRecoveryWindow::doesNotReplaceOtherChanges()
{
    crash();
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "800");
    clickRecover();
    QCOMPARE(m_window->documents().size(), 1);
    QCOMPARE(m_window->documents().at(0), document);
    QVERIFY(button("Try again"));
    // Once it has no changes of its own, the open document is replaced.
    action("edit.undo")->trigger();
    button("Try again")->click();
    QVERIFY(QTest::qWaitFor([this] { return !m_window->isBusy(); }));
    QCOMPARE(m_window->documents().size(), 1);
    QVERIFY(m_window->documents().at(0)->isModified());
}

/// A dialog may be about the document that would be replaced.
void TestRecoveryWindow::waitsForDialogs()
{
    crash();
    const QPointer<Document> document = openSmall();
    QVERIFY(document);
    QVERIFY(button("Recover"));
    button("Recover")->click();
    QMessageBox question(m_window.get());
    bool wasRead = false, wasKept = false;
    QTimer::singleShot(0, &question, [&] {
        wasRead = QTest::qWaitFor([this] { return !m_window->isBusy(); });
        QTest::qWait(300);
        wasKept = !document.isNull();
        question.reject();
    });
    question.exec();
    QVERIFY(wasRead);
    QVERIFY(wasKept);
    QTRY_VERIFY(document.isNull());
    QCOMPARE(m_window->documents().size(), 1);
    QVERIFY(m_window->documents().at(0)->isModified());
}

void TestRecoveryWindow::closingForgets()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "900");
    QVERIFY(settle(*m_window->recovery().recorder(document)));
    QVERIFY(bytesInFolder(logs()) > 0);
    answer(QMessageBox::Discard);
    QVERIFY(m_window->close());
    QCOMPARE(bytesInFolder(logs()), qint64(0));
}

SINEW_TEST(tst_recovery_window, TestRecoveryWindow)

} // namespace tst_recovery_window
#include "tst_recovery_window.moc"
