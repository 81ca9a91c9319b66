// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/system_call_filter.h"

#ifdef __linux__
#include <cerrno>
#include <memory>

#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace sinew {

#ifdef __linux__

namespace {

/// Calls that take no path, create no descriptor that leads anywhere, and reach no other process. glibc queries
/// descriptors with newfstatat; it also tells that paths exist, but opens none.
constexpr int harmlessCalls[] = {
    // Open descriptors, and a pipe that leads back to the process: sanitizers read memory through one.
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64), SCMP_SYS(lseek),
    SCMP_SYS(close), SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(fstatfs), SCMP_SYS(sendmsg), SCMP_SYS(recvmsg),
    SCMP_SYS(sendto), SCMP_SYS(recvfrom), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(eventfd2), SCMP_SYS(shutdown),
    SCMP_SYS(pipe), SCMP_SYS(pipe2),
    // Memory.
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk),
    // Threads of the process itself.
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(membarrier),
    // Signals to itself.
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(alarm),
    SCMP_SYS(setitimer), SCMP_SYS(restart_syscall),
    // Time, random numbers, exit.
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(nanosleep),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(getrandom), SCMP_SYS(getrusage), SCMP_SYS(sysinfo), SCMP_SYS(exit),
    SCMP_SYS(exit_group)};

struct Release
{
    void operator()(void *filter) const { seccomp_release(filter); }
};
using LoadedFilter = std::unique_ptr<void, Release>;

/// Calls that are harmless only with some arguments.
bool addConditional(void *filter, Confinement::Code code)
{
    const auto allowWhere = [filter](int call, unsigned argument, scmp_compare test, scmp_datum_t a,
                                     scmp_datum_t b = 0) {
        return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, scmp_arg_cmp{argument, test, a, b}) == 0;
    };
    const bool added = allowWhere(SCMP_SYS(clone), 0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD) &&
                       // Its arguments are in memory, where no filter sees them: glibc falls back to clone.
                       seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
                       allowWhere(SCMP_SYS(tgkill), 0, SCMP_CMP_EQ, scmp_datum_t(::getpid())) &&
                       allowWhere(SCMP_SYS(prctl), 0, SCMP_CMP_EQ, PR_SET_NAME) &&
                       allowWhere(SCMP_SYS(prlimit64), 2, SCMP_CMP_EQ, 0);
    if (code == Confinement::Code::Generated)
        return added && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 0) == 0 &&
               seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 0) == 0;
    return added && allowWhere(SCMP_SYS(mmap), 2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0) &&
           allowWhere(SCMP_SYS(mprotect), 2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
}

} // namespace

bool filterSystemCalls(Confinement::Code code)
{
    const LoadedFilter filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)));
    if (!filter || seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) != 0)
        return false;
    for (const int call : harmlessCalls) {
        // Calls that this processor does not have are skipped.
        if (call >= 0 && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) != 0)
            return false;
    }
    return addConditional(filter.get(), code) && seccomp_load(filter.get()) == 0;
}

#else

bool filterSystemCalls(Confinement::Code)
{
    return false;
}

#endif

} // namespace sinew
