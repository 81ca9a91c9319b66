// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

class QWidget;

namespace sinew {

/// Says once that the program ended unexpectedly, and shows the reports.
class CrashMessages : public QObject
{
    Q_OBJECT

public:
    /// `folder`: where reports are (crashReportFolder()). `window`: the parent of dialogs, which must outlive this
    /// object.
    CrashMessages(QString folder, QWidget *window);

    /// Whether there is any report.
    bool hasReports() const;
    /// Announces a report of the window that has not been announced yet.
    void tell();
    /// Shows the reports, the latest first.
    void showReports();

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    void safeModeRequested();

private:
    QString m_folder;
    QWidget *m_window;
};

/// The name of the window's reports (CrashReporting::program).
QString windowProgram();

} // namespace sinew
