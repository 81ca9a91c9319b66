// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/portrait.h"

#include "core/scene/pose/skinning.h"

#include <algorithm>
#include <cctype>
#include <numbers>

namespace sinew {

namespace {

/// Of the picture's height; the rest is room.
constexpr float share = 0.7f;
constexpr float fieldOfView = 0.5f; ///< as Warcraft III's portraits, about 29°

std::string lowerCase(const std::string &text)
{
    std::string lower = text;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return c < 0x80 ? char(std::tolower(c)) : char(c); });
    return lower;
}

/// True if "head" is a word of its own: not in "overhead" and "arrowhead".
bool namesHead(const std::string &name)
{
    const std::string lower = lowerCase(name);
    const auto at = lower.find("head");
    return at != std::string::npos && (at == 0 || !std::isalpha(static_cast<unsigned char>(lower[at - 1])) ||
                                       std::isupper(static_cast<unsigned char>(name[at])));
}

/// By row of the nodes: it is the head or hangs on it.
std::vector<bool> belowHead(const RenderScene &scene, std::int32_t head)
{
    std::vector<bool> result(scene.nodes.size());
    for (const std::int32_t row : scene.evaluationOrder) { // parents first
        const std::int32_t parent = scene.nodes[std::size_t(row)].parent;
        result[std::size_t(row)] = row == head || (parent >= 0 && result[std::size_t(parent)]);
    }
    return result;
}

/// Whether more than half of a vertex's weight follows the head.
bool follows(const SceneMesh &mesh, std::size_t vertex, const std::vector<bool> &isHead)
{
    float all = 0, head = 0;
    for (std::size_t i = vertex * 4; i < vertex * 4 + 4 && i < mesh.influences.size() && i < mesh.weights.size(); ++i) {
        if (mesh.influences[i] >= mesh.palette.size())
            continue;
        const std::vector<std::int32_t> &nodes = mesh.palette[mesh.influences[i]];
        for (const std::int32_t node : nodes) {
            const float weight = float(mesh.weights[i]) / float(nodes.size());
            all += weight;
            head += node >= 0 && isHead[std::size_t(node)] ? weight : 0;
        }
    }
    return head > all / 2;
}

} // namespace

std::int32_t headNode(const RenderScene &scene)
{
    std::int32_t best = -1;
    const auto rank = [&](std::int32_t row) {
        const SceneNode &node = scene.nodes[std::size_t(row)];
        return std::pair(node.kind != NodeKind::Bone, node.name.size());
    };
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        if (namesHead(scene.nodes[i].name) && (best < 0 || rank(std::int32_t(i)) < rank(best)))
            best = std::int32_t(i);
    return best;
}

std::optional<ViewCamera> portraitCamera(const RenderScene &scene, const Pose &pose, int sideAxis, float aspect)
{
    const std::int32_t head = headNode(scene);
    if (head < 0)
        return std::nullopt;
    const std::vector<bool> isHead = belowHead(scene, head);
    Eigen::AlignedBox3f box;
    std::vector<Eigen::Vector3f> positions;
    for (std::size_t m = 0; m < scene.meshes.size(); ++m) {
        if (!isMeshVisible(pose, m))
            continue;
        skinnedPositions(scene.meshes[m], pose, positions);
        for (std::size_t v = 0; v < positions.size(); ++v)
            if (positions[v].allFinite() && follows(scene.meshes[m], v, isHead))
                box.extend(positions[v]);
    }
    if (box.isEmpty())
        return std::nullopt;
    ViewCamera camera;
    camera.fieldOfView = fieldOfView;
    camera.yaw = sideAxis == 0 ? -float(std::numbers::pi) / 2 : 0;
    camera.frame(box, aspect);
    camera.distance /= share;
    camera.fitClip(box);
    return camera;
}

} // namespace sinew
