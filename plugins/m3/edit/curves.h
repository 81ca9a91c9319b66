// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"

namespace sinew::m3 {

class M3Curves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    /// Sequences, then collections whose blocks no sequence plays: not in a group, or covered by earlier ones of their
    /// group.
    std::vector<Clip> clips(const Model &model) const override;

protected:
    std::vector<CurveChannel> list(const Model &model, const Address &wanted) const override;
};

} // namespace sinew::m3
