// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/entities/overlay_entity.h"

#include "viewport/draw/placeholder_textures.h"
#include "viewport/overlay/label_places.h"
#include "viewport/qt3d/gpu/make_node.h"
#include "viewport/qt3d/gpu/texture_upload.h"

#include <QPainter>

namespace sinew {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;

namespace {

struct LineVertex
{
    Eigen::Vector3f here, there;
    float side, width;
    float colour[4];
};

struct LabelVertex
{
    Eigen::Vector3f at;
    float offset[3];
    float uv[2];
};

void addAttribute(Qt3DCore::QGeometry *geometry, QBuffer *buffer, const QString &name, uint size, uint offset,
                  uint stride)
{
    geometry->addAttribute(makeNode<QAttribute>(geometry, buffer, name, QAttribute::Float, size, 0U, offset, stride));
}

void addIndices(Qt3DCore::QGeometry *geometry, QBuffer *buffer)
{
    auto *indices = makeNode<QAttribute>(geometry, buffer, QAttribute::UnsignedInt, 1U, 0U);
    indices->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(indices);
}

/// Two triangles for every four vertices.
void setQuads(Qt3DCore::QGeometry *geometry, QBuffer *indices, std::size_t quads)
{
    QByteArray bytes(qsizetype(quads * 6 * sizeof(quint32)), Qt::Uninitialized);
    auto *out = reinterpret_cast<quint32 *>(bytes.data());
    for (quint32 quad = 0; quad < quads; ++quad) {
        for (const quint32 corner : {0, 1, 2, 2, 1, 3})
            *out++ = quad * 4 + corner;
    }
    if (indices->data().size() != bytes.size())
        indices->setData(bytes);
    for (QAttribute *attribute : geometry->attributes())
        attribute->setCount(uint(quads * (attribute->attributeType() == QAttribute::IndexAttribute ? 6 : 4)));
}

} // namespace

LineEntity::LineEntity(Qt3DCore::QEntity *owner, EffectCache &effects, bool overModel, float sortIndex)
    : m_vertices(makeNode<QBuffer>(owner)), m_indices(makeNode<QBuffer>(owner)),
      m_geometry(makeNode<Qt3DCore::QGeometry>(owner)), m_call(owner)
{
    constexpr uint stride = sizeof(LineVertex);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultPositionAttributeName(), 3, 0, stride);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultNormalAttributeName(), 3, 12, stride);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultTextureCoordinateAttributeName(), 2, 24, stride);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultColorAttributeName(), 4, 32, stride);
    addIndices(m_geometry, m_indices);
    m_call.setGeometry(m_geometry);
    m_call.setEffect(effects.effect({EffectKey::Line, FilterMode::Blend, false, !overModel, false}));
    m_call.setSortIndex(sortIndex);
    m_call.setVisible(false);
}

void LineEntity::setLines(const OverlayLines &lines, const OverlayFaces &faces)
{
    const std::size_t quads = lines.size() + faces.size();
    m_call.setVisible(quads > 0);
    if (quads == 0)
        return;
    QByteArray bytes(qsizetype(quads * 4 * sizeof(LineVertex)), Qt::Uninitialized);
    auto *out = reinterpret_cast<LineVertex *>(bytes.data());
    const auto add = [&out](const Eigen::Vector3f &here, const Eigen::Vector3f &there, float side, float width,
                            QRgb colour) {
        *out++ = {here,
                  there,
                  side,
                  width,
                  {float(qRed(colour)) / 255, float(qGreen(colour)) / 255, float(qBlue(colour)) / 255,
                   float(qAlpha(colour)) / 255}};
    };
    // A corner without width stays where it is.
    for (const OverlayFace &face : faces)
        for (const std::size_t corner : {0, 1, 3, 2})
            add(face.corners[corner], face.corners[(corner + 2) % 4], 0, 0, face.colour);
    for (const OverlayLine &line : lines) {
        const float endWidth = line.endWidth < 0 ? line.width : line.endWidth;
        // The direction is measured from "here" to "there", hence the opposite sign at the far end.
        add(line.from, line.to, -1, line.width, line.colour);
        add(line.from, line.to, 1, line.width, line.colour);
        add(line.to, line.from, 1, endWidth, line.colour);
        add(line.to, line.from, -1, endWidth, line.colour);
    }
    if (bytes == m_uploaded)
        return;
    m_uploaded = bytes;
    m_vertices->setData(bytes);
    setQuads(m_geometry, m_indices, quads);
}

LabelEntity::LabelEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex)
    : m_owner(owner), m_vertices(makeNode<QBuffer>(owner)), m_indices(makeNode<QBuffer>(owner)),
      m_geometry(makeNode<Qt3DCore::QGeometry>(owner)), m_call(owner)
{
    constexpr uint stride = sizeof(LabelVertex);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultPositionAttributeName(), 3, 0, stride);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultNormalAttributeName(), 3, 12, stride);
    addAttribute(m_geometry, m_vertices, QAttribute::defaultTextureCoordinateAttributeName(), 2, 24, stride);
    addIndices(m_geometry, m_indices);
    m_call.setGeometry(m_geometry);
    m_call.setEffect(effects.effect({EffectKey::Label, FilterMode::Blend, false, false, false}));
    m_call.setSortIndex(sortIndex);
    m_call.setVisible(false);
}

void LabelEntity::paintAtlas(const OverlayLabels &labels)
{
    constexpr int atlasWidth = 1024, atlasHeight = 4096;
    QFont font;
    font.setPixelSize(12);
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 2;
    std::vector<Cell> cells;
    QPoint next;
    for (const OverlayLabel &label : labels) {
        const int width = std::min(metrics.horizontalAdvance(label.text) + 4, atlasWidth);
        if (next.x() + width > atlasWidth)
            next = {0, next.y() + height};
        if (next.y() + height > atlasHeight)
            break; // some 3,000 names: more would be illegible anyway
        cells.push_back({label.text, label.colour, QRect(next, QSize(width, height))});
        next.rx() += width;
    }
    if (cells == m_cells && m_atlas)
        return;
    m_cells = std::move(cells);
    m_atlasSize = QSize(atlasWidth, next.y() + height);
    QImage image(m_atlasSize, QImage::Format_RGBA8888);
    image.fill(QColor(0, 0, 0, 0));
    QPainter painter(&image);
    painter.setFont(font);
    for (const Cell &cell : m_cells) {
        painter.fillRect(cell.place, QColor(0, 0, 0, 140));
        painter.setPen(QColor::fromRgba(cell.colour));
        painter.drawText(cell.place.adjusted(2, 0, 0, 0), Qt::AlignVCenter | Qt::TextSingleLine, cell.text);
    }
    painter.end();
    Qt3DRender::QAbstractTexture *old = m_atlas;
    m_atlas = makeTexture(fromQImage(image), false, false, m_owner, false);
    m_call.setParameter("colourTexture", QVariant::fromValue(m_atlas));
    delete old;
}

void LabelEntity::setLabels(const OverlayLabels &labels)
{
    m_call.setVisible(!labels.empty());
    if (labels.empty())
        return;
    paintAtlas(labels);
    upload(labels, std::vector<std::optional<float>>(labels.size(), 0.f));
}

void LabelEntity::setSpreadLabels(const OverlayLabels &labels, const ViewCamera &camera, QSize picture)
{
    m_call.setVisible(!labels.empty());
    if (labels.empty())
        return;
    paintAtlas(labels);
    std::vector<QSize> sizes;
    for (const Cell &cell : m_cells)
        sizes.push_back(cell.place.size());
    upload(labels, labelPlaces(labels, sizes, camera, picture));
}

void LabelEntity::upload(const OverlayLabels &labels, const std::vector<std::optional<float>> &places)
{
    QByteArray bytes(qsizetype(m_cells.size() * 4 * sizeof(LabelVertex)), Qt::Uninitialized);
    auto *out = reinterpret_cast<LabelVertex *>(bytes.data());
    const float atlasWidth = float(m_atlasSize.width()), atlasHeight = float(m_atlasSize.height());
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const QRect place = m_cells[i].place;
        // A label that is not shown is a quad of size zero.
        const float width = places[i] ? float(place.width()) : 0, height = places[i] ? float(place.height()) : 0;
        for (int corner = 0; corner < 4; ++corner) {
            const float right = corner & 1 ? 1 : 0, up = corner & 2 ? 1 : 0;
            const float x = float(place.x()) + right * float(place.width());
            const float y = float(place.y()) + (1 - up) * float(place.height());
            *out++ = {labels[i].at,
                      {labelRight + right * width, labelUp + places[i].value_or(0) + up * height, 0},
                      {x / atlasWidth, y / atlasHeight}};
        }
    }
    m_vertices->setData(bytes);
    setQuads(m_geometry, m_indices, m_cells.size());
}

} // namespace sinew
