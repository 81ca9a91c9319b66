// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/interrupted_saves.h"

#include "core/files/save_outcome.h"
#include "core/system/system_error.h"

#include <QFileInfo>

namespace sinew {

namespace {

/// Why a journal that came from elsewhere is not believed, even when the user says so.
Message obstacleTo(const SaveJournal &journal)
{
    if (journal.isOurs())
        return {};
    if (journal.leadsElsewhere())
        return QT_TRANSLATE_NOOP("Message",
                                 "the save also changes files in other folders; it can only be brought to an end on "
                                 "the machine where it began");
    for (const JournalEntry &entry : journal.entries()) {
        if (QFileInfo(entry.target).isSymLink())
            return Message(QT_TRANSLATE_NOOP("Message", "“%1” is a link"),
                           {QFileInfo(entry.target).fileName().toStdString()});
        if (const QFileInfo info(entry.target); info.exists() && !info.isFile())
            return Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a file"), {info.fileName().toStdString()});
    }
    return {};
}

} // namespace

std::vector<InterruptedSave> interruptedSaves(const QString &folder)
{
    std::vector<InterruptedSave> saves;
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        // The lock tells whether it is going on.
        const std::optional<SaveJournal> journal = SaveJournal::open(path);
        if (!journal || (journal->entries().empty() && !journal->isOurs()))
            continue;
        InterruptedSave save{path, {}, journal->isOurs(), newFilesCount(*journal), obstacleTo(*journal)};
        for (const JournalEntry &entry : journal->entries())
            save.files.append(QFileInfo(entry.target).fileName());
        saves.push_back(std::move(save));
    }
    return saves;
}

Status endInterruptedSave(const QString &path, SaveEnd end)
{
    std::optional<SaveJournal> journal = SaveJournal::open(path);
    if (!journal)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no such interrupted save, or it is going on"),
                     path.toStdString()};
    if (Message obstacle = obstacleTo(*journal); !obstacle.empty())
        return Error{std::move(obstacle), path.toStdString()};
    if (end == SaveEnd::Finish && !newFilesCount(*journal))
        return Error{QT_TRANSLATE_NOOP("Message", "the new files are not complete; the save can only be taken back"),
                     path.toStdString()};
    if (!bringToEnd(*journal, end == SaveEnd::Finish))
        return systemError(QStringLiteral("an interrupted save could not be completed"), path);
    return Done{};
}

void finishInterruptedSaves(const QString &folder, Diagnostics &diagnostics)
{
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        std::optional<SaveJournal> journal = SaveJournal::open(path);
        if (!journal || !journal->isOurs())
            continue;
        const bool finishes = newFilesCount(*journal);
        const bool done = bringToEnd(*journal, finishes);
        const char *text = !done      ? QT_TRANSLATE_NOOP("Message", "an interrupted save could not be completed")
                           : finishes ? QT_TRANSLATE_NOOP("Message", "an interrupted save has been completed")
                                      : QT_TRANSLATE_NOOP("Message", "an interrupted save has been rolled back");
        const QString first = journal->entries().empty() ? path : journal->entries().front().target;
        diagnostics.add(done ? Severity::Info : Severity::Warning, "save.interrupted",
                        Error{text, first.toStdString()});
    }
}

} // namespace sinew
