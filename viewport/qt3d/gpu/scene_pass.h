// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/view_camera.h"

#include <QColor>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QCameraLens>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QViewport>

namespace sinew {

/// Camera entity and the one pass that draws everything back to front by sort index.
class ScenePass
{
public:
    /// The pass is placed below `frameParent`, the camera below `sceneRoot`.
    ScenePass(Qt3DRender::QFrameGraphNode *frameParent, Qt3DCore::QEntity *sceneRoot);

    void setCamera(const ViewCamera &camera, QSize size);
    /// False: next to nothing is drawn, for frames that only upload textures, geometry and shaders. setCamera() must be
    /// called first.
    void setDrawn(bool drawn);
    void setBackground(QColor colour) { m_clear->setClearColor(colour); }
    /// The last node of the pass; a capture below it gets the whole picture.
    Qt3DRender::QFrameGraphNode *leaf() const { return m_leaf; }

private:
    Qt3DRender::QViewport *m_viewport;
    Qt3DRender::QClearBuffers *m_clear;
    Qt3DRender::QParameter *m_viewportSize;
    QSizeF m_size{1, 1};
    Qt3DRender::QFrameGraphNode *m_leaf;
    Qt3DCore::QTransform *m_transform;
    Qt3DRender::QCameraLens *m_lens;
};

} // namespace sinew
