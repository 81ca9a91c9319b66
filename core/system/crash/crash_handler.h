// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/recent_lines.h"

#include <QString>

namespace sinew {

/// What a report needs to know beforehand.
struct CrashReporting
{
    QString folder;  ///< where reports are kept (crashReportFolder()); made by the first crash. Empty: none is written
    QString program; ///< part of the report's name: lower-case letters; each has reports of its own
    QString version; ///< of the program
};

/// How many reports a program keeps in a folder; a further one takes the place of the oldest.
constexpr int maxCrashReports = 8;

/// From now on a crash of this program leaves a report: a signal that ends it (SIGSEGV, SIGABRT, SIGBUS, SIGILL,
/// SIGFPE), or an exception that nobody catches. A report says what happened where, the facts that were added, the last
/// steps and the last messages of Qt and of libraries that use its log, and holds nothing personal. Afterwards the
/// program ends as it would have without. To be called once, from the main thread.
void startCrashReporting(const CrashReporting &reporting);

/// Adds a line to the head of reports, such as "OpenGL: llvmpipe"; from any thread. What does not fit any more is left
/// out.
void addCrashFact(std::string_view name, std::string_view value);

/// What the user did last: names of commands, and nothing that comes from a file.
RecentLines &crashSteps();

/// Gives the calling thread a stack on which a report can be written when its own has overflown. The main thread has
/// one. Does nothing without startCrashReporting(), or when the thread has one already.
void useCrashStack();

} // namespace sinew
