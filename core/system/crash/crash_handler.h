// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/recent_lines.h"

#include <QString>

namespace sinew {

/// Data that a report needs beforehand.
struct CrashReporting
{
    QString folder;  ///< where reports are kept (crashReportFolder()); created by the first crash. Empty: none is
                     ///< written
    QString program; ///< part of the report's name: lower-case letters; each program has its own reports
    QString version; ///< of the program
};

/// How many reports a program keeps in a folder; a further one replaces the oldest.
constexpr int maxCrashReports = 8;

/// From now on a crash of this program leaves a report: a signal that ends it (SIGSEGV, SIGABRT, SIGBUS, SIGILL,
/// SIGFPE), or an uncaught exception. A report contains what happened where, the facts that were added, the last steps
/// and the last messages of Qt and of libraries that use its log, and nothing personal. Afterwards the program ends as
/// it would have otherwise. To be called once, from the main thread.
void startCrashReporting(const CrashReporting &reporting);

/// Adds a line to the head of reports, such as "OpenGL: llvmpipe"; from any thread. Lines that no longer fit are left
/// out.
void addCrashFact(std::string_view name, std::string_view value);

/// The user's last actions: names of commands, and nothing that comes from a file.
RecentLines &crashSteps();

/// Gives the calling thread a stack on which a report can be written if its own has overflowed. The main thread has
/// one. Does nothing without startCrashReporting(), or if the thread already has one.
void useCrashStack();

} // namespace sinew
