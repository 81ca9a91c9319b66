// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/room_table.h"

#include "tests/support/source_tree.h"

namespace sinew::test {

RoomTable readRoomTable(const QString &text, QStringList &problems)
{
    RoomTable table;
    QString room;
    QStringList comment;
    int number = 0;
    const auto problem = [&](const QString &what) {
        problems.append(QStringLiteral("line %1: %2").arg(QString::number(number), what));
    };
    for (const QString &line : text.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty()) {
            room.clear();
            comment.clear();
        } else if (line.startsWith(u'#')) {
            room.clear();
            comment.append(line.mid(1).trimmed());
        } else if (line.startsWith(u' ')) {
            if (room.isEmpty())
                problem(QStringLiteral("is indented, but follows no room"));
            else
                table[room].mayInclude.append(line.simplified().split(u' '));
        } else if (!line.contains(u':')) {
            problem(QStringLiteral("is neither a comment nor a room"));
        } else {
            room = line.section(u':', 0, 0);
            if (table.contains(room))
                problem(room + QStringLiteral(" stands here for the second time"));
            if (comment.isEmpty())
                problem(room + QStringLiteral(" has no sentence that says what it is for"));
            table[room] = {comment.join(u' '), line.section(u':', 1).simplified().split(u' ', Qt::SkipEmptyParts)};
            comment.clear();
        }
    }
    return table;
}

RoomTable roomTable()
{
    QStringList problems;
    RoomTable table = readRoomTable(contentOf(QStringLiteral("tests/rooms.txt")), problems);
    if (!problems.isEmpty())
        qFatal("tests/rooms.txt: %s", qPrintable(problems.join(QStringLiteral("; "))));
    return table;
}

} // namespace sinew::test
