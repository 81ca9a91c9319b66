// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"

namespace sinew::mdx {

class MdxCurves final : public CurveFacet
{
public:
    CurveTraits traits() const override;
    std::vector<Clip> clips(const Model &model) const override;

protected:
    std::vector<CurveChannel> list(const Model &model, const Address &wanted) const override;
};

} // namespace sinew::mdx
