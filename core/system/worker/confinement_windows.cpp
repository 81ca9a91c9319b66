// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/confinement.h"

#include "core/system/system_error.h"

#include <algorithm>
#include <vector>

#include <windows.h>

#include <psapi.h>

namespace sinew {

namespace {

constexpr std::int64_t ticksPerSecond = 10'000'000;

/// A job of its own within the one of WorkerProcess. It lasts as long as the process, and nobody has a handle to it.
bool setLimits(const Confinement &wanted)
{
    PROCESS_MEMORY_COUNTERS_EX memory{};
    memory.cb = sizeof memory;
    if (!::GetProcessMemoryInfo(::GetCurrentProcess(), reinterpret_cast<PROCESS_MEMORY_COUNTERS *>(&memory),
                                sizeof memory))
        return false;
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_PROCESS_MEMORY | JOB_OBJECT_LIMIT_PROCESS_TIME |
                                              JOB_OBJECT_LIMIT_ACTIVE_PROCESS |
                                              JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    limits.BasicLimitInformation.ActiveProcessLimit = 1;
    limits.BasicLimitInformation.PerProcessUserTimeLimit.QuadPart = wanted.processorSeconds * ticksPerSecond;
    limits.ProcessMemoryLimit = SIZE_T(memory.PrivateUsage) + SIZE_T(wanted.memory);
    JOBOBJECT_BASIC_UI_RESTRICTIONS windows{JOB_OBJECT_UILIMIT_DESKTOP | JOB_OBJECT_UILIMIT_DISPLAYSETTINGS |
                                            JOB_OBJECT_UILIMIT_EXITWINDOWS | JOB_OBJECT_UILIMIT_GLOBALATOMS |
                                            JOB_OBJECT_UILIMIT_HANDLES | JOB_OBJECT_UILIMIT_READCLIPBOARD |
                                            JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS | JOB_OBJECT_UILIMIT_WRITECLIPBOARD};
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
    const bool isSet = job &&
                       ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits) &&
                       ::SetInformationJobObject(job, JobObjectBasicUIRestrictions, &windows, sizeof windows) &&
                       ::AssignProcessToJobObject(job, ::GetCurrentProcess());
    const DWORD reason = ::GetLastError();
    if (job)
        ::CloseHandle(job);
    ::SetLastError(reason);
    return isSet;
}

/// Irrevocable: privileges that are removed can't be had back.
void dropPrivileges(HANDLE token)
{
    DWORD size = 0;
    ::GetTokenInformation(token, TokenPrivileges, nullptr, 0, &size);
    std::vector<char> memory(std::max<std::size_t>(size, sizeof(TOKEN_PRIVILEGES)));
    auto *all = reinterpret_cast<TOKEN_PRIVILEGES *>(memory.data());
    if (!::GetTokenInformation(token, TokenPrivileges, all, DWORD(memory.size()), &size))
        return;
    for (DWORD i = 0; i < all->PrivilegeCount; ++i)
        all->Privileges[i].Attributes = SE_PRIVILEGE_REMOVED;
    ::AdjustTokenPrivileges(token, FALSE, all, 0, nullptr, nullptr);
}

/// The level of what comes from the internet: nothing of the user's can be written.
bool lowerIntegrity()
{
    HANDLE token = nullptr;
    if (!::OpenProcessToken(::GetCurrentProcess(), TOKEN_ADJUST_DEFAULT | TOKEN_ADJUST_PRIVILEGES | TOKEN_QUERY,
                            &token))
        return false;
    dropPrivileges(token);
    SID_IDENTIFIER_AUTHORITY authority = SECURITY_MANDATORY_LABEL_AUTHORITY;
    PSID low = nullptr;
    bool isLow = false;
    if (::AllocateAndInitializeSid(&authority, 1, SECURITY_MANDATORY_LOW_RID, 0, 0, 0, 0, 0, 0, 0, &low)) {
        TOKEN_MANDATORY_LABEL label{{low, SE_GROUP_INTEGRITY}};
        isLow = ::SetTokenInformation(token, TokenIntegrityLevel, &label, sizeof label + ::GetLengthSid(low));
        ::FreeSid(low);
    }
    ::CloseHandle(token);
    return isLow;
}

template<class Policy>
void setPolicy(PROCESS_MITIGATION_POLICY which, DWORD flags)
{
    Policy policy{};
    policy.Flags = flags;
    ::SetProcessMitigationPolicy(which, &policy, sizeof policy);
}

/// What an older system does not know stays as it is.
void hardenProcess(Confinement::Code code)
{
    if (code == Confinement::Code::Fixed)
        setPolicy<PROCESS_MITIGATION_DYNAMIC_CODE_POLICY>(ProcessDynamicCodePolicy, 1);
    setPolicy<PROCESS_MITIGATION_EXTENSION_POINT_DISABLE_POLICY>(ProcessExtensionPointDisablePolicy, 1);
    constexpr DWORD noRemote = 1, noLowIntegrity = 2;
    setPolicy<PROCESS_MITIGATION_IMAGE_LOAD_POLICY>(ProcessImageLoadPolicy, noRemote | noLowIntegrity);
}

void CALLBACK endProcess(void *, BOOLEAN)
{
    ::TerminateProcess(::GetCurrentProcess(), EXIT_FAILURE);
}

} // namespace

Result<ConfinementReport> confine(const Confinement &wanted)
{
    ConfinementReport report;
    report.limits = setLimits(wanted);
    if (!report.limits)
        return systemError(QStringLiteral("the limits of this process can't be set"), {});
    hardenProcess(wanted.code);
    report.lowIntegrity = lowerIntegrity();
    return report;
}

ConfinementReport availableConfinement()
{
    return {.lowIntegrity = true, .limits = true};
}

void setWatchdog(int seconds)
{
    static HANDLE timer = nullptr;
    if (timer)
        ::DeleteTimerQueueTimer(nullptr, std::exchange(timer, nullptr), nullptr);
    if (seconds > 0)
        ::CreateTimerQueueTimer(&timer, nullptr, endProcess, nullptr, DWORD(seconds) * 1000, 0, WT_EXECUTEONLYONCE);
}

} // namespace sinew
