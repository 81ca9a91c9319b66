// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/overwrite_question.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace sinew {

namespace {

struct OverwriteText
{
    Q_DECLARE_TR_FUNCTIONS(sinew::OverwriteQuestion)
};

/// Beyond this number they are only counted.
constexpr std::size_t maxListed = 12;

QString dateOf(const FileStamp &stamp)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(stamp.modified / 1'000'000), QLocale::ShortFormat);
}

QString lineOf(const UnknownFile &file)
{
    const QString name = QFileInfo(file.path).fileName(), size = QLocale().formattedDataSize(file.there.size);
    if (file.read)
        return OverwriteText::tr("“%1”: dated %2 when read or saved here; now dated %3, %4")
            .arg(name, dateOf(*file.read), dateOf(file.there), size);
    return OverwriteText::tr("“%1”: dated %2, %3").arg(name, dateOf(file.there), size);
}

} // namespace

OverwriteAnswer askToOverwrite(const std::vector<UnknownFile> &files, const QString &title, const QString &agreed,
                               QWidget *parent)
{
    const bool isChanged = std::any_of(files.begin(), files.end(), [](const UnknownFile &file) { return file.read; });
    // The file dialog has already asked.
    if (!isChanged && files.size() == 1 && files.front().path == agreed)
        return OverwriteAnswer::Overwrite;
    QStringList lines;
    for (std::size_t i = 0; i < files.size() && i < maxListed; ++i)
        lines.append(lineOf(files[i]));
    if (files.size() > maxListed)
        lines.append(OverwriteText::tr("and %n more", nullptr, int(files.size() - maxListed)));
    QMessageBox box(parent);
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(OverwriteText::tr("Overwrite files"));
    box.setText(isChanged ? OverwriteText::tr("Another program changed files of “%1” since they were read.").arg(title)
                          : OverwriteText::tr("Saving “%1” replaces files that already exist.").arg(title));
    box.setInformativeText(lines.join(u'\n') + QStringLiteral("\n\n") +
                           OverwriteText::tr("Overwritten files are kept next to the new ones with the suffix .bak."));
    const QPushButton *overwrite = box.addButton(OverwriteText::tr("&Overwrite"), QMessageBox::DestructiveRole);
    const QPushButton *saveAs = box.addButton(OverwriteText::tr("&Save as…"), QMessageBox::AcceptRole);
    const QPushButton *reload =
        isChanged ? box.addButton(OverwriteText::tr("&Reload, discarding changes"), QMessageBox::ResetRole) : nullptr;
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    const QAbstractButton *clicked = box.clickedButton();
    return clicked == overwrite          ? OverwriteAnswer::Overwrite
           : clicked == saveAs           ? OverwriteAnswer::SaveAs
           : reload && clicked == reload ? OverwriteAnswer::Reload
                                         : OverwriteAnswer::Cancel;
}

} // namespace sinew
