// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/child_process.h"

#include <QProcess>

#include <csignal>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace sinew {

void tieToProgram(QProcess &process, ChildEnd end, int niceness)
{
    process.setChildProcessModifier([deathSignal = end == ChildEnd::Kill ? SIGKILL : SIGTERM, niceness] {
#ifdef __linux__
        ::prctl(PR_SET_PDEATHSIG, deathSignal);
#endif
        if (niceness != 0) [[maybe_unused]]
            const int now = ::nice(niceness);
    });
}

} // namespace sinew
