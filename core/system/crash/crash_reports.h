// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// A report left by a crash (crash_handler.h).
struct CrashReport
{
    QString path;
    QString program;   ///< CrashReporting::program
    QDateTime written; ///< when it crashed
    bool isNew = true; ///< the user was not told yet
};

/// Where reports are stored: a folder in the state folder; empty if there is none. Not created by this function.
QString crashReportFolder();

/// The reports in a folder, latest first.
std::vector<CrashReport> crashReports(const QString &folder);

/// The text of a report. Nothing if it can't be read.
std::optional<QString> readCrashReport(const CrashReport &report);

/// From now on the reports in the folder are not new.
void markCrashReportsTold(const QString &folder);

} // namespace sinew
