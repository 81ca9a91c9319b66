// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/room_table.h"

#include "tests/support/source/source_tree.h"

#include <QSet>

namespace sinew::test {

RoomRule readRoomSign(const QString &text, QStringList &problems)
{
    const QStringList parts = text.trimmed().split(QStringLiteral("\n\n"));
    const QString rule = parts.value(1).simplified(), begin = QStringLiteral("May include: ");
    if (parts.size() != 2 || !rule.startsWith(begin)) {
        problems.append(QStringLiteral("is not a sentence, an empty line, and “May include: …”"));
        return {};
    }
    RoomRule sign{parts.first().simplified(), rule.mid(begin.size()).split(u' ')};
    if (sign.sentence.count(QStringLiteral(". ")) > 0 || !sign.sentence.endsWith(u'.'))
        problems.append(QStringLiteral("does not say in one sentence what the room is for"));
    if (sign.mayInclude == QStringList{QStringLiteral("nothing")})
        sign.mayInclude.clear();
    if (QSet<QString>(sign.mayInclude.begin(), sign.mayInclude.end()).size() != sign.mayInclude.size())
        problems.append(QStringLiteral("names a room twice"));
    return sign;
}

RoomTable roomTable()
{
    RoomTable table;
    for (const QString &file : sourceFiles(programFolders(), {QStringLiteral("room.txt")})) {
        QStringList problems;
        table.insert(folderOf(file), readRoomSign(contentOf(file), problems));
        if (!problems.isEmpty())
            qFatal("%s %s", qPrintable(file), qPrintable(problems.join(QStringLiteral("; "))));
    }
    return table;
}

} // namespace sinew::test
