// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Drops keys that don't affect a track's shape beyond the bounds. The first and the last key of each sequence and
/// global sequence stay.
class KeyPass final : public SlimPass
{
public:
    const char *name() const override { return "keys"; }
    const char *title() const override;
    /// Half of the bounds, since errors add up along parents and children; an eighth; nothing but rounding.
    int ways() const override { return 3; }
    bool repeats() const override { return false; }
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;
};

} // namespace sinew
