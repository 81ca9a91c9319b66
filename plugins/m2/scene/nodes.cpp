// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/nodes.h"

#include "core/scene/scene_build.h"
#include "core/scene/scene_util.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/names/animation_names.h"
#include "plugins/m2/names/attachment_names.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sinew::m2 {

namespace {

SceneExtent sceneExtent(const Bounds &bounds)
{
    return {bounds.radius, bounds.box.minimum, bounds.box.maximum};
}

std::string numbered(const char *what, std::size_t row)
{
    return std::string(what) + ' ' + std::to_string(row);
}

std::string attachmentText(const Attachment &attachment, std::size_t)
{
    if (const char *name = attachment.id < 0x10000 ? attachmentName(int(attachment.id)) : nullptr)
        return name;
    return numbered("Attachment", attachment.id);
}

std::string eventText(const Event &event, std::size_t)
{
    return std::string(event.identifier.view());
}

SceneNode boneNode(const Root &root, std::size_t row)
{
    const Bone &bone = root.bones[row];
    SceneNode node;
    node.source = root.bones.ids[row];
    node.name = boneName(root, row);
    node.kind = NodeKind::Bone;
    node.key = std::int32_t(row);
    node.parent = rowIn(root.bones, bone.parent);
    node.pivot = bone.pivot;
    const std::uint32_t flags = bone.flags;
    node.dontInheritTranslation = flags & BoneFlag::IgnoreParentTranslation;
    node.dontInheritScaling = flags & BoneFlag::IgnoreParentScale;
    node.dontInheritRotation = flags & BoneFlag::IgnoreParentRotation;
    node.billboarded = flags & BoneFlag::SphericalBillboard;
    node.billboardLockX = flags & BoneFlag::BillboardLockX;
    node.billboardLockY = flags & BoneFlag::BillboardLockY;
    node.billboardLockZ = flags & BoneFlag::BillboardLockZ;
    node.facesEye = flags & BoneFlag::FacesEye;
    node.rules = NodeRules::ModelAxes;
    if ((flags & BoneFlag::Animated) || !root.parentSequences.isEmpty()) {
        node.translation.curve = bone.translation;
        node.rotation.curve = bone.rotation;
        node.scale.curve = bone.scaling;
    }
    return node;
}

Track<float> onOff(const Curve<std::uint8_t> &keys)
{
    return {converted<float>(keys, [](std::uint8_t on) { return on ? 1.f : 0.f; }), 1.f, true};
}

/// Nodes of objects at a place on a bone. `key` stays -1: only bones have a number.
template<class T>
void addPlaces(const Root &root, const List<T> &list, NodeKind kind, std::string (*name)(const T &, std::size_t),
               RenderScene &scene)
{
    for (std::size_t row = 0; row < list.size(); ++row) {
        const T &thing = list[row];
        SceneNode &node = scene.nodes.emplace_back();
        node.source = list.ids[row];
        node.name = name(thing, row);
        node.kind = kind;
        node.parent = rowIn(root.bones, thing.bone);
        node.pivot = thing.position;
        node.rules = NodeRules::ModelAxes;
        if constexpr (requires { thing.visibility; })
            node.visibility = onOff(thing.visibility);
        if constexpr (requires { thing.enabled; })
            node.visibility = onOff(thing.enabled);
    }
}

std::string sceneSequenceName(const auto &sequence)
{
    const char *known = animationName(sequence.id);
    std::string name = known ? known : std::to_string(sequence.id);
    return sequence.variation ? name + ' ' + std::to_string(sequence.variation) : name;
}

/// Milliseconds of blending in and out.
std::pair<std::int32_t, std::int32_t> blendTimes(const Sequence &sequence)
{
    if (sequence.flags & SequenceFlag::SplitBlendTime)
        return {sequence.blendTimeIn, sequence.blendTimeOut};
    const auto time = std::int32_t(
        std::min(std::uint32_t(sequence.blendTimeIn) | std::uint32_t(sequence.blendTimeOut) << 16, 0x7fffffffu));
    return {time, time};
}

/// After the model's own: their rows are beyond those of tracks with fewer sub-tracks, which play their first one, as
/// in the game.
void addParentSequences(const Root &root, RenderScene &scene)
{
    const std::size_t first = scene.sequences.size();
    for (std::size_t row = 0; row < root.parentSequences.size(); ++row) {
        const ParentSequence &s = root.parentSequences[row];
        Sequence times;
        times.flags = s.flags;
        times.blendTimeIn = s.blendTimeIn;
        times.blendTimeOut = s.blendTimeOut;
        SceneSequence next;
        next.source = root.parentSequences.ids[row];
        next.name = sceneSequenceName(s);
        next.start = s.timelineStart;
        next.end = std::int32_t(std::min<std::int64_t>(std::int64_t(s.timelineStart) + s.duration, 0x7fffffff));
        next.extent = sceneExtent(s.bounds);
        std::tie(next.blendIn, next.blendOut) = blendTimes(times);
        for (std::size_t other = 0; other < root.parentSequences.size(); ++other)
            if (s.variationNext >= 0 && root.parentSequences[other].level == s.level &&
                root.parentSequences[other].parentRow == s.variationNext)
                next.variationNext = std::int32_t(first + other);
        next.frequency = s.frequency;
        next.moveSpeed = s.moveSpeed;
        scene.sequences.push_back(std::move(next));
    }
}

} // namespace

NodeRows::NodeRows(const Root &root)
{
    attachments = root.bones.size();
    events = attachments + root.attachments.size();
    lights = events + root.events.size();
    ribbons = lights + root.lights.size();
    particles = ribbons + root.ribbons.size();
    count = particles + root.particles.size();
}

void buildSequences(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    // An alias whose sub-tracks have keys of their own has a range of its own.
    std::map<std::int32_t, int> shared;
    for (const Sequence &sequence : root.sequences)
        ++shared[timelineStart(root, sequence)];
    const std::vector<std::uint32_t> owners = resolveAliases(root);
    scene.sequences.clear();
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &s = root.sequences[row];
        SceneSequence next;
        next.source = root.sequences.ids[row];
        next.name = sceneSequenceName(s);
        const bool follows = hasSubTracks(root.version) && shared[timelineStart(root, s)] > 1;
        const Sequence &keysOf = follows ? root.sequences[owners[row]] : s;
        next.start = timelineStart(root, keysOf);
        next.end = std::max(next.start, lineEnd(root, keysOf));
        next.extent = sceneExtent(s.bounds);
        std::tie(next.blendIn, next.blendOut) = blendTimes(s);
        next.variationNext = rowIn(root.sequences, s.variationNext);
        next.frequency = s.frequency;
        next.moveSpeed = s.moveSpeed;
        scene.sequences.push_back(std::move(next));
    }
    addParentSequences(root, scene);
    scene.globalSequences.clear();
    for (const GlobalLoop &loop : root.globalLoops)
        scene.globalSequences.push_back(std::int32_t(std::min(loop.duration, 0x7fffffffu)));
    scene.keysWrap = false;
    scene.keysOfWholeTimeline = !hasSubTracks(root.version);
}

void buildNodes(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.nodes.clear();
    scene.nodes.reserve(NodeRows(root).count);
    for (std::size_t row = 0; row < root.bones.size(); ++row)
        scene.nodes.push_back(boneNode(root, row));
    addPlaces(root, root.attachments, NodeKind::Attachment, attachmentText, scene);
    addPlaces(root, root.events, NodeKind::Event, eventText, scene);
    addPlaces<Light>(
        root, root.lights, NodeKind::Light, [](const Light &, std::size_t row) { return numbered("Light", row); },
        scene);
    addPlaces<Ribbon>(
        root, root.ribbons, NodeKind::Ribbon, [](const Ribbon &, std::size_t row) { return numbered("Ribbon", row); },
        scene);
    addPlaces<Particle>(
        root, root.particles, NodeKind::Emitter,
        [](const Particle &, std::size_t row) { return numbered("Particles", row); }, scene);
    orderNodes(scene);
    scene.extent = sceneExtent(root.bounds);
}

void buildCollision(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.collisions.clear();
    std::vector<std::uint32_t> indices;
    for (std::size_t i = 0; i + 2 < root.collisionIndices.size(); i += 3) {
        const std::uint16_t *corner = root.collisionIndices.data() + i;
        if (std::all_of(corner, corner + 3, [&](std::uint16_t row) { return row < root.collisionPositions.size(); }))
            indices.insert(indices.end(), corner, corner + 3);
    }
    if (indices.empty())
        return;
    SceneCollision &mesh = scene.collisions.emplace_back();
    mesh.source = RootNode;
    mesh.shape = SceneCollision::Mesh;
    mesh.positions = root.collisionPositions;
    mesh.indices.assign(indices);
}

void buildCameras(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    scene.cameras.clear();
    for (std::size_t row = 0; row < root.cameras.size(); ++row) {
        const Camera &c = root.cameras[row];
        SceneCamera &next = scene.cameras.emplace_back();
        next.source = root.cameras.ids[row];
        next.name = c.type == 0 ? "Portrait" : c.type == 1 ? "Character information" : numbered("Camera", row);
        next.position = c.position;
        next.target = c.target;
        next.dividesAngle = true;
        if (root.version < Version::MultiTexture)
            next.fieldOfView.fallback = c.fieldOfView;
        else
            next.fieldOfView.curve = c.fieldOfViewKeys;
        next.nearClip = c.nearClip;
        next.farClip = c.farClip;
        next.translation.curve = c.positions;
        next.targetTranslation.curve = c.targets;
        next.roll.curve = c.roll;
    }
}

void buildLights(const M2Model &model, RenderScene &scene)
{
    const Root &root = model.data;
    const std::size_t first = NodeRows(root).lights;
    scene.lights.clear();
    for (std::size_t row = 0; row < root.lights.size(); ++row) {
        const Light &light = root.lights[row];
        SceneLight &next = scene.lights.emplace_back();
        next.source = root.lights.ids[row];
        next.kind = light.type == 0 ? LightKind::Directional : LightKind::Omni;
        next.node = std::int32_t(first + row);
        next.attenuationStart.curve = light.attenuationStart;
        next.attenuationEnd.curve = light.attenuationEnd;
        next.colour.curve = light.diffuseColour;
        next.ambientColour.curve = light.ambientColour;
        next.intensity.curve = light.diffuseIntensity;
        next.ambientIntensity = {light.ambientIntensity, 1.f};
    }
}

} // namespace sinew::m2
