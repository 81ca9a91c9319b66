// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QParameter>

#include <map>

namespace sinew {

/// One mesh on the graphics card: vertex and index buffers, uploaded when they change, and the palette, uploaded when
/// the pose changes. A palette of more than `gpuPalette` matrices does not fit into the shader's uniform block (the 16
/// KiB that OpenGL guarantees); such a mesh is skinned on the CPU and its posed vertices are uploaded each frame.
class MeshBuffers
{
public:
    static constexpr std::size_t gpuPalette = 341;

    /// `source`: buffers of the same mesh to share; only the palette is separate. It must live longer, be brought up to
    /// date first, and not be skinned on the CPU.
    explicit MeshBuffers(Qt3DCore::QNode *owner, MeshBuffers *source = nullptr);
    ~MeshBuffers();
    MeshBuffers(const MeshBuffers &) = delete;
    MeshBuffers &operator=(const MeshBuffers &) = delete;

    /// Uploads if the mesh's revision or any array differs from the last time. True if it did.
    bool sync(const SceneMesh &mesh);
    void setPose(const SceneMesh &mesh, const Pose &pose);

    enum Extra : std::uint8_t { Nothing, Tangents, NextUvSet, Surface };
    /// The vertices with this uv set (any number: a missing set reads as zeroes); for HD layers with tangents (zeroes
    /// if the mesh has none), for batches with the next uv set too; for surfaces with tangents, colours and four uv
    /// sets.
    Qt3DCore::QGeometry *geometry(std::size_t uvSet, Extra extra = Nothing);
    /// Sorts the triangles by the distance of their centres along `toViewer`, as posed; for blended layers.
    void sortTriangles(const SceneMesh &mesh, const Pose &pose, const Eigen::Vector3f &toViewer);
    /// Must be added to every material that draws the mesh.
    Qt3DRender::QParameter *palette() const { return m_palette; }
    std::size_t triangles() const { return m_mesh.indices.size() / 3; }
    std::size_t vertices() const { return m_mesh.positions.size(); }
    /// Edges between two vertices, however many triangles share them. Counted on the first call.
    std::size_t edges() const;

private:
    Qt3DCore::QBuffer *newBuffer();
    void makeVertexBuffers();
    bool skinsOnCpu() const { return m_mesh.palette.size() > gpuPalette; }
    Qt3DCore::QBuffer *uvBuffer(std::size_t uvSet);
    void uploadTangents();
    void uploadColours();
    void uploadPalette(QByteArray rows);
    void uploadPosed();

    MeshBuffers *m_source;
    Qt3DCore::QNode *m_node; ///< owns all that follows
    Qt3DCore::QBuffer *m_positions = nullptr, *m_normals = nullptr, *m_influences = nullptr, *m_weights = nullptr;
    Qt3DCore::QBuffer *m_indices = nullptr, *m_paletteBuffer;
    Qt3DCore::QBuffer *m_tangents = nullptr, *m_colours = nullptr; ///< created on first use
    std::vector<Qt3DCore::QBuffer *> m_uv;
    std::map<std::pair<std::size_t, Extra>, Qt3DCore::QGeometry *> m_geometries; ///< by uv set
    Qt3DRender::QParameter *m_palette;
    SceneMesh m_mesh; ///< what was uploaded; its arrays are shared with the scene's
    std::vector<Eigen::Affine3f> m_matrices;
    QByteArray m_paletteBytes;
    std::vector<Eigen::Vector3f> m_posed;       ///< for sorting
    std::vector<std::uint32_t> m_triangleOrder; ///< as uploaded; empty: the file's
    mutable std::optional<std::size_t> m_edges;
};

} // namespace sinew
