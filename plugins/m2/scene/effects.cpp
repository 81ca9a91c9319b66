// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/effects.h"

#include "core/scene/scene_build.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/skins.h"
#include "plugins/m2/scene/nodes.h"
#include "plugins/m2/scene/particles.h"
#include "plugins/warcraft/effects/band.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::m2 {

namespace {

/// `material`: row of the ribbon's own material.
SceneEffect ribbonEffect(const Ribbon &ribbon, std::size_t material)
{
    const auto rules = std::make_shared<warcraft::Band>();
    rules->heightAbove.curve = ribbon.heightAbove;
    rules->heightBelow.curve = ribbon.heightBelow;
    rules->alpha.curve = ribbon.alpha;
    rules->colour.curve = ribbon.colour;
    rules->textureSlot.curve =
        converted<std::int32_t>(ribbon.textureSlot, [](std::uint16_t slot) { return std::int32_t(slot); });
    // The client's own bounds (rendering-and-simulation.md §6).
    rules->lifeSpan = std::max(ribbon.edgeLifetime, 0.25f);
    rules->emissionRate = std::ceil(ribbon.edgesPerSecond);
    rules->gravity = -2 * ribbon.gravity;
    rules->rows = std::max<std::uint32_t>(ribbon.rows, 1);
    rules->columns = std::max<std::uint32_t>(ribbon.columns, 1);
    rules->colourAtBirth = true;
    SceneEffect result;
    result.kind = EffectKind::MaterialRibbon;
    result.material = std::int32_t(material);
    result.rules = rules;
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

/// Appends effects. `firstNode`: row of the node of the first item; the nodes of a list are in its order.
template<class T, class U, class Make>
void convert(const List<T> &list, std::size_t firstNode, std::vector<U> &target, const Make &make)
{
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
    scene.effects.clear();
    scene.attachments.clear();
    scene.events.clear();
    std::size_t material = 0;
    forEachSkin(root, [&](const Skin &skin) { material += skin.submeshes.size(); });
    convert(root.particles, rows.particles, scene.effects, [&](std::size_t row) { return particleEffect(root, row); });
    convert(root.ribbons, rows.ribbons, scene.effects,
            [&](std::size_t row) { return ribbonEffect(root.ribbons[row], material + row); });
    convert(root.attachments, rows.attachments, scene.attachments,
            [&](std::size_t row) { return sceneAttachment(root.attachments[row]); });
    convert(root.events, rows.events, scene.events, [&](std::size_t row) { return sceneEvent(root.events[row]); });
}

void noteApproximations(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.approximated.clear();
    const auto note = [&](bool isThere, const char *what) {
        if (isThere)
            scene.approximated.emplace_back(what);
    };
    const auto anyEmitter = [&](const auto &test) {
        return std::any_of(root.particles.begin(), root.particles.end(), test);
    };
    note(anyEmitter(refracts), QT_TRANSLATE_NOOP("Preview", "refraction"));
    note(anyEmitter([](const Particle &p) { return p.flags & ParticleFlag::Extrude; }),
         QT_TRANSLATE_NOOP("Preview", "extruded particles"));
    // The game has these colours in a separate table (ParticleColor).
    note(anyEmitter([](const Particle &p) { return p.colourIndex >= 11 && p.colourIndex <= 13; }),
         QT_TRANSLATE_NOOP("Preview", "particle colours from the game's table"));
    // It is not known which bones it takes.
    note(anyEmitter([](const Particle &p) { return generatorOf(p) == warcraft::ParticleGenerator::Bone; }),
         QT_TRANSLATE_NOOP("Preview", "emission from bones"));
    const M2Layout *layout = model.m2Layout();
    note(layout && layout->rootFields[fieldRow<&Root::waterfall>()].isKnown(),
         QT_TRANSLATE_NOOP("Preview", "waterfall shading"));
    bool fades = false;
    forEachSkin(root, [&](const Skin &skin) {
        fades = fades || std::any_of(skin.batches.begin(), skin.batches.end(),
                                     [](const Batch &batch) { return batch.flags2 & 0x8; });
    });
    // Before 260 the number refers to the submesh.
    note(fades && !root.edgeFades.isEmpty(), QT_TRANSLATE_NOOP("Preview", "fading edges"));
}

} // namespace sinew::m2
