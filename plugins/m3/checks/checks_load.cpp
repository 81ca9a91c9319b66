// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include <QtGlobal>

namespace sinew::m3 {

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
        check("m3.root", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files without a model"),
              QT_TRANSLATE_NOOP("Message", "The header names no section with a model (MODL). Nothing can be read "
                                           "or checked."),
              QT_TRANSLATE_NOOP("Message", "the file has to be made anew by the program that made it")),
        check("m3.outside", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections beyond the end of the file"),
              QT_TRANSLATE_NOOP("Message", "A section starts or ends behind the end of the file, as in files that "
                                           "were cut off. The game reads what is not there."),
              QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed")),
        check("m3.overlap", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Sections that overlap"),
              QT_TRANSLATE_NOOP("Message", "Two sections of the index share bytes; one of them is not read here, "
                                           "and not checked."),
              kept),
        check("m3.reference", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "References to the wrong section"),
              QT_TRANSLATE_NOOP("Message", "A reference names a section that is not there, of another kind or of a "
                                           "version that does not fit; what it refers to is not read here, and not "
                                           "checked."),
              kept),
        check("m3.tooMuch", Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that take more memory than a model may"),
              QT_TRANSLATE_NOOP("Message", "Damaged and hostile files name numbers of objects that no model has. "
                                           "What is beyond the limit is not read here, and not checked; what the "
                                           "game does with it is not known."),
              QT_TRANSLATE_NOOP("Message", "the file has to be made anew by the program that made it")),
        check("m3.blocks", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Blocks that belong to no animation ID"),
              QT_TRANSLATE_NOOP("Message", "A collection (STC_) has a list of animation IDs, of places and of "
                                           "blocks, which don't fit each other; its keys are not read here, and "
                                           "not checked."),
              kept),
        check("m3.keyCounts", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Times and values that differ in number"),
              QT_TRANSLATE_NOOP("Message", "Each time has one value; such keys are not read here, and not checked."),
              kept),
        check("m3.longText", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Texts that are longer than expected"),
              QT_TRANSLATE_NOOP("Message", "Only the first characters are shown; all are kept."), kept),
        check("m3.vertices", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Vertices of nothing"),
              QT_TRANSLATE_NOOP("Message", "The flags name no part that a vertex could have; the vertices are not "
                                           "read here, and not checked."),
              kept),
        check("m3.sharedKeys", Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Keys that too many values share"),
              QT_TRANSLATE_NOOP("Message", "Very many values have the same animation ID; some of them are shown "
                                           "without keys here."),
              kept),
    };
}

} // namespace sinew::m3
