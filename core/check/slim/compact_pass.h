// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

#include <QtGlobal>

namespace sinew {

/// Writes equal blocks and sections only once, in the format's official order.
class CompactPass final : public SlimPass
{
public:
    const char *name() const override { return "compact"; }
    const char *title() const override
    {
        return QT_TRANSLATE_NOOP("Message", "Data stored more than once in the files");
    }
    bool isWriting() const override { return true; }
    bool repeats() const override { return false; }
    std::vector<SlimStep> steps(const SlimInput &, int) const override { return {}; }
};

} // namespace sinew
