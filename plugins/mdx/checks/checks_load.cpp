// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/load_rows.h"

#include <QtGlobal>

namespace sinew::mdx {

/// Problems met while reading a file (tests/plugins/checks/tst_load_checks.cpp).
std::vector<Check> loadChecks()
{
    return {
        loadRow("mdx.version", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Read as another version"),
                QT_TRANSLATE_NOOP("Message", "The version is not known here. What fits the nearest known one was "
                                             "read, the rest was kept, and is not checked."),
                unreadBytesAreKept),
        loadRow("mdx.dialect", Impact::Note, QT_TRANSLATE_NOOP("Message", "Versions that two games share"),
                QT_TRANSLATE_NOOP("Message",
                                  "Models of World of Warcraft's alpha and of Warcraft III 3.0 have the same "
                                  "version numbers. The game was recognised by the layout of the chunks."),
                QT_TRANSLATE_NOOP("Message", "nothing is wrong; choose the other game with File → Read as")),
        loadRow(
            "mdx.dialectUnsure", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Files whose game is uncertain"),
            QT_TRANSLATE_NOOP("Message", "The version is used by two games, and the layout of the chunks does not "
                                         "clearly show which one it is."),
            QT_TRANSLATE_NOOP("Message", "only you know which game the file is for; choose it with File → Read as")),
        loadRow("mdx.chunk", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Chunks that can't be read"),
                QT_TRANSLATE_NOOP("Message",
                                  "What the chunk claims to hold does not fit into it. The game reads such a "
                                  "chunk past its end, or not at all; here none of it is read or checked."),
                unreadBytesAreKept),
        loadRow("mdx.chunkTail", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Bytes at the end of a chunk"),
                QT_TRANSLATE_NOOP(
                    "Message",
                    "They don't belong to any matching object. Other programs refuse such a file, or drop them."),
                unreadBytesAreKept),
        loadRow(
            "mdx.objectTail", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Bytes at the end of an object"),
            QT_TRANSLATE_NOOP(
                "Message", "They are not a known part of the object. Other programs refuse such a file, or drop them."),
            unreadBytesAreKept),
        loadRow("mdx.inclusiveSize", Impact::Wrong,
                QT_TRANSLATE_NOOP("Message", "Objects that are larger than declared"),
                QT_TRANSLATE_NOOP("Message", "The size of an object counts its tracks as well. Programs that go by "
                                             "it read the next object from the wrong place."),
                QT_TRANSLATE_NOOP("Message", "the size is corrected as soon as the object is changed")),
        fileTailRow("mdx.tail"),
        loadRow("mdl.empty", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Texts without a model"),
                QT_TRANSLATE_NOOP("Message", "None of the keywords of a model was found."),
                QT_TRANSLATE_NOOP("Message", "the text has to be replaced")),
        loadRow(
            "mdl.statement", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Values that were cut off or changed"),
            QT_TRANSLATE_NOOP(
                "Message", "A text is longer than the field, or a number exceeds its limit; the excess was left out."),
            QT_TRANSLATE_NOOP("Message", "only you know which value is meant")),
        loadRow("mdl.unread", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Statements that can't be read"),
                QT_TRANSLATE_NOOP("Message", "A value is missing, or of the wrong kind. Other programs may refuse the "
                                             "file; here the statement is kept as it is and not checked."),
                unreadBytesAreKept),
        loadRow("mdl.unknown", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Unknown words"),
                QT_TRANSLATE_NOOP("Message", "Other programs may refuse the file, or leave them out; here they are "
                                             "kept as they are, and not checked."),
                unreadBytesAreKept),
        loadRow("mdl.count", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Counts that don't match"),
                QT_TRANSLATE_NOOP("Message", "Programs that go by the number in front of the braces read too little, "
                                             "or beyond the end."),
                QT_TRANSLATE_NOOP("Message", "the count is corrected as soon as the list is changed")),
        loadRow("mdl.twice", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Duplicate values"),
                QT_TRANSLATE_NOOP("Message", "The second one was used; other programs may use the first."),
                QT_TRANSLATE_NOOP("Message", "only you know which of them is meant")),
        loadRow("mdl.more", Impact::Note, QT_TRANSLATE_NOOP("Message", "Further remarks on the text"),
                QT_TRANSLATE_NOOP("Message", "For badly damaged texts, only the first remarks are shown."),
                QT_TRANSLATE_NOOP("Message", "the others are shown once those before them are fixed")),
    };
}

} // namespace sinew::mdx
