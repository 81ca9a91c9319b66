// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/reference_fixer.h"

namespace sinew::m3 {

/// Entries of the bone look-up are redirected to the nearest remaining ancestor of a deleted bone; lists of rows lose
/// the entries of deleted objects.
class M3References final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::m3
