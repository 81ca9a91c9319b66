// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/file_stamp.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sinew {

/// For reading a folder in which a save of several files was interrupted, or is in progress: where the content of each
/// file is, so that readers see all old files or all new ones, and change nothing.
class SaveView
{
public:
    /// The journals of the saves in a folder, with their states: the same as before unless a save has begun, gone on or
    /// ended since.
    using Journals = std::vector<std::pair<QString, std::optional<FileStamp>>>;
    static Journals journalsOf(const QString &folder);

    /// Null for a folder without journals of saves. Journals of other machines count if they name files of the folder
    /// itself.
    static std::shared_ptr<const SaveView> of(const QString &folder);

    /// Where a file's content is, matched ignoring case: its own path or a piece's. Null if the file does not exist in
    /// this view, or isUndecided(); nothing if no save changes it.
    std::optional<QString> find(const QString &path) const;
    /// True if a save changes the file and one of that save's files can't be read at the moment, so that nobody can
    /// tell whether the old files count or the new ones.
    bool isUndecided(const QString &path) const;
    /// Absolute paths of the files that exist in this view and are changed by a save; they may not be on disk yet.
    QStringList files() const;
    /// As they were before the view was made.
    const Journals &journals() const { return m_journals; }
    /// False if a save has gone on since (a journal has been written to or is gone) or is undecided.
    bool isCurrent() const;

private:
    struct Place
    {
        QString path;    ///< as the save spells it
        QString content; ///< where its content is; empty if the file does not exist
        bool isUndecided = false;
    };
    QHash<QString, Place> m_places; ///< by lower-case absolute path
    Journals m_journals;
};

} // namespace sinew
