// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/qt3d/gpu/effect_cache.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace sinew {

/// One entity that draws one geometry with one effect. Setters do nothing if the value is unchanged, so that a frame in
/// which little moves costs little.
class DrawCall
{
public:
    explicit DrawCall(Qt3DCore::QNode *owner);
    ~DrawCall();
    DrawCall(const DrawCall &) = delete;
    DrawCall &operator=(const DrawCall &) = delete;

    void setGeometry(Qt3DCore::QGeometry *geometry);
    /// What the indices make; without it triangles.
    void setPrimitive(Qt3DRender::QGeometryRenderer::PrimitiveType type) { m_renderer->setPrimitiveType(type); }
    /// A strip of triangles with `vertices` corners and without indices, instead of indexed triangles.
    void setStrip(int vertices);
    void setInstances(int count);
    void setEffect(Qt3DRender::QEffect *effect);
    /// Higher is drawn earlier; must be unique in the frame.
    void setSortIndex(float index);
    void setVisible(bool visible);
    bool isVisible() const { return m_entity->isEnabled(); }
    /// Adds a parameter that several draw calls share, in place of the one added this way before.
    void shareParameter(Qt3DRender::QParameter *parameter);
    void setParameter(const char *name, const QVariant &value);
    /// A uniform block of this call's own.
    void setBlock(const char *name, const QByteArray &bytes);

private:
    Qt3DCore::QEntity *m_entity;
    Qt3DRender::QGeometryRenderer *m_renderer;
    bool m_isSorted = false;
    Qt3DRender::QMaterial *m_material;
    Qt3DRender::QParameter *m_shared = nullptr;
    std::vector<std::pair<const char *, Qt3DRender::QParameter *>> m_parameters;
    Qt3DCore::QBuffer *m_block = nullptr;
    QByteArray m_blockBytes;
};

/// Values of DrawCall::setSortIndex: where each group starts. Within a group the index counts down.
namespace draw_group {
inline constexpr float opaque = 4e6f, ground = 3e6f, faded = 2.95e6f, blended = 2.9e6f, wireframe = 2e6f,
                       outlineMarks = 1.9e6f, outlineRims = 1.8e6f, overlay = 1e6f, labels = 1e5f, gizmo = 5e4f;
}

} // namespace sinew
