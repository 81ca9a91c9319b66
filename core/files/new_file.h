// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/system/system_file.h"

namespace sinew {

/// A new file that is deleted unless it is renamed or kept.
class NewFile
{
public:
    /// `path` must not exist.
    explicit NewFile(const QString &path);
    NewFile(NewFile &&other) noexcept;
    ~NewFile();
    bool isOpen() const { return m_file.isOpen(); }
    /// Writes the bytes, applies mode and owner of `target` if that exists, flushes the file to disk and reads it back.
    /// Errors name `shownPath`.
    Status fill(Bytes bytes, const QString &target, const QString &shownPath);
    bool renameTo(const QString &target);
    /// Releases ownership of the file.
    void keep() { m_exists = false; }

private:
    QString m_path;
    SystemFile m_file;
    bool m_exists = false;
};

} // namespace sinew
