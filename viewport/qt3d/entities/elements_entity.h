// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/elements_picture.h"
#include "viewport/qt3d/gpu/draw_call.h"

#include <Qt3DCore/QBuffer>

#include <array>
#include <memory>

namespace sinew {

/// Draws the vertices, edges and faces of an edit mode over the model. Uploads only what changed.
class ElementsEntity
{
public:
    ElementsEntity(Qt3DCore::QEntity *owner, EffectCache &effects, float sortIndex);
    /// Null: nothing.
    void setPicture(const ElementsPicture *picture);

private:
    enum Group : std::uint8_t { Faces, Edges, SelectedEdges, Points, SelectedPoints };
    static constexpr std::size_t groups = 5;
    struct Part
    {
        Qt3DCore::QBuffer *indices;
        Qt3DCore::QGeometry *geometry;
        std::unique_ptr<DrawCall> call;
    };
    void setElements(const ElementsPicture &picture);

    EffectCache &m_effects;
    Qt3DCore::QBuffer *m_places, *m_spacings;
    std::array<Part, groups> m_parts;
    std::uint64_t m_placesRevision = 0, m_elementsRevision = 0;
};

} // namespace sinew
