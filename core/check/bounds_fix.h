// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/model/edit_builder.h"

namespace sinew {

/// Fix::edit that recomputes the bounds at the place of a finding with a format's BoundsFacet.
template<class Bounds>
Status recalculateBounds(EditBuilder &edit, const Model &model, const Finding &finding)
{
    const Result<ChangeSet> changes = Bounds().recalculate(model, finding.place());
    if (!changes)
        return changes.error();
    for (const Change &change : *changes)
        edit.set(change.at, change.other);
    return Done{};
}

} // namespace sinew
