// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/reference_fixer.h"

namespace sinew::m3 {

/// Entries of the bone look-up go to the nearest ancestor of a deleted bone that stays; lists of rows lose those of
/// deleted objects.
class M3References final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::m3
