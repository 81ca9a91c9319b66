// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/safe_save.h"

#include "core/files/new_file.h"
#include "core/files/save_journal.h"
#include "core/files/save_target.h"
#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

namespace sinew {

namespace {

/// Next to the target, so that it can be renamed over it in one step.
NewFile temporaryFor(const QString &target)
{
    const QDir folder = QFileInfo(target).absoluteDir();
    for (int attempt = 0;; ++attempt) {
        // Not derived from the target's name, which may have the maximum length.
        NewFile file(folder.filePath(
            QStringLiteral(".%1.sinew-tmp").arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0'))));
        if (file.isOpen() || lastSystemError() != std::errc::file_exists || attempt == 100)
            return file;
    }
}

} // namespace

Status checkTarget(const QString &target, const SaveOptions &options, const QString &shownPath)
{
    const std::optional<FileStamp> there = options.checksTarget ? fileStamp(target) : std::nullopt;
    if (!there || there == options.expected)
        return Done{};
    return Error{options.expected
                     ? QT_TRANSLATE_NOOP("Message", "the file was changed by another program since it was read")
                     : QT_TRANSLATE_NOOP("Message", "there is already a file with this name, which was not read"),
                 shownPath.toStdString()};
}

Status saveFile(const QString &path, Bytes bytes, const SaveOptions &options)
{
    const Result<QString> target = saveTarget(path);
    if (!target)
        return target.error();
    if (Status checked = checkTarget(*target, options, path); !checked)
        return checked;
    const bool replaces = QFileInfo::exists(*target);
    NewFile temporary = temporaryFor(*target);
    if (!temporary.isOpen())
        return systemError(QStringLiteral("no temporary file can be created next to it"), path);
    if (Status filled = temporary.fill(bytes, *target, path); !filled)
        return filled;
    if (replaces && options.keepBackup)
        if (const Result<QString> kept = keepBackup(*target); !kept)
            return kept.error();
    if (Status checked = SaveJournal::checkNotBeingSaved({*target}); !checked)
        return checked;
    if (Status checked = checkTarget(*target, options, path); !checked)
        return checked;
    if (!temporary.renameTo(*target))
        return systemError(QStringLiteral("the new file could not replace the old one"), path);
    syncFolder(QFileInfo(*target).absolutePath());
    return Done{};
}

} // namespace sinew
