// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "writer.h"

namespace sinew::samples::m2 {

Structs ribbonStructs(const Model &model)
{
    Structs out(model);
    for (const Ribbon &r : model.ribbons) {
        out.put(r.id).put(r.bone).put(r.position).list(r.textures).list(r.materials);
        out.track(r.colour).track(r.alpha).track(r.above).track(r.below);
        out.put(r.edgesPerSecond)
            .put(r.edgeLifetime)
            .put(r.gravity)
            .put(r.rows)
            .put(r.columns)
            .track(r.slot)
            .track(r.visible);
        if (!model.singleTimeLine())
            out.put(r.priority).put(r.colourIndex).put(r.transformLookup);
    }
    return out;
}

namespace {

/// The middle of a particle's life before 264: 48 bytes.
void putThreeStates(Structs &out, const Particle &p)
{
    out.put(p.middle).put(p.colours).put(p.sizes);
    out.put(p.headBegin).put(std::uint16_t(1)).put(p.headEnd).put(std::uint16_t(1)).put(p.tailBegin).put(p.tailEnd);
}

} // namespace

Structs particleStructs(const Model &model)
{
    const bool old = model.singleTimeLine();
    Structs out(model);
    for (const Particle &p : model.particles) {
        out.put(p.id).put(p.flags).put(p.position).put(p.bone).put(p.texture);
        for (const QByteArray &name : {p.geometry, p.recursion})
            out.array(name.isEmpty() ? 0 : std::uint32_t(name.size() + 1), name + '\0');
        // A colour index since 262 or 263; real files of 260 have two wide numbers.
        if (model.version >= 262)
            out.put(std::uint8_t(p.blend)).put(std::uint8_t(p.shape)).put(p.colourIndex);
        else
            out.put(p.blend).put(p.shape);
        out.put(p.type).put(p.headOrTail).put(p.priority).put(p.rows).put(p.columns);
        out.track(p.speed).track(p.speedVariation).track(p.verticalRange).track(p.horizontalRange).track(p.gravity);
        out.track(p.lifespan);
        if (!old)
            out.put(p.lifespanVary);
        out.track(p.rate);
        if (!old)
            out.put(p.rateVary);
        out.track(p.length).track(p.width).track(p.zSource);
        if (old) {
            putThreeStates(out, p);
        } else {
            out.life(p.colour).life(p.alpha).life(p.scale).put(p.scaleVary).life(p.head).life(p.tail);
        }
        out.put(p.tailLength).put(p.twinkleSpeed).put(p.twinklePercent).put(p.twinkleMinimum).put(p.twinkleMaximum);
        out.put(p.burst).put(p.drag);
        if (old)
            out.put(p.spin);
        else
            out.put(p.baseSpin).put(p.baseSpinVary).put(p.spin).put(p.spinVary);
        out.put(p.tumbleMinimum).put(p.tumbleMaximum).put(p.wind).put(p.windTime);
        out.put(p.followSpeed1)
            .put(p.followScale1)
            .put(p.followSpeed2)
            .put(p.followScale2)
            .list(p.spline)
            .track(p.enabled);
        if (model.newParticles() && !old)
            out.put(p.scroll);
    }
    return out;
}

} // namespace sinew::samples::m2
