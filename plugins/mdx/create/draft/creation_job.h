// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/grouped_losses.h"
#include "core/facets/creation_facet.h"
#include "plugins/mdx/create/draft/axes.h"
#include "plugins/mdx/create/draft/curve_maker.h"
#include "plugins/mdx/create/draft/timeline.h"

#include <set>

namespace sinew::mdx {

/// One creation while it goes on: what its parts share.
struct CreationJob
{
    const CreationSource &source;
    const CreationOptions &options;
    const RenderScene &scene;
    std::uint32_t version; ///< of what is built; other versions are converted from it
    Root &root;
    Axes axes;
    Timeline timeline;
    CurveMaker curves;
    GroupedLosses losses;
    std::set<std::string> nodeNames; ///< taken

    CreationJob(const CreationSource &from, const CreationOptions &chosen, std::uint32_t version, Root &root)
        : source(from), options(chosen), scene(from.scene), version(version), root(root),
          axes(from.scene.front, chosen.scale), timeline(from.scene, chosen.sequences), curves(from.scene, timeline)
    {
    }
    CreationJob(const CreationJob &) = delete;
};

} // namespace sinew::mdx
