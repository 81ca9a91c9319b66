// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/scene/pose/node_transform.h"

#include <unordered_map>

namespace sinew {

class TransformFacet;

/// A movement, rotation or scaling in model space, as a gesture in the viewport makes it.
struct SpaceChange
{
    enum Kind : std::uint8_t { Move, Turn, Scale } kind = Move;
    Eigen::Vector3f move = Eigen::Vector3f::Zero();
    Eigen::Quaternionf turn = Eigen::Quaternionf::Identity();
    Eigen::Vector3f scale = Eigen::Vector3f::Ones();    ///< along `axes`
    Eigen::Matrix3f axes = Eigen::Matrix3f::Identity(); ///< orthonormal columns
    Eigen::Vector3f centre = Eigen::Vector3f::Zero();   ///< the point that stays in place
};

/// Some nodes of a posed model, to be moved elsewhere: computes the keys (or pivots) that give the pose the user
/// dragged.
///
/// Created once at a gesture's start; every later state of the gesture is computed from that start. A selected node
/// below a selected parent moves with it and gets no keys of its own.
class PosedEdit
{
public:
    enum class Target : std::uint8_t {
        Keys,               ///< of the nodes' transform tracks, at the playhead
        Pivots,             ///< keys stay; only movements
        PivotsWithChildren, ///< pivots of all descendants move along
        PresentKeys,        ///< keys of the translation tracks that are at the playhead, and no others; only movements
    };

    /// `scene` shows the document's model, `when` is the document's time. Rotations and scalings of pivots change the
    /// tracks that are constants instead (setsConstant), and are refused if one is not. Also refused if nothing that
    /// can be moved is selected, keys can't be set (canKey), a node has no pivot, or a present key is missing.
    static Result<PosedEdit> begin(const Document &document, const RenderScene &scene, const PoseTime &when,
                                   std::span<const NodeId> nodes, Target target, SpaceChange::Kind kind);

    std::size_t size() const { return m_nodes.size(); }
    /// True if a constant takes the change whose key another sequence holds: this one does not show it.
    bool isElsewhere() const { return m_isElsewhere; }
    /// Mean of the nodes' pivots as posed.
    Eigen::Vector3f centre() const;

    /// The edit. Refused if the pose makes it impossible (a parent that is scaled to nothing).
    Result<ChangeSet> changes(const Document &document, const SpaceChange &change) const;

private:
    struct Node
    {
        PosedNode posed;
        Eigen::Vector3f position; ///< of the pivot, in model space
        Address pivot;
        Vec3 pivotValue;
        bool inheritsPlace = true;
        CurveEdit translation, rotation, scale; ///< in the original state; only those that `kind` needs
    };

    class Hierarchy;

    /// Copies the tracks of all nodes; refused if keys of one of `curves` can't be set.
    Status takeCurves(const Document &document, std::vector<Address> curves, bool constants);
    /// Lets the edit start from the values of constants that the pose doesn't show.
    void takeConstants(const Document &document, Node &node);
    /// The pivots of everything below the nodes; `places`: rows in m_nodes.
    void takeChildren(const TransformFacet &facet, const Model &model, const Hierarchy &hierarchy,
                      const std::unordered_map<NodeId, std::size_t> &places);

    Target m_target = Target::Keys;
    bool m_isElsewhere = false;
    SpaceChange::Kind m_kind = SpaceChange::Move;
    std::vector<Node> m_nodes;
    std::vector<std::pair<Address, Vec3>> m_children; ///< pivots below m_nodes
    std::vector<std::size_t> m_childOf;               ///< row in m_nodes
};

/// The posed axes of a node: its own, or those of the space of its translation; orthonormal columns.
Eigen::Matrix3f ownAxes(const PosedNode &node);
Eigen::Matrix3f parentAxes(const PosedNode &node);

} // namespace sinew
