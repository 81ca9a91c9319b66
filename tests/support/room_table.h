// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// tests/rooms.txt: what each room is for, and which rooms it may include.

#include <QMap>
#include <QStringList>

namespace sinew::test {

struct RoomRule
{
    QString sentence; ///< what the room is for
    QStringList mayInclude;
};
using RoomTable = QMap<QString, RoomRule>;

/// Reads the form of tests/rooms.txt: comments and lines "room: room room …", on which indented lines follow. The
/// comment right above a room is its sentence. What is wrong is added to `problems`, with its line.
RoomTable readRoomTable(const QString &text, QStringList &problems);

/// tests/rooms.txt; a fatal error if it has problems.
RoomTable roomTable();

} // namespace sinew::test
