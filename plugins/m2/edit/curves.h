// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"

namespace sinew::m2 {

class M2Curves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    /// Sequences, global loops, and the life of particles, whose source is the root.
    std::vector<Clip> clips(const Model &model) const override;
    std::vector<CurveChannel> channels(const Model &model, NodeId node) const override;
};

} // namespace sinew::m2
