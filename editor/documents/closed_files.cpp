// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/closed_files.h"

#include "core/document/document_save.h"
#include "editor/documents/document_list.h"

namespace sinew {

ClosedFiles::ClosedFiles(DocumentList &documents, QObject *parent) : QObject(parent)
{
    connect(&documents, &DocumentList::aboutToRemove, this, [this](const Document *document) {
        if (document->path().isEmpty() || wasNeverSaved(*document))
            return;
        m_paths.removeAll(document->path());
        m_paths.prepend(document->path());
        Q_EMIT changed();
    });
    // Also if it was only reloaded.
    connect(&documents, &DocumentList::added, this, [this](const Document *document) {
        if (m_paths.removeAll(document->path()))
            Q_EMIT changed();
    });
}

QString ClosedFiles::take()
{
    if (m_paths.isEmpty())
        return {};
    const QString path = m_paths.takeFirst();
    Q_EMIT changed();
    return path;
}

} // namespace sinew

#include "moc_closed_files.cpp"
