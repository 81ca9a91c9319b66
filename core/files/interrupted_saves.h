// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/io/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sinew {

/// What a save of several files left in a folder when it was cut off.
struct InterruptedSave
{
    QString journal;       ///< path of its journal
    QStringList files;     ///< names of the files that it saves or deletes, in the folder
    bool isOurs = false;   ///< this user began it on this machine
    bool isReady = false;  ///< all new files are complete and count
    Message obstacle = {}; ///< why it can't be brought to an end here; empty when it can
};

enum class SaveEnd { Finish, TakeBack };

/// Those in a folder that are not going on just now. Changes nothing.
std::vector<InterruptedSave> interruptedSaves(const QString &folder);

/// Brings one to an end as the user chose. Fails with the files unchanged when it has an obstacle, and with the save
/// still there when a file could not be changed. To finish one whose new files are not complete fails.
Status endInterruptedSave(const QString &journal, SaveEnd end);

/// For whoever is about to edit: finishes each save of this user and machine in the folder when its new files were
/// complete, else takes it back. What was done and what could not be done is reported. Saves that are going on, and
/// those of other machines, are left alone.
void finishInterruptedSaves(const QString &folder, Diagnostics &diagnostics);

} // namespace sinew
