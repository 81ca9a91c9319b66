// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/file_operations.h"

#include "core/system/system_path_windows.h"

#include <cstring>
#include <vector>

#include <windows.h>

namespace sinew {

namespace {

constexpr DWORD sharing = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
/// Virus scanners and indexers open a new file for a moment and let nobody rename it.
constexpr int attempts = 20;
constexpr DWORD pauseMilliseconds = 50;
/// FileRenameInfoEx, which the headers of mingw-w64 hide by mistake.
constexpr auto renameInfoEx = FILE_INFO_BY_HANDLE_CLASS(22);

bool isBusy(DWORD error)
{
    return error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION || error == ERROR_ACCESS_DENIED;
}

/// The system's newest way, as on POSIX: an existing file goes even while somebody has it open, which MoveFileEx()
/// refuses. Not on FAT, on many shares, and before Windows 10 version 1709.
bool renameAsPosix(const std::wstring &from, const std::wstring &to)
{
    const HANDLE file = ::CreateFileW(from.c_str(), DELETE | FILE_WRITE_DATA | SYNCHRONIZE, sharing, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    const std::size_t bytes = to.size() * sizeof(wchar_t);
    std::vector<std::max_align_t> memory((sizeof(FILE_RENAME_INFO) + bytes) / sizeof(std::max_align_t) + 1);
    auto *wanted = reinterpret_cast<FILE_RENAME_INFO *>(memory.data());
    wanted->Flags = FILE_RENAME_FLAG_REPLACE_IF_EXISTS | FILE_RENAME_FLAG_POSIX_SEMANTICS;
    wanted->FileNameLength = DWORD(bytes);
    std::memcpy(wanted->FileName, to.data(), bytes);
    const bool isDone =
        ::SetFileInformationByHandle(file, renameInfoEx, wanted, DWORD(sizeof(FILE_RENAME_INFO) + bytes));
    if (isDone)
        ::FlushFileBuffers(file);
    ::CloseHandle(file);
    return isDone;
}

} // namespace

bool removeFile(const QString &path)
{
    const std::wstring name = systemPath(path);
    if (name.empty())
        return false;
    if (::DeleteFileW(name.c_str()))
        return true;
    const DWORD error = ::GetLastError();
    return error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND;
}

bool replaceFile(const QString &from, const QString &to)
{
    const std::wstring old = systemPath(from), now = systemPath(to);
    if (old.empty() || now.empty())
        return false;
    if (renameAsPosix(old, now))
        return true;
    // Not ReplaceFile(), which works in several steps: one that fails in between leaves neither name.
    for (int attempt = 1;; ++attempt) {
        if (::MoveFileExW(old.c_str(), now.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return true;
        const DWORD error = ::GetLastError();
        if (!isBusy(error) || attempt == attempts) {
            ::SetLastError(error);
            return false;
        }
        ::Sleep(pauseMilliseconds);
    }
}

bool linkFile(const QString &from, const QString &to)
{
    const std::wstring old = systemPath(from), now = systemPath(to);
    return !old.empty() && !now.empty() && ::CreateHardLinkW(now.c_str(), old.c_str(), nullptr);
}

int nameCount(const QString &path)
{
    const std::wstring name = systemPath(path);
    if (name.empty())
        return 0;
    const HANDLE file = ::CreateFileW(name.c_str(), FILE_READ_ATTRIBUTES, sharing, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return 0;
    BY_HANDLE_FILE_INFORMATION about;
    const int count = ::GetFileInformationByHandle(file, &about) ? int(about.nNumberOfLinks) : 0;
    ::CloseHandle(file);
    return count;
}

void syncFolder(const QString &folder)
{
    // NTFS keeps names in its journal, and replaceFile() writes through; other file systems may need this.
    const std::wstring name = systemPath(folder);
    if (name.empty())
        return;
    const HANDLE file = ::CreateFileW(name.c_str(), FILE_GENERIC_READ | FILE_GENERIC_WRITE, sharing, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return;
    ::FlushFileBuffers(file);
    ::CloseHandle(file);
}

} // namespace sinew
