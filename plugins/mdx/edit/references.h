// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/reference_fixer.h"

namespace sinew::mdx {

/// Skin bindings of deleted nodes: a matrix group loses the node, and gets its parent if it would become empty; a SKIN
/// influence goes to the parent.
class MdxReferences final : public ReferenceFixer
{
public:
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                  ChangeSet &changes) const override;
};

} // namespace sinew::mdx
