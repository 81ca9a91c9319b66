// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <StormLib.h>

#include <utility>
#include <vector>

namespace sinew {

/// A file of a test archive: its name there ("Textures\\Armor.blp") and its content.
using MpqEntry = std::pair<QByteArray, QByteArray>;

struct MpqMaker
{
    bool listfile = true;
    DWORD version = MPQ_CREATE_ARCHIVE_V1;
    DWORD fileFlags = MPQ_FILE_COMPRESS;
    DWORD compression = MPQ_COMPRESSION_ZLIB; ///< used if fileFlags contain MPQ_FILE_COMPRESS
    LCID locale = 0;
    QByteArray before = {}; ///< precedes the archive, padded to a multiple of 512

    /// Writes the archive with StormLib; false if that failed.
    bool write(const QString &path, const std::vector<MpqEntry> &entries) const
    {
        const QByteArray name = QFile::encodeName(path);
        // If StormLib 9.22 finds no file, it closes descriptor 0, which may belong to somebody else.
        if (!QFile(path).open(QIODevice::WriteOnly))
            return false;
        HANDLE archive = nullptr;
        SFILE_CREATE_MPQ create{};
        create.cbSize = sizeof create;
        create.dwMpqVersion = version >> FLAGS_TO_FORMAT_SHIFT;
        create.dwFileFlags1 = listfile ? MPQ_FILE_DEFAULT_INTERNAL : 0;
        create.dwSectorSize = version >= MPQ_CREATE_ARCHIVE_V3 ? 0x4000 : 0x1000;
        create.dwRawChunkSize = version == MPQ_CREATE_ARCHIVE_V4 ? 0x4000 : 0;
        create.dwMaxFileCount = 64;
        if (!SFileCreateArchive2(name.constData(), &create, &archive))
            return false;
        bool good = true;
        for (const auto &[entry, content] : entries) {
            HANDLE file = nullptr;
            good =
                good &&
                SFileCreateFile(archive, entry.constData(), 0, DWORD(content.size()), locale, fileFlags, &file) &&
                (content.isEmpty() || SFileWriteFile(file, content.constData(), DWORD(content.size()), compression)) &&
                SFileFinishFile(file);
        }
        good = SFileCloseArchive(archive) && good;
        return good && prepend(path);
    }

private:
    bool prepend(const QString &path) const
    {
        if (before.isEmpty())
            return true;
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite))
            return false;
        const QByteArray all = before.leftJustified((before.size() + 511) / 512 * 512, '\0') + file.readAll();
        return file.seek(0) && file.write(all) == all.size();
    }
};

} // namespace sinew
