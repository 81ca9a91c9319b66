// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/program_path.h"

#include <QDir>

#include <windows.h>

namespace sinew {

QString programPath()
{
    std::wstring path(MAX_PATH, L'\0');
    DWORD size = 0;
    // It cuts what does not fit.
    while ((size = ::GetModuleFileNameW(nullptr, path.data(), DWORD(path.size()))) == path.size())
        path.resize(2 * path.size());
    return QDir::fromNativeSeparators(QString::fromWCharArray(path.data(), int(size)));
}

} // namespace sinew
