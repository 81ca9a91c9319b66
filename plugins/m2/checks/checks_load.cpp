// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include <QtGlobal>

namespace sinew::m2 {

// What reading a file meets, by the codes of its diagnostics. Their severity is the impact: an error is what the game
// is expected to fail at (tests/plugins/tst_load_checks.cpp).

namespace {

namespace loading {

Check check(const char *code, Impact impact, const char *title, const char *explanation, const char *unfixable)
{
    return {code, impact, title, explanation, Reads::everything(), nullptr, {}, unfixable};
}

} // namespace loading

} // namespace

std::vector<Check> loadChecks()
{
    using loading::check;
    const char *const kept =
        QT_TRANSLATE_NOOP("Message", "what was not read is kept byte by byte; only the program that made the "
                                     "file knows what it means");
    return {
        check("m2.missingFile", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Missing files of the model"),
              QT_TRANSLATE_NOOP("Message", "Without its skin profile (.skin) a model is not drawn, without an "
                                           ".anim file its sequence does not move (wowdev, M2 page). What is in "
                                           "them can't be checked."),
              QT_TRANSLATE_NOOP("Message", "the file has to be put beside the model, under the name that the "
                                           "model's files have")),
        check("m2.version", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Read as another version"),
              QT_TRANSLATE_NOOP("Message", "The version is newer than any that is known here; the file was read as "
                                           "the last known one."),
              kept),
        check("m2.cutOff", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that were cut off"),
              QT_TRANSLATE_NOOP("Message", "The file ends before what it says that it holds. The game reads behind "
                                           "its end."),
              QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")),
        check("m2.fileTail", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Bytes behind the last chunk"),
              QT_TRANSLATE_NOOP("Message", "A chunk begins with eight bytes; what is behind the last one is too "
                                           "short, as in files that were cut off."),
              kept),
        check("m2.outside", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Lists beyond the end of the file"),
              QT_TRANSLATE_NOOP("Message", "A list is named by its number and its place, and does not fit into the "
                                           "file. The game reads what is not there."),
              QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")),
        check("m2.tooMuch", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that take more memory than a model may"),
              QT_TRANSLATE_NOOP("Message", "Damaged and hostile files name numbers of objects that no model has. "
                                           "What is beyond the limit is not read here, and not checked; what the "
                                           "game does with it is not known."),
              QT_TRANSLATE_NOOP("Message", "the file has to be made anew by the program that made it")),
        check("m2.keyCounts", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Times and values that differ in number"),
              QT_TRANSLATE_NOOP("Message", "Each time has one value; such keys are not read here, and not checked."),
              kept),
        check("m2.time", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Times that no sequence can have"),
              QT_TRANSLATE_NOOP("Message", "The time is beyond what a sequence can last; such keys are not read "
                                           "here, and not checked."),
              kept),
        check("m2.longString", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Texts that are longer than expected"),
              QT_TRANSLATE_NOOP("Message", "Only the first characters are shown; all are kept."), kept),
        check("m2.chunkSize", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Chunks of an odd size"),
              QT_TRANSLATE_NOOP("Message", "The size is no multiple of what the chunk holds; what is left over is "
                                           "not read."),
              kept),
        check("m2.skin", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that are no skin profile"),
              QT_TRANSLATE_NOOP("Message", "The file has the name of a skin profile and not its content; the game "
                                           "draws nothing."),
              QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        check("m2.skeleton", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Skeletons that can't be read"),
              QT_TRANSLATE_NOOP("Message", "A chunk of the .skel file has another size than it must have; its part "
                                           "of the skeleton is missing."),
              QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        check("m2.physics", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that are no physics"),
              QT_TRANSLATE_NOOP("Message", "The file has the name of a physics file (.phys) and not its content."),
              QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        check("m2.bone", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that are no bone file"),
              QT_TRANSLATE_NOOP("Message", "The file has the name of a bone file (.bone) and not its content."),
              QT_TRANSLATE_NOOP("Message", "the file has to be replaced")),
        check("m2.parentSkeleton", Impact::Note, QT_TRANSLATE_NOOP("Message", "Sequences of a parent skeleton"),
              QT_TRANSLATE_NOOP("Message", "The skeleton names another one, of which the game plays sequences as "
                                           "well (wowdev, SKPD). They are shown here, and edited in its own model "
                                           "only."),
              QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
        check("m2.parentTracks", Impact::Note,
              QT_TRANSLATE_NOOP("Message", "Keys of a parent skeleton that are left out"),
              QT_TRANSLATE_NOOP("Message", "What does not fit the model's own tracks is not shown here."),
              QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
        check("m2.parentBones", Impact::Note,
              QT_TRANSLATE_NOOP("Message", "Bones that a parent skeleton does not have"),
              QT_TRANSLATE_NOOP("Message", "The parent's sequences don't move them."),
              QT_TRANSLATE_NOOP("Message", "nothing is wrong")),
    };
}

} // namespace sinew::m2
