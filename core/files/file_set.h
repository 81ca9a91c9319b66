// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/result.h"
#include "core/system/file_stamp.h"

#include <QByteArray>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sinew {

class SaveView;

inline Bytes viewOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
}

/// A file that lies next to a model and belongs to it.
struct CompanionFile
{
    QString name; ///< relative to the primary file's folder, as requested
    QByteArray bytes;
};

/// A model or image file and, on demand, its companions. Reading one never changes the disk. Companions are read in one
/// thread.
class FileSet
{
public:
    /// Bytes of a file next to the primary one, matched ignoring case; nothing if there is none.
    using CompanionSource = std::function<std::optional<QByteArray>(const QString &fileName)>;
    /// Path of a file id within the game's data ("creature/bear/bear00.skin"), empty if it is not known.
    using IdNames = std::function<QString(std::uint32_t id)>;

    /// `name` is used in messages and to find companions on disk; it need not exist. Without a name there are none.
    FileSet(QString name, QByteArray primary) : m_name(std::move(name)), m_primary(std::move(primary)) {}
    /// A file that is not on disk, or not only there: in an archive, in an asset search.
    /// `isCurrent` answers isCurrent() for the files from there.
    FileSet(QString name, QByteArray primary, CompanionSource companions, std::function<bool()> isCurrent = {})
        : m_name(std::move(name)), m_primary(std::move(primary)), m_companions(std::move(companions)),
          m_isCurrent(std::move(isCurrent))
    {
    }

    /// A file on disk, with the interrupted saves of its folder seen as if they were finished. Errors name the path.
    static Result<FileSet> fromDisk(const QString &path);

    const QString &name() const { return m_name; }
    Bytes primary() const { return viewOf(m_primary); }
    /// The same, to be kept without a copy.
    const QByteArray &primaryArray() const { return m_primary; }
    /// Bytes of a file next to the primary one, matched ignoring case; empty if there is none, it is not a regular
    /// file, or it would make the whole set larger than maxModelFileBytes. `fileName` may also include folders,
    /// relative to the primary file's; an absolute path is never followed.
    std::optional<QByteArray> companion(const QString &fileName) const;
    /// The same place with another of its files as the primary one.
    std::optional<FileSet> sibling(const QString &fileName) const;

    void setIdNames(IdNames names) { m_idNames = std::move(names); }
    QString nameOfId(std::uint32_t id) const { return m_idNames ? m_idNames(id) : QString(); }
    /// The file stored for an id: the last part of its name next to the primary file, its whole name in a folder above,
    /// or "<id>.<suffix>" and "FILEDATA_ID_<id>.<suffix>". For files that are not found by a name stored in the model.
    std::optional<CompanionFile> companionOfId(std::uint32_t id, const QString &suffix) const;

    /// The one of Format::readings() with which the file is read; empty: the format decides.
    void setReading(QString id) { m_reading = std::move(id); }
    const QString &reading() const { return m_reading; }

    /// The folders in which companions are looked for, for messages about missing ones.
    QStringList searchedPlaces() const;
    /// The companions that were found, in the order in which they were first requested.
    const std::vector<CompanionFile> &companionsRead() const { return m_read; }
    /// True if every file that was read from disk is still the same there, those that were missing are still missing,
    /// and no save in the folder has begun, gone on or ended. False: another program saved in between, and the set may
    /// be a mixture of old and new.
    bool isCurrent() const;
    /// Stamps that tell whether a file of the set, read from disk, has changed there; by path.
    const std::vector<std::pair<QString, FileStamp>> &stamps() const { return m_stamps; }

private:
    std::optional<QByteArray> besidePrimary(const QString &fileName, qint64 limit) const;
    QString placeOf(const QString &path) const;

    QString m_name;
    QByteArray m_primary;
    CompanionSource m_companions;
    std::function<bool()> m_isCurrent;
    IdNames m_idNames;
    QString m_reading;
    std::shared_ptr<const SaveView> m_view; ///< of the primary file's folder
    std::optional<FileStamp> m_folder;      ///< of that folder, before anything in it was read
    bool m_isFresh = false;                 ///< the folder may change again without another stamp
    mutable std::vector<CompanionFile> m_read;
    mutable std::vector<std::pair<QString, FileStamp>> m_stamps;
    mutable QStringList m_missing;  ///< paths of files that were not there
    mutable bool m_hasLost = false; ///< one was gone when it was read, or its save is undecided
};

/// The file of that path, or one whose last part differs only in case. Empty if there is none.
QString withoutCase(const QString &path);

} // namespace sinew
