// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Drops the last key of a sequence where the one before it is the same. Nothing is seen of that, but who edits that
/// key afterwards moves everything up to the end of the sequence, and other programs than the game blend beyond it: so
/// it goes on request only.
class ClosingKeyPass final : public SlimPass
{
public:
    const char *name() const override { return "closing-keys"; }
    const char *title() const override;
    bool isUsual() const override { return false; }
    bool repeats() const override { return false; }
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;
};

} // namespace sinew
