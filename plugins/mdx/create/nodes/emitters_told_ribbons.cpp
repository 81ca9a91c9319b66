// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/simple_band_source.h"
#include "plugins/mdx/create/nodes/emitter_numbers.h"
#include "plugins/mdx/create/nodes/emitters.h"

namespace sinew::mdx {

namespace {

/// A node below the one that the ribbon lies on: its y axis is the edges' one, which the axes of the new model and the
/// edges' own direction turn; and it has no scale, because the game multiplies the heights of ribbons by their node's.
std::int32_t nodeOfEdges(CreationJob &job, Skeleton &skeleton, const SceneEffect &from, const SimpleBand &told)
{
    MadeNode made = skeleton.turnedBelow(from.node, NodeKind::Ribbon,
                                         skeleton.turnBelow(from.node, told.turn) * job.axes.turn(), " Edges");
    made.node.flags = NodeFlag::DontInheritScaling;
    return skeleton.add(std::move(made));
}

} // namespace

Placed<RibbonEmitter> toldRibbon(CreationJob &job, Skeleton &skeleton, const SceneEffect &from, const SimpleBand &told)
{
    RibbonEmitter e;
    EmitterNumbers numbers(job);
    const double k = job.axes.scale();
    numbers.set(told.halfWidth, k, e.heightAbove, e.heightAboveKeys);
    numbers.set(told.halfWidth, k, e.heightBelow, e.heightBelowKeys);
    numbers.set(told.opacity, 1, e.alpha, e.alphaKeys);
    setColour(job, told.colour, e);
    e.lifeSpan = told.life;
    e.emissionRate = edgesPerSecond(told.rate);
    e.gravity = float(told.gravity * k);
    e.rows = e.columns = 1;
    e.visibility = job.curves.curve<float>(told.on, Standard::one);
    const auto add = [&](ConversionLoss::Kind kind, const std::vector<const char *> &reasons) {
        for (const char *reason : reasons)
            job.losses.add(kind, reason, from.source);
    };
    add(ConversionLoss::Lost, told.left);
    add(ConversionLoss::Changed, told.changed);
    add(ConversionLoss::Guessed, told.guessed);
    return {nodeOfEdges(job, skeleton, from, told), std::move(e)};
}

} // namespace sinew::mdx
