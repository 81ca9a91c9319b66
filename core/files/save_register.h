// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sinew {

// The saves of several files that this user has started on this machine: one small file each in the state folder, which
// no model from elsewhere can supply. Without it a journal is not trusted.

struct RegisteredSave
{
    QString journal;     ///< the journal's absolute path, links of its folder resolved
    QByteArray digest;   ///< SHA-256 of the journal's first line
    QStringList targets; ///< absolute paths of the files in the journal's order
};

/// Records it on disk. False if that fails; the save may go on: its leftovers after a crash are only finished if the
/// user says so.
bool registerSave(const QString &id, const RegisteredSave &save);

/// Nothing for an id that belongs to no save of this user.
std::optional<RegisteredSave> registeredSave(const QString &id);

/// The save is finished.
void forgetSave(const QString &id);

} // namespace sinew
