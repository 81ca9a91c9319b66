// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/uv/uv_facet.h"

// widgets/uv is the dock that shows and edits texture coordinates and vertex colours over their texture.

namespace sinew {

struct UvEdge
{
    std::uint32_t a = 0, b = 0; ///< rows of vertices, a < b
    bool isBorder = false;      ///< used by one triangle only: the edge of an island
};

/// Several parts of a model as one drawing; a vertex shared by parts occurs once.
class UvShape
{
public:
    UvShape() = default;
    /// Parts that don't have the set are omitted.
    UvShape(const Model &model, const UvFacet &facet, const std::vector<NodeId> &parts, int set);

    /// Updates the numbers from the model; false if more than numbers changed.
    bool refresh(const Model &model, const UvFacet &facet);

    std::size_t size() const { return m_points.size(); }
    const std::vector<UvPoint> &points() const { return m_points; }
    /// By vertex, or empty.
    const std::vector<Colour4> &colours() const { return m_colours; }
    const std::vector<std::uint32_t> &triangles() const { return m_triangles; }
    const std::vector<UvEdge> &edges() const { return m_edges; }
    /// The largest step of the parts' files, 0: any float.
    double step() const { return m_step; }
    /// A vertex as the facet refers to it.
    NodeId partOf(std::uint32_t row) const { return m_owners[row].part; }
    std::uint32_t vertexOf(std::uint32_t row) const { return m_owners[row].vertex; }

    /// Which vertices are joined: by vertex the smallest row among those at the same place in space and on the texture.
    /// Formats split vertices where normals differ; users see one.
    const std::vector<std::uint32_t> &joints() const;
    /// By vertex the number of its island: vertices connected by triangles and joints.
    std::vector<std::uint32_t> islands() const;

private:
    struct Owner
    {
        NodeId part = NoNode;
        std::uint32_t vertex = 0;
    };
    void addPart(NodeId part, UvMesh mesh);
    void takeNumbers();
    void makeEdges();

    int m_set = 0;
    std::vector<NodeId> m_parts;
    std::vector<UvMesh> m_meshes;                   ///< by part
    std::vector<std::vector<std::uint32_t>> m_rows; ///< by part and vertex
    std::vector<Owner> m_owners;
    std::vector<UvPoint> m_points;
    std::vector<Vec3> m_positions;
    std::vector<Colour4> m_colours;
    std::vector<std::uint32_t> m_triangles;
    std::vector<UvEdge> m_edges;
    double m_step = 0;
    mutable std::vector<std::uint32_t> m_joints;
};

} // namespace sinew
