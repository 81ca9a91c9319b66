// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/load_rows.h"

#include <QtGlobal>

namespace sinew::m3 {

/// Problems met while reading a file (tests/plugins/checks/tst_load_checks.cpp).
std::vector<Check> loadChecks()
{
    return {
        loadRow("m3.root", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files without a model"),
                QT_TRANSLATE_NOOP("Message", "The header names no section with a model (MODL). Nothing can be read "
                                             "or checked."),
                QT_TRANSLATE_NOOP("Message", "the file has to be recreated by the program that made it")),
        loadRow("m3.outside", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections beyond the end of the file"),
                QT_TRANSLATE_NOOP("Message", "A section starts or ends beyond the end of the file, as in truncated "
                                             "files. The game reads past the end."),
                lostBytesAreUnknown),
        loadRow("m3.overlap", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections that overlap"),
                QT_TRANSLATE_NOOP("Message", "Two sections of the index share bytes; one of them is not read here, "
                                             "and not checked."),
                unreadBytesAreKept),
        loadRow("m3.reference", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "References to the wrong section"),
                QT_TRANSLATE_NOOP("Message",
                                  "A reference points to a section that does not exist, is of another kind or "
                                  "has an unsuitable version; its target is neither read nor checked here."),
                unreadBytesAreKept),
        tooMuchRow("m3.tooMuch"),
        loadRow("m3.blocks", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Blocks without an animation ID"),
                QT_TRANSLATE_NOOP("Message", "A collection (STC_) has lists of animation IDs, positions and blocks "
                                             "that don't match; its keys are neither read nor checked here."),
                unreadBytesAreKept),
        keyCountsRow("m3.keyCounts"),
        longTextRow("m3.longText"),
        loadRow("m3.vertices", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Vertices without components"),
                QT_TRANSLATE_NOOP(
                    "Message",
                    "The flags name no known part of a vertex; the vertices are not read here, and not checked."),
                unreadBytesAreKept),
        loadRow("m3.sharedKeys", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Keys shared by too many values"),
                QT_TRANSLATE_NOOP("Message", "Very many values have the same animation ID; some of them are shown "
                                             "without keys here."),
                unreadBytesAreKept),
    };
}

} // namespace sinew::m3
