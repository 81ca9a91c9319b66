// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/weight_error.h"

#include "core/mesh/bone_shares.h"
#include "core/scene/pose/skinning.h"
#include "plugins/mdx/create/nodes/vertex_group.h"

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

constexpr int momentsEach = 5;

/// A vertex whose weights change: its share of each entry of the palette, less the share that it had.
struct Changed
{
    std::size_t vertex;
    std::vector<std::pair<std::size_t, float>> differences;
};

std::vector<Changed> changedVertices(const SceneMesh &mesh, bool counts)
{
    std::vector<Changed> all;
    for (std::size_t v = 0; v < mesh.positions.size() && v * 4 + 3 < mesh.weights.size(); ++v) {
        BoneShares shares;
        for (std::size_t i = v * 4; i < v * 4 + 4; ++i)
            if (mesh.weights[i] > 0)
                shares.push_back({NodeId(mesh.influences[i] + 1), float(mesh.weights[i]) / 255});
        shares = normalised(shares);
        const VertexGroup group = vertexGroup(shares, counts);
        if (group.isExact)
            continue;
        Changed changed{v, {}};
        for (const BoneShare &share : shares)
            changed.differences.push_back({share.bone - 1, float(group.share(share.bone)) - share.share});
        all.push_back(std::move(changed));
    }
    return all;
}

} // namespace

double weightError(const RenderScene &scene, std::size_t mesh, const CreationOptions &options)
{
    const SceneMesh &from = scene.meshes[mesh];
    const std::vector<Changed> changed = changedVertices(from, options.helperBones);
    if (changed.empty())
        return 0;
    double worst = 0;
    Pose pose;
    std::vector<Eigen::Affine3f> palette;
    std::set<std::int32_t> rows;
    for (const CreatedSequence &sequence : options.sequences) {
        if (sequence.row >= 0 && !sequence.holds)
            rows.insert(sequence.row);
        rows.insert(sequence.then.begin(), sequence.then.end());
    }
    for (const std::int32_t row : rows) {
        const SceneSequence &own = scene.sequences[std::size_t(row)];
        for (int moment = 0; moment < momentsEach; ++moment) {
            const double into = (double(own.end) - own.start) * moment / momentsEach;
            evaluateNodes(scene, {.sequence = row, .time = own.start + into, .globalTime = into}, pose);
            skinPalette(from, pose, palette);
            for (const Changed &each : changed) {
                const Vec3 &p = from.positions[each.vertex];
                Eigen::Vector3f off = Eigen::Vector3f::Zero();
                for (const auto &[entry, difference] : each.differences)
                    if (entry < palette.size())
                        off += difference * (palette[entry] * Eigen::Vector3f(p.x, p.y, p.z));
                worst = std::max(worst, double(off.norm()));
            }
        }
    }
    return worst;
}

} // namespace sinew::mdx
