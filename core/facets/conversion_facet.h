// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sinew {

/// A form that a format can give a model: a version, a dialect, text instead of bytes.
struct ConversionTarget
{
    std::string id;     ///< stable, of command lines: "mdx1100"
    Message label;      ///< user-visible: "Warcraft III model, Reforged 1.32 (MDX 1000)"
    std::string suffix; ///< of its files, lower case, without dot
    std::uint32_t version = 0;
    bool current = false;     ///< what the model is now
    bool sameVersion = false; ///< only written differently than the model is now
};

/// What a conversion does to something that it can't carry over as it is.
struct ConversionLoss
{
    enum Kind : std::uint8_t {
        Lost,    ///< the target has no place for it
        Changed, ///< stored differently; games show the same
        Guessed, ///< whether games show the same is not known
    };
    Kind kind = Lost;
    Address address;  ///< in the model as it is before
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

/// Turns models into other versions of their format.
class ConversionFacet
{
public:
    virtual ~ConversionFacet() = default;
    /// What the model can be turned into, the current form among it; empty when the model is not understood well
    /// enough.
    virtual std::vector<ConversionTarget> targets(const Model &model) const = 0;
    /// The suffix of a target's files, whatever the model; of the letters before its version as well. Empty for targets
    /// without a name.
    virtual std::string suffix(std::string_view target) const = 0;
    /// The edit that makes the model what the target is, and all that doesn't come through it unchanged. To the current
    /// form nothing changes. Fails for targets without a name.
    virtual Result<ModelConversion> convert(const Model &model, std::string_view target) const = 0;
};

} // namespace sinew
