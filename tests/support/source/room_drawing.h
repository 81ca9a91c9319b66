// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/source/room_table.h"
#include "tests/support/source/source_tree.h"

#include <QByteArray>

namespace sinew::test {

enum class Shade { Light, Dark };

/// An SVG of the rooms and of what they include: a panel for each top-level folder, a box for each room, arrows
/// downwards. Arrows implied by others are omitted. The sentences of the table are the boxes' tooltips.
QByteArray roomDrawing(const Rooms &rooms, const RoomTable &table, Shade shade);

/// Path of the drawing below the source tree.
QString roomDrawingFile(Shade shade);

} // namespace sinew::test
