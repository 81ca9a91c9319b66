// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/scene_window.h"

#include "viewport/qt3d/gpu/graphics_api.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DRender/QRenderAspect>

#include <algorithm>

namespace sinew {

using namespace Qt3DRender;

namespace {

/// Qt 3D needs several frames: context, techniques, shaders, then geometry and textures, then requested pictures. A
/// frame that finds no change draws nothing.
constexpr int framesAfterChange = 10;

} // namespace

SceneWindow::SceneWindow() : m_root(new Qt3DCore::QEntity), m_settings(makeNode<QRenderSettings>(m_root.data()))
{
    QSurfaceFormat format = openGlFormat();
    format.setSamples(4);
    setSurfaceType(QSurface::OpenGLSurface);
    setFormat(format);
    // Qt 3D creates its own context from the default format, which must match the window.
    QSurfaceFormat::setDefaultFormat(format);
    m_settings->setRenderPolicy(QRenderSettings::OnDemand);
    m_root->addComponent(m_settings);
    m_engine.setRunMode(Qt3DCore::QAspectEngine::Manual);
    m_engine.registerAspect(new QRenderAspect(QRenderAspect::Automatic));
}

SceneWindow::~SceneWindow()
{
    // The tree must be destroyed while the engine still exists.
    m_root.reset();
    m_engine.setRootEntity(Qt3DCore::QEntityPtr());
}

void SceneWindow::drawSoon()
{
    m_frames = framesAfterChange;
    if (isExposed())
        requestUpdate();
}

void SceneWindow::beginWaiting()
{
    ++m_waiting;
    drawSoon();
}

bool SceneWindow::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QWindow::event(event);
    if (!m_started || !isExposed())
        return true;
    m_engine.processFrame();
    // An exposed area is drawn once, whether or not anything changed.
    m_settings->setRenderPolicy(QRenderSettings::OnDemand);
    m_frames = std::max(0, m_frames - 1);
    if (m_frames > 0 || m_waiting > 0)
        requestUpdate();
    return true;
}

void SceneWindow::exposeEvent(QExposeEvent *)
{
    if (!isExposed())
        return;
    if (!m_started)
        m_engine.setRootEntity(m_root);
    m_started = true;
    m_settings->setRenderPolicy(QRenderSettings::Always);
    drawSoon();
}

} // namespace sinew

#include "moc_scene_window.cpp"
