// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/program_words.h"

#include <QDir>
#include <QFileInfo>

#include <windows.h>

#include <shellapi.h>

namespace sinew {

namespace {

/// Paths are written with slashes everywhere in the program; names within archives and models keep their backslashes.
QString withSlashes(const QString &word)
{
    const QString path = QDir::fromNativeSeparators(word);
    const bool isPlace = QDir::isAbsolutePath(path) || path.startsWith(QLatin1String("./")) ||
                         path.startsWith(QLatin1String("../")) || QFileInfo::exists(path) ||
                         QFileInfo::exists(path.section(u'/', 0, 0));
    return path.contains(u'/') && isPlace ? path : word;
}

} // namespace

QStringList programWords(int, char **)
{
    QStringList result;
    int count = 0;
    if (wchar_t **words = ::CommandLineToArgvW(::GetCommandLineW(), &count)) {
        for (int i = 0; i < count; ++i)
            result.append(withSlashes(QString::fromWCharArray(words[i])));
        ::LocalFree(words);
    }
    return result;
}

} // namespace sinew
