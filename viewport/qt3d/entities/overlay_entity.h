// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/overlay_geometry.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QAbstractTexture>

namespace sinew {

/// Many lines in one draw call: OpenGL lines are one pixel wide at most places, so each line is a quad.
class LineEntity
{
public:
    /// `overModel`: seen through the model, otherwise hidden behind it.
    LineEntity(Qt3DCore::QEntity *owner, EffectCache &effects, bool overModel, float sortIndex);
    /// Faces are drawn first.
    void setLines(const OverlayLines &lines, const OverlayFaces &faces = {});

private:
    Qt3DCore::QBuffer *m_vertices, *m_indices;
    Qt3DCore::QGeometry *m_geometry;
    DrawCall m_call;
    QByteArray m_uploaded;
};

/// Names, always on top, from one atlas picture.
class LabelEntity
{
public:
    LabelEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex);
    void setLabels(const OverlayLabels &labels);

private:
    void paintAtlas(const OverlayLabels &labels);

    struct Cell
    {
        QString text;
        QRgb colour;
        QRect place;
        bool operator==(const Cell &) const = default;
    };

    Qt3DCore::QEntity *m_owner;
    Qt3DCore::QBuffer *m_vertices, *m_indices;
    Qt3DCore::QGeometry *m_geometry;
    DrawCall m_call;
    std::vector<Cell> m_cells; ///< as painted
    QSize m_atlasSize;
    Qt3DRender::QAbstractTexture *m_atlas = nullptr;
};

} // namespace sinew
