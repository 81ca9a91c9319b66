// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/effect_ribbon.h"

#include "core/scene/pose/node_transform.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <QVector3D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>

namespace sinew {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;

RibbonCall::RibbonCall(Qt3DCore::QNode *owner)
    : m_node(makeNode<Qt3DCore::QNode>(owner)), m_vertices(makeNode<QBuffer>(m_node)), m_call(owner)
{
    auto *geometry = makeNode<Qt3DCore::QGeometry>(m_node);
    const auto add = [&](const QString &name, QAttribute::VertexBaseType type, uint size, uint offset) {
        geometry->addAttribute(
            makeNode<QAttribute>(geometry, m_vertices, name, type, size, 0U, offset, uint(sizeof(RibbonVertex))));
    };
    add(QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, offsetof(RibbonVertex, position));
    add(QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, offsetof(RibbonVertex, uv));
    add(QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, offsetof(RibbonVertex, colour));
    m_call.setGeometry(geometry);
    m_call.setVisible(false);
}

RibbonCall::~RibbonCall()
{
    delete m_node;
}

void RibbonCall::setStrip(std::span<const RibbonVertex> strip, const Eigen::Affine3f &placement,
                          const LayerState &layer)
{
    const bool visible = strip.size() >= 4 && layer.alpha > 0;
    m_call.setVisible(visible);
    if (!visible)
        return;
    QByteArray bytes(reinterpret_cast<const char *>(strip.data()), qsizetype(strip.size_bytes()));
    if (!placement.isApprox(Eigen::Affine3f::Identity(), 0)) {
        auto *moved = reinterpret_cast<RibbonVertex *>(bytes.data());
        for (std::size_t i = 0; i < strip.size(); ++i)
            moved[i].position = fromEigen(placement * toEigen(moved[i].position));
    }
    if (m_vertices->data() != bytes)
        m_vertices->setData(bytes);
    m_call.setStrip(int(strip.size()));
    m_call.setParameter("layerAlpha", layer.alpha);
    m_call.setParameter("uvRowU", QVector3D(layer.uv(0, 0), layer.uv(0, 1), layer.uv(0, 2)));
    m_call.setParameter("uvRowV", QVector3D(layer.uv(1, 0), layer.uv(1, 1), layer.uv(1, 2)));
}

} // namespace sinew
