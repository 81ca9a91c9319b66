// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// A report that a crash has left (crash_handler.h).
struct CrashReport
{
    QString path;
    QString program;   ///< CrashReporting::program
    QDateTime written; ///< when it crashed
    bool isNew = true; ///< nobody was told yet
};

/// Where reports are: a folder of the state folder; empty where there is none. Not made by this function.
QString crashReportFolder();

/// The reports of a folder, the latest first.
std::vector<CrashReport> crashReports(const QString &folder);

/// What a report says. Nothing when it can't be read.
std::optional<QString> readCrashReport(const CrashReport &report);

/// From now on the reports of the folder are not new.
void markCrashReportsTold(const QString &folder);

} // namespace sinew
