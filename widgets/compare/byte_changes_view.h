// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/byte_changes.h"

#include <QByteArray>
#include <QTreeWidget>

namespace sinew {

/// A file before and after saving.
struct FileBytes
{
    QString name;
    QByteArray before, after; ///< empty if there is no such file
    std::vector<ByteChange> changes;
};

/// Shows which bytes of files saving would change: their places, how many, and the first of them.
class ByteChangesView : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { BeforeColumn, OldBytesColumn, AfterColumn, NewBytesColumn, ColumnCount };

    explicit ByteChangesView(QWidget *parent = nullptr);

    void setFiles(const std::vector<FileBytes> &files);
    /// "2 ranges, 48 of 522,484 bytes", or a note that nothing would change.
    QString summary() const { return m_summary; }
    int ranges() const { return m_ranges; }

private:
    QString m_summary;
    int m_ranges = 0;
};

} // namespace sinew
