// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/node_match.h"

#include "core/facets/counterparts.h"
#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "core/scene/view/ray_cast.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

namespace {

/// Nodes further apart than this share of the larger model's size don't stand for each other.
constexpr float maxDistance = 0.03f;

/// Pairs of nodes whose distance is measured at most. The largest skeletons known have 3,000 nodes.
constexpr std::size_t maxPairs = 16'000'000;

struct Candidate : MatchableNode
{
    std::string plainName, likeName;
    std::string number; ///< instead of names
};

/// Without the ".001" of a copy.
std::string_view withoutCopyNumber(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const bool isCopy = dot != std::string_view::npos && dot > 0 && name.size() == dot + 4 &&
                        std::all_of(name.begin() + std::ptrdiff_t(dot) + 1, name.end(),
                                    [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
    return isCopy ? name.substr(0, dot) : name;
}

/// Lower case, letters and digits only, without words that say nothing.
std::string likeName(const std::string &name)
{
    std::string plain;
    for (const char c : withoutCopyNumber(name))
        if (const auto byte = static_cast<unsigned char>(c); byte >= 0x80 || std::isalnum(byte))
            plain += byte < 0x80 ? char(std::tolower(byte)) : c;
    for (const std::string_view word : {"bone", "bip01", "bip001", "ref", "helper"}) {
        if (plain.size() > word.size() && plain.starts_with(word))
            plain.erase(0, word.size());
        if (plain.size() > word.size() && plain.ends_with(word))
            plain.erase(plain.size() - word.size());
    }
    return plain;
}

std::vector<Candidate> candidates(const std::vector<MatchableNode> &nodes)
{
    std::vector<Candidate> result;
    for (const MatchableNode &node : nodes) {
        Candidate &candidate = result.emplace_back(Candidate{node, {}, {}});
        if (node.isNumbered) {
            candidate.name.clear();
            candidate.number = node.name;
        } else {
            candidate.plainName = std::string(withoutCopyNumber(node.name));
            candidate.likeName = likeName(node.name);
        }
        if (candidate.kind == NodeKind::Bone)
            candidate.kind = NodeKind::Helper;
    }
    return result;
}

class Matching
{
public:
    Matching(std::vector<Candidate> from, std::vector<Candidate> to) : m_from(std::move(from)), m_to(std::move(to)) {}

    std::vector<NodeMatch> run()
    {
        byText([](const Candidate &node) -> const std::string & { return node.name; }, MatchedBy::Name);
        byText([](const Candidate &node) -> const std::string & { return node.plainName; }, MatchedBy::LikeName);
        byText([](const Candidate &node) -> const std::string & { return node.likeName; }, MatchedBy::LikeName);
        byNumber();
        byHierarchy();
        byPlace();
        std::vector<NodeMatch> result;
        for (const Candidate &node : m_from) {
            const auto found = m_matches.find(node.id);
            result.push_back(found == m_matches.end() ? NodeMatch{node.id} : found->second);
        }
        return result;
    }

private:
    bool isFree(const Candidate &from) const { return !m_matches.contains(from.id); }
    bool isOpen(const Candidate &to) const { return !m_taken.contains(to.id); }
    void match(const Candidate &from, const Candidate &to, MatchedBy by)
    {
        m_matches[from.id] = {from.id, to.id, by};
        m_taken.insert(to.id);
    }

    /// Names that occur once on either side.
    void byText(const std::string &(*text)(const Candidate &), MatchedBy by)
    {
        using Key = std::pair<std::string, NodeKind>;
        std::map<Key, std::vector<const Candidate *>> here, there;
        for (const Candidate &node : m_from)
            if (isFree(node))
                here[{text(node), node.kind}].push_back(&node);
        for (const Candidate &node : m_to)
            if (isOpen(node))
                there[{text(node), node.kind}].push_back(&node);
        for (const auto &[key, nodes] : here)
            if (const auto found = there.find(key);
                !key.first.empty() && nodes.size() == 1 && found != there.end() && found->second.size() == 1)
                match(*nodes.front(), *found->second.front(), by);
    }

    void byNumber()
    {
        constexpr float samePlace = 1e-3f; // of the size
        const float reach = samePlace * std::max(sizeOf(m_from), sizeOf(m_to));
        std::map<std::pair<std::string, NodeKind>, const Candidate *> there;
        for (const Candidate &node : m_to)
            if (!node.number.empty() && isOpen(node))
                there.emplace(std::pair(node.number, node.kind), &node);
        for (const Candidate &node : m_from) {
            const auto found = node.number.empty() ? there.end() : there.find({node.number, node.kind});
            if (found != there.end() && isFree(node) && (found->second->place - node.place).norm() <= reach)
                match(node, *found->second, MatchedBy::Name);
        }
    }

    void byHierarchy()
    {
        std::map<std::pair<NodeId, NodeKind>, std::vector<const Candidate *>> below;
        for (const Candidate &node : m_to)
            if (isOpen(node))
                below[{node.parent, node.kind}].push_back(&node);
        std::map<std::pair<NodeId, NodeKind>, std::vector<const Candidate *>> siblings;
        for (const Candidate &node : m_from)
            if (isFree(node))
                siblings[{node.parent, node.kind}].push_back(&node);
        // Once each: a match makes others below it possible, which are found by their place then.
        for (const auto &[key, nodes] : siblings) {
            const auto parent = m_matches.find(key.first);
            if (parent == m_matches.end() || nodes.size() != 1)
                continue;
            const auto found = below.find({parent->second.to, key.second});
            if (found != below.end() && found->second.size() == 1 && isOpen(*found->second.front()))
                match(*nodes.front(), *found->second.front(), MatchedBy::Hierarchy);
        }
    }

    void byPlace()
    {
        if (m_from.size() * m_to.size() > maxPairs)
            return;
        const float reach = maxDistance * std::max(sizeOf(m_from), sizeOf(m_to));
        for (const Candidate &node : m_from) {
            if (!isFree(node))
                continue;
            const Candidate *nearest = nullptr;
            float best = reach;
            for (const Candidate &other : m_to) {
                const float distance = (other.place - node.place).norm();
                if (isOpen(other) && other.kind == node.kind && distance <= best) {
                    nearest = &other;
                    best = distance;
                }
            }
            if (nearest)
                match(node, *nearest, MatchedBy::Place);
        }
    }

    static float sizeOf(const std::vector<Candidate> &nodes)
    {
        Eigen::AlignedBox3f box;
        for (const Candidate &node : nodes)
            if (node.place.allFinite())
                box.extend(node.place);
        return box.isEmpty() ? 0 : box.diagonal().norm();
    }

    std::vector<Candidate> m_from, m_to;
    std::unordered_map<NodeId, NodeMatch> m_matches;
    std::unordered_set<NodeId> m_taken;
};

} // namespace

std::optional<Eigen::Vector3f> placeOf(const Format &format, const Model &model, NodeId node)
{
    if (!format.scene())
        return std::nullopt;
    const RenderScene scene = format.scene()->build(model);
    Pose pose;
    evaluatePose(scene, PoseTime(), pose);
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        if (scene.nodes[i].source == node)
            if (const Eigen::Vector3f place = nodePosition(scene, pose, i); place.allFinite())
                return place;
    return std::nullopt;
}

std::vector<MatchableNode> matchableNodes(const Format &format, const Model &model)
{
    std::vector<MatchableNode> result;
    if (!format.scene() || !format.transforms() || !format.names())
        return result;
    const RenderScene scene = format.scene()->build(model);
    Pose pose;
    evaluatePose(scene, PoseTime(), pose);
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        rows[scene.nodes[i].source] = i;
    for (const HierarchyNode &node : format.transforms()->hierarchy(model)) {
        MatchableNode matchable{node.node, node.parent, format.names()->name(model, node.node),
                                isNumbered(*format.names(), model, node.node)};
        if (const auto row = rows.find(node.node); row != rows.end()) {
            matchable.kind = scene.nodes[row->second].kind;
            matchable.place = nodePosition(scene, pose, row->second);
        }
        result.push_back(std::move(matchable));
    }
    return result;
}

std::vector<NodeMatch> matchNodes(const std::vector<MatchableNode> &from, const std::vector<MatchableNode> &to)
{
    return Matching(candidates(from), candidates(to)).run();
}

std::vector<NodeMatch> matchNodes(const Format &format, const Model &from, const Model &to)
{
    return matchNodes(matchableNodes(format, from), matchableNodes(format, to));
}

} // namespace sinew
