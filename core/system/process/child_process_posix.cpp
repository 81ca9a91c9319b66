// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/child_process.h"

#include <QProcess>

#include <csignal>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace sinew {

void tieToProgram(QProcess &process, const std::function<void()> &before)
{
    process.setChildProcessModifier([before] {
#ifdef __linux__
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
        if (before)
            before();
    });
}

} // namespace sinew
