// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "core/exchange/grouped_losses.h"
#include "core/exchange/kept_values.h"
#include "core/exchange/unique_names.h"
#include "core/format/exporter.h"
#include "plugins/gltf/write/axes.h"
#include "plugins/gltf/write/file.h"

namespace sinew::gltf {

/// One export while it goes on: what its parts share.
struct Job
{
    const ExportSource &source;
    const ExportOptions &options;
    const RenderScene &scene;
    Axes axes;
    File file;
    KeptValues kept;
    GroupedLosses losses;
    UniqueNames nodeNames;

    Job(const ExportSource &from, const ExportOptions &chosen)
        : source(from), options(chosen), scene(from.scene),
          axes(from.scene.front, chosen.keepsAxes, float(chosen.scale.value_or(usualScale(from.scene)))),
          kept(from.model, from.format.creation() != nullptr)
    {
    }

    /// A power of two, which costs no bit: Warcraft III's units become metres of a natural size.
    static double usualScale(const RenderScene &scene) { return scene.unitsPerYard > 8 ? 1. / 64 : 1; }
    KeyBounds bounds() const
    {
        KeyBounds bounds;
        bounds.plainCurves = options.plainCurves;
        return bounds;
    }
};

} // namespace sinew::gltf
