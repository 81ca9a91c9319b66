// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

class QWidget;

namespace sinew {

/// Tells once that the window ended unexpectedly, and shows the reports.
class CrashMessages : public QObject
{
    Q_OBJECT

public:
    /// `folder`: where reports are (crashReportFolder()). `window`: the parent of dialogs, which must live as long.
    CrashMessages(QString folder, QWidget *window);

    /// Whether any report is there.
    bool hasReports() const;
    /// Tells of a report of the window that nobody was told of yet.
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

/// What reports of the window are called (CrashReporting::program).
QString windowProgram();

} // namespace sinew
