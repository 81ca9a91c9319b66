// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/crash_handler.h"

#include "core/system/crash/crash_report.h"
#include "core/system/crash/message_log.h"
#include "core/system/crash/stack_frames.h"
#include "core/system/state_folder.h"
#include "core/system/system_path_windows.h"

#include <csignal>
#include <cstring>

#include <windows.h>

namespace sinew {

namespace {

constexpr ULONG crashStackBytes = 128 << 10;
constexpr DWORD longestWait = 5000; ///< milliseconds, for another thread that is writing

/// All data used by a crash; prepared by startCrashReporting().
struct
{
    std::atomic<bool> isReady = false;
    std::wstring paths[maxCrashReports]; ///< of the reports
    DWORD mainThread;
    std::time_t start;
    LPTOP_LEVEL_EXCEPTION_FILTER filterBefore;

    std::atomic<bool> isCrashing = false;
    std::atomic<DWORD> crashingThread;
} crash;

std::string_view nameOf(DWORD code)
{
    switch (code) {
    case EXCEPTION_ACCESS_VIOLATION:
        return "access violation";
    case EXCEPTION_IN_PAGE_ERROR:
        return "memory that can't be read";
    case EXCEPTION_STACK_OVERFLOW:
        return "stack overflow";
    case EXCEPTION_ILLEGAL_INSTRUCTION:
    case EXCEPTION_PRIV_INSTRUCTION:
        return "illegal instruction";
    case EXCEPTION_INT_DIVIDE_BY_ZERO:
    case EXCEPTION_INT_OVERFLOW:
        return "arithmetic error";
    default:
        return "exception";
    }
}

/// Creates a new file for the report, replacing the oldest if no name is free.
HANDLE openReport()
{
    const auto create = [](const std::wstring &path) {
        return ::CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL,
                             nullptr);
    };
    const std::wstring *oldest = nullptr;
    FILETIME oldestTime{};
    for (const std::wstring &path : crash.paths) {
        if (const HANDLE file = create(path); file != INVALID_HANDLE_VALUE)
            return file;
        WIN32_FILE_ATTRIBUTE_DATA about;
        if (::GetFileAttributesExW(path.c_str(), GetFileExInfoStandard, &about) &&
            (!oldest || ::CompareFileTime(&about.ftLastWriteTime, &oldestTime) < 0)) {
            oldest = &path;
            oldestTime = about.ftLastWriteTime;
        }
    }
    return oldest && ::DeleteFileW(oldest->c_str()) ? create(*oldest) : INVALID_HANDLE_VALUE;
}

void leaveReport(std::string_view name, DWORD code, const void *address)
{
    const HANDLE file = openReport();
    if (file == INVALID_HANDLE_VALUE)
        return;
    {
        ReportWriter out(int(::HandleToLong(file)));
        writeReportHead(out, crash.start);
        out << "Reason: " << name << ", code ";
        out.hexadecimal(code) << ", address ";
        out.hexadecimal(reinterpret_cast<std::uintptr_t>(address)) << "\n";
        writeReportRest(out, ::GetCurrentThreadId() == crash.mainThread);
    }
    ::CloseHandle(file);
}

void reportOnce(std::string_view name, DWORD code, const void *address)
{
    if (!crash.isCrashing.exchange(true)) {
        crash.crashingThread = ::GetCurrentThreadId();
        leaveReport(name, code, address);
    } else if (crash.crashingThread != ::GetCurrentThreadId()) {
        // Two threads at once: the first one ends the program after writing.
        ::Sleep(longestWait);
    }
}

LONG WINAPI onException(EXCEPTION_POINTERS *exception)
{
    const EXCEPTION_RECORD &record = *exception->ExceptionRecord;
    reportOnce(nameOf(record.ExceptionCode), record.ExceptionCode, record.ExceptionAddress);
    return crash.filterBefore ? crash.filterBefore(exception) : EXCEPTION_CONTINUE_SEARCH;
}

void onAbort(int)
{
    reportOnce("abort", 0, nullptr);
}

} // namespace

void useCrashStack()
{
    ULONG bytes = crashStackBytes;
    if (crash.isReady)
        ::SetThreadStackGuarantee(&bytes);
}

void startCrashReporting(const CrashReporting &reporting)
{
    if (crash.isReady || reporting.folder.isEmpty())
        return;
    for (int i = 0; i < maxCrashReports; ++i) {
        crash.paths[i] = systemPath(reporting.folder + u'/' + reporting.program + QStringLiteral("-%1.txt").arg(i));
        if (crash.paths[i].empty())
            return;
    }
    // Here and not in a crash, where no memory may be had.
    makePrivateFolder(reporting.folder);
    crash.mainThread = ::GetCurrentThreadId();
    crash.start = std::time(nullptr);
    crash.isReady = true;
    addProgramFacts(reporting);
    prepareStackFrames();
    static_cast<void>(crashSteps());
    keepMessages();
    useCrashStack();
    keepUncaughtExceptions();
    crash.filterBefore = ::SetUnhandledExceptionFilter(onException);
    std::signal(SIGABRT, onAbort);
}

} // namespace sinew
