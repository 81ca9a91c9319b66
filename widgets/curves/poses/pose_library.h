// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/curves/poses keeps poses of nodes: on the clipboard, and in a folder of the user's.

#include "core/curves/keys/copied_keys.h"

#include <QString>

namespace sinew {

/// The user's poses, one file each: JSON with a name and the keys that copyPose() made. Files are read when they are
/// asked for and are as little trusted as models are.
class PoseLibrary
{
public:
    static constexpr qint64 maxFileSize = 4 << 20; ///< bytes; a larger file is no pose
    static constexpr int maxPoses = 1000;          ///< as many are listed and kept
    static constexpr int maxName = 80;             ///< characters; longer names are cut

    /// Made by the first save.
    explicit PoseLibrary(const QString &folder) : m_folder(folder) {}

    struct Entry
    {
        QString name;
        QString file;
    };
    /// What can be read, by name. `unreadable` counts the other files of poses.
    std::vector<Entry> poses(int *unreadable = nullptr) const;
    Result<CopiedKeys> load(const QString &file) const;
    /// Takes the place of a pose with this name. Returns the file.
    Result<QString> save(const QString &name, const CopiedKeys &pose) const;
    /// Refused for a name that another one has.
    Status rename(const QString &file, const QString &name) const;
    Status remove(const QString &file) const;

private:
    QString fileNamed(const QString &name) const;
    Status write(const QString &file, const QString &name, const CopiedKeys &pose) const;

    QString m_folder;
};

} // namespace sinew
