// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/draft/axes.h"
#include "plugins/mdx/create/draft/curve_maker.h"
#include "plugins/mdx/create/nodes/rest_form.h"
#include "plugins/mdx/model/model.h"

#include <set>

namespace sinew::mdx {

struct CreationJob;

/// A node of the new model before it has a number.
struct MadeNode
{
    std::int32_t sceneRow = -1; ///< what it is made of; -1: added
    NodeKind kind = NodeKind::Helper;
    std::int32_t parent = -1; ///< row among the made nodes
    Vec3 pivot;
    Node node; ///< name, flags and keys; numbers follow
    bool movesVertices = false;
    std::set<std::size_t> meshes;      ///< that it moves, rows in RenderScene::meshes
    std::vector<std::int32_t> geosets; ///< that these became
};

/// The nodes of the new model, which move as those of the scene do. Nodes with pivots are copied. Where a scene has
/// local transforms and rest poses (StarCraft II, glTF) one bone says all if its rest pose is turned and scaled alike;
/// else a helper moves, and a bone below it undoes the rest pose (conversion.md §2.1, §2.2).
class Skeleton
{
public:
    Skeleton(CreationJob &job);

    std::vector<MadeNode> &nodes() { return m_nodes; }
    const std::vector<MadeNode> &nodes() const { return m_nodes; }
    /// The made node that stands for a node of the scene: what lies on it hangs there. -1 for no node.
    std::int32_t hangerOf(std::int32_t sceneRow) const;
    /// The made node that vertices follow, by mesh and row of its palette and entry's node.
    std::int32_t boneOf(std::size_t mesh, std::size_t entry, std::size_t which) const;
    /// A bone at the origin for vertices that follow nothing.
    std::int32_t still();
    std::int32_t add(MadeNode node);

    /// The rest pose of a scene's node that the made one does not have: its own axes are the model's there.
    SimilarRest restOf(std::int32_t sceneRow) const;
    /// A turn in a scene node's own axes as one in those of the made node.
    Eigen::Quaterniond turnBelow(std::int32_t sceneRow, const Quat &turn) const;
    /// A node yet to be added that lies where the made one does, and is turned in its axes.
    MadeNode turnedBelow(std::int32_t sceneRow, NodeKind kind, const Eigen::Quaterniond &turn,
                         const std::string &suffix = {});
    /// A place in a scene node's space as one in the new model's rest pose.
    Vec3 placeBelow(std::int32_t sceneRow, const Vec3 &place) const;

private:
    /// What children of a scene's node hang on, and where it rests.
    struct Hanger
    {
        std::int32_t made = -1;
        SimilarRest rest;
    };

    void copyNodes();
    void buildNodes();
    void findRests();
    void makeNode(std::int32_t row);
    bool scalesAlike(const SceneNode &node) const;
    MadeNode draft(std::int32_t row);
    void setKeys(MadeNode &made, const SceneNode &node, const SimilarRest &parent, const SimilarRest &own);
    std::int32_t addUndoing(std::int32_t row, const Hanger &hanger, const Eigen::Affine3d &rest);
    Eigen::Affine3d localTransform(const SceneNode &node) const;

    CreationJob &m_job;
    std::vector<MadeNode> m_nodes;
    std::vector<Hanger> m_hangers;                     ///< by scene row
    std::vector<std::vector<Eigen::Affine3d>> m_rests; ///< by scene row, each once
    std::vector<std::vector<std::int32_t>> m_bones;    ///< the made nodes of these rests
    std::vector<std::vector<std::size_t>> m_restOf;    ///< by mesh and entry
    std::int32_t m_still = -1;
};

} // namespace sinew::mdx
