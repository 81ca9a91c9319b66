// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/mesh_overlay_entity.h"

#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DCore/QAttribute>

namespace sinew {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;

namespace {

/// As the line shader expects them; a line without width that ends where it starts.
struct Vertex
{
    Eigen::Vector3f here, there;
    float side, width;
    float colour[4];
};

} // namespace

MeshOverlayEntity::MeshOverlayEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex)
    : m_vertices(makeNode<QBuffer>(owner)), m_indices(makeNode<QBuffer>(owner)),
      m_geometry(makeNode<Qt3DCore::QGeometry>(owner)), m_call(owner)
{
    const auto add = [&](const QString &name, uint size, uint offset) {
        m_geometry->addAttribute(makeNode<QAttribute>(m_geometry, m_vertices, name, QAttribute::Float, size, 0U, offset,
                                                      uint(sizeof(Vertex))));
    };
    add(QAttribute::defaultPositionAttributeName(), 3, offsetof(Vertex, here));
    add(QAttribute::defaultNormalAttributeName(), 3, offsetof(Vertex, there));
    add(QAttribute::defaultTextureCoordinateAttributeName(), 2, offsetof(Vertex, side));
    add(QAttribute::defaultColorAttributeName(), 4, offsetof(Vertex, colour));
    auto *indices = makeNode<QAttribute>(m_geometry, m_indices, QAttribute::UnsignedInt, 1U, 0U);
    indices->setAttributeType(QAttribute::IndexAttribute);
    m_geometry->addAttribute(indices);
    m_call.setGeometry(m_geometry);
    m_call.setEffect(effects.effect({EffectKey::Line, FilterMode::None, false, true, true, false, true}));
    m_call.setSortIndex(sortIndex);
    m_call.setVisible(false);
}

void MeshOverlayEntity::setMesh(const OverlayMesh &mesh)
{
    m_call.setVisible(!mesh.indices.empty());
    if (mesh.indices.empty())
        return;
    QByteArray bytes(qsizetype(mesh.vertices.size() * sizeof(Vertex)), Qt::Uninitialized);
    auto *out = reinterpret_cast<Vertex *>(bytes.data());
    for (const OverlayMesh::Vertex &vertex : mesh.vertices) {
        const QRgb c = vertex.colour;
        *out++ = {vertex.at,
                  vertex.at,
                  0,
                  0,
                  {float(qRed(c)) / 255, float(qGreen(c)) / 255, float(qBlue(c)) / 255, float(qAlpha(c)) / 255}};
    }
    if (m_vertices->data() != bytes)
        m_vertices->setData(bytes);
    const QByteArray indices(reinterpret_cast<const char *>(mesh.indices.data()),
                             qsizetype(mesh.indices.size() * sizeof(std::uint32_t)));
    if (m_indices->data() != indices)
        m_indices->setData(indices);
    for (QAttribute *attribute : m_geometry->attributes()) {
        const bool index = attribute->attributeType() == QAttribute::IndexAttribute;
        attribute->setCount(uint(index ? mesh.indices.size() : mesh.vertices.size()));
    }
}

} // namespace sinew
