// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Draws the rooms as the sources define them: editor/rooms-light.svg and editor/rooms-dark.svg.

#include "tests/support/paths.h"
#include "tests/support/source/room_drawing.h"

#include <QFile>
#include <cstdio>

int main()
{
    using namespace sinew::test;
    const Rooms rooms = roomsOfProgram();
    const RoomTable table = roomTable();
    for (const Shade shade : {Shade::Light, Shade::Dark}) {
        QFile file(sourcePath(qPrintable(roomDrawingFile(shade))));
        const QByteArray svg = roomDrawing(rooms, table, shade);
        if (!file.open(QIODevice::WriteOnly) || file.write(svg) != svg.size()) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file.fileName()));
            return 1;
        }
        std::printf("%s\n", qPrintable(file.fileName()));
    }
    return 0;
}
