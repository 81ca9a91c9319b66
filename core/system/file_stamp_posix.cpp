// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/file_stamp.h"

#include "core/system/file_stamp_posix.h"

#include <QFile>

namespace sinew {

FileStamp stampOf(const struct stat &state)
{
#ifdef __APPLE__
    const timespec time = state.st_mtimespec;
#else
    const timespec time = state.st_mtim;
#endif
    return {std::uint64_t(state.st_dev), std::uint64_t(state.st_ino), std::int64_t(state.st_size),
            std::int64_t(time.tv_sec) * 1'000'000'000 + time.tv_nsec};
}

std::optional<FileStamp> fileStamp(const QString &path)
{
    struct stat state;
    if (::stat(QFile::encodeName(path).constData(), &state) != 0 || !S_ISREG(state.st_mode))
        return std::nullopt;
    return stampOf(state);
}

std::optional<FileStamp> folderStamp(const QString &path)
{
    struct stat state;
    if (::stat(QFile::encodeName(path).constData(), &state) != 0 || !S_ISDIR(state.st_mode))
        return std::nullopt;
    return stampOf(state);
}

} // namespace sinew
