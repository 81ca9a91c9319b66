// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/state_folder.h"

#include <QDir>
#include <QFile>

#include <cerrno>

#include <sys/stat.h>

namespace sinew {

QString stateFolder()
{
    // According to the XDG base directory specification, a relative path is ignored.
    const QString wanted = QFile::decodeName(qgetenv("XDG_STATE_HOME"));
    if (QDir::isAbsolutePath(wanted))
        return QDir::cleanPath(wanted) + QStringLiteral("/sinew");
    const QString home = QFile::decodeName(qgetenv("HOME"));
    return QDir::isAbsolutePath(home) ? QDir::cleanPath(home) + QStringLiteral("/.local/state/sinew") : QString();
}

bool makePrivateFolder(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    struct stat there;
    if (::stat(QFile::encodeName(clean).constData(), &there) == 0)
        return S_ISDIR(there.st_mode);
    const qsizetype slash = clean.lastIndexOf(u'/');
    if (slash > 0 && !makePrivateFolder(clean.left(slash)))
        return false;
    return ::mkdir(QFile::encodeName(clean).constData(), 0700) == 0 || errno == EEXIST;
}

} // namespace sinew
