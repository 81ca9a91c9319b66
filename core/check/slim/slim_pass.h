// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check/slim makes models smaller that look the same. A pass says what could go; planSlimming() (slim.h) tries it
// on a copy and keeps of it what the proof (core/check/proof) lets pass. Beside the passes for tracks here, every check
// that finds waste is one, and what a format hands over for slimming alone (Format::slimming()).

#include "core/check/proof/proof_report.h"
#include "core/io/result.h"
#include "core/model/change.h"

#include <functional>
#include <memory>
#include <variant>
#include <vector>

namespace sinew {

class EditBuilder;
class Format;
class Model;

/// What a pass works on.
struct SlimInput
{
    const Model &model;
    const Format *format; ///< never null
    ProofBounds bounds;
    double reach = 1; ///< units: how far the farthest vertex may be from what turns it
};

/// One thing that a pass would do, to an object, a track or all of a kind.
struct SlimStep
{
    using Edit = std::function<Status(EditBuilder &edit, const Model &model)>;
    using Changes = std::function<Result<ChangeSet>(const Model &model)>;

    Address place;
    /// Looks at the model anew, which earlier steps of the same pass may have changed.
    std::variant<Edit, Changes> make;
};

class SlimPass
{
public:
    virtual ~SlimPass() = default;
    virtual const char *name() const = 0;  ///< stable: the word of the command line
    virtual const char *title() const = 0; ///< untranslated, in the context "Message"
    /// Whether it goes without being asked for: nothing that it takes can mean something to the game or to other files.
    virtual bool isUsual() const { return true; }
    /// In how many ways it can go about it, the boldest first: places that the proof refuses are tried in the next one.
    virtual int ways() const { return 1; }
    /// Whether what it saves lies in how the files are written, which is tried with all that the others do.
    virtual bool isWriting() const { return false; }
    /// Whether what other passes did can bring new steps to light.
    virtual bool repeats() const { return true; }
    virtual std::vector<SlimStep> steps(const SlimInput &input, int way) const = 0;
};

/// Every pass for a format's models, in the order in which they go.
std::vector<std::unique_ptr<SlimPass>> slimPasses(const Format &format);

} // namespace sinew
