// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/crash/crash_messages.h"

#include "core/system/crash/crash_reports.h"
#include "editor/crash/crash_report_dialog.h"

#include <QLocale>
#include <QWidget>

#include <algorithm>

namespace sinew {

QString windowProgram()
{
    return QStringLiteral("window");
}

CrashMessages::CrashMessages(QString folder, QWidget *window)
    : QObject(window), m_folder(std::move(folder)), m_window(window)
{
}

bool CrashMessages::hasReports() const
{
    return !crashReports(m_folder).empty();
}

void CrashMessages::tell()
{
    const std::vector<CrashReport> reports = crashReports(m_folder);
    const auto last = std::find_if(reports.begin(), reports.end(), [](const CrashReport &report) {
        return report.isNew && report.program == windowProgram();
    });
    markCrashReportsTold(m_folder);
    if (last == reports.end())
        return;
    Q_EMIT notice({Severity::Warning,
                   tr("Sinew closed unexpectedly on %1. A crash report can be attached to an issue.")
                       .arg(QLocale().toString(last->written, QLocale::ShortFormat)),
                   {{tr("Save report…"), [this] { showReports(); }},
                    {tr("Restart in safe mode"), [this] { Q_EMIT safeModeRequested(); }}},
                   nullptr,
                   QStringLiteral("crash")});
}

void CrashMessages::showReports()
{
    std::vector<CrashReport> reports = crashReports(m_folder);
    if (reports.empty())
        return;
    auto *dialog = new CrashReportDialog(std::move(reports), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sinew

#include "moc_crash_messages.cpp"
