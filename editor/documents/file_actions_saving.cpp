// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/file_actions.h"

#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/documents/overwrite_question.h"
#include "editor/settings/settings.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

// Writing documents and copies of them, and what is said of it.

namespace sinew {

bool FileActions::saveArchived(Document *document)
{
    QMessageBox question(QMessageBox::Question, tr("Save model as"),
                         tr("“%1” is inside “%2” and is not changed there. Where do your changes go?")
                             .arg(documentTitle(document), QFileInfo(document->storedFiles().archive).fileName()),
                         QMessageBox::Cancel, m_window);
    question.setTextFormat(Qt::PlainText);
    QPushButton *intoArchive = question.addButton(tr("Save into a copy of the archive…"), QMessageBox::AcceptRole);
    const QPushButton *elsewhere = question.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    question.setDefaultButton(intoArchive);
    question.exec();
    if (question.clickedButton() == elsewhere)
        return saveAs(document);
    if (question.clickedButton() == intoArchive)
        saveIntoArchive(document);
    return false; // not before the copy is written
}

bool FileActions::canSaveCompact(const Document *document) const
{
    return canSave(document) && document->format()->canCompact();
}

void FileActions::saveCompact(Document *document, CopyForm form)
{
    if (refuseUnwritable(document))
        return;
    const QString title = form == CopyForm::Shared ? tr("Save slim copy") : tr("Save compact copy");
    // Enter must not ask for the open file itself.
    const QFileInfo own(documentTitle(document));
    const QString name = (form == CopyForm::Shared ? tr("%1 slim") : tr("%1 compact")).arg(own.completeBaseName());
    const QString path = askTarget(document, title, false, name + u'.' + own.suffix()).path;
    if (path.isEmpty())
        return;
    if (m_documents.find(path) == document) {
        saveTo(document, path, form);
        return;
    }
    if (const Document *other = m_documents.find(path)) {
        Q_EMIT notice({Severity::Error, openElsewhere(other), {}, document, saveTopic});
        return;
    }
    bool isSavedOtherwise = false;
    const auto agreed = agreedFiles(document, path, form, isSavedOtherwise);
    if (!agreed)
        return;
    const auto saved = saveCompactCopy(*document, path, *agreed, form);
    if (!saved) {
        Q_EMIT notice({Severity::Error,
                       tr("“%1” was not saved. %2").arg(QFileInfo(path).fileName(), translated(saved.error())),
                       {},
                       document,
                       saveTopic});
        return;
    }
    Q_EMIT settled(document, saveTopic);
    Q_EMIT notice(
        {Severity::Info,
         (form == CopyForm::Shared ? tr("A slim copy was saved as “%1”.") : tr("A compact copy was saved as “%1”."))
             .arg(QFileInfo(path).fileName()),
         {{tr("Open"), [this, path] { open(path); }}},
         document,
         saveTopic});
    reportSaved(document, *saved);
}

QString FileActions::openElsewhere(const Document *other)
{
    return tr("“%1” is open in another tab; close it there first.").arg(documentTitle(other));
}

bool FileActions::saveTo(Document *document, const QString &path, std::optional<CopyForm> copy)
{
    const auto failed = [&](const QString &text) {
        // "Save all" may have reached a document that is not shown.
        m_documents.setCurrent(document);
        Q_EMIT notice({Severity::Error, text, {saveAsStep(document)}, document, saveTopic});
        return false;
    };
    Document *other = m_documents.find(path);
    if (other && other != document)
        return failed(openElsewhere(other));
    bool isSavedOtherwise = false;
    const auto agreed = agreedFiles(document, path, copy, isSavedOtherwise);
    if (!agreed)
        return isSavedOtherwise;
    const bool keepsOriginal = (!document->byteProof().exact || !agreed->empty()) && QFileInfo::exists(path);
    const qint64 before = QFileInfo(path).size();
    const auto saved = copy ? saveCompactCopy(*document, path, *agreed, *copy) : saveDocument(*document, path, *agreed);
    if (!saved)
        return failed(tr("“%1” was not saved. %2").arg(documentTitle(document), translated(saved.error())));
    for (const QString &topic : {saveTopic, diskTopic, proofTopic()})
        Q_EMIT settled(document, topic);
    m_documents.acceptFiles(document);
    m_settings.addRecentFile(document->path());
    Q_EMIT this->saved(document);
    if (keepsOriginal) {
        Q_EMIT notice({Severity::Info,
                       tr("“%1” was saved. The previous file was kept next to it with the suffix .bak.")
                           .arg(documentTitle(document)),
                       {},
                       document});
    }
    reportSaved(document, *saved);
    if (!copy)
        reportRemnants(document, before);
    return true;
}

void FileActions::reportRemnants(Document *document, qint64 before)
{
    constexpr double most = 0.2; // of the file
    const qint64 now = QFileInfo(document->path()).size();
    if (before <= 0 || now <= before || !canSaveCompact(document))
        return;
    const auto compact = document->format()->write(document->model(), {.everyFile = true, .compact = true});
    const double unused = compact ? double(now) - double(compact->front().bytes.size()) : 0;
    if (unused < most * double(now))
        return;
    Q_EMIT notice({Severity::Info,
                   tr("%1 of the %2 of “%3” are left over from earlier steps. A compact copy leaves them out.")
                       .arg(QLocale().formattedDataSize(qint64(unused)), QLocale().formattedDataSize(now),
                            documentTitle(document)),
                   {{tr("Save compact copy…"),
                     [this, kept = QPointer<Document>(document)] {
                         if (kept)
                             saveCompact(kept, CopyForm::Official);
                     }}},
                   document,
                   saveTopic});
}

void FileActions::reportSaved(const Document *document, const SaveReport &report)
{
    for (const Diagnostic &diagnostic : report.interrupted)
        Q_EMIT notice({diagnostic.severity, translated(diagnostic.where), {}, document});
    if (report.detached.isEmpty())
        return;
    QStringList names;
    for (const QString &path : report.detached)
        names.append(tr("“%1”").arg(QFileInfo(path).fileName()));
    Q_EMIT notice({Severity::Info,
                   tr("%1 had other names on the disk (hard links). They still have the content from before this save.")
                       .arg(names.join(QStringLiteral(", "))),
                   {},
                   document});
}

std::optional<std::vector<UnknownFile>> FileActions::agreedFiles(Document *document, const QString &path,
                                                                 std::optional<CopyForm> copy, bool &saved)
{
    const auto found = copy ? unknownFilesOfCopy(*document, path, *copy) : unknownFiles(*document, path);
    // Saving fails for the same reason, and reports it.
    if (!found || found->empty())
        return std::vector<UnknownFile>();
    m_documents.setCurrent(document);
    // If it is not the document's own path, a file dialog has asked.
    const QString asked = QFileInfo(path) == QFileInfo(document->path()) ? QString() : path;
    const OverwriteAnswer answer = askToOverwrite(*found, documentTitle(document), asked, m_window);
    switch (answer) {
    case OverwriteAnswer::Overwrite:
        return *found;
    case OverwriteAnswer::SaveAs:
        saved = saveAs(document);
        break;
    case OverwriteAnswer::Reload:
        reload(document);
        break;
    case OverwriteAnswer::Cancel:
        break;
    }
    return std::nullopt;
}

} // namespace sinew
