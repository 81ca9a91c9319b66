// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"

// The steps (plugins/mdx/convert/steps) define the changes between two neighbouring versions, beyond fields that come
// and go with their row in the table. Each turns a model of one version into its equivalent in the other, and notes
// what that costs. World of Warcraft's alpha comes before Warcraft III 800, the version with the nearest layout: 1500 –
// 1400 – 1300 – 800 – 900 …

namespace sinew::mdx {

/// Between the versions of Warcraft III and those of World of Warcraft's alpha, border by border; every conversion
/// passes through all versions in between, and from game to game via Warcraft III 800. The table covers what no step
/// handles: a field that one version stores and the other does not.
///
/// Facts: Retera's Model Studio (Material, GeosetVertex, EditableModel), HiveWE's reader and writer, the corpus.
class MdxConversions final : public ConversionFacet
{
public:
    std::vector<ConversionTarget> targets(const Model &model) const override;
    std::string suffix(std::string_view target) const override;
    Result<ModelConversion> convert(const Model &model, std::string_view target) const override;
};

} // namespace sinew::mdx
