// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>

#include <memory>
#include <vector>

namespace sinew {

/// The open documents in the order of their tabs, which of them is shown, and what happens to their files on the disk.
class DocumentList : public QObject
{
    Q_OBJECT

public:
    explicit DocumentList(QObject *parent = nullptr);
    ~DocumentList() override;

    int size() const { return int(m_entries.size()); }
    Document *at(int index) const { return m_entries[std::size_t(index)].document.get(); }
    int indexOf(const Document *document) const;
    Document *current() const { return m_current; }
    /// The open document of a file, either its own or a companion; null if it is not open. The path need not be
    /// canonical.
    Document *find(const QString &path) const;

    /// Adds the document at the end and makes it the current one.
    Document *add(std::unique_ptr<Document> document);
    /// Puts another document in place of an open one (revert).
    Document *replace(Document *old, std::unique_ptr<Document> document);
    /// Closes without asking; the neighbour becomes current.
    void close(Document *document);
    void move(int from, int to);
    void setCurrent(Document *document);

    /// To be called after a save: the files in their present state belong to the document.
    void acceptFiles(Document *document);
    /// The reading by which the files on the disk are read (Format::readings()); an unsaved conversion does not change
    /// it.
    QString readingOnDisk(const Document *document) const;

Q_SIGNALS:
    void added(sinew::Document *document, int index);
    /// The document still exists but must not be kept.
    void aboutToRemove(sinew::Document *document, int index);
    void removed(int index);
    /// `old`, which exists until this returns, was replaced by the same file, read again.
    void replaced(sinew::Document *old, sinew::Document *fresh);
    void currentChanged(sinew::Document *document);
    /// Another program wrote or removed the document's file or a companion.
    void fileChanged(sinew::Document *document, const QString &path);

private:
    struct FileStamp
    {
        qint64 size = -1; ///< -1: no file
        QDateTime modified;
        bool operator==(const FileStamp &) const = default;
    };
    struct Entry
    {
        std::unique_ptr<Document> document;
        QHash<QString, FileStamp> stamps; ///< of all the document's files
        QString reading;
    };
    static FileStamp stampOf(const QString &path);
    void takeStamps(Entry &entry);
    void watch(const QString &path);
    void checkFile(const QString &path);

    std::vector<Entry> m_entries;
    Document *m_current = nullptr;
    QFileSystemWatcher m_watcher;
};

} // namespace sinew
