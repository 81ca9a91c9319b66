// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/document_bytes.h"

#include "core/format/format.h"
#include "editor/documents/document_list.h"

#include <QDataStream>
#include <QFile>

#include <algorithm>

namespace sinew::test {
namespace {

QString difference(const QByteArray &now, const QByteArray &then)
{
    const auto end = std::mismatch(now.begin(), now.end(), then.begin(), then.end()).first;
    return QStringLiteral("%1 bytes instead of %2, another one at %3")
        .arg(now.size())
        .arg(then.size())
        .arg(end - now.begin());
}

} // namespace

DocumentBytes::DocumentBytes(DocumentList &documents)
{
    connect(&documents, &DocumentList::added, this, &DocumentBytes::follow);
    connect(&documents, &DocumentList::replaced, this, [this](const Document *, Document *fresh) { follow(fresh); });
    connect(&documents, &DocumentList::aboutToRemove, this,
            [this](const Document *document) { m_read.remove(document); });
}

QByteArray DocumentBytes::bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model(), {.everyFile = true});
    if (!files)
        return QByteArray("not written: ") + files.error().text().c_str();
    QByteArray all;
    QDataStream out(&all, QIODevice::WriteOnly);
    for (const OutputFile &file : *files)
        out << file.path << file.removed << file.bytes;
    return all;
}

void DocumentBytes::follow(Document *document)
{
    m_read[document] = bytesOf(*document);
    if (!document->byteProof().exact || document->path().isEmpty())
        return;
    QFile file(document->path());
    const auto files = document->format()->write(document->model());
    if (files && file.open(QIODevice::ReadOnly))
        for (const OutputFile &own : *files)
            if (own.path.isEmpty() && own.bytes != file.readAll())
                m_problems << QStringLiteral("“%1” is not saved as it was read").arg(document->path());
}

QString DocumentBytes::problem(Document &document, int index)
{
    document.dropPreview(); // which is not a step that can be redone
    index = std::min(index, document.historyCount());
    document.goTo(document.historyCount());
    const QByteArray done = bytesOf(document);
    document.goTo(0);
    if (document.historyIndex() > 0) {
        ++m_forgotten;
    } else {
        ++m_comparisons;
        if (const QByteArray undone = bytesOf(document); undone != m_read.value(&document))
            m_problems << QStringLiteral("undone to the start: ") + difference(undone, m_read.value(&document));
    }
    document.goTo(document.historyCount());
    if (const QByteArray again = bytesOf(document); again != done)
        m_problems << QStringLiteral("undone and done again: ") + difference(again, done);
    document.goTo(index);
    return m_problems.join(QStringLiteral("; "));
}

} // namespace sinew::test
