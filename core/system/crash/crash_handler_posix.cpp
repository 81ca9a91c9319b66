// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/crash_handler.h"

#include "core/system/crash/crash_report.h"
#include "core/system/crash/message_log.h"
#include "core/system/crash/stack_frames.h"

#include <QFile>

#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

namespace sinew {

namespace {

struct CrashSignal
{
    int number;
    std::string_view name;
};
constexpr CrashSignal crashSignals[] = {{SIGSEGV, "SIGSEGV (segmentation fault)"},
                                        {SIGABRT, "SIGABRT (abort)"},
                                        {SIGBUS, "SIGBUS (bus error)"},
                                        {SIGILL, "SIGILL (illegal instruction)"},
                                        {SIGFPE, "SIGFPE (arithmetic error)"}};

constexpr std::size_t maxPath = 4096;
constexpr std::size_t crashStackBytes = 128 << 10;
constexpr int waitMilliseconds = 50, longestWaits = 100; ///< for another thread that is writing

/// All data used by a signal handler; prepared by startCrashReporting().
struct
{
    std::atomic<bool> isReady = false;
    char paths[maxCrashReports][maxPath]; ///< of the reports
    pid_t process;
    pthread_t mainThread;
    time_t start;
    struct sigaction before[std::size(crashSignals)];

    std::atomic<bool> isCrashing = false;
    std::atomic<pthread_t> crashingThread;
} crash;

/// A thread's stack for signal handlers, living as long as the thread.
class AlternateStack
{
public:
    AlternateStack()
    {
        stack_t before;
        if (::sigaltstack(nullptr, &before) != 0 || !(before.ss_flags & SS_DISABLE))
            return;
        void *memory = ::mmap(nullptr, crashStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            return;
        stack_t own{};
        own.ss_sp = m_memory = memory;
        own.ss_size = crashStackBytes;
        ::sigaltstack(&own, nullptr);
    }
    ~AlternateStack()
    {
        if (!m_memory)
            return;
        stack_t none{};
        none.ss_flags = SS_DISABLE;
        ::sigaltstack(&none, nullptr);
        ::munmap(m_memory, crashStackBytes);
    }
    AlternateStack(const AlternateStack &) = delete;
    AlternateStack &operator=(const AlternateStack &) = delete;

private:
    void *m_memory = nullptr;
};

void makeFoldersOf(char *path)
{
    for (char *slash = std::strchr(path + 1, '/'); slash; slash = std::strchr(slash + 1, '/')) {
        *slash = '\0';
        ::mkdir(path, 0700);
        *slash = '/';
    }
}

/// Creates a new file for the report, replacing the oldest if no name is free. Negative if that is impossible.
int openReport(const char *&path)
{
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    makeFoldersOf(crash.paths[0]);
    time_t oldest = 0;
    path = nullptr;
    for (const char *candidate : crash.paths) {
        if (const int file = ::open(candidate, flags, 0600); file >= 0) {
            path = candidate;
            return file;
        }
        struct stat there;
        if (errno == EEXIST && ::lstat(candidate, &there) == 0 && (!path || there.st_mtime < oldest)) {
            oldest = there.st_mtime;
            path = candidate;
        }
    }
    if (!path || ::unlink(path) != 0)
        return -1;
    return ::open(path, flags, 0600);
}

void writeReport(ReportWriter &out, const CrashSignal &signal, const siginfo_t *info)
{
    writeReportHead(out, crash.start);
    out << "Reason: " << signal.name << ", code " << std::int64_t(info->si_code);
    if (info->si_code > 0) {
        out << ", address ";
        out.hexadecimal(reinterpret_cast<std::uintptr_t>(info->si_addr));
    }
    out << "\n";
    writeReportRest(out, ::pthread_equal(::pthread_self(), crash.mainThread));
}

void leaveReport(const CrashSignal &signal, const siginfo_t *info)
{
    const char *path;
    const int file = openReport(path);
    if (file < 0)
        return;
    bool isEmpty = false;
    {
        ReportWriter out(file);
        writeReport(out, signal, info);
        out.flush();
        isEmpty = !out.hasWritten();
    }
    ::close(file);
    if (isEmpty)
        ::unlink(path);
}

/// Ends the program as if it had no handler.
void passOn(std::size_t index, const siginfo_t *info)
{
    const struct sigaction &before = crash.before[index];
    ::sigaction(crashSignals[index].number, &before, nullptr);
    // A faulty instruction faults again after this returns, and then the other handler sees where; a signal that was
    // sent is sent again, and a fatal one ends the program in any case.
    const bool isDefault = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_DFL;
    if (isDefault || info->si_code <= 0)
        ::raise(crashSignals[index].number);
}

void onCrash(int number, siginfo_t *info, void *)
{
    const int errorBefore = errno;
    std::size_t index = 0;
    while (crashSignals[index].number != number)
        ++index;
    // A child between fork() and exec() is not this program.
    if (::getpid() == crash.process) {
        if (!crash.isCrashing.exchange(true)) {
            crash.crashingThread = ::pthread_self();
            leaveReport(crashSignals[index], info);
        } else if (!::pthread_equal(crash.crashingThread, ::pthread_self())) {
            // Two threads at once: the first one ends the program after writing.
            for (int i = 0; i < longestWaits; ++i) {
                const timespec time{0, waitMilliseconds * 1'000'000};
                ::nanosleep(&time, nullptr);
            }
        }
    }
    passOn(index, info);
    errno = errorBefore;
}

} // namespace

void useCrashStack()
{
    if (!crash.isReady)
        return;
    static thread_local AlternateStack stack;
    static_cast<void>(stack);
}

void startCrashReporting(const CrashReporting &reporting)
{
    for (int i = 0; i < maxCrashReports; ++i) {
        const QByteArray path =
            QFile::encodeName(reporting.folder + u'/' + reporting.program + QStringLiteral("-%1.txt").arg(i));
        if (crash.isReady || reporting.folder.isEmpty() || path.size() >= qsizetype(maxPath))
            return;
        std::memcpy(crash.paths[i], path.constData(), std::size_t(path.size()) + 1);
    }
    crash.process = ::getpid();
    crash.mainThread = ::pthread_self();
    crash.start = ::time(nullptr);
    crash.isReady = true;
    addProgramFacts(reporting);
    prepareStackFrames();
    static_cast<void>(crashSteps());
    keepMessages();
    useCrashStack();
    keepUncaughtExceptions();
    for (std::size_t i = 0; i < std::size(crashSignals); ++i) {
        struct sigaction action = {};
        action.sa_sigaction = onCrash;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        for (const CrashSignal &other : crashSignals)
            sigaddset(&action.sa_mask, other.number);
        ::sigaction(crashSignals[i].number, &action, &crash.before[i]);
    }
}

} // namespace sinew
