// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/archive_saver.h"

#include "core/assets/archive_copy.h"
#include "core/document/document_save.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <utility>

namespace sinew {

namespace {

const QString archiveTopic = QStringLiteral("archive");

/// "Map (copy).w3x"
QString copyOf(const QString &archive)
{
    const QFileInfo info(archive);
    return info.dir().filePath(ArchiveSaver::tr("%1 (copy)").arg(info.completeBaseName()) + u'.' + info.suffix());
}

} // namespace

ArchiveSaver::ArchiveSaver(const FormatRegistry &formats, Settings &settings, QWidget *window, QObject *parent)
    : QObject(parent), m_formats(formats), m_settings(settings), m_window(window)
{
}

void ArchiveSaver::save(Document &document)
{
    const QString archive = document.storedFiles().archive;
    const QString target = QFileDialog::getSaveFileName(m_window, tr("Save to a copy of the archive"), copyOf(archive),
                                                        FileActions::archiveFilter(m_formats.archives()) +
                                                            QStringLiteral(";;") + tr("All files (*)"),
                                                        nullptr, QFileDialog::DontConfirmOverwrite);
    if (target.isEmpty())
        return;
    if (QFileInfo::exists(target)) {
        const bool isOriginal = QFileInfo(target) == QFileInfo(archive);
        const QString name = QFileInfo(target).fileName();
        QMessageBox question(QMessageBox::Question, tr("Save to a copy of the archive"),
                             isOriginal ? tr("Replace the archive “%1” itself?").arg(name)
                                        : tr("Replace the file “%1”?").arg(name),
                             QMessageBox::Cancel, m_window);
        question.setTextFormat(Qt::PlainText);
        question.setInformativeText(isOriginal ? tr("The current archive is kept next to it with the suffix .bak.")
                                               : tr("Its current contents will be lost."));
        QPushButton *replace = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
        question.setDefaultButton(QMessageBox::Cancel);
        question.exec();
        if (question.clickedButton() != replace)
            return;
    }
    m_settings.setLastFolder(QFileInfo(target).absolutePath());
    saveTo(document, target);
}

void ArchiveSaver::saveTo(Document &document, const QString &target)
{
    const QString title = documentTitle(&document);
    const auto failed = [this, title](Document *where, const Error &error) {
        Q_EMIT notice(
            {Severity::Error, tr("“%1” was not saved. %2").arg(title, translated(error)), {}, where, archiveTopic});
    };
    document.dropPreview();
    Result<std::vector<OutputFile>> written = document.format()->write(document.model());
    if (!written)
        return failed(&document, written.error());
    const QString archive = document.storedFiles().archive, inside = document.storedFiles().archivedPath;
    const QString folder = inside.left(inside.lastIndexOf(u'/') + 1);
    std::vector<Asset> files;
    for (OutputFile &file : *written)
        if (!file.removed)
            files.push_back({std::move(file.bytes), file.path.isEmpty() ? inside : folder + file.path});
    Q_EMIT started(target);
    const int step = document.historyIndex();
    m_task = m_tasks.run(
        [this, archive, target, files](Task &task) {
            return saveArchiveCopy(m_formats.archives(), archive, target, files,
                                   [this, &task, last = -1](double done) mutable {
                                       if (const int percent = int(done * 100); percent != std::exchange(last, percent))
                                           task.post([this, done] { Q_EMIT progressed(done); });
                                       return task.advance(done);
                                   });
        },
        [this, failed, title, target, step, kept = QPointer<Document>(&document)](const Result<ArchiveCopy> &copy) {
            Q_EMIT finished();
            if (!copy)
                return failed(kept, copy.error());
            if (kept) {
                StoredFiles stored = kept->storedFiles();
                stored.archive = target;
                kept->setStoredFiles(std::move(stored));
                if (kept->path().isEmpty() && kept->historyIndex() == step)
                    kept->setClean();
            }
            const QString name = QFileInfo(target).fileName();
            const QString more = copy->added > 0 ? u' ' + tr("%n files were added.", nullptr, copy->added) : QString();
            Q_EMIT notice(
                {Severity::Info,
                 tr("“%1” is in “%2”.").arg(title, name) + more + u' ' +
                     tr("%n other files were compared with the archive and are unchanged.", nullptr, copy->kept),
                 {},
                 kept,
                 archiveTopic});
        });
}

void ArchiveSaver::cancel()
{
    if (m_task)
        m_task->cancel();
}

} // namespace sinew

#include "moc_archive_saver.cpp"
