// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The sign of each room, its file room.txt: what the room is for, and which rooms it may include.

#include <QMap>
#include <QStringList>

namespace sinew::test {

struct RoomRule
{
    QString sentence; ///< what the room is for
    QStringList mayInclude;
};
using RoomTable = QMap<QString, RoomRule>;

/// Reads a sign: one sentence, an empty line, and "May include: room room …" or "May include: nothing"; both may
/// continue on further lines. Errors are added to `problems`.
RoomRule readRoomSign(const QString &text, QStringList &problems);

/// The signs of all folders of the program that have one; a fatal error if one has problems.
RoomTable roomTable();

} // namespace sinew::test
