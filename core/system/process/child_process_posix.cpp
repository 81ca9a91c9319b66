// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/child_process.h"

#include <QProcess>

#include <csignal>
#include <cstdlib>

#ifdef __linux__
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace sinew {

void tieToProgram(QProcess &process, const std::function<void()> &before)
{
#ifdef __linux__
    process.setChildProcessModifier([before, program = ::getpid()] {
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != program) // it ended before it could be followed
            ::_exit(EXIT_FAILURE);
#else
    process.setChildProcessModifier([before] {
#endif
        if (before)
            before();
    });
}

} // namespace sinew
