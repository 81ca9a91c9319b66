// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/file_actions.h"

#include "core/text/translated.h"
#include "editor/documents/document_list.h"

#include <QApplication>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>

#include <utility>

// Actions that could lose changes: saving all, reading again, closing.

namespace sinew {

void onceNoDialogIsOpen(QObject *context, const std::function<void()> &action)
{
    if (QApplication::activeModalWidget())
        QTimer::singleShot(100, context, [context, action] { onceNoDialogIsOpen(context, action); });
    else
        action();
}

bool FileActions::isUnsaved(const Document *document)
{
    return document->isModified() || lacksFiles(*document);
}

void FileActions::saveAll()
{
    for (int i = 0; i < m_documents.size(); ++i) {
        Document *document = m_documents.at(i);
        // A document that can't be saved at all does not keep the others from it.
        if (isUnsaved(document) && !save(document) && canSave(document))
            return;
    }
}

bool FileActions::mayReload(const Document *document, const QString &question, const QString &verb)
{
    if (!document->isModified())
        return true;
    QMessageBox box(QMessageBox::Question, verb, question, QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    QPushButton *agree = box.addButton(verb, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setInformativeText(tr("This can't be undone."));
    box.exec();
    return box.clickedButton() == agree;
}

void FileActions::revert(Document *document)
{
    const QString question = tr("Discard the changes to “%1” and reload the file?").arg(documentTitle(document));
    if (!document->path().isEmpty() && mayReload(document, question, tr("Revert")))
        reload(document);
}

void FileActions::readAs(Document *document, const QString &reading)
{
    const QString question =
        tr("Discard the changes to “%1” and read the file as another dialect?").arg(documentTitle(document));
    if (!document->path().isEmpty() && mayReload(document, question, tr("Read again")))
        reload(document, reading);
}

void FileActions::reload(Document *document, const QString &reading)
{
    m_opener.open(
        document->path(),
        [this, old = QPointer<Document>(document), history = document->historyIndex(),
         path = document->path()](std::unique_ptr<Document> fresh) {
            m_reloaded.push_back({old, history, path, std::move(fresh)});
            onceNoDialogIsOpen(this, [this] { showReloaded(); });
        },
        reading.isEmpty() ? m_documents.readingOnDisk(document) : reading);
}

void FileActions::showReloaded()
{
    for (Reloaded &reloaded : std::exchange(m_reloaded, {})) {
        Document *old = reloaded.old;
        if (!old)
            continue;
        // The question before reading was about other changes; even if it was saved since, the file read is older.
        if (old->historyIndex() != reloaded.history || old->path() != reloaded.path)
            Q_EMIT notice({Severity::Warning,
                           tr("“%1” was edited while it was read again. It stays as it is.").arg(documentTitle(old)),
                           {reloadStep(old, tr("Reload"))},
                           old,
                           diskTopic});
        else
            m_documents.replace(old, std::move(reloaded.fresh));
    }
}

bool FileActions::mayClose(Document *document)
{
    if (!isUnsaved(document))
        return true;
    m_documents.setCurrent(document);
    const QString text = wasNeverSaved(*document) ? tr("“%1” has never been saved. Save it before closing?")
                         : document->isModified() ? tr("Save the changes to “%1” before closing?")
                                                  : tr("The file of “%1” no longer exists. Save it before closing?");
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"), text.arg(documentTitle(document)),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(wasNeverSaved(*document) ? tr("Otherwise it will be lost.")
                                                         : tr("Unsaved changes will be lost."));
    question.setDefaultButton(QMessageBox::Save);
    if (const Status writable = checkWritable(*document); !writable) {
        question.setText(tr("Close “%1” and discard the changes?").arg(documentTitle(document)));
        question.setInformativeText(tr("They can't be saved: %1.").arg(translated(writable.error())));
        question.setStandardButtons(QMessageBox::Discard | QMessageBox::Cancel);
        question.setDefaultButton(QMessageBox::Cancel);
    }
    switch (question.exec()) {
    case QMessageBox::Save:
        return save(document);
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool FileActions::close(Document *document)
{
    if (!mayClose(document))
        return false;
    m_documents.close(document);
    return true;
}

bool FileActions::closeAll()
{
    while (m_documents.size() > 0) {
        if (!close(m_documents.at(m_documents.size() - 1)))
            return false;
    }
    return true;
}

bool FileActions::closeOthers(Document *document)
{
    for (int i = m_documents.size() - 1; i >= 0; --i) {
        if (m_documents.at(i) != document && !close(m_documents.at(i)))
            return false;
    }
    return true;
}

bool FileActions::mayCloseAll()
{
    for (int i = 0; i < m_documents.size(); ++i) {
        if (!mayClose(m_documents.at(i)))
            return false;
    }
    return true;
}

} // namespace sinew
