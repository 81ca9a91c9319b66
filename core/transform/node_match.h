// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

class Format;

/// What says that a node of one model stands for a node of another.
enum class MatchedBy : std::uint8_t {
    Nothing,
    Name,      ///< or, without names, the same number in the same place
    LikeName,  ///< equal but for case, punctuation, words like "bone" and "ref", and ".001" as editors add it
    Hierarchy, ///< the only ones left below parents that match
    Place      ///< nearest to each other at rest
};

struct NodeMatch
{
    NodeId from = NoNode;
    NodeId to = NoNode; ///< NoNode: no counterpart
    MatchedBy by = MatchedBy::Nothing;

    /// A guess that users should look at.
    bool isUnsure() const { return by == MatchedBy::Hierarchy || by == MatchedBy::Place; }
};

/// A node with what it is matched by.
struct MatchableNode
{
    NodeId id = NoNode, parent = NoNode;
    std::string name;
    bool isNumbered = false; ///< `name` is only its number: nodes with equal numbers match if they are in one place
    NodeKind kind = NodeKind::Helper;                ///< nodes of different kinds do not match; bones count as helpers
    Eigen::Vector3f place = Eigen::Vector3f::Zero(); ///< at rest
};
std::vector<MatchableNode> matchableNodes(const Format &format, const Model &model);
/// A counterpart in `to` for each node of `from`, in its order.
std::vector<NodeMatch> matchNodes(const std::vector<MatchableNode> &from, const std::vector<MatchableNode> &to);

/// A counterpart in `to` for each node of `from`, in the order of its hierarchy. Bones and helpers match each other,
/// nodes of other kinds only their own. No node of `to` is matched twice.
std::vector<NodeMatch> matchNodes(const Format &format, const Model &from, const Model &to);

/// Where a node is while nothing plays; empty if it has no place.
std::optional<Eigen::Vector3f> placeOf(const Format &format, const Model &model, NodeId node);

} // namespace sinew
