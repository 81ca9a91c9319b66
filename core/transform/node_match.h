// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <Eigen/Geometry>

#include <optional>
#include <vector>

namespace sinew {

class Format;

/// What says that a node of one model stands for a node of another.
enum class MatchedBy : std::uint8_t {
    Nothing,
    Name,
    LikeName,  ///< equal but for case, punctuation, and words like "bone" and "ref"
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

/// A counterpart in `to` for each node of `from`, in the order of its hierarchy. Bones and helpers match each other,
/// nodes of other kinds only their own. No node of `to` is matched twice.
std::vector<NodeMatch> matchNodes(const Format &format, const Model &from, const Model &to);

/// Where a node is while nothing plays; empty if it has no place.
std::optional<Eigen::Vector3f> placeOf(const Format &format, const Model &model, NodeId node);

} // namespace sinew
