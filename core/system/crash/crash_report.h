// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/crash_handler.h"
#include "core/system/crash/report_writer.h"

#include <ctime>

namespace sinew {

// The parts of a crash report that are the same on all systems. What writes does so from a crash: without heap memory.

/// Before anything goes wrong: the program, its version and the system.
void addProgramFacts(const CrashReporting &reporting);
/// From now on the report of a crash by an exception that nobody catches has its type and message.
void keepUncaughtExceptions();

/// Title, facts and time. `start`: when the program began.
void writeReportHead(ReportWriter &out, std::time_t start);
/// Exception, thread, steps, messages and the stack of this thread.
void writeReportRest(ReportWriter &out, bool isMainThread);

} // namespace sinew
