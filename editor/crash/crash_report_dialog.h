// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/crash_reports.h"

#include <QDialog>

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace sinew {

/// Shows the reports that crashes have left, in full, as they would be saved.
class CrashReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `reports`: the latest first, at least one.
    explicit CrashReportDialog(std::vector<CrashReport> reports, QWidget *parent = nullptr);

    /// What is shown.
    QString text() const;
    /// Writes what is shown to a file in UTF-8. Returns false if that failed, which the user is told.
    bool saveTo(const QString &path);

private:
    void showReport(int index);
    void askWhere();

    std::vector<CrashReport> m_reports;
    QComboBox *m_choice;
    QPlainTextEdit *m_text;
    QPushButton *m_save;
};

} // namespace sinew
