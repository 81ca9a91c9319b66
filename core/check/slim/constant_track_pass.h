// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Deletes tracks whose keys all say the same: the field that a track animates takes the value; without such a field
/// the track must say what is there without keys. Where a sequence without keys would show something else, the proof
/// refuses it.
class ConstantTrackPass final : public SlimPass
{
public:
    const char *name() const override { return "constant-tracks"; }
    const char *title() const override;
    bool repeats() const override { return false; }
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;
};

} // namespace sinew
