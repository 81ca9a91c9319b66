// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/report_writer.h"

#include <string>

namespace sinew {

/// Loads what writeStackFrames() needs; call it before anything goes wrong.
void prepareStackFrames();

/// Writes the calling thread's stack, for signal handlers: one line per frame with the module's name and the address
/// within it, as understood by `addr2line -e MODULE` and similar tools. At most 64 frames, innermost first.
void writeStackFrames(ReportWriter &out) noexcept;

/// The running program's build id from the linker, to find the build that addresses belong to; empty if it has none.
std::string programBuildId();

} // namespace sinew
