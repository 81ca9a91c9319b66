// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a window says and does after a crash: the report, and the file that was being opened. The program itself is
// really killed here.

#include "core/system/crash/crash_handler.h"
#include "core/system/crash/crash_reports.h"
#include "editor/crash/crash_messages.h"
#include "editor/crash/crash_report_dialog.h"
#include "editor/crash/opening_guard.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/shell/message_bar.h"

#include <QDir>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QToolButton>

#include <csignal>

#include <sys/types.h>

namespace tst_crash_window {

using namespace sinew;
using namespace sinew::test;

class TestCrashWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_state->filePath(QStringLiteral("config"))));
        openWindow();
    }
    void cleanup() { closeWindow(); }

    void crashIsToldOnce();
    void reportCanBeRead();
    void fileThatWasBeingOpenedIsNotOpened();
    void openingAnywayForgets();
    void forgettingForgets();
    void otherFilesAreOpened();
    void openedFilesLeaveNothing();
    void stepsNameNoFiles();

private:
    QString notes() const { return m_state->filePath(QStringLiteral("sinew/attempts/documents")); }
    QStringList notesOfOpening() const { return QDir(notes()).entryList(QDir::Files); }
    /// A window that has the notes of what happened before.
    void reopen()
    {
        closeWindow();
        m_settings = std::make_unique<Settings>();
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    /// Starts the program on the file and ends it by a signal when it has begun to open it.
    void endWhileOpening(int signal)
    {
        QProcess program;
        // A sanitizer would end it in a way of its own.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("ASAN_OPTIONS"),
                           environment.value(QStringLiteral("ASAN_OPTIONS")) + QLatin1String(":handle_segv=0"));
        program.setProcessEnvironment(environment);
        program.start(sinew::test::programPath(), {m_file});
        QVERIFY(program.waitForStarted());
        QVERIFY(QTest::qWaitFor([this] { return !notesOfOpening().isEmpty(); }, 60000));
        QCOMPARE(::kill(pid_t(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(program.exitCode(), signal);
    }
    QToolButton *button(const char *text)
    {
        for (QToolButton *each : m_window->messages().actionButtons())
            if (each->text() == QString::fromUtf8(text))
                return each;
        return nullptr;
    }
    /// Whether a message with this text is queued; shows it then.
    bool isTold(const QString &text)
    {
        MessageBar &messages = m_window->messages();
        while (messages.position() > 0)
            messages.showPrevious();
        for (int i = 0; i < messages.count(); ++i, messages.showNext())
            if (messages.text().contains(text))
                return true;
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_state;
};

void TestCrashWindow::crashIsToldOnce()
{
    QVERIFY(!action("help.crashReport")->isEnabled());
    m_window->begin({}, {});
    QVERIFY(!m_window->messages().hasMessage());
    endWhileOpening(SIGSEGV);

    reopen();
    QVERIFY(action("help.crashReport")->isEnabled());
    m_window->begin({}, {});
    QVERIFY(isTold(QStringLiteral("closed unexpectedly on")));
    QVERIFY(button("Save report…"));
    QSignalSpy safeMode(&m_window->crashes(), &CrashMessages::safeModeRequested);
    button("Restart in safe mode")->click();
    QCOMPARE(safeMode.size(), 1);

    reopen();
    m_window->begin({}, {});
    QVERIFY(!isTold(QStringLiteral("closed unexpectedly on")));
    QVERIFY(action("help.crashReport")->isEnabled());
}

void TestCrashWindow::reportCanBeRead()
{
    endWhileOpening(SIGABRT);
    reopen();
    action("help.crashReport")->trigger();
    auto *dialog = m_window->findChild<CrashReportDialog *>();
    QVERIFY(dialog);
    const QString text = dialog->text();
    QVERIFY2(text.startsWith(QLatin1String("Sinew crash report\nProgram: window\n")), qPrintable(text));
    QVERIFY(text.contains(QLatin1String("SIGABRT")));
    QVERIFY(text.contains(QLatin1String("\nPlatform: xcb\n")));
    QVERIFY(text.contains(QLatin1String("\nOpenGL: ")));
    for (const QString &personal : {QStringLiteral("small"), m_folder->path(), QDir::homePath() + u'/'})
        QVERIFY2(!text.contains(personal), qPrintable(text));
    const QString saved = m_folder->filePath(QStringLiteral("report.txt"));
    QVERIFY(dialog->saveTo(saved));
    QCOMPARE(QString::fromUtf8(read(saved)), text);
    dialog->close();
}

void TestCrashWindow::fileThatWasBeingOpenedIsNotOpened()
{
    endWhileOpening(SIGKILL);
    for (int start = 0; start < 2; ++start) {
        reopen();
        m_window->begin({m_file}, {});
        QVERIFY(isTold(QStringLiteral("“small.mdx” was being opened")));
        QTest::qWait(200);
        QVERIFY(!m_window->isBusy());
        QCOMPARE(m_window->documents().size(), 0);
    }
}

void TestCrashWindow::openingAnywayForgets()
{
    endWhileOpening(SIGKILL);
    reopen();
    m_window->openings().setSettling(10);
    m_window->begin({m_file}, {});
    QVERIFY(isTold(QStringLiteral("was being opened")));
    button("Open anyway")->click();
    QTRY_COMPARE(m_window->documents().size(), 1);
    QVERIFY(m_window->documents().find(m_file));
    QTRY_VERIFY_WITH_TIMEOUT(notesOfOpening().isEmpty(), 40000);
    reopen();
    m_window->begin({m_file}, {});
    QTRY_COMPARE(m_window->documents().size(), 1);
}

void TestCrashWindow::forgettingForgets()
{
    endWhileOpening(SIGKILL);
    reopen();
    m_window->begin({}, {});
    QVERIFY(isTold(QStringLiteral("was being opened")));
    button("Forget")->click();
    QVERIFY(notesOfOpening().isEmpty());
    QCOMPARE(m_window->documents().size(), 0);
}

void TestCrashWindow::otherFilesAreOpened()
{
    endWhileOpening(SIGKILL);
    const QString other = m_folder->filePath(QStringLiteral("other.mdx"));
    write(other, smallMdx());
    reopen();
    m_window->begin({m_file, other}, {});
    QTRY_COMPARE(m_window->documents().size(), 1);
    QVERIFY(m_window->documents().find(other));
    QVERIFY(isTold(QStringLiteral("“small.mdx” was being opened")));
}

void TestCrashWindow::openedFilesLeaveNothing()
{
    QVERIFY(openSmall());
    QVERIFY(!notesOfOpening().isEmpty());
    closeWindow();
    QVERIFY(notesOfOpening().isEmpty());
    // Nor do files that can't be opened.
    reopen();
    write(m_file, "no model");
    m_window->open(m_file);
    QTRY_VERIFY(m_window->messages().hasMessage());
    QVERIFY(notesOfOpening().isEmpty());
}

void TestCrashWindow::stepsNameNoFiles()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "987");
    setEnd(*document, "876");
    action("edit.undo")->trigger();
    QStringList steps;
    crashSteps().visit(
        [](void *to, std::string_view line) {
            static_cast<QStringList *>(to)->append(QString::fromUtf8(line.data(), qsizetype(line.size())));
        },
        &steps);
    QVERIFY(steps.size() >= 3);
    steps = steps.mid(steps.size() - 3);
    QVERIFY2(steps[0].contains(QLatin1String(": document opened: mdx, ")), qPrintable(steps[0]));
    QVERIFY2(steps[1].endsWith(QLatin1String(": set Sequence.end")), qPrintable(steps[1]));
    QVERIFY2(steps[2].endsWith(QLatin1String(": edit.undo")), qPrintable(steps[2]));
}

SINEW_TEST(tst_crash_window, TestCrashWindow)

} // namespace tst_crash_window
#include "tst_crash_window.moc"
