// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/weight_stroke.h"

#include "core/mesh/skin/skin_smooth.h"

#include <algorithm>

namespace sinew {

SkinnedMesh brushed(const EditableMesh &mesh, const WeightBrush &brush, NodeId bone, std::span<const float> strengths)
{
    if (brush.mode == WeightBrush::Smooth)
        return smoothedSkin(mesh, {1, brush.share}, strengths);
    const AssignMode mode = brush.mode == WeightBrush::Add        ? AssignMode::Add
                            : brush.mode == WeightBrush::Subtract ? AssignMode::Subtract
                                                                  : AssignMode::Set;
    return assigned(mesh, {bone, mode, brush.share}, strengths);
}

WeightStroke::WeightStroke(const std::vector<EditedPart> &parts, const WeightBrush &brush, NodeId bone)
    : m_brush(brush), m_bone(bone)
{
    const auto hasSelected = [](const EditedPart &part) {
        return std::find(part.selection.vertices.begin(), part.selection.vertices.end(), true) !=
               part.selection.vertices.end();
    };
    const bool isMasked = std::any_of(parts.begin(), parts.end(), hasSelected);
    for (const EditedPart &part : parts) {
        m_start.push_back(part.mesh.mesh);
        m_strengths.emplace_back(part.mesh.mesh.vertices.size(), 0.f);
        m_masks.push_back(isMasked ? std::vector<bool>(part.selection.vertices.begin(), part.selection.vertices.end())
                                   : std::vector<bool>(part.mesh.mesh.vertices.size(), true));
    }
}

std::vector<EditableMesh> WeightStroke::pass(const std::vector<std::vector<float>> &strengths)
{
    std::vector<EditableMesh> result;
    for (std::size_t i = 0; i < m_start.size() && i < strengths.size(); ++i) {
        bool isReached = false;
        for (std::size_t v = 0; v < m_strengths[i].size() && v < strengths[i].size(); ++v) {
            if (v < m_masks[i].size() && m_masks[i][v])
                m_strengths[i][v] = std::max(m_strengths[i][v], strengths[i][v]);
            isReached |= m_strengths[i][v] > 0;
        }
        if (!isReached)
            continue;
        SkinnedMesh skinned = brushed(m_start[i], m_brush, m_bone, m_strengths[i]);
        if (skinned.changed > 0)
            result.push_back(std::move(skinned.mesh));
    }
    return result;
}

} // namespace sinew
