// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document_save.h"

#include "core/files/file_set.h"
#include "core/files/interrupted_saves.h"
#include "core/files/read_file.h"
#include "core/format/format.h"
#include "core/system/file_operations.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <new>

namespace sinew {

namespace {

Error named(Error error, const QString &path)
{
    if (error.file.empty())
        error.file = path.toStdString();
    return error;
}

/// Links are followed; files that don't exist are compared by path.
bool isSameFile(const QString &a, const QString &b)
{
    const QFileInfo x(a), y(b);
    if (a.isEmpty() || b.isEmpty())
        return false;
    return x.exists() && y.exists() ? x == y
                                    : QDir::cleanPath(x.absoluteFilePath()) == QDir::cleanPath(y.absoluteFilePath());
}

/// One save: which content is written where.
class SetSaver
{
public:
    SetSaver(const Document &document, const QString &path)
        : m_document(document), m_path(path), m_folder(QFileInfo(path).absoluteDir()),
          m_sameName(isSameFile(document.storedFiles().loadedPath, path)),
          m_samePlace(isSameFile(document.path(), path))
    {
    }

    /// Makes the files in memory.
    Status collect(std::optional<CopyForm> copy)
    {
        try {
            return collectFiles(copy);
        } catch (const std::bad_alloc &) {
            return Error{QT_TRANSLATE_NOOP("Message", "there is not enough memory to write this file"),
                         m_path.toStdString()};
        }
    }

    Status collectFiles(std::optional<CopyForm> copy)
    {
        WriteOptions options{.fileName = m_sameName ? QString() : QFileInfo(m_path).fileName(),
                             .compact = copy.has_value(),
                             .sharesEqual = copy == CopyForm::Shared};
        Result<std::vector<OutputFile>> changed = m_document.format()->write(m_document.model(), options);
        if (!changed)
            return named(changed.error(), m_path);
        m_changed = std::move(*changed);
        m_files = m_changed;
        const StoredFiles &stored = m_document.storedFiles();
        // Undone edits that were saved meanwhile differ from the disk, though not from the content that was read.
        const bool everyFile = copy || !m_samePlace;
        // A companion that is gone from the disk is written again, changed or not.
        const auto isLost = [&](const QString &file) { return m_samePlace && !QFileInfo::exists(file); };
        const bool anyLost = std::any_of(stored.companions.begin(), stored.companions.end(), isLost);
        if (everyFile || anyLost ||
            !std::all_of(stored.written.begin(), stored.written.end(),
                         [&](const QString &name) { return has(name); })) {
            options.everyFile = true;
            Result<std::vector<OutputFile>> all = m_document.format()->write(m_document.model(), options);
            if (!all)
                return named(all.error(), m_path);
            // Companions added by an edit that has been undone.
            for (const QString &name : stored.written)
                if (!name.isEmpty() && std::none_of(all->begin(), all->end(), [&](const OutputFile &file) {
                        return isSameName(file.path, name);
                    }))
                    all->push_back({name, {}, true});
            std::erase_if(*all, [&](const OutputFile &file) {
                const QString path = pathOf(file.path);
                return !everyFile && !has(file.path) && !isWritten(file.path) &&
                       !(stored.companions.contains(path) && isLost(path));
            });
            m_files = std::move(*all);
        }
        // Only files that the document has read or written there are removed.
        std::erase_if(m_files, [&](const OutputFile &file) {
            return file.removed && !(m_samePlace && stored.companions.contains(pathOf(file.path)));
        });
        if (!has(QString()))
            return Error{QT_TRANSLATE_NOOP("Message", "the format produced no output"), m_path.toStdString()};
        // The main file comes first: the journal lies beside it.
        std::stable_partition(m_files.begin(), m_files.end(),
                              [](const OutputFile &file) { return file.path.isEmpty(); });
        for (const OutputFile &file : m_files)
            file.removed ? m_removed.append(pathOf(file.path)) : m_names.append(file.path);
        std::erase_if(m_files, [&](const OutputFile &file) {
            return !file.path.isEmpty() && (file.removed ? !QFileInfo(pathOf(file.path)).isFile() : isOnDisk(file));
        });
        return Done{};
    }

    std::vector<UnknownFile> unknown() const
    {
        std::vector<UnknownFile> files;
        for (const OutputFile &file : m_files) {
            const QString path = pathOf(file.path);
            const std::optional<FileStamp> there = fileStamp(path), known = knownStamp(path);
            if (there && there != known)
                files.push_back({path, *there, known});
        }
        return files;
    }

    Result<SaveReport> write(const std::vector<UnknownFile> &agreed, const SaveProbe &probe) const
    {
        SaveReport report;
        Diagnostics diagnostics;
        finishInterruptedSaves(m_folder.path(), diagnostics);
        report.interrupted = diagnostics.entries();
        const StoredFiles &stored = m_document.storedFiles();
        std::vector<FileToSave> files;
        for (const OutputFile &file : m_files) {
            const QString path = pathOf(file.path);
            if (!file.removed && nameCount(path) > 1)
                report.detached.append(path);
            const auto consent = std::find_if(agreed.begin(), agreed.end(),
                                              [&](const UnknownFile &unknown) { return unknown.path == path; });
            const bool isUnknown = consent != agreed.end(), ours = m_samePlace && isWritten(file.path);
            files.push_back({path,
                             viewOf(file.bytes),
                             {.keepBackup = isUnknown || (stored.keepOriginals && !ours),
                              .checksTarget = true,
                              .expected = isUnknown ? std::optional(consent->there) : knownStamp(path)},
                             file.removed});
        }
        if (Status saved = saveFiles(files, probe); !saved)
            return saved.error();
        return report;
    }

    /// State of the files after the save.
    StoredFiles stored(bool isAnew) const
    {
        StoredFiles now = m_document.storedFiles();
        if (!m_samePlace) {
            now.written.clear();
            now.companions.clear();
            now.stamps.clear();
            now.keepOriginals = false;
        }
        // Files that differ from their content when read; compact copies include all.
        for (const OutputFile &file : isAnew ? m_files : m_changed) {
            if (!now.written.contains(file.path, Qt::CaseInsensitive))
                now.written.append(file.path);
        }
        for (const QString &name : m_names) {
            if (const QString path = pathOf(name); !name.isEmpty() && !now.companions.contains(path))
                now.companions.append(path);
        }
        for (const QString &removed : m_removed)
            now.companions.removeAll(removed);
        for (const OutputFile &file : m_files)
            setStamp(now, pathOf(file.path));
        return now;
    }

private:
    /// Names of a set are compared like companions are looked up: ignoring case.
    static bool isSameName(const QString &a, const QString &b) { return a.compare(b, Qt::CaseInsensitive) == 0; }
    bool has(const QString &name) const
    {
        return std::any_of(m_files.begin(), m_files.end(),
                           [&](const OutputFile &file) { return isSameName(file.path, name); });
    }
    bool isWritten(const QString &name) const
    {
        return m_document.storedFiles().written.contains(name, Qt::CaseInsensitive);
    }
    /// The document's last stamp of a file that it read or wrote there.
    std::optional<FileStamp> knownStamp(const QString &path) const
    {
        if (!m_samePlace)
            return std::nullopt;
        const auto &stamps = m_document.storedFiles().stamps;
        const auto of = [&](const auto &isIt) {
            const auto known =
                std::find_if(stamps.begin(), stamps.end(), [&](const auto &stamp) { return isIt(stamp.first); });
            return known != stamps.end() ? std::optional(known->second) : std::nullopt;
        };
        const auto named = of([&](const QString &other) { return other == path; });
        return named ? named : of([&](const QString &other) { return isSameFile(other, path); });
    }
    static void setStamp(StoredFiles &stored, const QString &path)
    {
        std::erase_if(stored.stamps, [&](const auto &stamp) { return isSameFile(stamp.first, path); });
        if (const auto stamp = fileStamp(path))
            stored.stamps.emplace_back(path, *stamp);
    }
    /// An existing companion whose name differs only in case keeps that name.
    QString pathOf(const QString &name) const
    {
        if (name.isEmpty())
            return m_path;
        const QString path = QDir::cleanPath(m_folder.absoluteFilePath(name)), there = withoutCase(path);
        return there.isEmpty() ? path : there;
    }
    bool isOnDisk(const OutputFile &output) const
    {
        const QString path = pathOf(output.path);
        const std::optional<FileStamp> there = fileStamp(path);
        if (!there || there->size != output.bytes.size())
            return false;
        const Result<ReadFile> file = readFile(path, maxModelFileBytes);
        return file && file->bytes == output.bytes;
    }

    const Document &m_document;
    QString m_path;
    QDir m_folder;
    bool m_sameName;                   ///< companions keep the names under which they were read
    bool m_samePlace;                  ///< where the document's files are now
    std::vector<OutputFile> m_changed; ///< differ from their content when read
    std::vector<OutputFile> m_files;   ///< to be written
    QStringList m_names;   ///< of the files of the set that are up to date after the save, as known to this save
    QStringList m_removed; ///< paths of those that are no longer part of it
};

/// `copy`: how all files are rewritten; nothing: only changed files.
Result<SaveReport> save(Document &document, const QString &path, std::optional<CopyForm> copy, bool isCopy,
                        const std::vector<UnknownFile> &agreed, const SaveProbe &probe)
{
    if (const Status writable = checkWritable(document); !writable)
        return named(writable.error(), path);
    document.dropPreview();
    SetSaver saver(document, path);
    if (Status collected = saver.collect(copy); !collected)
        return collected.error();
    Result<SaveReport> saved = saver.write(agreed, probe);
    if (!saved || isCopy)
        return saved;
    document.setStoredFiles(saver.stored(copy.has_value()));
    document.setPath(QFileInfo(path).absoluteFilePath());
    // The files are now exactly as the program writes them.
    document.setByteProof({});
    document.setClean();
    return saved;
}

Result<std::vector<UnknownFile>> unknown(const Document &document, const QString &path, std::optional<CopyForm> copy)
{
    SetSaver saver(document, path);
    if (Status collected = saver.collect(copy); !collected)
        return collected.error();
    return saver.unknown();
}

} // namespace

Status checkWritable(const Document &document)
{
    const FormatInfo info = document.format()->info();
    if (info.canWrite)
        return Done{};
    return Error{Message(QT_TRANSLATE_NOOP("Message", "files of the format “%1” can be read, but not written"),
                         {info.name.toStdString()})};
}

bool lacksFiles(const Document &document)
{
    const QStringList &companions = document.storedFiles().companions;
    const auto isGone = [](const QString &path) { return !QFileInfo::exists(path); };
    return (!document.path().isEmpty() && isGone(document.path())) ||
           std::any_of(companions.begin(), companions.end(), isGone);
}

bool wasNeverSaved(const Document &document)
{
    const StoredFiles &stored = document.storedFiles();
    return !document.path().isEmpty() && stored.loadedPath.isEmpty() && stored.stamps.empty();
}

Result<std::vector<UnknownFile>> unknownFiles(const Document &document, const QString &path)
{
    return unknown(document, path, std::nullopt);
}

Result<std::vector<UnknownFile>> unknownFilesOfCopy(const Document &document, const QString &path, CopyForm form)
{
    return unknown(document, path, form);
}

Result<SaveReport> saveDocument(Document &document, const QString &path, const std::vector<UnknownFile> &agreed,
                                const SaveProbe &probe)
{
    return save(document, path, std::nullopt, false, agreed, probe);
}

Result<SaveReport> saveCompactCopy(Document &document, const QString &path, const std::vector<UnknownFile> &agreed,
                                   CopyForm form)
{
    const bool isOwn = isSameFile(document.path(), path);
    return save(document, path, form, !isOwn, agreed, {});
}

} // namespace sinew
