// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/bone_shares.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/unique_name.h"
#include "plugins/mdx/create/nodes/geosets.h"
#include "plugins/mdx/create/nodes/vertex_group.h"
#include "plugins/mdx/create/nodes/weight_error.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

/// That a byte of SKIN can name.
constexpr std::int32_t mostNumbers = 256;

} // namespace

void Geosets::readShares(std::size_t mesh)
{
    const SceneMesh &from = m_job.scene.meshes[mesh];
    std::vector<BoneShares> &shares = m_shares[mesh];
    shares.resize(from.positions.size());
    for (std::size_t v = 0; v < shares.size(); ++v) {
        const auto add = [&](std::int32_t made, float share) {
            const NodeId bone = NodeId(made + 1);
            const auto known = std::find_if(shares[v].begin(), shares[v].end(),
                                            [&](const BoneShare &each) { return each.bone == bone; });
            if (known != shares[v].end())
                known->share += share;
            else
                shares[v].push_back({bone, share});
        };
        for (std::size_t i = v * 4; i < v * 4 + 4 && i < from.influences.size() && i < from.weights.size(); ++i) {
            const std::size_t entry = from.influences[i];
            if (from.weights[i] == 0)
                continue;
            std::vector<std::int32_t> bones;
            for (std::size_t which = 0; entry < from.palette.size() && which < from.palette[entry].size(); ++which)
                if (const std::int32_t bone = m_skeleton.boneOf(mesh, entry, which); bone >= 0)
                    bones.push_back(bone);
            if (bones.empty())
                bones.push_back(m_skeleton.still());
            for (const std::int32_t bone : bones)
                add(bone, float(from.weights[i]) / 255 / float(bones.size()));
        }
        if (shares[v].empty())
            add(m_skeleton.still(), 1);
        shares[v] = sinew::normalised(shares[v]);
        for (const BoneShare &each : shares[v]) {
            MadeNode &node = m_skeleton.nodes()[each.bone - 1];
            node.movesVertices = true;
            node.meshes.insert(mesh);
        }
    }
}

/// Only groups need them: weights of later versions are exact.
bool Geosets::countsBones() const
{
    return m_job.options.helperBones && m_job.version < 900;
}

/// A bone that is in a group several times is there once, with as many bones below it that move as it does: whether the
/// game accepts the same bone twice is not known (conversion.md §3.2).
void Geosets::addHelpers()
{
    m_helpers.resize(m_skeleton.nodes().size());
    std::size_t bones = 0;
    for (std::size_t mesh = 0; mesh < m_shares.size(); ++mesh)
        for (const BoneShares &shares : m_shares[mesh])
            for (const VertexGroup::Entry &entry : vertexGroup(shares, true).entries) {
                std::vector<std::int32_t> &helpers = m_helpers[entry.bone - 1];
                for (bones += helpers.empty() && entry.count > 1; helpers.size() + 1 < entry.count;) {
                    const MadeNode &bone = m_skeleton.nodes()[entry.bone - 1];
                    MadeNode helper;
                    helper.kind = NodeKind::Bone;
                    helper.parent = std::int32_t(entry.bone - 1);
                    helper.pivot = bone.pivot;
                    helper.movesVertices = true;
                    helper.meshes = bone.meshes;
                    helper.node.name.set(uniqueName(m_job.nodeNames, std::string(bone.node.name.view()) + " Weight"));
                    helpers.push_back(m_skeleton.add(std::move(helper)));
                }
            }
    if (bones > 0)
        m_job.losses.add(ConversionLoss::Guessed,
                         QT_TRANSLATE_NOOP("Message", "Bones got helpers below them that count as they do (%1)"),
                         RootNode, bones);
}

void Geosets::numberBones()
{
    std::vector<MadeNode> &nodes = m_skeleton.nodes();
    const auto isBone = [](const MadeNode &node) { return node.movesVertices; };
    if (std::none_of(nodes.begin(), nodes.end(), isBone)) {
        // The game wants a bone at least.
        const auto any = std::find_if(nodes.begin(), nodes.end(), [](const MadeNode &node) {
            return node.kind == NodeKind::Bone || node.kind == NodeKind::Helper;
        });
        m_skeleton.nodes()[any == nodes.end() ? std::size_t(m_skeleton.still()) : std::size_t(any - nodes.begin())]
            .movesVertices = true;
    }
    std::int32_t next = 0;
    m_numbers.assign(nodes.size(), -1);
    for (std::size_t row = 0; row < nodes.size(); ++row)
        if (nodes[row].movesVertices)
            m_numbers[row] = next++;
}

std::uint8_t Geosets::byteNumber(NodeId bone)
{
    if (bone == NoNode)
        return 0;
    std::int32_t made = std::int32_t(bone) - 1;
    for (std::size_t steps = 0; made >= 0 && steps < m_numbers.size(); ++steps) {
        const std::int32_t number = m_numbers[std::size_t(made)];
        if (number >= 0 && number < mostNumbers)
            return std::uint8_t(number);
        made = m_skeleton.nodes()[std::size_t(made)].parent;
    }
    return 0;
}

std::vector<std::vector<std::uint32_t>> Geosets::groupsOf(std::size_t mesh)
{
    std::vector<std::vector<std::uint32_t>> groups;
    std::size_t unequal = 0;
    for (const BoneShares &shares : m_shares[mesh]) {
        const VertexGroup equal = vertexGroup(shares, countsBones());
        unequal += !equal.isExact;
        std::vector<std::uint32_t> &group = groups.emplace_back();
        for (const VertexGroup::Entry &entry : equal.entries) {
            group.push_back(std::uint32_t(m_numbers[entry.bone - 1]));
            for (std::size_t i = 1; i < entry.count; ++i)
                group.push_back(std::uint32_t(m_numbers[std::size_t(m_helpers[entry.bone - 1][i - 1])]));
        }
        std::sort(group.begin(), group.end());
    }
    if (unequal > 0) {
        m_unequal += unequal;
        m_weightError = std::max(m_weightError, m_job.axes.scale() * weightError(m_job.scene, mesh, m_job.options));
        m_unequalSource = m_job.scene.meshes[mesh].source;
    }
    return groups;
}

} // namespace sinew::mdx
