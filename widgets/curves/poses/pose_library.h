// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/curves/poses keeps poses of nodes: on the clipboard, and in a folder of the user.

#include "core/curves/keys/copied_keys.h"

#include <QString>

namespace sinew {

/// The user's poses, one file each: JSON with a name and the keys made by copyPose(). Files are read on demand and are
/// trusted as little as models are.
class PoseLibrary
{
public:
    static constexpr qint64 maxFileSize = 4 << 20; ///< bytes; a larger file is not accepted
    static constexpr int maxPoses = 1000;          ///< most poses that are listed and kept
    static constexpr int maxName = 80;             ///< characters; longer names are cut

    /// The folder; created by the first save.
    explicit PoseLibrary(const QString &folder) : m_folder(folder) {}

    struct Entry
    {
        QString name;
        QString file;
    };
    /// The readable poses, by name. `unreadable` counts the other pose files.
    std::vector<Entry> poses(int *unreadable = nullptr) const;
    Result<CopiedKeys> load(const QString &file) const;
    /// Replaces a pose with the same name. Returns the file.
    Result<QString> save(const QString &name, const CopiedKeys &pose) const;
    /// Refused if another pose has the name.
    Status rename(const QString &file, const QString &name) const;
    Status remove(const QString &file) const;

private:
    QString fileNamed(const QString &name) const;
    Status write(const QString &file, const QString &name, const CopiedKeys &pose) const;

    QString m_folder;
};

} // namespace sinew
