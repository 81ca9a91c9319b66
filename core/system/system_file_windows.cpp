// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_file.h"

#include "core/system/file_stamp_windows.h"
#include "core/system/system_path_windows.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <windows.h>

#include <aclapi.h>

namespace sinew {

namespace {

/// As on other systems, an open file does not keep anybody from renaming, replacing or deleting it.
constexpr DWORD sharing = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
/// Without FILE_WRITE_DATA everything is written at the end.
constexpr DWORD appending = FILE_GENERIC_READ | FILE_APPEND_DATA | FILE_WRITE_ATTRIBUTES | WRITE_DAC;
constexpr std::size_t chunkBytes = std::size_t(1) << 26;

HANDLE handleOf(std::intptr_t handle)
{
    return reinterpret_cast<HANDLE>(handle);
}

std::intptr_t opened(const QString &path, DWORD access, DWORD disposition, DWORD flags,
                     SECURITY_ATTRIBUTES *rights = nullptr)
{
    const std::wstring name = systemPath(path);
    if (name.empty())
        return reinterpret_cast<std::intptr_t>(INVALID_HANDLE_VALUE);
    return reinterpret_cast<std::intptr_t>(
        ::CreateFileW(name.c_str(), access, sharing, rights, disposition, flags, nullptr));
}

/// The place where a function reads or writes.
OVERLAPPED placeOf(std::uint64_t offset)
{
    OVERLAPPED place{};
    place.Offset = DWORD(offset);
    place.OffsetHigh = DWORD(offset >> 32);
    return place;
}

std::optional<BY_HANDLE_FILE_INFORMATION> aboutFile(std::intptr_t handle)
{
    BY_HANDLE_FILE_INFORMATION about;
    return ::GetFileInformationByHandle(handleOf(handle), &about) ? std::optional(about) : std::nullopt;
}

} // namespace

SystemFile SystemFile::create(const QString &path)
{
    // Its rights are those that its folder gives to new files: in a user's folders, only the user's.
    return SystemFile(opened(path, appending, CREATE_NEW, FILE_FLAG_OPEN_REPARSE_POINT));
}

SystemFile SystemFile::open(const QString &path)
{
    SystemFile file(opened(path, appending, OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT));
    if (const auto about = file.isOpen() ? aboutFile(file.m_handle) : std::nullopt;
        about && about->dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) {
        file.close();
        ::SetLastError(ERROR_CANT_ACCESS_FILE);
    }
    return file;
}

SystemFile SystemFile::openToRead(const QString &path)
{
    // Folders can be opened too, so that isRegular() can tell.
    return SystemFile(opened(path, FILE_GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
}

SystemFile SystemFile::inMemory(Bytes bytes)
{
    wchar_t folder[MAX_PATH + 2], name[MAX_PATH + 2];
    const DWORD size = ::GetTempPathW(MAX_PATH + 1, folder);
    if (size == 0 || size > MAX_PATH || ::GetTempFileNameW(folder, L"sin", 0, name) == 0)
        return SystemFile(none);
    // Written to the disk only if memory is scarce.
    SystemFile file(reinterpret_cast<std::intptr_t>(
        ::CreateFileW(name, appending | DELETE, FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                      FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr)));
    if (file.isOpen() && !file.append(bytes))
        file.close();
    return file;
}

bool SystemFile::close()
{
    static_assert(reinterpret_cast<std::intptr_t>(nullptr) != none);
    const std::intptr_t handle = std::exchange(m_handle, none);
    return handle == none || ::CloseHandle(handleOf(handle));
}

bool SystemFile::append(Bytes bytes)
{
    while (!bytes.empty()) {
        DWORD written = 0;
        OVERLAPPED atEnd = placeOf(~std::uint64_t(0));
        if (!::WriteFile(handleOf(m_handle), bytes.data(), DWORD(std::min(bytes.size(), chunkBytes)), &written, &atEnd))
            return false;
        bytes = bytes.subspan(written);
    }
    return true;
}

bool SystemFile::sync()
{
    return ::FlushFileBuffers(handleOf(m_handle)) || ::GetLastError() == ERROR_INVALID_FUNCTION ||
           ::GetLastError() == ERROR_NOT_SUPPORTED;
}

bool SystemFile::holds(Bytes expected)
{
    constexpr qsizetype part = 1 << 16;
    for (qint64 at = 0;; at += part) {
        const auto bytes = readAt(at, part);
        if (!bytes)
            return false;
        if (bytes->isEmpty())
            return expected.empty();
        const auto count = std::size_t(bytes->size());
        if (count > expected.size() || std::memcmp(bytes->constData(), expected.data(), count) != 0)
            return false;
        expected = expected.subspan(count);
    }
}

bool SystemFile::isRegular() const
{
    if (!isOpen() || ::GetFileType(handleOf(m_handle)) != FILE_TYPE_DISK)
        return false;
    const auto about = aboutFile(m_handle);
    return about && !(about->dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_DEVICE));
}

std::optional<FileStamp> SystemFile::stamp() const
{
    return isOpen() ? stampOfHandle(m_handle) : std::nullopt;
}

std::optional<QByteArray> SystemFile::read(qsizetype limit)
{
    const auto now = isRegular() ? stamp() : std::nullopt;
    if (!now || now->size > limit)
        return std::nullopt;
    return readHead(qsizetype(now->size));
}

std::optional<QByteArray> SystemFile::readHead(qsizetype count)
{
    return readAt(0, count);
}

std::optional<QByteArray> SystemFile::readAt(qint64 offset, qsizetype count) const
{
    QByteArray bytes(count, Qt::Uninitialized);
    qsizetype done = 0;
    while (done < count) {
        DWORD some = 0;
        OVERLAPPED place = placeOf(std::uint64_t(offset + done));
        const auto wanted = DWORD(std::min(std::size_t(count - done), chunkBytes));
        if (!::ReadFile(handleOf(m_handle), bytes.data() + done, wanted, &some, &place)) {
            if (::GetLastError() != ERROR_HANDLE_EOF)
                return std::nullopt;
            break;
        }
        if (some == 0)
            break;
        done += qsizetype(some);
    }
    bytes.truncate(done);
    return bytes;
}

SystemFile::Lock SystemFile::lock()
{
    // Locks here keep others from reading what is locked: one byte far behind any content.
    OVERLAPPED place = placeOf(std::uint64_t(1) << 62);
    if (::LockFileEx(handleOf(m_handle), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place))
        return Lock::Held;
    const DWORD error = ::GetLastError();
    return error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING ? Lock::InUse : Lock::Unsupported;
}

bool SystemFile::takePermissionsOf(const QString &path)
{
    const SystemFile other(opened(path, READ_CONTROL, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
    if (!other.isOpen())
        return ::GetLastError() == ERROR_FILE_NOT_FOUND || ::GetLastError() == ERROR_PATH_NOT_FOUND;
    PACL rights = nullptr;
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (::GetSecurityInfo(handleOf(other.m_handle), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr,
                          &rights, nullptr, &descriptor) != ERROR_SUCCESS)
        return true; // a file system without rights
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    ::GetSecurityDescriptorControl(descriptor, &control, &revision);
    const SECURITY_INFORMATION inheritance =
        control & SE_DACL_PROTECTED ? PROTECTED_DACL_SECURITY_INFORMATION : UNPROTECTED_DACL_SECURITY_INFORMATION;
    const DWORD error = ::SetSecurityInfo(handleOf(m_handle), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inheritance,
                                          nullptr, nullptr, rights, nullptr);
    ::LocalFree(descriptor);
    ::SetLastError(error);
    return error == ERROR_SUCCESS || error == ERROR_NOT_SUPPORTED || error == ERROR_INVALID_FUNCTION;
}

} // namespace sinew
