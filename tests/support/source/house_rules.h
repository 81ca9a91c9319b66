// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The house rules that tst_layering checks the source tree against, one function each: violations of the rule, with
// their places. The rules are documented with their tests.

#include "tests/support/source/room_table.h"
#include "tests/support/source/source_tree.h"

namespace sinew::test {

constexpr int filesInARoom = 28;

/// "file:line".
QString placeOf(const Include &include);

/// Includes that the table does not allow, with their places.
QStringList refusedIncludes(const Rooms &rooms, const RoomTable &table);
/// Entries of the table that no include needs.
QStringList unusedAllowances(const Rooms &rooms, const RoomTable &table);
/// The table as a graph of rooms.
QMap<QString, QStringList> graphOf(const RoomTable &table);
/// The graph of the folders that are `depth` names deep (2: "editor/window"), each with all rooms below it.
QMap<QString, QStringList> foldersOf(const QMap<QString, QStringList> &graph, int depth);
/// Rooms of more than filesInARoom files.
QStringList largeRoomsOf(const Rooms &rooms);

/// Places where a file names a format: in its own name, in an identifier, in an include.
QStringList formatNamesIn(const QString &file, const QString &text);
/// Whether a header of the operating system is included outside core/system.
bool isOfTheSystem(const Include &include);
/// Places where a file starts threads by hand.
QStringList threadsIn(const QString &file, const QString &text);
/// Whether a line creates a label, or a class of labels, directly from Qt's own.
bool makesLabel(const QString &text, int line);
/// Whether a path is in one of the folders.
bool isIn(const QString &path, const QStringList &folders);
/// True for headers of a Qt module ("QtWidgets", "Qt3D*") that none of `others` has: several modules have a QAction.
bool isOnlyIn(const QString &name, const QString &moduleFilter, const QStringList &others);
/// Whether a line of code looks a field of a description up by name, or compares its name with a text.
bool namesField(const QString &line);

} // namespace sinew::test
