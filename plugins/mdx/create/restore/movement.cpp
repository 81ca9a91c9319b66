// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/restore/movement.h"

#include "core/scene/scene_util.h"

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

using Eigen::Affine3f, Eigen::Vector3f;

Movement::Movement(const RenderScene &scene, const RenderScene &model)
{
    m_scene.nodes = scene.nodes;
    m_scene.sequences = scene.sequences;
    m_scene.globalSequences = scene.globalSequences;
    m_scene.keysWrap = scene.keysWrap;
    orderNodes(m_scene);
    for (std::int32_t row = 0; row < std::int32_t(scene.nodes.size()); ++row)
        m_rows.emplace(scene.nodes[std::size_t(row)].key, row);
    const bool hasRests = std::any_of(scene.meshes.begin(), scene.meshes.end(),
                                      [](const SceneMesh &mesh) { return !mesh.restInverses.empty(); });
    m_rests.assign(scene.nodes.size(), Affine3f::Identity());
    if (!hasRests)
        return;
    for (const SceneNode &node : model.nodes)
        if (const std::int32_t of = row(node.key); of >= 0)
            m_rests[std::size_t(of)] = Eigen::Translation3f(-node.pivot.x, -node.pivot.y, -node.pivot.z);
    for (const SceneMesh &mesh : scene.meshes)
        for (std::size_t entry = 0; entry < std::min(mesh.palette.size(), mesh.restInverses.size()); ++entry)
            if (mesh.palette[entry].size() == 1)
                m_rests[std::size_t(mesh.palette[entry].front())].matrix() =
                    Eigen::Matrix4f::Map(mesh.restInverses[entry].m);
}

std::int32_t Movement::row(std::int32_t key) const
{
    const auto found = m_rows.find(key);
    return key < 0 || found == m_rows.end() ? -1 : found->second;
}

const std::vector<Affine3f> &Movement::at(std::int32_t sequence, double time)
{
    const SceneSequence &span = m_scene.sequences[std::size_t(sequence)];
    const double clamped = std::clamp(time, double(span.start), double(std::max(span.start, span.end)));
    evaluatePose(m_scene, {.sequence = sequence, .time = clamped, .globalTime = clamped - span.start}, m_pose);
    m_moved.resize(m_rests.size());
    for (std::size_t row = 0; row < m_rests.size(); ++row)
        m_moved[row] = m_pose.nodes[row] * m_rests[row];
    return m_moved;
}

void Movement::addKeyTimes(std::int32_t row, std::int32_t sequence, std::size_t most,
                           std::set<std::int32_t> &times) const
{
    const SceneNode &node = m_scene.nodes[std::size_t(row)];
    const SceneSequence &span = m_scene.sequences[std::size_t(sequence)];
    for (const CurveBase *curve :
         {static_cast<const CurveBase *>(&node.translation.curve), static_cast<const CurveBase *>(&node.rotation.curve),
          static_cast<const CurveBase *>(&node.scale.curve)})
        for (const std::int32_t time : curve->times())
            if (time >= span.start && time <= span.end && times.size() < most)
                times.insert(time);
}

MovementParts partsOf(const Affine3f &movement, const Vec3 &pivot)
{
    const Vector3f p(pivot.x, pivot.y, pivot.z), t = movement * p - p;
    Eigen::Matrix3f turn = movement.linear();
    Vector3f size = turn.colwise().norm();
    if (turn.determinant() < 0)
        size.x() = -size.x();
    for (int i = 0; i < 3; ++i)
        if (size[i] != 0)
            turn.col(i) /= size[i];
    const Eigen::Quaternionf q = Eigen::Quaternionf(turn).normalized();
    return {{t.x(), t.y(), t.z()}, {q.x(), q.y(), q.z(), q.w()}, {size.x(), size.y(), size.z()}};
}

} // namespace sinew::mdx
