// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QProcess;

namespace sinew {

enum class ChildEnd {
    Terminate, ///< it is asked to end, and may put things in order
    Kill,      ///< it ends at once
};

/// For a process that is started afterwards, from the thread that lives as long as this program: it ends with the
/// program, even with one that crashes, where the system can do that. `niceness`: 0 as this program, up to 19 for work
/// that may wait for all other.
void tieToProgram(QProcess &process, ChildEnd end, int niceness = 0);

} // namespace sinew
