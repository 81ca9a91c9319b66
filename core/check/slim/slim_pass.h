// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/check/slim makes models smaller without changing their looks. A pass proposes what could go; planSlimming()
// (slim.h) tries it on a copy and keeps what the proof (core/check/proof) accepts. Besides the passes for tracks here,
// every check that finds waste is one, and every check provided by a format for slimming alone (Format::slimming()).

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
    double reach = 1; ///< units: the maximum distance of a vertex from what turns it
};

/// One edit that a pass would make, to an object, a track or all of a kind.
struct SlimStep
{
    using Edit = std::function<Status(EditBuilder &edit, const Model &model)>;
    using Changes = std::function<Result<ChangeSet>(const Model &model)>;

    Address place;
    /// Looks at the current model, which earlier steps of the same pass may have changed.
    std::variant<Edit, Changes> make;
    bool onlyDeletes = false; ///< the object in its place, with what goes along: it may be made together with others
};

class SlimPass
{
public:
    virtual ~SlimPass() = default;
    virtual const char *name() const = 0;  ///< stable: used on the command line
    virtual const char *title() const = 0; ///< untranslated, in the context "Message"
    /// True if it runs without being asked for: nothing it removes can matter to the game or to other files.
    virtual bool isUsual() const { return true; }
    /// Number of ways to go about it, the boldest first: places that the proof refuses are tried in the next one.
    virtual int ways() const { return 1; }
    /// True if its saving lies in how the files are written, which is tried together with all other passes.
    virtual bool isWriting() const { return false; }
    /// True if the work of other passes can bring new steps to light.
    virtual bool repeats() const { return true; }
    virtual std::vector<SlimStep> steps(const SlimInput &input, int way) const = 0;
};

/// Every pass for a format's models, in the order in which they run.
std::vector<std::unique_ptr<SlimPass>> slimPasses(const Format &format);

} // namespace sinew
