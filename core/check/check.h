// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check finds what is wrong with a model and how to mend it. It knows no format: a format provides a table of its
// own checks (Format::checks()), and what follows from the descriptions is checked here (table_checks.h). It may use
// core/document, core/format, core/model, core/schema and core/io.
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
// the first of which is the one to go to. The row needs a bad and a good sample in the table of its format's test
// (tests/plugins/mdx/tst_mdx_checks.cpp), which fails for codes without them. Then regenerate the list of checks: sinew
// check --list --markdown > plugins/CHECKS.md.
//
// The Reads of a check name what it looks at: after a step only those checks are run that read what changed.

#include "core/check/reads.h"
#include "core/io/result.h"
#include "core/model/address.h"

#include <vector>

namespace sinew {

class EditBuilder;
class Findings;
class Model;
struct Check;

/// What the game does with the fault.
enum class Impact : std::uint8_t {
    Note,  ///< not visible; good to know
    Waste, ///< memory, bytes or time for nothing
    Wrong, ///< looks or behaves wrong
    Fatal, ///< the game does not load the model, or crashes
};
constexpr int impactCount = 4;

/// "note", "waste", "wrong", "fatal": the words of the command line.
const char *impactName(Impact impact);

/// Something that a check found.
struct Finding
{
    const Check *check = nullptr; ///< never null; lives as long as the program
    Message message;
    std::vector<Address> addresses; ///< the first is the place to go to; if empty: the model as a whole
    std::string suggestion = {};    ///< text to be stored at the first place, if a search found one; else empty

    Address place() const { return addresses.empty() ? Address{RootNode} : addresses.front(); }
    bool operator==(const Finding &) const = default;
};

/// A way to mend a finding.
struct Fix
{
    enum Safety : std::uint8_t {
        Changes, ///< the model may look or behave differently than before: the user decides
        Safe,    ///< in the game no sequence looks or behaves differently than before, except better
    };
    enum Extent : std::uint8_t {
        One,  ///< an edit mends one finding: it may look at what was mended before, or change what others change
        Many, ///< an edit may mend several: each only deletes objects, or replaces them by some that have no finding
    };

    const char *text; ///< QT_TRANSLATE_NOOP("Message", "Delete the track")
    Safety safety = Changes;
    /// Adds the edits to the builder, using the finding's addresses and suggestion. It looks at the present state
    /// again, since other findings may have been mended meanwhile; it adds nothing if nothing is wrong there any more.
    /// Fails with the reason why this fix is not possible. Edits that do not fit are refused by EditBuilder::finish().
    Status (*edit)(EditBuilder &edit, const Model &model, const Finding &finding);
    Extent extent = One;

    bool isSafe() const { return safety == Safe; }
};

/// See the top of this file.
struct Check
{
    const char *code; ///< stable: family, object, what
    Impact impact;
    const char *title;       ///< a few words for a group of findings
    const char *explanation; ///< what the game does, and the source of that knowledge
    Reads reads;
    void (*run)(const Model &model, Findings &findings); ///< null: found by other means, such as a file search
    std::vector<Fix> fixes = {};
    const char *unfixable = nullptr; ///< why there is no fix, if there is none
};

/// Deletes the finding's first object, with everything that must go along.
Status deleteObject(EditBuilder &edit, const Model &model, const Finding &finding);

} // namespace sinew
