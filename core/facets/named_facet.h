// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

namespace sinew {

/// A field that belongs to an object but is stored elsewhere (a node's pivot in PIVT).
struct RelatedField
{
    Address address;
    std::string label;
};

/// User-visible names of objects: "Layer 1 of “Armor”", "3 Armor.blp".
class NamedFacet
{
public:
    virtual ~NamedFacet() = default;
    /// Short name for lists and reference pickers; never empty.
    virtual std::string name(const Model &model, NodeId node) const = 0;
    virtual std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const = 0;
};

} // namespace sinew
