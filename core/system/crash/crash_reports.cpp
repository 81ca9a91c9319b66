// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/crash_reports.h"

#include "core/system/crash/report_writer.h"
#include "core/system/file_operations.h"
#include "core/system/state_folder.h"
#include "core/system/system_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

constexpr qint64 noTime = -1;

/// Stores the time of the latest report that the user was told about, in nanoseconds since 1970.
QString toldFile(const QString &folder)
{
    return folder + QStringLiteral("/told");
}

qint64 toldTime(const QString &folder)
{
    SystemFile file = SystemFile::openToRead(toldFile(folder));
    const auto content = file.isOpen() ? file.read(64) : std::nullopt;
    bool isNumber = false;
    const qint64 time = content ? content->toLongLong(&isNumber) : noTime;
    return isNumber ? time : noTime;
}

struct DatedReport
{
    qint64 time; ///< nanoseconds since 1970
    CrashReport report;
};

/// Latest first. A crash with a full disk leaves an empty file.
std::vector<DatedReport> datedReports(const QString &folder)
{
    std::vector<DatedReport> reports;
    const qint64 told = toldTime(folder);
    for (const QString &name : QDir(folder).entryList({QStringLiteral("*-?.txt")}, QDir::Files)) {
        const QString path = folder + u'/' + name;
        const std::optional<FileStamp> stamp = fileStamp(path);
        if (stamp && stamp->size > 0)
            reports.push_back({stamp->modified,
                               {path, name.section(u'-', 0, -2),
                                QDateTime::fromMSecsSinceEpoch(stamp->modified / 1'000'000), stamp->modified > told}});
    }
    std::sort(reports.begin(), reports.end(),
              [](const DatedReport &a, const DatedReport &b) { return a.time > b.time; });
    return reports;
}

} // namespace

QString crashReportFolder()
{
    const QString state = stateFolder();
    return state.isEmpty() ? QString() : state + QStringLiteral("/crashes");
}

std::vector<CrashReport> crashReports(const QString &folder)
{
    std::vector<CrashReport> reports;
    if (folder.isEmpty())
        return reports;
    for (DatedReport &dated : datedReports(folder))
        reports.push_back(std::move(dated.report));
    return reports;
}

std::optional<QString> readCrashReport(const CrashReport &report)
{
    SystemFile file = SystemFile::openToRead(report.path);
    const auto content = file.isOpen() ? file.read(qsizetype(ReportWriter::maxBytes)) : std::nullopt;
    return content ? std::optional(QString::fromUtf8(*content)) : std::nullopt;
}

void markCrashReportsTold(const QString &folder)
{
    if (folder.isEmpty())
        return;
    const std::vector<DatedReport> reports = datedReports(folder);
    if (reports.empty() || !reports.front().report.isNew)
        return;
    removeFile(toldFile(folder));
    SystemFile file = SystemFile::create(toldFile(folder));
    const std::string time = std::to_string(reports.front().time);
    if (file.isOpen())
        file.append(bytesOf(time));
}

} // namespace sinew
