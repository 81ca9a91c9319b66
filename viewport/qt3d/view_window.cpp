// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/view_window.h"

#include "viewport/qt3d/entities/scene_entity.h"
#include "viewport/qt3d/gpu/graphics_api.h"
#include "viewport/qt3d/gpu/make_node.h"
#include "viewport/qt3d/gpu/scene_pass.h"
#include "viewport/qt3d/scene_window.h"

#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>

#include <map>

namespace sinew {

using namespace Qt3DRender;

struct ViewWindow::Engine
{
    Engine() : window(new SceneWindow)
    {
        auto *selector = makeNode<QRenderSurfaceSelector>(window->root());
        selector->setSurface(window);
        pass = std::make_unique<ScenePass>(selector, window->root());
        capture = makeNode<QRenderCapture>(pass->leaf());
        window->setFrameGraph(selector);
    }
    ~Engine() { scenes.clear(); }

    QPointer<SceneWindow> window; ///< owned by its container widget
    std::unique_ptr<ScenePass> pass;
    QRenderCapture *capture = nullptr;
    std::map<SceneId, std::unique_ptr<SceneEntity>> scenes;
    SceneEntity *current = nullptr, *overlaid = nullptr;
};

ViewWindow::ViewWindow() = default;

ViewWindow::~ViewWindow()
{
    // Already destroyed with the container: the entities went with it.
    if (!m_engine->window) {
        for (auto &[id, scene] : m_engine->scenes)
            static_cast<void>(scene.release());
    }
}

Result<std::unique_ptr<ViewWindow>> ViewWindow::create()
{
    if (Status usable = checkOpenGl(); !usable)
        return usable.error();
    std::unique_ptr<ViewWindow> view(new ViewWindow);
    view->m_engine = std::make_unique<Engine>();
    return view;
}

QWindow *ViewWindow::window() const
{
    return m_engine->window;
}

void ViewWindow::addScene(SceneId id, TextureProvider &provider, SceneProvider &scenes)
{
    auto &scene = m_engine->scenes[id];
    scene = std::make_unique<SceneEntity>(m_engine->window->root(), provider, scenes);
    scene->setEnabled(false);
}

void ViewWindow::removeScene(SceneId id)
{
    const auto found = m_engine->scenes.find(id);
    if (found == m_engine->scenes.end())
        return;
    if (m_engine->current == found->second.get())
        m_engine->current = nullptr;
    if (m_engine->overlaid == found->second.get())
        m_engine->overlaid = nullptr;
    m_engine->scenes.erase(found);
    if (m_engine->window)
        m_engine->window->drawSoon();
}

void ViewWindow::setCurrent(SceneId id)
{
    const auto found = m_engine->scenes.find(id);
    m_engine->current = found == m_engine->scenes.end() ? nullptr : found->second.get();
    showChosen();
}

void ViewWindow::setOverlaid(SceneId id)
{
    const auto found = m_engine->scenes.find(id);
    m_engine->overlaid = found == m_engine->scenes.end() ? nullptr : found->second.get();
    showChosen();
}

void ViewWindow::showChosen()
{
    for (auto &[key, scene] : m_engine->scenes)
        scene->setEnabled(scene.get() == m_engine->current || scene.get() == m_engine->overlaid);
    m_engine->window->drawSoon();
}

void ViewWindow::update(const ViewContent &content, Changed changed)
{
    m_engine->pass->setBackground(content.options.background);
    // Sizes in the toolkit's pixels, so that lines and labels keep their size on high-density screens.
    m_engine->pass->setCamera(content.camera, m_engine->window->size());
    m_engine->window->drawSoon();
    if (!m_engine->current || !content.scene)
        return;
    if (changed == Changed::Scene)
        m_engine->current->sync(content);
    m_engine->current->apply(content, m_engine->window->size());
}

void ViewWindow::updateOverlaid(const ViewContent &content, Changed changed)
{
    if (!m_engine->overlaid)
        return;
    if (changed == Changed::Scene)
        m_engine->overlaid->sync(content);
    m_engine->overlaid->apply(content, m_engine->window->size());
}

void ViewWindow::refreshTextures(SceneId id)
{
    const auto found = m_engine->scenes.find(id);
    if (found != m_engine->scenes.end())
        found->second->model().refreshTextures();
    m_engine->window->drawSoon();
}

DrawStatistics ViewWindow::statistics() const
{
    return m_engine->current ? m_engine->current->model().statistics() : DrawStatistics();
}

void ViewWindow::capture(std::function<void(const QImage &)> done)
{
    QRenderCaptureReply *reply = m_engine->capture->requestCapture();
    SceneWindow *window = m_engine->window;
    window->beginWaiting();
    QObject::connect(reply, &QRenderCaptureReply::completed, window, [window, reply, done = std::move(done)] {
        window->endWaiting();
        const QImage image = reply->image().convertToFormat(QImage::Format_RGB32);
        reply->deleteLater();
        done(image);
    });
}

} // namespace sinew
