// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sinew {

/// A form into which a format can bring a model: a version, a dialect, text instead of bytes.
struct ConversionTarget
{
    std::string id;     ///< stable, for command lines: "mdx1100"
    Message label;      ///< user-visible: "Warcraft III model, Reforged 1.32 (MDX 1000)"
    std::string suffix; ///< of its files, lower case, without dot
    std::uint32_t version = 0;
    bool current = false;     ///< the model's present form
    bool sameVersion = false; ///< differs from the model's present form only in how it is written
    bool isAdvised = true;    ///< released games read it, and all of it is known
    bool hasWeights = true;   ///< of bones; else vertices follow several bones in equal parts
};

/// How a conversion treats something that it can't carry over unchanged.
struct ConversionLoss
{
    enum Kind : std::uint8_t {
        Lost,    ///< the target has no place for it
        Changed, ///< stored differently; games show the same
        Guessed, ///< whether games show the same is not known
        Kept,    ///< not shown by other programs, but stored beside what they show
    };
    Kind kind = Lost;
    Address address;  ///< in the model before the conversion
    std::string path; ///< of the address
    Message message;
};

struct ModelConversion
{
    ChangeSet changes;                  ///< one step; objects that stay keep their identities
    std::vector<ConversionLoss> losses; ///< in document order

    bool loses() const
    {
        return std::any_of(losses.begin(), losses.end(),
                           [](const ConversionLoss &loss) { return loss.kind == ConversionLoss::Lost; });
    }
};

/// Converts models to other versions of their format.
class ConversionFacet
{
public:
    virtual ~ConversionFacet() = default;
    /// The possible targets of the model, including its current form; empty if the model is not understood well enough.
    virtual std::vector<ConversionTarget> targets(const Model &model) const = 0;
    /// The suffix of a target's files, whatever the model; also accepts the letters before its version. Empty for
    /// unknown targets.
    virtual std::string suffix(std::string_view target) const = 0;
    /// The edit that converts the model to the target, and everything that is not preserved. Converting to the current
    /// form changes nothing. Fails for unknown targets.
    virtual Result<ModelConversion> convert(const Model &model, std::string_view target) const = 0;
};

} // namespace sinew
