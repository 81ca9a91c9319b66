// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/retarget/rest_skeleton.h"

#include "core/scene/pose/node_transform.h"

namespace sinew {

namespace {

Eigen::Affine3d affineOf(const Matrix44 &stored)
{
    Eigen::Affine3d result = Eigen::Affine3d::Identity();
    result.affine() = Eigen::Matrix4f::Map(stored.m).topRows<3>().cast<double>();
    return result;
}

bool isSound(const Eigen::Affine3d &matrix)
{
    return matrix.matrix().allFinite() && std::abs(matrix.linear().determinant()) > 1e-12;
}

} // namespace

RestSkeleton::RestSkeleton(const RenderScene &scene) : m_scene(scene)
{
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        m_rows.emplace(scene.nodes[row].source, std::int32_t(row));
    m_rest.assign(scene.nodes.size(), Eigen::Affine3d::Identity());
    m_still = m_rest;
    evaluateNodes(scene, {}, m_pose);
    for (std::size_t row = 0; row < m_rest.size(); ++row) {
        const SceneNode &node = scene.nodes[row];
        if (hasPivot(std::int32_t(row))) {
            m_rest[row].translation() = toEigen(node.pivot).cast<double>();
            continue;
        }
        m_rest[row] = m_pose.nodes[row].cast<double>();
        m_still[row] = m_rest[row];
        if (const std::int32_t parent = node.parent; parent >= 0)
            m_still[row] = m_pose.nodes[std::size_t(parent)].cast<double>().inverse() * m_rest[row];
    }
    // Bones of meshes are bound where their inverse says, which need not be where they stand while nothing plays.
    for (const SceneMesh &mesh : scene.meshes)
        for (std::size_t i = 0; i < mesh.restInverses.size() && i < mesh.palette.size(); ++i)
            for (const std::int32_t node : mesh.palette[i])
                if (const Eigen::Affine3d inverse = affineOf(mesh.restInverses[i]); isSound(inverse))
                    m_rest[std::size_t(node)] = inverse.inverse();
}

std::int32_t RestSkeleton::rowOf(NodeId node) const
{
    const auto found = m_rows.find(node);
    return found == m_rows.end() ? -1 : found->second;
}

bool RestSkeleton::hasPivot(std::int32_t row) const
{
    return m_scene.nodes[std::size_t(row)].rules != NodeRules::Inheriting;
}

void RestSkeleton::motions(const PoseTime &when, std::vector<Eigen::Affine3d> &motions)
{
    evaluateNodes(m_scene, when, m_pose);
    motions.resize(m_rest.size());
    for (std::size_t row = 0; row < m_rest.size(); ++row) {
        motions[row] = m_pose.nodes[row].cast<double>();
        if (!hasPivot(std::int32_t(row)))
            motions[row] = motions[row] * m_rest[row].inverse();
    }
}

RestSkeleton::Local RestSkeleton::local(std::int32_t row, const Eigen::Affine3d &motion,
                                        const Eigen::Affine3d &parent) const
{
    Local result;
    Eigen::Affine3d own;
    if (hasPivot(row)) {
        own = parent.inverse() * motion;
        result.translation = own * place(row) - place(row);
    } else {
        const std::int32_t above = parentOf(row);
        own = (above < 0 ? Eigen::Affine3d::Identity() : Eigen::Affine3d(parent * rest(above))).inverse() * motion *
              rest(row);
        result.translation = own.translation();
    }
    Eigen::Matrix3d turn, stretch;
    own.computeRotationScaling(&turn, &stretch);
    result.rotation = Eigen::Quaterniond(turn).normalized();
    result.scale = stretch.diagonal();
    return result;
}

Eigen::Affine3d RestSkeleton::carried(std::int32_t row, const Eigen::Affine3d &parent) const
{
    const std::int32_t above = parentOf(row);
    if (hasPivot(row))
        return parent;
    return (above < 0 ? Eigen::Affine3d::Identity() : Eigen::Affine3d(parent * rest(above))) *
           m_still[std::size_t(row)] * rest(row).inverse();
}

} // namespace sinew
