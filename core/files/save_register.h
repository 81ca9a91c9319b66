// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sinew {

// Which saves of several files this user has begun on this machine: one small file each in the state folder, which no
// model that comes from elsewhere can bring along. Without it a journal is not believed.

struct RegisteredSave
{
    QString journal;     ///< the journal's absolute path, links of its folder resolved
    QByteArray digest;   ///< SHA-256 of the journal's first line
    QStringList targets; ///< absolute paths of the files in the journal's order
};

/// Writes it down, to the disk. False when that can't be done; the save may go on: what it leaves after a crash is
/// finished when the user says so.
bool registerSave(const QString &id, const RegisteredSave &save);

/// Nothing for an id that no save of this user has.
std::optional<RegisteredSave> registeredSave(const QString &id);

/// The save is over.
void forgetSave(const QString &id);

} // namespace sinew
