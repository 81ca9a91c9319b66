// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QProcess;

namespace sinew {

/// For a process to be started later, from a thread that lives as long as this program: it is asked to end with the
/// program, even if that crashes, if the system can do that. `before` is called in the new process before its program
/// begins, where hardly anything is allowed (see QProcess::setChildProcessModifier()); Windows has no such moment.
void tieToProgram(QProcess &process, const std::function<void()> &before = {});

} // namespace sinew
