// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/crash_handler.h"

#include "core/system/crash/impersonal_text.h"
#include "core/system/crash/message_log.h"
#include "core/system/crash/report_writer.h"
#include "core/system/crash/stack_frames.h"

#include <QFile>
#include <QSysInfo>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <typeinfo>

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

constexpr std::size_t maxPath = 4096, maxFacts = 2048, maxExceptionText = 512;
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
    std::terminate_handler terminateBefore;

    std::mutex addingFacts;
    char facts[maxFacts];
    std::atomic<std::size_t> factBytes = 0;

    char exceptionText[maxExceptionText];
    std::atomic<std::size_t> exceptionBytes = 0;

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

void writeTime(ReportWriter &out, time_t time)
{
    using namespace std::chrono;
    const sys_seconds moment{seconds(time)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss clock(moment - day);
    const auto two = [&out](std::int64_t number) { out << (number < 10 ? "0" : "") << number; };
    out << std::int64_t(int(date.year())) << "-";
    two(unsigned(date.month()));
    out << "-";
    two(unsigned(date.day()));
    out << " ";
    two(clock.hours().count());
    out << ":";
    two(clock.minutes().count());
    out << ":";
    two(clock.seconds().count());
    out << " UTC";
}

void writeLines(ReportWriter &out, std::string_view title, const RecentLines &lines)
{
    out << "\n" << title << "\n";
    lines.visit([](void *to, std::string_view line) { *static_cast<ReportWriter *>(to) << "  " << line << "\n"; },
                &out);
}

void writeReport(ReportWriter &out, const CrashSignal &signal, const siginfo_t *info)
{
    const time_t now = ::time(nullptr);
    out << "Sinew crash report\n" << std::string_view(crash.facts, crash.factBytes) << "Crashed: ";
    writeTime(out, now);
    out << ", " << std::int64_t(now - crash.start) << " seconds after the start\n"
        << "Reason: " << signal.name << ", code " << std::int64_t(info->si_code);
    if (info->si_code > 0) {
        out << ", address ";
        out.hexadecimal(reinterpret_cast<std::uintptr_t>(info->si_addr));
    }
    out << "\n";
    if (crash.exceptionBytes > 0)
        out << "Exception: " << std::string_view(crash.exceptionText, crash.exceptionBytes) << "\n";
    out << "Thread: " << (::pthread_equal(::pthread_self(), crash.mainThread) ? "main" : "another") << "\n";
    writeLines(out, "Last steps", crashSteps());
    writeLines(out, "Last messages", messageLog());
    out << "\nStack\n";
    // Walking a damaged stack may crash again.
    out.flush();
    writeStackFrames(out);
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

/// Keeps the exception's message for the report; std::abort() follows.
[[noreturn]] void onTerminate()
{
    const auto keep = [](std::string_view text) {
        const std::size_t used = crash.exceptionBytes;
        const std::size_t count = std::min(text.size(), maxExceptionText - used);
        text.copy(crash.exceptionText + used, count);
        crash.exceptionBytes = used + count;
    };
    if (const std::type_info *type = abi::__cxa_current_exception_type()) {
        int status = -1;
        const char *name = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
        keep(status == 0 ? name : type->name());
        try {
            throw;
        } catch (const std::exception &exception) {
            char text[maxExceptionText];
            keep(": ");
            keep({text, writeImpersonal(exception.what(), text)});
        } catch (...) {
        }
    }
    if (crash.terminateBefore)
        crash.terminateBefore();
    std::abort();
}

void addProgramFacts(const CrashReporting &reporting)
{
    const auto add = [](std::string_view name, const QString &value) { addCrashFact(name, value.toStdString()); };
    add("Program", reporting.program);
    add("Version", reporting.version);
    addCrashFact("Build", programBuildId());
    add("Qt", QString::fromLatin1(qVersion()));
    add("System", QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::kernelType() + u' ' +
                      QSysInfo::kernelVersion() + QStringLiteral(", ") + QSysInfo::currentCpuArchitecture());
}

} // namespace

RecentLines &crashSteps()
{
    static RecentLines lines;
    return lines;
}

void addCrashFact(std::string_view name, std::string_view value)
{
    std::string line(name);
    line.append(": ").append(value).append("\n");
    const std::lock_guard lock(crash.addingFacts);
    const std::size_t used = crash.factBytes;
    if (line.size() > maxFacts - used)
        return;
    line.copy(crash.facts + used, line.size());
    crash.factBytes = used + line.size();
}

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
    crash.terminateBefore = std::set_terminate(onTerminate);
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
