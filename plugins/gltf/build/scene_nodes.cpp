// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/scene_nodes.h"

#include "core/scene/scene_util.h"
#include "plugins/gltf/build/timeline.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

std::string_view withoutBlanks(std::string_view name)
{
    while (name.ends_with(' '))
        name.remove_suffix(1);
    return name;
}

NodeKind kindOf(const ReadNode &node)
{
    static constexpr std::pair<const char *, NodeKind> names[] = {
        {"bone", NodeKind::Bone},       {"light", NodeKind::Light},
        {"helper", NodeKind::Helper},   {"attachment", NodeKind::Attachment},
        {"emitter", NodeKind::Emitter}, {"ribbon", NodeKind::Ribbon},
        {"event", NodeKind::Event},     {"collision", NodeKind::Collision}};
    const std::string &kind = node.kind;
    for (const auto &[name, value] : names)
        if (kind == name)
            return value;
    return node.isJoint                                 ? NodeKind::Bone
           : withoutBlanks(node.name).ends_with(" Ref") ? NodeKind::Attachment
           : node.light >= 0                            ? NodeKind::Light
           : node.carriesMesh                           ? NodeKind::Bone
                                                        : NodeKind::Helper;
}

/// Joints whose rest is not the origin.
std::vector<bool> movedJoints(ReadJob &job, const NodeTable &nodes, const Skins &skins)
{
    static constexpr std::array<float, 16> unmoved{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    std::vector<bool> isMoved(nodes.size());
    for (std::size_t skin = 0; skin < job.asset.count("skins"); ++skin)
        for (std::size_t i = 0; i < skins[int(skin)].joints.size(); ++i)
            if (skins[int(skin)].rests[i] != unmoved)
                isMoved[std::size_t(skins[int(skin)].joints[i])] = true;
    return isMoved;
}

/// Nodes that say nothing: those around the whole model, those that only hold a mesh that does not move with them.
void chooseNodes(ReadJob &job, NodeTable &nodes, const Skins &skins)
{
    const std::vector<bool> isMoved = movedJoints(job, nodes, skins);
    const bool isOurs = job.sceneExtras().exists();
    for (auto at = nodes.order.rbegin(); at != nodes.order.rend(); ++at) {
        ReadNode &node = nodes[*at];
        const bool hasWanted =
            std::any_of(node.children.begin(), node.children.end(), [&](int child) { return nodes[child].isWanted; });
        const bool isPlain = !node.isAnimated && !node.carriesMesh && node.light < 0;
        const bool isAround = isPlain && (isOurs || !node.isJoint) && node.parent < 0 && node.kind.empty() &&
                              !node.children.empty() && !isMoved[std::size_t(*at)] && node.rest.isIdentity();
        const bool isHolder = isPlain && !node.isJoint && !hasWanted && node.kind.empty() &&
                              (node.mesh >= 0 || node.camera >= 0 || !node.children.empty());
        const bool isCamera = node.camera >= 0 && !hasWanted && !node.isJoint;
        const bool isLeft = node.isLeftOver && !node.isAnimated && !hasWanted;
        node.isWanted = node.isShown && !isAround && !isHolder && !isCamera && !isLeft;
    }
    // Joints count wherever they are.
    for (const int row : nodes.order)
        if (nodes[row].isJoint && !nodes[row].isShown)
            nodes[row].isWanted = true;
}

SceneNode sceneNode(ReadJob &job, const NodeTable &nodes, const Skins &skins, const Clips &clips, int row)
{
    const ReadNode &from = nodes[row];
    int parent = from.parent;
    while (parent >= 0 && !nodes[parent].isWanted)
        parent = nodes[parent].parent;
    SceneNode node;
    node.name = from.name;
    node.kind = kindOf(from);
    node.key = std::int32_t(std::clamp<std::int64_t>(job.sinewOf(from.json).integer("objectId", -1), -1, INT32_MAX));
    node.parent = parent < 0 ? -1 : nodes[parent].row;
    node.rules = skins.usePivots() ? NodeRules::Cancelling : NodeRules::Inheriting;
    const std::array<float, 3> pivot = skins.usePivots() ? skins.pivot(row) : std::array<float, 3>{},
                               above = skins.usePivots() && parent >= 0 ? skins.pivot(parent) : std::array<float, 3>{};
    node.pivot = {pivot[0], pivot[1], pivot[2]};
    const ModelAxes &axes = job.axes;
    const auto place = [&](CurvePoint &v, bool isPlace) {
        const auto moved = axes.point(v.data());
        for (std::size_t i = 0; i < 3; ++i)
            v[i] = moved[i] - (isPlace ? double(pivot[i] - above[i]) : 0);
    };
    const auto turn = [&](CurvePoint &v, bool) {
        const auto turned = axes.direction(v.data());
        std::copy(turned.begin(), turned.end(), v.begin());
    };
    const auto size = [&](CurvePoint &v, bool) {
        const auto turned = axes.factors(v.data());
        std::copy(turned.begin(), turned.end(), v.begin());
    };
    const NodePlace &rest = from.rest;
    node.translation = timelineTrack<Vec3>(job, clips.all(), clips.of(row, NodePath::Translation),
                                           {rest.translation[0], rest.translation[1], rest.translation[2]}, place);
    node.rotation = timelineTrack<Quat>(job, clips.all(), clips.of(row, NodePath::Rotation),
                                        {rest.rotation[0], rest.rotation[1], rest.rotation[2], rest.rotation[3]}, turn);
    node.scale = timelineTrack<Vec3>(job, clips.all(), clips.of(row, NodePath::Scale),
                                     {rest.scale[0], rest.scale[1], rest.scale[2]}, size);
    // What is left of a place after its pivot was taken off may be the rounding of it.
    Vec3 &left = node.translation.fallback;
    const float rounding = 1e-6f * std::max({std::abs(pivot[0]), std::abs(pivot[1]), std::abs(pivot[2])});
    if (std::max({std::abs(left.x), std::abs(left.y), std::abs(left.z)}) <= rounding)
        left = {};
    return node;
}

} // namespace

void buildNodes(ReadJob &job, NodeTable &nodes, const Skins &skins, const Clips &clips)
{
    chooseNodes(job, nodes, skins);
    RenderScene &scene = job.scene();
    for (int row = 0; row < int(nodes.size()); ++row)
        if (nodes[row].isWanted)
            nodes[row].row = int(scene.nodes.size()), scene.nodes.emplace_back();
    if (!job.asset.charge(scene.nodes.size() * sizeof(SceneNode), "nodes"))
        return;
    for (int row = 0; row < int(nodes.size()); ++row)
        if (nodes[row].isWanted && !job.isBroken())
            scene.nodes[std::size_t(nodes[row].row)] = sceneNode(job, nodes, skins, clips, row);
    orderNodes(scene);
}

} // namespace sinew::gltf
