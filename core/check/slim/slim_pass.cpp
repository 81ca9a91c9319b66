// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim_pass.h"

#include "core/check/check_report.h"
#include "core/check/check_table.h"
#include "core/check/slim/closing_key_pass.h"
#include "core/check/slim/compact_pass.h"
#include "core/check/slim/constant_track_pass.h"
#include "core/check/slim/equal_mesh_pass.h"
#include "core/check/slim/facet_passes.h"
#include "core/check/slim/key_pass.h"
#include "core/check/slim/waste_pass.h"
#include "core/format/format.h"

#include <algorithm>
#include <string_view>

namespace sinew {

std::vector<std::unique_ptr<SlimPass>> slimPasses(const Format &format)
{
    std::vector<std::unique_ptr<SlimPass>> passes;
    if (format.canCompact())
        passes.push_back(std::make_unique<CompactPass>());
    const auto addWaste = [&](const Check &check) {
        const bool isOffered = check.impact == Impact::Waste ||
                               (check.impact == Impact::Note && std::string_view(check.code).ends_with(".unused"));
        if (isOffered && check.run && !check.fixes.empty())
            passes.push_back(std::make_unique<WastePass>(check));
    };
    for (const Check *check : checksOf(&format))
        addWaste(*check);
    if (const CheckTable *table = format.slimming())
        for (const Check &check : table->checks())
            addWaste(check);
    std::vector<std::unique_ptr<SlimPass>> general = facetPasses(format);
    if (const MeshFacet *facet = format.meshes(); facet && format.scene())
        general.push_back(std::make_unique<EqualMeshPass>(*facet));
    for (auto &pass : general) // unless a check of the format does the same
        if (std::none_of(passes.begin(), passes.end(),
                         [&](const auto &other) { return std::string_view(other->title()) == pass->title(); }))
            passes.push_back(std::move(pass));
    passes.push_back(std::make_unique<ConstantTrackPass>());
    passes.push_back(std::make_unique<KeyPass>());
    passes.push_back(std::make_unique<ClosingKeyPass>());
    return passes;
}

} // namespace sinew
