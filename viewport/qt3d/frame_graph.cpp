// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/frame_graph.h"

#include <QMatrix4x4>
#include <QVector2D>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

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
    auto *camera = new Qt3DCore::QEntity(sceneRoot);
    m_transform = new Qt3DCore::QTransform(camera);
    m_lens = new QCameraLens(camera);
    camera->addComponent(m_transform);
    camera->addComponent(m_lens);

    auto *viewport = new QViewport(frameParent);
    m_clear = new QClearBuffers(viewport);
    m_clear->setBuffers(QClearBuffers::ColorDepthBuffer);
    auto *selector = new QCameraSelector(m_clear);
    selector->setCamera(camera);
    auto *filter = new QTechniqueFilter(selector);
    m_viewportSize = new QParameter(QStringLiteral("viewportSize"), QVector2D(1, 1), filter);
    filter->addParameter(m_viewportSize);
    auto *sort = new QSortPolicy(filter);
    sort->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::BackToFront});
    m_leaf = sort;
}

void ScenePass::setCamera(const ViewCamera &camera, QSize size)
{
    const float width = float(std::max(1, size.width())), height = float(std::max(1, size.height()));
    m_viewportSize->setValue(QVector2D(width, height));
    m_lens->setProjectionMatrix(toQt(camera.projection(width / height)));
    m_transform->setMatrix(toQt(camera.view().inverse()));
}

} // namespace sinew
