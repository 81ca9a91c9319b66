// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_target.h"

#include "core/files/file_set.h"
#include "core/files/new_file.h"
#include "core/files/read_file.h"
#include "core/system/file_operations.h"

#include <QFileInfo>

namespace sinew {

Result<QString> saveTarget(const QString &path)
{
    const Error notWritable{QT_TRANSLATE_NOOP("Message", "the file is not writable"), path.toStdString()};
    QString target = path;
    // Links to links as well; a cycle of links is not a file.
    for (int depth = 0; QFileInfo(target).isSymLink(); ++depth) {
        if (depth == 40)
            return notWritable;
        target = QFileInfo(target).symLinkTarget();
    }
    const QFileInfo info(target);
    if (info.exists() && (!info.isFile() || !info.isWritable()))
        return notWritable;
    return target;
}

Result<QString> keepBackup(const QString &path)
{
    for (int i = 1; i < 1000; ++i) {
        const QString backup = path + QStringLiteral(".bak") + (i == 1 ? QString() : QString::number(i));
        if (QFileInfo::exists(backup))
            continue;
        // The file itself under a second name: it is replaced, never written to.
        if (linkFile(path, backup))
            return backup;
        const Result<ReadFile> file = readFile(path, maxModelFileBytes);
        NewFile copy(backup);
        if (file && copy.isOpen() && copy.fill(viewOf(file->bytes), path, backup)) {
            copy.keep();
            return backup;
        }
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the backup “%1” could not be written"), {backup.toStdString()}),
            path.toStdString()};
    }
    return Error{QT_TRANSLATE_NOOP("Message", "there are too many backups of this file"), path.toStdString()};
}

} // namespace sinew
