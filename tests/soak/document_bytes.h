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

/// The state of documents when they were opened, for comparison after everything is undone.
class DocumentBytes : public QObject
{
public:
    explicit DocumentBytes(DocumentList &documents);

    /// Undoes everything, and redoes it all; then goes to `index` of the history. Returns the problem: undone, the
    /// files differ from those that were read; redone, from what they were before. Empty when all is well.
    QString problem(Document &document, int index);
    /// How often the files were compared with those that were read, and how often steps had been dropped by then.
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
