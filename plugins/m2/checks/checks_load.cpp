// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/load_rows.h"

#include <QtGlobal>

namespace sinew::m2 {

/// Problems found while reading a file (tests/plugins/checks/tst_load_checks.cpp).
std::vector<Check> loadChecks()
{
    return {
        loadRow("m2.missingFile", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Missing files of the model"),
                QT_TRANSLATE_NOOP("Message", "Without its skin profile (.skin) a model is not drawn, without an "
                                             ".anim file its sequence does not move (wowdev, M2 page). What is in "
                                             "them can't be checked."),
                QT_TRANSLATE_NOOP(
                    "Message", "the file has to be put next to the model, under the name that the model's files have")),
        loadRow("m2.version", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Read as another version"),
                QT_TRANSLATE_NOOP("Message", "The version is newer than any that is known here; the file was read as "
                                             "the last known one."),
                unreadBytesAreKept),
        loadRow("m2.cutOff", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Truncated files"),
                QT_TRANSLATE_NOOP("Message",
                                  "The file ends before everything it claims to hold. The game reads past its end."),
                lostBytesAreUnknown),
        fileTailRow("m2.fileTail"),
        loadRow(
            "m2.outside", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Lists beyond the end of the file"),
            QT_TRANSLATE_NOOP(
                "Message",
                "A list is given by its count and position, which lie outside the file. The game reads past the end."),
            lostBytesAreUnknown),
        tooMuchRow("m2.tooMuch"),
        keyCountsRow("m2.keyCounts"),
        loadRow("m2.time", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Times that no sequence can have"),
                QT_TRANSLATE_NOOP("Message", "The time is beyond what a sequence can last; such keys are not read "
                                             "here, and not checked."),
                unreadBytesAreKept),
        longTextRow("m2.longString"),
        loadRow("m2.chunkSize", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Chunks of an unusual size"),
                QT_TRANSLATE_NOOP("Message",
                                  "The size is not a multiple of what the chunk holds; what is left over is not read."),
                unreadBytesAreKept),
        loadRow("m2.skin", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that aren't skin profiles"),
                QT_TRANSLATE_NOOP(
                    "Message",
                    "The file has the name of a skin profile but not the content of one; the game draws nothing."),
                QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        loadRow("m2.skeleton", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Skeletons that can't be read"),
                QT_TRANSLATE_NOOP("Message",
                                  "A chunk of the .skel file has the wrong size; its part of the skeleton is missing."),
                QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        loadRow(
            "m2.physics", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that aren't physics files"),
            QT_TRANSLATE_NOOP("Message", "The file has the name of a physics file (.phys) but not the content of one."),
            QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        loadRow(
            "m2.bone", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that aren't bone files"),
            QT_TRANSLATE_NOOP("Message", "The file has the name of a bone file (.bone) but not the content of one."),
            QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        loadRow("m2.parentSkeleton", Impact::Note, QT_TRANSLATE_NOOP("Message", "Sequences of a parent skeleton"),
                QT_TRANSLATE_NOOP("Message",
                                  "The skeleton names another one, whose sequences the game plays as well (wowdev, "
                                  "SKPD). They are shown here, but can only be edited in its own model."),
                QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
        loadRow("m2.parentTracks", Impact::Note,
                QT_TRANSLATE_NOOP("Message", "Keys of a parent skeleton that were left out"),
                QT_TRANSLATE_NOOP("Message", "What does not fit the model's own tracks is not shown here."),
                QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
        loadRow("m2.parentBones", Impact::Note, QT_TRANSLATE_NOOP("Message", "Bones missing from the parent skeleton"),
                QT_TRANSLATE_NOOP("Message", "The parent's sequences don't move them."),
                QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
    };
}

} // namespace sinew::m2
