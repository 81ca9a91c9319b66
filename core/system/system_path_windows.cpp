// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_path_windows.h"

#include <QDir>

#include <algorithm>

#include <windows.h>

namespace sinew {

namespace {

constexpr std::wstring_view verbatim = L"\\\\?\\", verbatimShare = L"\\\\?\\UNC\\", share = L"\\\\",
                            device = L"\\\\.\\";

std::wstring refused(DWORD error)
{
    ::SetLastError(error);
    return {};
}

/// "\\server\share\rest" without its backslashes in front: is it a place for messages instead of files?
bool isForMessages(std::wstring_view server)
{
    const std::size_t slash = server.find(L'\\');
    if (slash == std::wstring_view::npos)
        return false;
    const std::wstring_view rest = server.substr(slash + 1);
    const QString name = QString::fromWCharArray(rest.data(), int(std::min(rest.find(L'\\'), rest.size()))).toLower();
    return name == QLatin1String("pipe") || name == QLatin1String("mailslot");
}

} // namespace

std::wstring systemPath(const QString &path)
{
    if (path.isEmpty())
        return refused(ERROR_PATH_NOT_FOUND);
    if (path.contains(QChar(u'\0')))
        return refused(ERROR_INVALID_NAME);
    std::wstring given = QDir::toNativeSeparators(path).toStdWString();
    // Paths are checked in their usual form.
    if (given.starts_with(verbatimShare))
        given = std::wstring(share) + given.substr(verbatimShare.size());
    else if (given.starts_with(verbatim))
        given.erase(0, verbatim.size());
    // The system itself knows which names are devices, also in folders, and makes "\\.\NUL" of them.
    std::wstring full(given.size() + MAX_PATH, L'\0');
    DWORD size = ::GetFullPathNameW(given.c_str(), DWORD(full.size()), full.data(), nullptr);
    if (size >= full.size()) {
        full.resize(size);
        size = ::GetFullPathNameW(given.c_str(), DWORD(full.size()), full.data(), nullptr);
    }
    if (size == 0)
        return {};
    full.resize(size);
    if (full.starts_with(device) || full.starts_with(verbatim))
        return refused(ERROR_INVALID_NAME);
    const bool isShare = full.starts_with(share);
    const std::wstring_view rest = std::wstring_view(full).substr(2); // after "C:" or the backslashes
    if (rest.find(L':') != std::wstring_view::npos || (isShare && isForMessages(rest)))
        return refused(ERROR_INVALID_NAME);
    return std::wstring(isShare ? verbatimShare : verbatim) + (isShare ? std::wstring(rest) : full);
}

} // namespace sinew
