// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "plugins/mdx/create/parts/ready_made_parts.h"

namespace sinew::mdx {

/// New models from those of other games and programs. Built as version 800 or 1000, whichever is nearer to the target;
/// the conversions between versions do the rest.
class MdxCreation final : public CreationFacet
{
public:
    std::vector<ConversionTarget> targets() const override;
    std::vector<WeaponSet> weaponSets(const CreationSource &source) const override;
    CreationOptions suggested(const CreationSource &source, const std::string &target) const override;
    std::vector<CreatedSequence> allSequences(const CreationSource &source) const override;
    Result<CreatedModel> create(const CreationSource &source, const CreationOptions &options) const override;
    Result<CreatedModel> restored(const ReturnedFile &file) const override;
    std::span<const ReadyMadePart> readyMadeParts() const override { return mdx::readyMadeParts(); }
    Result<ReadyMadeDonor> readyMade(std::string_view id, const Model &target,
                                     const ReadyMadeOptions &options) const override
    {
        return readyMadePart(id, target, options);
    }
};

} // namespace sinew::mdx
