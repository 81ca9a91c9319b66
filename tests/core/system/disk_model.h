// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <random>

namespace sinew::test {
inline namespace disk_model {

/// A disk as POSIX promises it: after a power cut a file holds what fsync() of the file flushed, and a name leads to
/// what it led to when its folder was flushed; later changes may be there or not. Driven by the list of calls that
/// fault_shim.cpp writes.
class DiskModel
{
public:
    /// Takes a folder's content as flushed.
    explicit DiskModel(const QString &folder);

    /// One line of the list. Failed calls are ignored.
    void play(const QByteArray &line);

    enum class Cut {
        OnlyFlushed, ///< nothing else has reached the disk
        NamesFirst,  ///< all names have, no content that was not flushed
        Everything,
        Some, ///< of each folder's names those that `random` chooses, of contents all or nothing
    };
    /// Leaves in the folder what a power cut would leave of it.
    void cutPower(Cut cut, std::mt19937 &random) const;

private:
    struct File
    {
        QByteArray content, flushed;
    };
    using Names = QMap<QString, int>; ///< rows of m_files by path

    QString m_folder;
    QList<File> m_files;
    Names m_names, m_flushedNames;
};

inline DiskModel::DiskModel(const QString &folder) : m_folder(folder)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray content = file.readAll();
        m_names.insert(file.fileName(), int(m_files.size()));
        m_files.append({content, content});
    }
    m_flushedNames = m_names;
}

inline void DiskModel::play(const QByteArray &line)
{
    const QList<QByteArray> words = line.split('\t');
    if (words.size() < 4 || words[1].startsWith('-'))
        return;
    const QByteArray &call = words[0];
    const QString path = QFile::decodeName(words[2]), more = QFile::decodeName(words[3]);
    const int file = m_names.value(path, -1);
    if (call.startsWith("open") && more == u"new") {
        m_names.insert(path, int(m_files.size()));
        m_files.append(File());
    } else if (call.startsWith("open") && more == u"cut" && file >= 0) {
        m_files[file].content.clear();
    } else if (call == "write" && file >= 0) {
        m_files[file].content += QByteArray::fromHex(words[3]);
    } else if (call == "fsync" && file >= 0) {
        m_files[file].flushed = m_files[file].content;
    } else if (call == "fsync") {
        // A folder.
        const auto isIn = [&](const QString &name) { return QFileInfo(name).path() == path; };
        m_flushedNames.removeIf([&](const Names::iterator &name) { return isIn(name.key()); });
        for (auto name = m_names.cbegin(); name != m_names.cend(); ++name)
            if (isIn(name.key()))
                m_flushedNames.insert(name.key(), name.value());
    } else if (call == "rename" && file >= 0) {
        m_names.insert(more, file);
        m_names.remove(path);
    } else if (call == "link" && file >= 0) {
        m_names.insert(more, file);
    } else if (call == "unlink") {
        m_names.remove(path);
    }
}

inline void DiskModel::cutPower(Cut cut, std::mt19937 &random) const
{
    const auto coin = [&] { return random() % 2 == 0; };
    Names names = cut == Cut::OnlyFlushed ? m_flushedNames : m_names;
    if (cut == Cut::Some) {
        const QList<QString> both = QSet<QString>(m_names.keyBegin(), m_names.keyEnd())
                                        .unite({m_flushedNames.keyBegin(), m_flushedNames.keyEnd()})
                                        .values();
        for (const QString &path : both) {
            const Names &source = coin() ? m_names : m_flushedNames;
            source.contains(path) ? static_cast<void>(names.insert(path, source.value(path)))
                                  : static_cast<void>(names.remove(path));
        }
    }
    QDirIterator there(m_folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (there.hasNext())
        QFile::remove(there.next());
    for (auto name = names.cbegin(); name != names.cend(); ++name) {
        const File &file = m_files[name.value()];
        const bool isWhole = cut == Cut::Everything || (cut == Cut::Some && coin());
        QDir().mkpath(QFileInfo(name.key()).path());
        QFile out(name.key());
        if (out.open(QIODevice::WriteOnly))
            out.write(isWhole ? file.content : file.flushed);
    }
}

} // namespace disk_model
} // namespace sinew::test
