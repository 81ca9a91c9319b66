// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/skins.h"
#include "plugins/m2/scene/parts.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::m2 {

namespace {

SceneRibbon sceneRibbon(const Ribbon &ribbon)
{
    SceneRibbon result;
    result.heightAbove.curve = ribbon.heightAbove;
    result.heightBelow.curve = ribbon.heightBelow;
    result.alpha.curve = ribbon.alpha;
    result.colour.curve = ribbon.colour;
    result.textureSlot.curve =
        converted<std::int32_t>(ribbon.textureSlot, [](std::uint16_t slot) { return std::int32_t(slot); });
    // The client's own bounds (rendering-and-simulation.md §6).
    result.lifeSpan = std::max(ribbon.edgeLifetime, 0.25f);
    result.emissionRate = std::ceil(ribbon.edgesPerSecond);
    result.gravity = -2 * ribbon.gravity;
    result.rows = std::max<std::uint32_t>(ribbon.rows, 1);
    result.columns = std::max<std::uint32_t>(ribbon.columns, 1);
    result.colourAtBirth = true;
    return result;
}

SceneEvent sceneEvent(const Event &event)
{
    SceneEvent result;
    result.name = event.identifier.view();
    result.times = event.times;
    return result;
}

SceneAttachment sceneAttachment(const Attachment &attachment)
{
    SceneAttachment result;
    result.attachmentId = attachment.id;
    return result;
}

/// `firstNode`: row of the first one's node; the nodes of a list stand in its order.
template<class T, class U, class Make>
void convert(const List<T> &list, std::size_t firstNode, std::vector<U> &target, const Make &make)
{
    target.clear();
    for (std::size_t row = 0; row < list.size(); ++row) {
        target.push_back(make(row));
        target.back().source = list.ids[row];
        target.back().node = std::int32_t(firstNode + row);
    }
}

} // namespace

void buildEffects(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const NodeRows rows(root);
    convert(root.attachments, rows.attachments, scene.attachments,
            [&](std::size_t row) { return sceneAttachment(root.attachments[row]); });
    convert(root.events, rows.events, scene.events, [&](std::size_t row) { return sceneEvent(root.events[row]); });
    convert(root.ribbons, rows.ribbons, scene.ribbons, [&](std::size_t row) { return sceneRibbon(root.ribbons[row]); });
    std::size_t material = 0;
    forEachSkin(root, [&](const Skin &skin) { material += skin.submeshes.size(); });
    for (SceneRibbon &ribbon : scene.ribbons)
        ribbon.material = std::int32_t(material++);
    convert(root.particles, rows.particles, scene.particleEmitters,
            [&](std::size_t row) { return particleEmitter(root, row); });
}

void noteApproximations(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.approximated.clear();
    const auto note = [&](bool isThere, const char *what) {
        if (isThere)
            scene.approximated.emplace_back(what);
    };
    const auto anyEmitter = [&](bool M2Particles::*flag) {
        return std::any_of(scene.particleEmitters.begin(), scene.particleEmitters.end(),
                           [&](const SceneParticleEmitter &e) { return (*e.m2).*flag; });
    };
    note(anyEmitter(&M2Particles::refraction), QT_TRANSLATE_NOOP("Preview", "refraction"));
    note(anyEmitter(&M2Particles::extrude), QT_TRANSLATE_NOOP("Preview", "extruded particles"));
    // The game has these colours in a table of its own (ParticleColor).
    note(std::any_of(root.particles.begin(), root.particles.end(),
                     [](const Particle &p) { return p.colourIndex >= 11 && p.colourIndex <= 13; }),
         QT_TRANSLATE_NOOP("Preview", "particle colours of the game's table"));
    // Which bones it takes is not known.
    note(std::any_of(scene.particleEmitters.begin(), scene.particleEmitters.end(),
                     [](const SceneParticleEmitter &e) { return e.m2->generator == ParticleGenerator::Bone; }),
         QT_TRANSLATE_NOOP("Preview", "emission from bones"));
    const M2Layout *layout = model.m2Layout();
    note(layout && layout->rootFields[fieldRow<&Root::waterfall>()].isKnown(),
         QT_TRANSLATE_NOOP("Preview", "waterfall shading"));
    bool fades = false;
    forEachSkin(root, [&](const Skin &skin) {
        fades = fades || std::any_of(skin.batches.begin(), skin.batches.end(),
                                     [](const Batch &batch) { return batch.flags2 & 0x8; });
    });
    // Before 260 the number is the submesh's.
    note(fades && !root.edgeFades.isEmpty(), QT_TRANSLATE_NOOP("Preview", "fading edges"));
}

} // namespace sinew::m2
