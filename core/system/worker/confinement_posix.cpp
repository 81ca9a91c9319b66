// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/confinement.h"

#include "core/system/process/landlock_rules.h"
#include "core/system/system_error.h"
#include "core/system/worker/system_call_filter.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <utility>

#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace sinew {

namespace {

/// Address space that is only reserved: stacks and arenas of threads.
constexpr std::int64_t reservedBytes = std::int64_t(4) << 30;

bool setLimit(int resource, std::int64_t value)
{
    rlimit now;
    if (::getrlimit(resource, &now) != 0)
        return false;
    // Never more than the user's limit.
    const rlim_t wanted = now.rlim_max == RLIM_INFINITY ? rlim_t(value) : std::min(rlim_t(value), now.rlim_max);
    now = {wanted, wanted};
    return ::setrlimit(resource, &now) == 0;
}

/// Bytes of address space and data that the process has now; 0 if unknown.
std::pair<std::int64_t, std::int64_t> memoryInUse()
{
    long long pages = 0, data = 0;
#ifdef __linux__
    if (std::FILE *file = std::fopen("/proc/self/statm", "re")) {
        if (std::fscanf(file, "%lld %*d %*d %*d %*d %lld", &pages, &data) != 2)
            pages = data = 0;
        std::fclose(file);
    }
#endif
    const std::int64_t page = ::sysconf(_SC_PAGESIZE);
    return {pages * page, data * page};
}

int firstFreeDescriptor()
{
    const int descriptor = ::dup(STDERR_FILENO);
    if (descriptor >= 0)
        ::close(descriptor);
    return std::max(descriptor, 0);
}

bool setLimits(const Confinement &wanted)
{
    const auto [addresses, data] = memoryInUse();
    bool set = setLimit(RLIMIT_AS, addresses + wanted.memory + reservedBytes) &&
               setLimit(RLIMIT_CPU, wanted.processorSeconds) && setLimit(RLIMIT_FSIZE, 0) && setLimit(RLIMIT_CORE, 0) &&
               setLimit(RLIMIT_NOFILE, firstFreeDescriptor() + wanted.openFiles);
#ifdef RLIMIT_DATA
    set = set && setLimit(RLIMIT_DATA, data + wanted.memory);
#endif
    return set;
}

} // namespace

Result<ConfinementReport> confine(const Confinement &wanted)
{
    ConfinementReport report;
    // Messages are lost then if standard error is a file; they must not end the process.
    std::signal(SIGXFSZ, SIG_IGN);
    report.limits = setLimits(wanted);
    if (!report.limits)
        return systemError(QStringLiteral("the limits of this process can't be set"), {});
#ifdef __linux__
    // No new rights from set-uid programs, and no debuggers of the same user.
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) {
        ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
        if (LandlockRules().apply())
            report.landlock = landlockVersion();
        report.systemCalls = filterSystemCalls(wanted.code);
    }
#endif
    return report;
}

ConfinementReport availableConfinement()
{
    ConfinementReport report{.limits = true};
#ifdef __linux__
    const std::uint32_t action = SECCOMP_RET_ERRNO;
    report.landlock = landlockVersion();
    report.systemCalls = ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#endif
    return report;
}

void setWatchdog(int seconds)
{
    ::alarm(unsigned(std::max(seconds, 0)));
}

} // namespace sinew
