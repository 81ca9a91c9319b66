// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/io/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sinew {

/// What an interrupted save of several files left in a folder.
struct InterruptedSave
{
    QString journal;       ///< path of its journal
    QStringList files;     ///< names of the files that it saves or deletes, in the folder
    bool isOurs = false;   ///< this user started it on this machine
    bool isReady = false;  ///< all new files are complete and count
    Message obstacle = {}; ///< why it can't be finished here; empty if it can
};

enum class SaveEnd { Finish, TakeBack };

/// The interrupted saves in a folder that are not in progress right now. Changes nothing.
std::vector<InterruptedSave> interruptedSaves(const QString &folder);

/// Finishes one as the user chose. Fails with the files unchanged if it has an obstacle, and with the save still there
/// if a file could not be changed. Finishing one whose new files are not complete fails.
Status endInterruptedSave(const QString &journal, SaveEnd end);

/// To be called before editing: finishes each save of this user and machine in the folder if its new files were
/// complete, else takes it back. Reports what was done and what could not be done. Saves in progress, and those of
/// other machines, are left alone.
void finishInterruptedSaves(const QString &folder, Diagnostics &diagnostics);

} // namespace sinew
