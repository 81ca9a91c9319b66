// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>

namespace sinew {
class Document;
class DocumentList;
} // namespace sinew

namespace sinew::test {

/// What open documents were when they were opened, to be compared when everything is undone.
class DocumentBytes : public QObject
{
public:
    explicit DocumentBytes(DocumentList &documents);

    /// Undoes everything, and does it all again; then goes to `index` of the history. What is wrong: undone, the files
    /// differ from those that were read; done again, from what they were before. Empty when all is well.
    QString problem(Document &document, int index);
    /// How often it was compared with what was read, and how often steps had been forgotten by then.
    int comparisons() const { return m_comparisons; }
    int forgotten() const { return m_forgotten; }

private:
    /// Every file that a document would be saved as, or why it can't be.
    static QByteArray bytesOf(const Document &document);
    void follow(Document *document);

    QHash<const Document *, QByteArray> m_read;
    QStringList m_problems; ///< of opening
    int m_comparisons = 0, m_forgotten = 0;
};

} // namespace sinew::test
