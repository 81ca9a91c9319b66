// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a confined process can't do any more, also on kernels that have only some of the confining features. Each
// attempt is made in a child process, first unconfined, to prove that it would work.

#include "core/system/process/landlock_rules.h"
#include "core/system/process/virtual_display.h"
#include "core/system/worker/confinement.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <thread>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <seccomp.h>
#endif

namespace tst_confinement {

using namespace sinew;

namespace {

constexpr int signalled = 1000; ///< plus the signal's number

/// Exit code of a child that does this.
int inChild(const std::function<int()> &work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(30); // in case nothing else ends it
        ::_exit(work());
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : signalled + WTERMSIG(status);
}

enum Outcome { Failed = 10, Done = 11, NotConfined = 12 };

/// Whether the kernel lets the present process do it.
int attempt(const std::function<bool()> &deed)
{
    return deed() ? Done : Failed;
}
int attemptConfined(const std::function<bool()> &deed, const Confinement &confinement = {})
{
    const auto report = confine(confinement);
    return report && report->isSealed() ? attempt(deed) : NotConfined;
}

bool isOpened(int descriptor)
{
    return descriptor >= 0;
}

/// Makes calls fail as on a kernel that lacks them.
bool forgetCalls(std::initializer_list<int> calls)
{
#ifdef __linux__
    void *filter = seccomp_init(SCMP_ACT_ALLOW);
    bool made = filter;
    for (const int call : calls)
        made = made && seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), call, 0) == 0;
    made = made && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return made;
#else
    return calls.size() == 0;
#endif
}

} // namespace

class TestConfinement : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_file, m_socket;
    int m_listener = -1, m_port = -1, m_written = -1;
    sockaddr_in m_address{};

    std::map<QByteArray, std::function<bool()>> deeds() const
    {
        const auto connects = [](int domain, const void *address, socklen_t size) {
            const int socket = ::socket(domain, SOCK_STREAM, 0);
            return socket >= 0 && ::connect(socket, static_cast<const sockaddr *>(address), size) == 0;
        };
        sockaddr_un local{};
        local.sun_family = AF_UNIX;
        std::memcpy(local.sun_path, m_socket.constData(), std::size_t(m_socket.size()));
        return {
            {"open a file", [this] { return isOpened(::open(m_file.constData(), O_RDONLY)); }},
            {"open a folder", [] { return isOpened(::open("/", O_RDONLY | O_DIRECTORY)); }},
            {"open itself", [] { return isOpened(::open("/proc/self/mem", O_RDWR)); }},
            {"create a file",
             [this] { return isOpened(::open((m_file + ".new").constData(), O_WRONLY | O_CREAT, 0600)); }},
            {"write to an open file", [this] { return ::write(m_written, "x", 1) == 1; }},
            {"delete a file", [this] { return ::unlink(m_file.constData()) == 0; }},
            {"rename a file", [this] { return ::rename(m_file.constData(), (m_file + "2").constData()) == 0; }},
            {"make a folder", [this] { return ::mkdir((m_file + ".folder").constData(), 0700) == 0; }},
            {"connect to a local socket", [=] { return connects(AF_UNIX, &local, sizeof local); }},
            {"connect to the network", [=, this] { return connects(AF_INET, &m_address, sizeof m_address); }},
            {"run a program", [] { return ::execl("/bin/sh", "sh", "-c", "exit 11", nullptr) != -1; }},
            {"fork",
             [] {
                 const pid_t child = ::fork();
                 if (child == 0)
                     ::_exit(0);
                 return child > 0;
             }},
            {"send a signal", [] { return ::kill(::getppid(), 0) == 0; }},
            {"be debugged", [] { return ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0; }},
            {"raise a limit",
             [] {
                 rlimit core{};
                 return ::setrlimit(RLIMIT_CORE, &core) == 0;
             }},
        };
    }

private Q_SLOTS:
    void init()
    {
        m_file = QFile::encodeName(m_folder.filePath(QStringLiteral("file")));
        m_socket = QFile::encodeName(m_folder.filePath(QStringLiteral("socket")));
        QFile file(QFile::decodeName(m_file));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("content") == 7);
        m_written = ::open(m_file.constData(), O_WRONLY | O_APPEND);
        sockaddr_un local{};
        local.sun_family = AF_UNIX;
        QVERIFY(m_socket.size() < qsizetype(sizeof local.sun_path));
        std::memcpy(local.sun_path, m_socket.constData(), std::size_t(m_socket.size()));
        ::unlink(m_socket.constData());
        m_listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
        QCOMPARE(::bind(m_listener, reinterpret_cast<sockaddr *>(&local), sizeof local), 0);
        QCOMPARE(::listen(m_listener, 8), 0);
        m_address.sin_family = AF_INET;
        m_address.sin_port = 0;
        m_address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_port = ::socket(AF_INET, SOCK_STREAM, 0);
        QCOMPARE(::bind(m_port, reinterpret_cast<sockaddr *>(&m_address), sizeof m_address), 0);
        QCOMPARE(::listen(m_port, 8), 0);
        socklen_t size = sizeof m_address;
        QCOMPARE(::getsockname(m_port, reinterpret_cast<sockaddr *>(&m_address), &size), 0);
    }
    void cleanup()
    {
        for (const int descriptor : {m_listener, m_port, m_written})
            ::close(descriptor);
        m_folder.remove();
        QVERIFY(QDir().mkpath(m_folder.path()));
    }

    void attempts_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const auto &[name, deed] : deeds())
            QTest::newRow(name.constData()) << name;
    }
    void attempts()
    {
        QFETCH(QByteArray, name);
        const std::function<bool()> deed = deeds().at(name);
        if (!availableConfinement().isSealed())
            QSKIP("this kernel has neither Landlock nor seccomp");
        QCOMPARE(inChild([&] { return attemptConfined(deed); }), int(Failed));
        QCOMPARE(inChild([&] { return attempt(deed); }), int(Done));
    }

    /// The files are out of reach with either of the two, and the report says which there are.
    void olderKernels_data()
    {
        QTest::addColumn<bool>("landlock");
        QTest::addColumn<bool>("filter");
        QTest::newRow("both") << true << true;
        QTest::newRow("without Landlock") << false << true;
        QTest::newRow("without seccomp") << true << false;
        QTest::newRow("without both") << false << false;
    }
    void olderKernels()
    {
#ifdef __linux__
        QFETCH(bool, landlock);
        QFETCH(bool, filter);
        const ConfinementReport available = availableConfinement();
        if (!available.systemCalls || available.landlock == 0)
            QSKIP("this kernel has not got both Landlock and seccomp");
        const auto child = [&](bool opens) {
            return inChild([&]() -> int {
                if (!landlock && !forgetCalls({SCMP_SYS(landlock_create_ruleset)}))
                    return 1;
                // Makes a later filter impossible, so it goes last.
                if (!filter && !forgetCalls({SCMP_SYS(seccomp)}))
                    return 2;
                const auto report = confine({});
                if (!report || (report->landlock > 0) != landlock || report->systemCalls != filter || !report->limits)
                    return 3;
                if (report->isSealed() != (landlock || filter))
                    return 4;
                const std::string text = report->text();
                if ((text.find("Landlock") != std::string::npos) != landlock ||
                    (text.find("seccomp") != std::string::npos) != filter || text.find("limits") == std::string::npos)
                    return 5;
                return opens ? attempt([&] { return isOpened(::open(m_file.constData(), O_RDONLY)); })
                             : attempt([&] { return ::write(m_written, "x", 1) == 1; });
            });
        };
        QCOMPARE(child(true), int(landlock || filter ? Failed : Done));
        QCOMPARE(child(false), int(Failed));
#else
        QSKIP("only Linux has them");
#endif
    }

    /// A process may keep some folders, to read or for everything.
    void keptFolders()
    {
        if (landlockVersion() == 0)
            QSKIP("this kernel has no Landlock");
        QDir folder(m_folder.path());
        for (const char *name : {"read", "write", "other"}) {
            QVERIFY(folder.mkpath(QLatin1String(name)));
            QFile file(folder.filePath(QLatin1String(name) + QStringLiteral("/file")));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const auto outcome = [&](const char *name, int flags) {
            const QByteArray path = QFile::encodeName(folder.filePath(QLatin1String(name)));
            return inChild([&] {
                const LandlockRules rules({folder.filePath(QStringLiteral("read"))},
                                          {folder.filePath(QStringLiteral("write")), QStringLiteral("/no/such")});
                return rules.apply() ? attempt([&] { return isOpened(::open(path.constData(), flags, 0600)); })
                                     : int(NotConfined);
            });
        };
        QCOMPARE(outcome("read/file", O_RDONLY), int(Done));
        QCOMPARE(outcome("read/file", O_RDWR), int(Failed));
        QCOMPARE(outcome("read/new", O_WRONLY | O_CREAT), int(Failed));
        QCOMPARE(outcome("write/file", O_RDWR | O_TRUNC), int(Done));
        QCOMPARE(outcome("write/new", O_WRONLY | O_CREAT), int(Done));
        QCOMPARE(outcome("other/file", O_RDONLY), int(Failed));
    }

    /// Nothing of the users' is open to the X server that a worker talks to.
    void virtualDisplay()
    {
        if (landlockVersion() == 0)
            QSKIP("this kernel has no Landlock");
        if (QDir::homePath().startsWith(QDir::tempPath() + u'/'))
            QSKIP("the home folder is in the folder for temporary files");
        QTemporaryFile secret(QDir::home().filePath(QStringLiteral("sinew-test-XXXXXX")));
        if (!secret.open() || secret.write("the user's") != 10 || !secret.flush())
            QSKIP("the home folder can't be written");
        const QString report = m_folder.filePath(QStringLiteral("report"));
        QFile program(m_folder.filePath(QStringLiteral("Xvfb")));
        QVERIFY(program.open(QIODevice::WriteOnly));
        const QString script = QStringLiteral("#!/bin/sh\n{ cat '%1' || echo refused; } > '%2' 2>/dev/null\n"
                                              "echo 77\nexec sleep 100\n");
        program.write(script.arg(secret.fileName(), report).toUtf8());
        program.close();
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH"), display = qgetenv("DISPLAY");
        qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + path);
        const auto server = VirtualDisplay::start();
        qputenv("PATH", path);
        const QByteArray started = qgetenv("DISPLAY");
        display.isNull() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", display);
        QVERIFY2(server, server ? "" : server.error().text().c_str());
        QCOMPARE(started, QByteArray(":77"));
        QFile said(report);
        QVERIFY(said.open(QIODevice::ReadOnly));
        QCOMPARE(said.readAll(), QByteArray("refused\n"));
    }

    void memoryIsBounded()
    {
        constexpr std::size_t bytes = std::size_t(200) << 20;
        const auto takes = [] {
            char *volatile memory = static_cast<char *>(std::malloc(bytes)); // volatile: it must not be optimised away
            if (!memory)
                return false;
            std::memset(memory, 1, bytes);
            const bool written = memory[bytes / 2] == 1;
            std::free(memory);
            return written;
        };
        QCOMPARE(inChild([&] { return attemptConfined(takes, {.memory = std::int64_t(64) << 20}); }), int(Failed));
        QCOMPARE(inChild([&] { return attemptConfined(takes, {.memory = std::int64_t(400) << 20}); }), int(Done));
    }

    void timeIsBounded()
    {
        const auto burn = [](Confinement confinement) {
            return inChild([confinement] {
                static_cast<void>(confine(confinement));
                for (std::atomic_uint i = 0;; ++i) {}
                return 0;
            });
        };
        const int end = burn({.processorSeconds = 1});
        QVERIFY2(end == signalled + SIGXCPU || end == signalled + SIGKILL, qPrintable(QString::number(end)));
    }

    void watchdog()
    {
        QCOMPARE(inChild([] {
                     static_cast<void>(confine({}));
                     setWatchdog(1);
                     ::pause();
                     for (;;)
                         ::usleep(100000);
                     return 0;
                 }),
                 signalled + SIGALRM);
    }

    /// Only drivers that compile shaders generate code.
    void generatedCode()
    {
        const auto makes = [] {
            void *page = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            return page != MAP_FAILED && ::mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
        };
        if (!availableConfinement().systemCalls)
            QSKIP("this kernel has no seccomp");
        QCOMPARE(inChild([&] { return attemptConfined(makes); }), int(Failed));
        QCOMPARE(inChild([&] { return attemptConfined(makes, {.code = Confinement::Code::Generated}); }), int(Done));
    }

    /// Threads may be started, and those already running are confined like all others.
    void threads()
    {
        if (!availableConfinement().systemCalls)
            QSKIP("this kernel has no seccomp");
        const auto opens = [this] { return isOpened(::open(m_file.constData(), O_RDONLY)); };
        QCOMPARE(inChild([&] {
                     std::atomic_int state = 0;
                     std::atomic_bool earlier = true;
                     std::thread first([&] {
                         while (state == 0)
                             std::this_thread::yield();
                         earlier = opens();
                     });
                     const auto report = confine({});
                     state = 1;
                     first.join();
                     bool later = true;
                     std::thread([&] { later = opens(); }).join();
                     return report && !earlier && !later ? int(Done) : int(Failed);
                 }),
                 int(Done));
    }
};

SINEW_APPLESS_TEST(tst_confinement, TestConfinement)

} // namespace tst_confinement
#include "tst_confinement.moc"
