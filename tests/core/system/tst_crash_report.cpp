// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Processes that really crash, and what they leave: a report that says where and holds nothing personal.

#include "core/async/worker_threads.h"
#include "core/system/crash/crash_handler.h"
#include "core/system/crash/crash_reports.h"
#include "core/system/crash/impersonal_text.h"
#include "core/system/crash/message_log.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <stdexcept>

#include <sys/resource.h>

namespace tst_crash_report {

using namespace sinew;

namespace {

const QString secretFile = QStringLiteral("My secret model.mdx");

/// Uses a little of the stack for each step, and the result of the next one, so that it can't be turned into a loop.
int overflow(volatile int *depth)
{
    volatile char room[1024];
    room[0] = char(*depth);
    *depth = *depth + 1;
    return *depth > 0 ? overflow(depth) + room[0] : 0;
}

void crashBy(const QString &way, const QString &home)
{
    volatile int number = 0;
    if (way == QLatin1String("null pointer")) {
        volatile int *volatile nowhere = nullptr;
        *nowhere = 1;
    } else if (way == QLatin1String("abort")) {
        std::abort();
    } else if (way == QLatin1String("exception")) {
        throw std::runtime_error("can't read " + (home + u'/' + secretFile).toStdString());
    } else if (way == QLatin1String("exception of no class")) {
        throw 5;
    } else if (way == QLatin1String("stack overflow")) {
        overflow(&number);
    } else if (way == QLatin1String("stack overflow in a thread")) {
        runInWorkerThread([] {
            volatile int depth = 0;
            overflow(&depth);
        });
        waitForWorkerThreads();
    } else if (way == QLatin1String("fatal message")) {
        qFatal("nothing works: %s", qPrintable(home + u'/' + secretFile));
    } else if (way == QLatin1String("illegal instruction")) {
        std::raise(SIGILL);
    } else if (way == QLatin1String("bus error")) {
        std::raise(SIGBUS);
    } else if (way == QLatin1String("arithmetic error")) {
        std::raise(SIGFPE);
    }
}

/// The process that crashes: `tests tst_crash_report --crash FOLDER WAY [LIMIT]`.
int crash(int argc, char **argv)
{
    // These crashes should leave no core files.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    const QString folder = QString::fromLocal8Bit(argv[2]), way = QString::fromLocal8Bit(argv[3]);
    if (argc > 4) {
        // Without the signal, writing beyond the limit fails as with a full disk.
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit size{rlim_t(QByteArray(argv[4]).toInt()), rlim_t(QByteArray(argv[4]).toInt())};
        ::setrlimit(RLIMIT_FSIZE, &size);
    }
    startCrashReporting({folder, QStringLiteral("test"), QStringLiteral("1.2.3")});
    addCrashFact("OpenGL", "none at all");
    const QString home = QDir::homePath();
    crashSteps().add("file.open");
    crashSteps().add("edit.paste");
    qWarning("the first message");
    qWarning() << "QFile:" << home + u'/' + secretFile << "is no model";
    qWarning("cannot watch %s: No such file", qPrintable(home + u'/' + secretFile));
    crashBy(way, home);
    return 0;
}

QString textOf(const CrashReport &report)
{
    return readCrashReport(report).value_or(QStringLiteral("unreadable"));
}

} // namespace

class TestCrashReport : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString reports() const { return m_folder->filePath(QStringLiteral("state/sinew/crashes")); }
    /// The signal that ended it; 0 if none did.
    int run(const QString &folder, const QString &way, const QStringList &limit = {})
    {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), m_folder->filePath(QStringLiteral("people/Jane")));
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(),
                    QStringList{QStringLiteral("tst_crash_report"), QStringLiteral("--crash"), folder, way} + limit);
        if (!child.waitForFinished(60000))
            return -1;
        m_said = child.readAllStandardError();
        return child.exitStatus() == QProcess::CrashExit ? child.exitCode() : 0;
    }
    QByteArray m_said;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void leavesAReport_data();
    void leavesAReport();
    void keepsSeveral();
    void harmlessWithoutAFolder();
    void harmlessWithAFullDisk();
    void tellsOnce();
    void namesNothingPersonal_data();
    void namesNothingPersonal();
    void keepsTheLastLines();
};

void TestCrashReport::leavesAReport_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("text"); ///< further text of the report
    const auto row = [](const char *way, int signal, const char *reason, const char *text = "") {
        QTest::newRow(way) << signal << QString::fromLatin1(reason) << QString::fromLatin1(text);
    };
    row("null pointer", SIGSEGV, "SIGSEGV (segmentation fault), code 1, address 0x0\n", "Thread: main");
    row("abort", SIGABRT, "SIGABRT");
    row("exception", SIGABRT, "SIGABRT", "Exception: std::runtime_error: can't read <left out>\n");
    row("exception of no class", SIGABRT, "SIGABRT", "Exception: int\n");
    row("stack overflow", SIGSEGV, "SIGSEGV");
    row("stack overflow in a thread", SIGSEGV, "SIGSEGV", "Thread: another");
    row("fatal message", SIGABRT, "SIGABRT", "  fatal: nothing works: <left out>\n");
    row("illegal instruction", SIGILL, "SIGILL");
    row("bus error", SIGBUS, "SIGBUS");
    row("arithmetic error", SIGFPE, "SIGFPE");
}

void TestCrashReport::leavesAReport()
{
    QFETCH(int, signal);
    QFETCH(QString, reason);
    QFETCH(QString, text);
    const QString way = QString::fromLatin1(QTest::currentDataTag());
    const int ended = run(reports(), way);
    if (!sinew::test::isAddressSanitized)
        QCOMPARE(ended, signal);
    const std::vector<CrashReport> found = crashReports(reports());
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].program, QStringLiteral("test"));
    QVERIFY(found[0].isNew);
    QVERIFY(qAbs(found[0].written.secsTo(QDateTime::currentDateTime())) < 60);
    const QString report = textOf(found[0]);
    const auto holds = [&report](const QString &part) {
        if (report.contains(part))
            return true;
        qWarning().noquote() << part << "is not in\n" << report;
        return false;
    };
    QVERIFY(holds(QStringLiteral("\nVersion: 1.2.3\n")));
    QVERIFY(holds(QStringLiteral("\nQt: ") + QString::fromLatin1(qVersion())));
    QVERIFY(holds(QStringLiteral("\nOpenGL: none at all\n")));
    QVERIFY(holds(QDateTime::currentDateTimeUtc().toString(QStringLiteral("'Crashed: 'yyyy-MM"))));
    QVERIFY(holds(QStringLiteral("\nReason: ") + reason));
    QVERIFY(holds(text));
    QVERIFY(holds(QStringLiteral("\nLast steps\n  file.open\n  edit.paste\n")));
    QVERIFY(holds(QStringLiteral("  warning: the first message\n  warning: QFile: \"…\" is no model\n  warning: cannot "
                                 "watch <left out>\n")));
    // The addresses are those of this program, so that they can be looked up in it.
    QVERIFY(holds(QStringLiteral("\nStack\n")));
    QVERIFY(holds(QFileInfo(QCoreApplication::applicationFilePath()).fileName() + QStringLiteral("+0x")));
    for (const char *personal : {"secret", "Jane", "people", "home", "mdx"})
        QVERIFY2(!report.contains(QLatin1String(personal)), qPrintable(report));
    QVERIFY(!report.contains(m_folder->path()));
    QVERIFY(report.size() < 64 << 10);
    // What the program prints while it ends is printed as before.
    QVERIFY(m_said.contains("the first message"));
    QVERIFY(m_said.contains(secretFile.toUtf8()));
}

void TestCrashReport::keepsSeveral()
{
    run(reports(), QStringLiteral("abort"));
    QTest::qWait(20);
    run(reports(), QStringLiteral("null pointer"));
    const std::vector<CrashReport> two = crashReports(reports());
    QCOMPARE(two.size(), std::size_t(2));
    QVERIFY(textOf(two[0]).contains(QLatin1String("SIGSEGV")));
    QVERIFY(textOf(two[1]).contains(QLatin1String("SIGABRT")));

    // When there are more than fit, the oldest goes.
    for (int i = 2; i < maxCrashReports; ++i)
        run(reports(), QStringLiteral("abort"));
    QCOMPARE(crashReports(reports()).size(), std::size_t(maxCrashReports));
    QFile oldest(two[0].path);
    QVERIFY(oldest.open(QIODevice::ReadWrite));
    QVERIFY(oldest.setFileTime(QDateTime::currentDateTime().addDays(-1), QFile::FileModificationTime));
    oldest.close();
    run(reports(), QStringLiteral("bus error"));
    const std::vector<CrashReport> last = crashReports(reports());
    QCOMPARE(last.size(), std::size_t(maxCrashReports));
    QCOMPARE(last[0].path, two[0].path);
    QVERIFY(textOf(last[0]).contains(QLatin1String("SIGBUS")));
}

void TestCrashReport::harmlessWithoutAFolder()
{
    // A file is where the folder should be.
    QFile file(m_folder->filePath(QStringLiteral("state")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString &folder : {reports(), QString()}) {
        const int ended = run(folder, QStringLiteral("null pointer"));
        if (!sinew::test::isAddressSanitized)
            QCOMPARE(ended, SIGSEGV);
        QVERIFY(crashReports(folder).empty());
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("state")});
}

void TestCrashReport::harmlessWithAFullDisk()
{
    int ended = run(reports(), QStringLiteral("abort"), {QStringLiteral("0")});
    if (!sinew::test::isAddressSanitized)
        QCOMPARE(ended, SIGABRT);
    QVERIFY(crashReports(reports()).empty());
    QVERIFY(QDir(reports()).isEmpty());

    ended = run(reports(), QStringLiteral("abort"), {QStringLiteral("100")});
    if (!sinew::test::isAddressSanitized)
        QCOMPARE(ended, SIGABRT);
    const std::vector<CrashReport> found = crashReports(reports());
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(textOf(found[0]).size(), 100);
}

void TestCrashReport::tellsOnce()
{
    markCrashReportsTold(reports());
    QVERIFY(!QFileInfo::exists(reports()));
    run(reports(), QStringLiteral("abort"));
    markCrashReportsTold(reports());
    std::vector<CrashReport> found = crashReports(reports());
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(!found[0].isNew);
    QTest::qWait(20);
    run(reports(), QStringLiteral("bus error"));
    found = crashReports(reports());
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(found[0].isNew);
    QVERIFY(!found[1].isNew);
    markCrashReportsTold(reports());
    QVERIFY(!crashReports(reports())[0].isNew);
}

void TestCrashReport::namesNothingPersonal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("", "");
    row("QObject::connect: No such slot", "QObject::connect: No such slot");
    row("it can't be: 3 of 4 (75 %), Qt 6.4.2", "it can't be: 3 of 4 (75 %), Qt 6.4.2");
    row("QFile: \"/home/jane/a b.mdx\" is open", "QFile: \"…\" is open");
    row("open(\"a\"): “b” ‘c’ 'd e' `f'!", "open(\"…\"): \"…\" \"…\" \"…\" \"…\"!");
    row("it's 'Jane's model', no", "it's \"…\", no");
    row("never closed: \"Jane", "never closed: \"…\"");
    row("can't open /home/jane/my model.mdx: No such file", "can't open <left out>");
    row("can't open my models/a.mdx: No such file", "<left out>");
    row("warning: can't open my models/a.mdx: No such file", "warning: <left out>");
    row("read (my own model.mdx) fails", "read ( <left out>");
    row("x=file:///tmp/a", "x=file: <left out>");
    row("at C:\\Users\\Jane\\a", "at <left out>");
    row("at ~jane", "<left out>");
    row("mail: jane@example", "mail: <left out>");
    row("Model Jäne.Mdx", "<left out>");
    row("odd.mdx-old", "<left out>");
}

void TestCrashReport::namesNothingPersonal()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    char out[200];
    const std::string from = text.toStdString();
    QCOMPARE(QString::fromUtf8(out, qsizetype(writeImpersonal(from, out))), expected);
    // However little room there is, nothing is written beyond it.
    for (std::size_t room = 0; room < 20; ++room) {
        std::fill(std::begin(out), std::end(out), '#');
        const std::size_t size = writeImpersonal(from, std::span(out, room));
        QVERIFY(size <= room);
        QCOMPARE(out[room], '#');
    }
}

void TestCrashReport::keepsTheLastLines()
{
    RecentLines lines;
    const auto all = [&lines] {
        QStringList texts;
        lines.visit(
            [](void *to, std::string_view line) {
                static_cast<QStringList *>(to)->append(QString::fromUtf8(line.data(), qsizetype(line.size())));
            },
            &texts);
        return texts;
    };
    QVERIFY(all().isEmpty());
    lines.add("two\nlines\t");
    lines.add("same");
    lines.add("same");
    QCOMPARE(all(), (QStringList{QStringLiteral("two lines "), QStringLiteral("same")}));
    for (unsigned i = 0; i < 2 * RecentLines::maxLines; ++i)
        lines.add(std::to_string(i));
    QCOMPARE(all().size(), int(RecentLines::maxLines));
    QCOMPARE(all().first(), QString::number(RecentLines::maxLines));
    QCOMPARE(all().last(), QString::number(2 * RecentLines::maxLines - 1));
    // No character is cut in two.
    lines.add(std::string(RecentLines::maxBytes - 1, 'x') + "ä");
    QCOMPARE(all().last(), QString(qsizetype(RecentLines::maxBytes) - 1, u'x'));
}

int crashMain(int argc, char **argv)
{
    if (argc >= 4 && qstrcmp(argv[1], "--crash") == 0)
        return crash(argc, argv);
    QCoreApplication application(argc, argv);
    TestCrashReport test;
    return QTest::qExec(&test, argc, argv);
}
SINEW_TEST_WITH_MAIN(tst_crash_report, crashMain)

} // namespace tst_crash_report
#include "tst_crash_report.moc"
