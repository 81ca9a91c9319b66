// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/named_facet.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// "ArmL", a name known by its CRC, or "Bone 7".
std::string boneName(const Root &root, std::size_t row);

class M2Names final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId node) const override;
    std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const override;
};

} // namespace sinew::m2
