// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/result.h"

#include <QString>

namespace sinew {

// What saving one file and saving several have in common.

/// The message of the system's last error behind a sentence.
Error systemError(const QString &what, const QString &path);

/// The file that a save to `path` replaces: the end of a chain of links. Fails where nothing can be written.
Result<QString> saveTarget(const QString &path);

/// Flushes changes of directory entries to disk.
void syncFolder(const QString &folder);

/// Copies the file to "<name>.bak" (".bak2" … when taken). Returns the copy's path.
Result<QString> keepBackup(const QString &path);

/// A new file that is deleted unless it is renamed or kept.
class NewFile
{
public:
    /// `path` must not exist.
    explicit NewFile(const QString &path);
    NewFile(NewFile &&other) noexcept;
    ~NewFile();
    bool isOpen() const { return m_descriptor >= 0; }
    /// Writes, gives it mode and owner of `target` where that exists, flushes it to disk and reads it back.
    /// Errors name `shownPath`.
    Status fill(Bytes bytes, const QString &target, const QString &shownPath);
    bool renameTo(const QString &target);
    /// Releases ownership of the file.
    void keep() { m_exists = false; }

private:
    bool close();

    QByteArray m_name;
    int m_descriptor = -1;
    bool m_exists = false;
};

} // namespace sinew
