// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

namespace sinew {

class DocumentList;

/// The files of documents that were closed since the program started and are not open now.
class ClosedFiles : public QObject
{
    Q_OBJECT

public:
    /// `documents` must live as long as this object.
    explicit ClosedFiles(DocumentList &documents, QObject *parent = nullptr);

    bool isEmpty() const { return m_paths.isEmpty(); }
    /// The one closed last; empty if there is none.
    QString latest() const { return m_paths.value(0); }
    /// Once requested, a file that can't be opened is not offered again.
    QString take();

Q_SIGNALS:
    void changed();

private:
    QStringList m_paths; ///< most recent first
};

} // namespace sinew
