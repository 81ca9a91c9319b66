// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/reference_fixer.h"

namespace sinew::m2 {

/// What happens to references to a deleted bone: entries of the bone combos and influences of vertices go to its
/// nearest ancestor that stays.
class M2References final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::m2
