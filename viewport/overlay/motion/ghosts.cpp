// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/motion/ghosts.h"

#include "core/scene/motion/motion_trail.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"
#include "core/scene/view/ray_cast.h"
#include "viewport/overlay/motion/trail_lines.h"

#include <algorithm>
#include <cmath>

namespace sinew {

using Eigen::Vector3f;

namespace {

QRgb tinted(const GhostMoment &ghost, int alpha)
{
    const QRgb colour = ghost.isPast ? pastColour : futureColour;
    return qRgba(qRed(colour), qGreen(colour), qBlue(colour), int(std::lround(float(alpha) * ghost.opacity)));
}

/// True for glows, whose edges are those of flat pictures.
bool addsLight(const RenderScene &scene, const SceneMesh &mesh)
{
    const SceneMaterial *material = materialAt(scene, mesh.material);
    if (!material)
        return false;
    const std::vector<SceneLayer> &layers = material->layers;
    return !layers.empty() && std::all_of(layers.begin(), layers.end(), [](const SceneLayer &layer) {
        switch (layer.filterMode) {
        case FilterMode::Additive:
        case FilterMode::AddAlpha:
        case FilterMode::NoAlphaAdd:
        case FilterMode::Add:
        case FilterMode::BlendAdd:
            return true;
        default:
            return false;
        }
    });
}

void addSkeleton(const RenderScene &scene, const Pose &pose, QRgb colour, OverlayLines &lines)
{
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        const SceneNode &node = scene.nodes[row];
        if ((node.kind != NodeKind::Bone && node.kind != NodeKind::Helper) || node.parent < 0 ||
            std::size_t(node.parent) >= scene.nodes.size())
            continue;
        const Vector3f from = nodePosition(scene, pose, std::size_t(node.parent)), to = nodePosition(scene, pose, row);
        if (from.allFinite() && to.allFinite())
            lines.push_back({from, to, colour, 2});
    }
}

} // namespace

std::vector<GhostMoment> ghostMoments(const RenderScene &scene, const PoseTime &when, const GhostChoice &choice,
                                      double frame)
{
    std::vector<GhostMoment> ghosts;
    if (when.sequence < 0 || std::size_t(when.sequence) >= scene.sequences.size() || !(frame > 0))
        return ghosts;
    const SceneSequence &played = scene.sequences[std::size_t(when.sequence)];
    const double length = double(played.end) - played.start, step = frame * std::clamp(choice.step, 1, 100);
    const auto add = [&](int wanted, double direction) {
        const int count = std::clamp(wanted, 0, GhostChoice::mostEach);
        for (int i = count; i > 0; --i) {
            double time = when.time + direction * step * i;
            if (played.loops && length > 0 && step * i < length)
                time = played.start + std::fmod(time - played.start + length, length);
            if (time >= played.start && time <= played.end)
                ghosts.push_back({time, direction < 0, 1 - float(i - 1) / float(count)});
        }
    };
    add(choice.before, -1);
    add(choice.after, 1);
    std::stable_sort(ghosts.begin(), ghosts.end(),
                     [](const GhostMoment &a, const GhostMoment &b) { return a.opacity < b.opacity; });
    return ghosts;
}

void Ghosts::findEdges(const RenderScene &scene)
{
    m_edges.resize(scene.meshes.size());
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const Array<std::uint32_t> &indices = scene.meshes[row].indices;
        std::vector<Edge> &edges = m_edges[row];
        // More would not be drawn anyway.
        if (addsLight(scene, scene.meshes[row]))
            continue;
        for (std::size_t i = 0; i < indices.size() / 3 * 3 && edges.size() <= 2 * mostLines; ++i) {
            const auto [low, high] = std::minmax({indices[i], indices[i % 3 == 2 ? i - 2 : i + 1]});
            edges.push_back({low, high});
        }
        std::sort(edges.begin(), edges.end());
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    }
}

OverlayLines Ghosts::lines(const RenderScene &scene, const PoseTime &when, const GhostChoice &choice,
                           std::span<const std::uint8_t> hidden)
{
    OverlayLines lines;
    const std::vector<GhostMoment> moments = ghostMoments(scene, when, choice, trailFrame);
    if (moments.empty() || scene.nodes.size() * moments.size() > mostLines)
        return lines;
    const auto isHidden = [&](std::size_t mesh) { return mesh < hidden.size() && hidden[mesh]; };
    std::size_t edges = 0;
    if (choice.meshes) {
        if (m_edges.size() != scene.meshes.size())
            findEdges(scene);
        for (std::size_t mesh = 0; mesh < m_edges.size(); ++mesh)
            edges += isHidden(mesh) ? 0 : m_edges[mesh].size();
    }
    std::vector<Vector3f> positions;
    std::size_t left = moments.size();
    for (const GhostMoment &ghost : moments) {
        const bool withMeshes = choice.meshes && edges * left-- <= mostLines;
        PoseTime then = when;
        then.from.reset();
        then.time = ghost.time;
        then.globalTime = std::max(0.0, when.globalTime + ghost.time - when.time);
        evaluatePose(scene, then, m_pose);
        addSkeleton(scene, m_pose, tinted(ghost, 220), lines);
        for (std::size_t mesh = 0; withMeshes && mesh < m_edges.size(); ++mesh) {
            if (isHidden(mesh) || !isMeshVisible(m_pose, mesh))
                continue;
            skinnedPositions(scene.meshes[mesh], m_pose, positions);
            for (const auto &[from, to] : m_edges[mesh])
                if (positions[from].allFinite() && positions[to].allFinite())
                    lines.push_back({positions[from], positions[to], tinted(ghost, 70), 1});
        }
    }
    return lines;
}

} // namespace sinew
