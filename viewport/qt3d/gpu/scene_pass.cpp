// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/scene_pass.h"

#include "viewport/qt3d/gpu/make_node.h"

#include <QMatrix4x4>
#include <QVector2D>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>

namespace sinew {

using namespace Qt3DRender;

namespace {

QMatrix4x4 toQt(const Eigen::Matrix4f &matrix)
{
    const Eigen::Matrix<float, 4, 4, Eigen::RowMajor> rows = matrix;
    return QMatrix4x4(rows.data());
}

} // namespace

ScenePass::ScenePass(QFrameGraphNode *frameParent, Qt3DCore::QEntity *sceneRoot)
{
    auto *camera = makeNode<Qt3DCore::QEntity>(sceneRoot);
    m_transform = makeNode<Qt3DCore::QTransform>(camera);
    m_lens = makeNode<QCameraLens>(camera);
    camera->addComponent(m_transform);
    camera->addComponent(m_lens);

    m_viewport = makeNode<QViewport>(frameParent);
    m_clear = makeNode<QClearBuffers>(m_viewport);
    m_clear->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
    auto *selector = makeNode<QCameraSelector>(m_clear);
    selector->setCamera(camera);
    auto *filter = makeNode<QTechniqueFilter>(selector);
    m_viewportSize = makeNode<QParameter>(filter, QStringLiteral("viewportSize"), QVector2D(1, 1));
    filter->addParameter(m_viewportSize);
    auto *sort = makeNode<QSortPolicy>(filter);
    sort->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::BackToFront});
    m_leaf = sort;
}

void ScenePass::setCamera(const ViewCamera &camera, QSize size)
{
    const float width = float(std::max(1, size.width())), height = float(std::max(1, size.height()));
    m_size = QSizeF(double(width), double(height));
    m_viewportSize->setValue(QVector2D(width, height));
    m_lens->setProjectionMatrix(toQt(camera.projection(width / height)));
    m_transform->setMatrix(toQt(camera.view().inverse()));
}

void ScenePass::setDrawn(bool drawn)
{
    // One pixel: everything is still prepared and uploaded.
    m_viewport->setNormalizedRect(drawn ? QRectF(0, 0, 1, 1) : QRectF(0, 0, 1 / m_size.width(), 1 / m_size.height()));
}

} // namespace sinew
