// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/file_stamp_windows.h"

#include "core/system/system_path_windows.h"

#include <windows.h>

namespace sinew {

namespace {

/// Links followed. Asks for no right to the content, so that a file that another program has locked has one too.
std::optional<FileStamp> stampAt(const QString &path, bool isFolder)
{
    const std::wstring name = systemPath(path);
    if (name.empty())
        return std::nullopt;
    const HANDLE file =
        ::CreateFileW(name.c_str(), FILE_READ_ATTRIBUTES, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return std::nullopt;
    BY_HANDLE_FILE_INFORMATION about;
    const bool isThere = ::GetFileInformationByHandle(file, &about);
    const auto stamp = stampOfHandle(reinterpret_cast<std::intptr_t>(file));
    ::CloseHandle(file);
    if (!isThere || bool(about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != isFolder)
        return std::nullopt;
    return stamp;
}

} // namespace

std::optional<FileStamp> stampOfHandle(std::intptr_t handle)
{
    BY_HANDLE_FILE_INFORMATION about;
    if (!::GetFileInformationByHandle(reinterpret_cast<HANDLE>(handle), &about))
        return std::nullopt;
    const auto joined = [](DWORD high, DWORD low) { return std::uint64_t(high) << 32 | low; };
    // The system counts in 100 ns since 1601.
    constexpr std::int64_t secondsBefore1970 = 11'644'473'600, ticksPerSecond = 10'000'000;
    const auto ticks = std::int64_t(joined(about.ftLastWriteTime.dwHighDateTime, about.ftLastWriteTime.dwLowDateTime));
    return FileStamp{about.dwVolumeSerialNumber, joined(about.nFileIndexHigh, about.nFileIndexLow),
                     std::int64_t(joined(about.nFileSizeHigh, about.nFileSizeLow)),
                     (ticks - secondsBefore1970 * ticksPerSecond) * 100};
}

std::optional<FileStamp> fileStamp(const QString &path)
{
    return stampAt(path, false);
}

std::optional<FileStamp> folderStamp(const QString &path)
{
    return stampAt(path, true);
}

} // namespace sinew
