// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Deletes tracks whose keys are all equal: the field that a track animates takes the value; without such a field the
/// value must be the one shown without keys. If a sequence without keys would show something else, the proof refuses
/// the deletion.
class ConstantTrackPass final : public SlimPass
{
public:
    const char *name() const override { return "constant-tracks"; }
    const char *title() const override;
    bool repeats() const override { return false; }
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;
};

} // namespace sinew
