// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/named_facet.h"

namespace sinew::m3 {

class M3Names final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId node) const override;
    /// Of a bone: its rest pose.
    std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const override;
};

} // namespace sinew::m3
