// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/program_words.h"

#include <windows.h>

#include <shellapi.h>

namespace sinew {

QStringList programWords(int, char **)
{
    QStringList result;
    int count = 0;
    if (wchar_t **words = ::CommandLineToArgvW(::GetCommandLineW(), &count)) {
        for (int i = 0; i < count; ++i)
            result.append(QString::fromWCharArray(words[i]));
        ::LocalFree(words);
    }
    return result;
}

} // namespace sinew
