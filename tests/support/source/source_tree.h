// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The one reading of the project's own sources: files, includes, rooms. Tests of the house rules and the drawing of
// the rooms use it. Paths are relative to the source tree, with forward slashes.

#include <QMap>
#include <QStringList>

namespace sinew::test {

struct Include
{
    QString file;
    int line; ///< from 1
    QString name;
    bool quoted; ///< "…" rather than <…>
};

/// A room is a folder with sources; the folders inside it are rooms of their own.
struct Room
{
    QStringList files;                      ///< sorted
    QMap<QString, QList<Include>> includes; ///< by the other room that is included
};
using Rooms = QMap<QString, Room>;

/// "core/io" of "core/io/result.h".
QString folderOf(const QString &path);

/// "core" of "core/io"; "core" of "core".
QString topFolderOf(const QString &path);

/// The folders that the program is made of, without its tests: core, widgets, viewport, plugins, editor.
const QStringList &programFolders();

/// All files below `folders` whose names match one of `patterns`, sorted.
QStringList sourceFiles(const QStringList &folders,
                        const QStringList &patterns = {QStringLiteral("*.cpp"), QStringLiteral("*.h")});

/// The text of a file; a file that cannot be read is a fatal error.
QString contentOf(const QString &file);

/// The #includes in `text`. `file` only names the result.
QList<Include> includesIn(const QString &file, const QString &text);

/// The #includes of files of the source tree.
QList<Include> includesOf(const QStringList &files);

/// True for "tst_x.moc" and "moc_x.cpp".
bool isWrittenByMoc(const Include &include);

/// The rooms of `files`, with what they include of each other; includes of moc's output are omitted.
Rooms roomsOf(const QStringList &files, const QList<Include> &includes);

/// The rooms of the program as it stands.
Rooms roomsOfProgram();

/// "room → room → room", one for each group of rooms that can reach each other; a room may not lead back to itself.
QStringList circlesOf(const QMap<QString, QStringList> &graph);

/// True for an empty list; otherwise prints each line (QVERIFY2 would cut them off).
bool isNothing(const QStringList &wrong);

} // namespace sinew::test
