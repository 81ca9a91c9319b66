// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/output_folder.h"

#include "core/files/file_set.h"
#include "core/files/safe_save.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

QString nameBelow(const QString &name)
{
    QStringList parts;
    for (QString part : QString(name).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts)) {
        part.removeIf([](QChar c) { return c < u' ' || c.unicode() == 0x7f || c == u':'; });
        part = part.trimmed();
        const bool isDots = std::all_of(part.begin(), part.end(), [](QChar c) { return c == u'.'; });
        const bool isDrive = parts.isEmpty() && name.size() > 1 && name[1] == u':' && part.size() == 1;
        if (!isDots && !isDrive)
            parts += part;
    }
    return parts.isEmpty() ? QStringLiteral("unnamed") : parts.join(u'/');
}

Result<QString> placeBelow(const QString &folder, const QString &name)
{
    const QString path = QDir(folder).absoluteFilePath(nameBelow(name));
    const QString parent = QFileInfo(path).absolutePath();
    const auto failed = [&](const char *text) { return Error{text, path.toStdString()}; };
    // A folder is only created once the ones above it are known to be inside.
    QString inside = QFileInfo(folder).absoluteFilePath();
    if (!QDir().mkpath(inside))
        return failed(QT_TRANSLATE_NOOP("Message", "the folder can't be created"));
    const QString root = QFileInfo(inside).canonicalFilePath();
    const QString below = QDir(inside).relativeFilePath(parent);
    for (const QString &part : below == u"." ? QStringList() : below.split(u'/')) {
        if (!QFileInfo(QDir(inside).filePath(part)).isDir() && !QDir(inside).mkdir(part))
            return failed(QT_TRANSLATE_NOOP("Message", "the folder can't be created"));
        inside = QDir(inside).filePath(part);
        if (!(QFileInfo(inside).canonicalFilePath() + u'/').startsWith(root == u"/" ? root : root + u'/'))
            return failed(QT_TRANSLATE_NOOP("Message", "a link leads out of the chosen folder"));
    }
    const QFileInfo target(path);
    if (target.isSymLink())
        return failed(QT_TRANSLATE_NOOP("Message", "there is a link with this name"));
    if (target.exists() && !target.isFile())
        return failed(QT_TRANSLATE_NOOP("Message", "this is not a regular file"));
    return path;
}

Status writeFile(const QString &path, const QByteArray &bytes, Existing existing)
{
    return saveFile(path, viewOf(bytes), {.checksTarget = existing == Existing::Keep});
}

} // namespace sinew
