// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/crash/crash_report_dialog.h"

#include "core/files/safe_save.h"
#include "core/text/translated.h"
#include "widgets/text/plain_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

CrashReportDialog::CrashReportDialog(std::vector<CrashReport> reports, QWidget *parent)
    : QDialog(parent), m_reports(std::move(reports)), m_choice(new QComboBox), m_text(new QPlainTextEdit)
{
    setWindowTitle(tr("Crash report"));
    resize(760, 560);
    auto *explanation = new PlainLabel(tr("This is the whole report. It does not name any of your files or folders. "
                                          "Save it and attach it to an issue, with a description of what you did."));
    explanation->setWordWrap(true);
    for (const CrashReport &report : m_reports)
        m_choice->addItem(QLocale().toString(report.written, QLocale::LongFormat));
    m_choice->setAccessibleName(tr("Time of the crash"));
    m_choice->setVisible(m_reports.size() > 1);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Crash report"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_choice);
    layout->addWidget(m_text, 1);
    layout->addWidget(buttons);

    connect(m_choice, &QComboBox::currentIndexChanged, this, &CrashReportDialog::showReport);
    connect(m_save, &QPushButton::clicked, this, &CrashReportDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showReport(0);
}

void CrashReportDialog::showReport(int index)
{
    const std::optional<QString> text = readCrashReport(m_reports[std::size_t(index)]);
    m_text->setPlainText(text.value_or(QString()));
    m_text->setPlaceholderText(tr("The report can't be read."));
    m_save->setEnabled(text.has_value());
}

QString CrashReportDialog::text() const
{
    return m_text->toPlainText();
}

void CrashReportDialog::askWhere()
{
    const QDateTime time = m_reports[std::size_t(m_choice->currentIndex())].written;
    const QString name = QStringLiteral("sinew-crash-%1.txt").arg(time.toString(QStringLiteral("yyyy-MM-dd-hhmmss")));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save crash report"), QDir::home().filePath(name),
                                                      tr("Text files (*.txt)"));
    if (!path.isEmpty() && saveTo(path))
        accept();
}

bool CrashReportDialog::saveTo(const QString &path)
{
    const std::string content = text().toStdString();
    const Status saved = saveFile(path, bytesOf(content));
    if (!saved) {
        QMessageBox box(QMessageBox::Critical, tr("Save crash report"), translated(saved.error()), QMessageBox::Ok,
                        this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    return bool(saved);
}

} // namespace sinew

#include "moc_crash_report_dialog.cpp"
