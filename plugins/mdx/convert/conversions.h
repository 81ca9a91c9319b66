// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"

// The steps (plugins/mdx/convert/steps) say what happens between two neighbouring versions beyond fields that come and
// go with their row in the table. Each turns a model of the one into what the other says, and notes what that costs.
// World of Warcraft's alpha stands before Warcraft III 800, to which its layout is nearest: 1500 – 1400 – 1300 – 800 –
// 900 …

namespace sinew::mdx {

/// Between the versions of Warcraft III and those of World of Warcraft's alpha, border by border; every way goes
/// through all that lie between, from game to game by way of Warcraft III 800. What no step knows of is found by the
/// table: a field that one version stores and the other does not.
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
