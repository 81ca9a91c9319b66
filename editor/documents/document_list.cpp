// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/document_list.h"

#include "core/format/format.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace sinew {

namespace {

/// Programs write in several steps; the result is looked at once they have had time to finish.
constexpr int settleMilliseconds = 300;

QStringList filesOf(const Document &document)
{
    QStringList files = document.storedFiles().companions;
    if (!document.path().isEmpty())
        files.prepend(document.path());
    return files;
}

/// Links are followed. Without a file there is nothing to follow, and to QFileInfo all missing files are the same.
bool isSameFile(const QFileInfo &a, const QFileInfo &b)
{
    return a.exists() && b.exists() ? a == b
                                    : QDir::cleanPath(a.absoluteFilePath()) == QDir::cleanPath(b.absoluteFilePath());
}

} // namespace

DocumentList::DocumentList(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        QTimer::singleShot(settleMilliseconds, this, [this, path] { checkFile(path); });
    });
}

DocumentList::~DocumentList() = default;

int DocumentList::indexOf(const Document *document) const
{
    const auto entry =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.document.get() == document; });
    return entry == m_entries.end() ? -1 : int(entry - m_entries.begin());
}

Document *DocumentList::find(const QString &path) const
{
    const QFileInfo wanted(path);
    for (const Entry &entry : m_entries) {
        for (const QString &file : filesOf(*entry.document)) {
            if (isSameFile(QFileInfo(file), wanted))
                return entry.document.get();
        }
    }
    return nullptr;
}

Document *DocumentList::add(std::unique_ptr<Document> document)
{
    Document *added = document.get();
    m_entries.push_back({std::move(document), {}, {}});
    takeStamps(m_entries.back());
    Q_EMIT this->added(added, size() - 1);
    setCurrent(added);
    return added;
}

Document *DocumentList::replace(Document *old, std::unique_ptr<Document> document)
{
    const int index = indexOf(old);
    const bool wasCurrent = m_current == old;
    Document *added = document.get();
    if (wasCurrent)
        setCurrent(nullptr);
    Q_EMIT aboutToRemove(old, index);
    Entry &entry = m_entries[std::size_t(index)];
    std::unique_ptr<Document> gone = std::exchange(entry.document, std::move(document));
    takeStamps(entry);
    Q_EMIT removed(index);
    Q_EMIT this->added(added, index);
    Q_EMIT replaced(gone.get(), added);
    if (wasCurrent)
        setCurrent(added);
    return added;
}

void DocumentList::close(Document *document)
{
    const int index = indexOf(document);
    if (index < 0)
        return;
    if (m_current == document) {
        const int neighbour = index + 1 < size() ? index + 1 : index - 1;
        setCurrent(neighbour >= 0 ? at(neighbour) : nullptr);
    }
    Q_EMIT aboutToRemove(document, index);
    if (const QStringList files = filesOf(*document); !files.isEmpty())
        m_watcher.removePaths(files);
    const std::unique_ptr<Document> gone = std::move(m_entries[std::size_t(index)].document);
    m_entries.erase(m_entries.begin() + index);
    Q_EMIT removed(index);
}

void DocumentList::move(int from, int to)
{
    Entry entry = std::move(m_entries[std::size_t(from)]);
    m_entries.erase(m_entries.begin() + from);
    m_entries.insert(m_entries.begin() + to, std::move(entry));
}

void DocumentList::setCurrent(Document *document)
{
    if (m_current == document)
        return;
    m_current = document;
    Q_EMIT currentChanged(document);
}

void DocumentList::acceptFiles(Document *document)
{
    if (const int index = indexOf(document); index >= 0)
        takeStamps(m_entries[std::size_t(index)]);
}

QString DocumentList::readingOnDisk(const Document *document) const
{
    const int index = indexOf(document);
    return index < 0 ? QString() : m_entries[std::size_t(index)].reading;
}

void DocumentList::takeStamps(Entry &entry)
{
    const Format *format = entry.document->format();
    entry.reading = format ? format->readingOf(entry.document->model()) : QString();
    entry.stamps.clear();
    for (const QString &file : filesOf(*entry.document)) {
        entry.stamps.insert(file, stampOf(file));
        watch(file);
    }
}

DocumentList::FileStamp DocumentList::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return path.isEmpty() || !info.isFile() ? FileStamp() : FileStamp{info.size(), info.lastModified()};
}

void DocumentList::watch(const QString &path)
{
    if (!path.isEmpty() && QFileInfo::exists(path) && !m_watcher.files().contains(path))
        m_watcher.addPath(path);
}

void DocumentList::checkFile(const QString &path)
{
    // Replacing a file by renaming ends the watch on it.
    watch(path);
    for (Entry &entry : m_entries) {
        const auto stamp = entry.stamps.find(path);
        if (stamp == entry.stamps.end())
            continue;
        const FileStamp now = stampOf(path);
        if (now != *stamp) {
            *stamp = now;
            Q_EMIT fileChanged(entry.document.get(), path);
        }
        return;
    }
}

} // namespace sinew

#include "moc_document_list.cpp"
