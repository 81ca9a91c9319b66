// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/elements_entity.h"

#include "viewport/overlay/overlay_geometry.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DCore/QAttribute>

#include <QVector4D>

#include <cmath>

namespace sinew {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;
using Qt3DRender::QGeometryRenderer;

namespace {

constexpr QRgb plainColour = 0xff101418, faceColour = 0x80ff9e2c, edgeColour = 0xa0101418;
constexpr float pointSize = 3, selectedSize = 5; ///< pixels
/// Thicker lines are drawn several times, aside by this many pixels.
constexpr float thickness = 0.7f;
constexpr int directions = 4;

/// By place: the mean length of the edges that meet there, in world units.
std::vector<float> spacingsOf(const ElementsPicture &picture)
{
    std::vector<float> lengths(picture.places.size());
    std::vector<std::uint32_t> counts(picture.places.size());
    for (const std::vector<std::uint32_t> *edges : {&picture.edges, &picture.selectedEdges})
        for (std::size_t i = 0; i + 1 < edges->size(); i += 2) {
            const std::uint32_t ends[] = {(*edges)[i], (*edges)[i + 1]};
            const float length = (picture.places[ends[0]] - picture.places[ends[1]]).norm();
            for (const std::uint32_t end : ends) {
                lengths[end] += length;
                ++counts[end];
            }
        }
    for (std::size_t i = 0; i < lengths.size(); ++i)
        lengths[i] = counts[i] && std::isfinite(lengths[i]) ? lengths[i] / float(counts[i]) : 0;
    return lengths;
}

template<class T>
QByteArray bytesOf(const std::vector<T> &values)
{
    return QByteArray(reinterpret_cast<const char *>(values.data()), qsizetype(values.size() * sizeof(T)));
}

QVector4D asVector(QRgb colour)
{
    return {float(qRed(colour)) / 255, float(qGreen(colour)) / 255, float(qBlue(colour)) / 255,
            float(qAlpha(colour)) / 255};
}

} // namespace

ElementsEntity::ElementsEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex)
    : m_effects(effects), m_places(makeNode<QBuffer>(owner)), m_spacings(makeNode<QBuffer>(owner))
{
    constexpr QGeometryRenderer::PrimitiveType types[] = {QGeometryRenderer::Triangles, QGeometryRenderer::Lines,
                                                          QGeometryRenderer::Lines, QGeometryRenderer::Points,
                                                          QGeometryRenderer::Points};
    constexpr QRgb colours[] = {faceColour, edgeColour, selectionColour, plainColour, selectionColour};
    for (std::size_t group = 0; group < groups; ++group) {
        Part &part = m_parts[group];
        part.indices = makeNode<QBuffer>(owner);
        part.geometry = makeNode<Qt3DCore::QGeometry>(owner);
        part.geometry->addAttribute(makeNode<QAttribute>(part.geometry, m_places,
                                                         QAttribute::defaultPositionAttributeName(), QAttribute::Float,
                                                         3U, 0U, 0U, uint(sizeof(Eigen::Vector3f))));
        part.geometry->addAttribute(makeNode<QAttribute>(part.geometry, m_spacings, QStringLiteral("vertexSpacing"),
                                                         QAttribute::Float, 1U, 0U, 0U, uint(sizeof(float))));
        auto *indices = makeNode<QAttribute>(part.geometry, part.indices, QAttribute::UnsignedInt, 1U, 0U);
        indices->setAttributeType(QAttribute::IndexAttribute);
        part.geometry->addAttribute(indices);
        part.call = std::make_unique<DrawCall>(owner);
        part.call->setGeometry(part.geometry);
        part.call->setPrimitive(types[group]);
        part.call->setSortIndex(sortIndex - float(group));
        part.call->setParameter("tint", asVector(colours[group]));
        part.call->setParameter("pointSize", group == SelectedPoints ? selectedSize : pointSize);
        part.call->setParameter("fades", group == Edges || group == Points);
        part.call->setParameter("thickness", group == SelectedEdges ? thickness : 0.f);
        part.call->setInstances(group == SelectedEdges ? directions : 1);
        part.call->setVisible(false);
    }
}

void ElementsEntity::setElements(const ElementsPicture &picture)
{
    const std::vector<std::uint32_t> *lists[] = {&picture.selectedFaces, &picture.edges, &picture.selectedEdges,
                                                 &picture.points, &picture.selectedPoints};
    EffectKey key{EffectKey::Element, FilterMode::Blend, false, !picture.isSeeThrough, false};
    m_spacings->setData(bytesOf(spacingsOf(picture)));
    for (std::size_t group = 0; group < groups; ++group) {
        Part &part = m_parts[group];
        const std::vector<std::uint32_t> &list = *lists[group];
        part.call->setEffect(m_effects.effect(key));
        part.call->setVisible(!list.empty());
        if (list.empty())
            continue;
        part.indices->setData(bytesOf(list));
        for (QAttribute *attribute : part.geometry->attributes())
            attribute->setCount(
                uint(attribute->attributeType() == QAttribute::IndexAttribute ? list.size() : picture.places.size()));
    }
}

void ElementsEntity::setPicture(const ElementsPicture *picture)
{
    if (!picture) {
        for (Part &part : m_parts)
            part.call->setVisible(false);
        m_elementsRevision = m_placesRevision = 0;
        return;
    }
    if (picture->placesRevision != m_placesRevision)
        m_places->setData(bytesOf(picture->places));
    if (picture->elementsRevision != m_elementsRevision)
        setElements(*picture);
    m_placesRevision = picture->placesRevision;
    m_elementsRevision = picture->elementsRevision;
}

} // namespace sinew
