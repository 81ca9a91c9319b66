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
                QT_TRANSLATE_NOOP("Message", "the file has to be made anew by the program that made it")),
        loadRow("m3.outside", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections beyond the end of the file"),
                QT_TRANSLATE_NOOP("Message", "A section starts or ends behind the end of the file, as in files that "
                                             "were cut off. The game reads what is not there."),
                lostBytesAreUnknown),
        loadRow("m3.overlap", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections that overlap"),
                QT_TRANSLATE_NOOP("Message", "Two sections of the index share bytes; one of them is not read here, "
                                             "and not checked."),
                unreadBytesAreKept),
        loadRow("m3.reference", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "References to the wrong section"),
                QT_TRANSLATE_NOOP("Message", "A reference names a section that is not there, of another kind or of a "
                                             "version that does not fit; what it refers to is not read here, and not "
                                             "checked."),
                unreadBytesAreKept),
        tooMuchRow("m3.tooMuch"),
        loadRow("m3.blocks", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Blocks that belong to no animation ID"),
                QT_TRANSLATE_NOOP("Message", "A collection (STC_) has a list of animation IDs, of places and of "
                                             "blocks, which don't fit each other; its keys are not read here, and "
                                             "not checked."),
                unreadBytesAreKept),
        keyCountsRow("m3.keyCounts"),
        longTextRow("m3.longText"),
        loadRow("m3.vertices", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Vertices of nothing"),
                QT_TRANSLATE_NOOP("Message", "The flags name no part that a vertex could have; the vertices are not "
                                             "read here, and not checked."),
                unreadBytesAreKept),
        loadRow("m3.sharedKeys", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Keys that too many values share"),
                QT_TRANSLATE_NOOP("Message", "Very many values have the same animation ID; some of them are shown "
                                             "without keys here."),
                unreadBytesAreKept),
    };
}

} // namespace sinew::m3
