// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/check/slim/slim_pass.h"

namespace sinew {

/// Mends what a check finds, by its first fix. A note that something is unused means that it has no visible effect; the
/// game may still refer to it by name, so its pass only runs on request.
class WastePass final : public SlimPass
{
public:
    /// The check must live as long as the pass.
    explicit WastePass(const Check &check) : m_check(check) {}

    const char *name() const override { return m_check.code; }
    const char *title() const override { return m_check.title; }
    bool isUsual() const override { return m_check.impact == Impact::Waste; }
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;

private:
    const Check &m_check;
};

} // namespace sinew
