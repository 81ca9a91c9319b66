// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <optional>
#include <vector>

namespace sinew {

/// What a simple ribbon can say of an effect: edges that are born at the node, reach to both sides along its y axis,
/// and stay where they are, except that they fall; all of them look alike. Lengths in world units, times in seconds.
struct SimpleBand
{
    Track<float> halfWidth; ///< to either side, whatever the node's scale is
    Track<float> opacity{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
    Track<float> on{{}, 1.f, true}; ///< edges are born while above 0
    Quat turn;                      ///< of the edges about the node, at birth
    float life = 1;                 ///< the longest, if it varies
    float rate = 0;                 ///< edges per second
    float gravity = 0;              ///< units per second squared, downwards
    /// What it says differently, or does not: QT_TRANSLATE_NOOP("Message", …) with %1 for a count.
    std::vector<const char *> changed, guessed, left;
};

/// Rules of an effect that can be told as a SimpleBand.
class SimpleBandSource
{
public:
    virtual ~SimpleBandSource() = default;
    /// Nothing if too little of it would be left.
    virtual std::optional<SimpleBand> band() const = 0;

protected:
    SimpleBandSource() = default;
    SimpleBandSource(const SimpleBandSource &) = default;
    SimpleBandSource &operator=(const SimpleBandSource &) = default;
};

} // namespace sinew
