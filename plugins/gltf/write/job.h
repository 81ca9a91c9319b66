// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "core/exchange/foreign_axes.h"
#include "core/exchange/grouped_losses.h"
#include "core/exchange/kept_values.h"
#include "core/exchange/unique_names.h"
#include "core/format/exporter.h"
#include "plugins/gltf/write/file.h"

namespace sinew::gltf {

/// One export while it goes on: what its parts share.
struct Job
{
    const ExportSource &source;
    const ExportOptions &options;
    const RenderScene &scene;
    ForeignAxes axes;
    File file;
    KeptValues kept;
    GroupedLosses losses;
    UniqueNames nodeNames;
    /// Written so far. Sequences that cover each other's keys write them again and again.
    std::size_t keys = 0;
    static constexpr std::size_t mostKeys = 4000000;
    bool isOverBudget() const { return keys > mostKeys; }

    Job(const ExportSource &from, const ExportOptions &chosen)
        : source(from), options(chosen), scene(from.scene),
          axes(from.scene.front, chosen.keepsAxes, float(chosen.scale.value_or(ForeignAxes::usualScale(from.scene)))),
          kept(from.model, !chosen.extras           ? KeptValues::Nothing
                           : from.format.creation() ? KeptValues::Return
                                                    : KeptValues::Reading),
          losses(chosen.extras)
    {
    }

    KeyBounds bounds() const
    {
        KeyBounds bounds;
        bounds.plainCurves = options.plainCurves;
        // In Blender nothing is exact, and errors of long chains of bones add up.
        if (options.plainCurves) {
            bounds.degrees /= 10;
            bounds.share /= 10;
        }
        return bounds;
    }
};

} // namespace sinew::gltf
