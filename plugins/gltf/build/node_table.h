// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/read_job.h"

#include <Eigen/Geometry>

namespace sinew::gltf {

/// A node's place from its parent: glTF's axes and lengths.
struct NodePlace
{
    std::array<double, 3> translation{0, 0, 0};
    std::array<double, 4> rotation{0, 0, 0, 1};
    std::array<double, 3> scale{1, 1, 1};

    bool isIdentity() const { return translation == NodePlace().translation && isUnturned(); }
    bool isUnturned() const { return rotation == NodePlace().rotation && scale == NodePlace().scale; }
    Eigen::Affine3d matrix() const;
};

struct ReadNode
{
    JsonItem json;
    std::string name;
    int parent = -1;
    std::vector<int> children;
    NodePlace rest;
    Eigen::Affine3d world = Eigen::Affine3d::Identity(); ///< at rest
    int mesh = -1, skin = -1, camera = -1, light = -1;
    std::uint32_t lod = 0; ///< level of detail of its mesh
    bool isShown = false;  ///< in a scene that is read
    bool isJoint = false, isAnimated = false;
    bool carriesMesh = false; ///< its mesh moves with it
    bool isLeftOver = false;  ///< another node has taken what it was for
    bool isWanted = true;     ///< becomes a node of the model
    int row = -1;             ///< in RenderScene::nodes

    std::string kind; ///< as our own exporter left it: "bone", "attachment" …; empty in others' files
};

/// The nodes of a file as trees.
class NodeTable
{
public:
    /// Reads them; what is not a tree is a failure.
    explicit NodeTable(ReadJob &job);

    std::vector<ReadNode> all;
    std::vector<int> order;       ///< parents before children
    std::vector<JsonItem> lights; ///< definitions

    std::size_t size() const { return all.size(); }
    ReadNode &operator[](int row) { return all[std::size_t(row)]; }
    const ReadNode &operator[](int row) const { return all[std::size_t(row)]; }
    /// It or a node above it moves.
    bool moves(int row) const;

private:
    void readPlace(ReadJob &job, ReadNode &node);
    void link(ReadJob &job);
    void showScenes(ReadJob &job);
};

} // namespace sinew::gltf
