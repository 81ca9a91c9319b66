// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/conversion_facet.h"

namespace sinew::mdx {

/// Between the versions of Warcraft III, border by border; every way up or down goes through all that lie between. What no step knows of
/// is found by the table: a field that one version stores and the other does not.
///
/// Facts: Retera's Model Studio (Material, GeosetVertex, EditableModel), HiveWE's reader and writer, the corpus.
class MdxConversions final : public ConversionFacet
{
public:
    std::vector<ConversionTarget> targets(const Model &model) const override;
    Result<ModelConversion> convert(const Model &model, std::string_view target) const override;
};

} // namespace sinew::mdx
