// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check finds what is wrong with a model and how to mend it. It knows no format: a format hands over a table of
// its own checks (Format::checks()), what the descriptions say by themselves is checked here (table_checks.h). It may
// use core/document, core/format, core/model, core/schema and core/io.
//
// A check is one row of a table:
//
//     {"mdx.sequence.no-length", Impact::Wrong,
//      QT_TRANSLATE_NOOP("Message", "Sequence without length"),
//      QT_TRANSLATE_NOOP("Message", "The game shows nothing but the first frame. Known from …"),
//      Reads::of<Sequence>(), on<&emptySequences>,
//      {{QT_TRANSLATE_NOOP("Message", "Delete the sequence"), Fix::Changes, &deleteObject}}},
//
// where emptySequences() is a function that walks the model and calls findings.add() with a sentence and the places,
// the first of which is where one wants to go. The row gets a bad and a good sample in the table of its format's test
// (tests/plugins/mdx/tst_mdx_checks.cpp), which fails for codes without. Then write the list of checks anew:
// sinew check --list --markdown > plugins/CHECKS.md.
//
// What a check looks at stands in its Reads: after a step only the checks are run that read what changed.

#include "core/check/reads.h"
#include "core/io/result.h"
#include "core/model/address.h"

#include <vector>

namespace sinew {

class EditBuilder;
class Findings;
class Model;
struct Check;

/// What the game does with it.
enum class Impact : std::uint8_t {
    Note,  ///< nothing that is seen; good to know
    Waste, ///< memory, bytes or time for nothing
    Wrong, ///< looks or works wrong
    Fatal, ///< does not load the model, or crashes
};
constexpr int impactCount = 4;

/// "note", "waste", "wrong", "fatal": the words of the command line.
const char *impactName(Impact impact);

/// Something that a check found.
struct Finding
{
    const Check *check = nullptr; ///< never null; lives as long as the program
    Message message;
    std::vector<Address> addresses; ///< the first is the place to go to; empty: the model as a whole
    std::string suggestion = {};    ///< text that belongs at the first place, where a search found it; else empty

    Address place() const { return addresses.empty() ? Address{RootNode} : addresses.front(); }
    bool operator==(const Finding &) const = default;
};

/// A way to mend a finding.
struct Fix
{
    enum Safety : std::uint8_t {
        Changes, ///< the model may look or work otherwise than before: the user decides
        Safe,    ///< no sequence looks or works otherwise in the game than before, or better
    };

    const char *text; ///< QT_TRANSLATE_NOOP("Message", "Delete the track")
    Safety safety = Changes;
    /// Tells the builder the edits, by the finding's addresses and suggestion: what is there is looked at anew, since
    /// other findings may have been mended meanwhile; nothing is told when nothing is wrong there any more. Fails with
    /// the reason why it can't be mended so. What does not fit is refused by EditBuilder::finish().
    Status (*edit)(EditBuilder &edit, const Model &model, const Finding &finding);

    bool isSafe() const { return safety == Safe; }
};

/// See the top of this file.
struct Check
{
    const char *code; ///< stable: family, object, what
    Impact impact;
    const char *title;       ///< a few words for a group of findings
    const char *explanation; ///< what the game does, and where that is known from
    Reads reads;
    void (*run)(const Model &model, Findings &findings); ///< null: found by other means, such as a search for files
    std::vector<Fix> fixes = {};
    const char *unfixable = nullptr; ///< why there is no fix, where there is none
};

/// The finding's first object goes, with everything that must go along.
Status deleteObject(EditBuilder &edit, const Model &model, const Finding &finding);

} // namespace sinew
