// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/report_writer.h"

#include <string>

namespace sinew {

/// Loads what writeStackFrames() needs; called before anything goes wrong.
void prepareStackFrames();

/// Writes the calling thread's stack, for signal handlers: a line a frame with the module's name and the address within
/// it, as `addr2line -e MODULE` and the like understand it. At most 64 frames, the innermost first.
void writeStackFrames(ReportWriter &out) noexcept;

/// The linker's id of the running program, which finds the build that addresses belong to; empty where it has none.
std::string programBuildId();

} // namespace sinew
