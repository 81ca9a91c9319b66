// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"
#include "viewport/overlay/overlay_geometry.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DRender/QAbstractTexture>

#include <optional>

namespace sinew {

/// Many lines in one draw call: OpenGL lines are usually limited to a width of one pixel, so each line is a quad.
class LineEntity
{
public:
    /// `overModel`: visible through the model, otherwise hidden behind it.
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
    /// Each at its place, even if they overlap.
    void setLabels(const OverlayLabels &labels);
    /// Moved so that none covers another one (viewport/overlay/label_places.h).
    void setSpreadLabels(const OverlayLabels &labels, const ViewCamera &camera, QSize picture);

private:
    void paintAtlas(const OverlayLabels &labels);
    /// `places`: pixels up for each label, nothing for those that are not shown.
    void upload(const OverlayLabels &labels, const std::vector<std::optional<float>> &places);

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
