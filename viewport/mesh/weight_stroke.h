// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/merge_key.h"
#include "core/mesh/skin/skin_assign.h"
#include "viewport/mesh/edited_part.h"

#include <optional>

namespace sinew {

/// What a brush does to the weights under it.
struct WeightBrush
{
    enum Mode : std::uint8_t { Add, Subtract, Set, Smooth } mode = Add;
    double share = 0.5; ///< 0…1, in the middle of the brush; of Smooth: how far to the mean of the neighbours

    bool operator==(const WeightBrush &) const = default;
};

/// One stroke of a brush over the weights of some parts, from its start on. What it has passed counts once. Where
/// vertices are selected, it reaches only those.
class WeightStroke
{
public:
    /// `bone`: that gets or loses; without meaning for Smooth.
    WeightStroke(const std::vector<EditedPart> &parts, const WeightBrush &brush, NodeId bone);

    /// By part and vertex: how strongly the brush reaches it now, 0…1. The parts that are different then.
    std::vector<EditableMesh> pass(const std::vector<std::vector<float>> &strengths);
    const MergeKey &key() const { return m_key; }

private:
    WeightBrush m_brush;
    NodeId m_bone;
    MergeKey m_key = MergeKey::next();
    std::vector<EditableMesh> m_start;
    std::vector<std::vector<float>> m_strengths; ///< the strongest so far
    std::vector<std::vector<bool>> m_masks;      ///< what the brush may change
};

/// What a brush makes of a mesh where it reaches it.
SkinnedMesh brushed(const EditableMesh &mesh, const WeightBrush &brush, NodeId bone, std::span<const float> strengths);

} // namespace sinew
