// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Drops the last key of a sequence if it equals the one before it. That is not visible, but anyone who later edits the
/// previous key moves everything up to the end of the sequence, and programs other than the game blend beyond it: so
/// this pass only runs on request.
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
