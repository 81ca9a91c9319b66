// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/offscreen_renderer.h"

#include "viewport/qt3d/entities/scene_entity.h"
#include "viewport/qt3d/gpu/graphics_api.h"
#include "viewport/qt3d/gpu/make_node.h"
#include "viewport/qt3d/gpu/scene_pass.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QBlitFramebuffer>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>

namespace sinew {

using namespace Qt3DRender;

namespace {

constexpr int samples = 4;
constexpr int firstFrames = 4;  ///< before a new engine draws everything
constexpr int settleFrames = 3; ///< after a change

QRenderTarget *makeTarget(QSize size, bool multisampled, Qt3DCore::QNode *owner)
{
    auto *target = makeNode<QRenderTarget>(owner);
    const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
        auto *output = makeNode<QRenderTargetOutput>(target);
        QAbstractTexture *texture = nullptr;
        if (multisampled)
            texture = makeNode<QTexture2DMultisample>(output);
        else
            texture = makeNode<QTexture2D>(output);
        texture->setFormat(format);
        texture->setSize(size.width(), size.height());
        texture->setGenerateMipMaps(false);
        if (multisampled)
            texture->setSamples(samples);
        output->setAttachmentPoint(point);
        output->setTexture(texture);
        target->addOutput(output);
    };
    attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
    attach(QRenderTargetOutput::DepthStencil, QAbstractTexture::D24S8);
    return target;
}

} // namespace

/// Aspect engine in manual mode: draw, resolve the samples by a blit, capture.
struct OffscreenRenderer::Engine
{
    Engine(QSize pictureSize, bool multisampled) : size(pictureSize)
    {
        surface.setFormat(openGlFormat());
        surface.create();
        root = Qt3DCore::QEntityPtr(new Qt3DCore::QEntity);
        auto *selector = makeNode<QRenderSurfaceSelector>(root.data());
        selector->setSurface(&surface);
        selector->setExternalRenderTargetSize(size);

        QRenderTarget *drawn = makeTarget(size, multisampled, root.data());
        QRenderTarget *resolved = makeTarget(size, false, root.data());
        auto *draw = makeNode<QRenderTargetSelector>(selector);
        draw->setTarget(drawn);
        pass = std::make_unique<ScenePass>(draw, root.data());

        auto *blit = makeNode<QBlitFramebuffer>(selector);
        blit->setSource(drawn);
        blit->setDestination(resolved);
        blit->setSourceRect(QRectF(QPointF(), size));
        blit->setDestinationRect(QRectF(QPointF(), size));
        makeNode<QNoDraw>(blit);

        auto *read = makeNode<QRenderTargetSelector>(selector);
        read->setTarget(resolved);
        capture = makeNode<QRenderCapture>(makeNode<QNoDraw>(read));

        effects = std::make_unique<EffectCache>(root.data());
        settings = makeNode<QRenderSettings>(root.data());
        settings->setActiveFrameGraph(selector);
        settings->setRenderPolicy(QRenderSettings::Always);
        root->addComponent(settings);

        engine.setRunMode(Qt3DCore::QAspectEngine::Manual);
        engine.registerAspect(new QRenderAspect(QRenderAspect::Automatic));
        engine.setRootEntity(root);
    }
    ~Engine()
    {
        scene.reset();
        pass.reset();
        // The tree must be destroyed while the engine still exists.
        root.reset();
        engine.setRootEntity(Qt3DCore::QEntityPtr());
    }

    QSize size;
    QOffscreenSurface surface;
    Qt3DCore::QEntityPtr root;
    Qt3DCore::QAspectEngine engine;
    QRenderSettings *settings = nullptr;
    QRenderCapture *capture = nullptr;
    std::unique_ptr<ScenePass> pass;
    std::unique_ptr<EffectCache> effects; ///< outlives scenes: shaders are compiled once for all
    std::unique_ptr<SceneEntity> scene;
    bool drawn = false;
};

OffscreenRenderer::OffscreenRenderer() = default;
OffscreenRenderer::~OffscreenRenderer() = default;

Result<std::unique_ptr<OffscreenRenderer>> OffscreenRenderer::create(QSize size, Edges edges)
{
    if (size.width() < 1 || size.height() < 1 || size.width() > 8192 || size.height() > 8192)
        return Error{QT_TRANSLATE_NOOP("Message", "image sizes are 1x1 to 8192x8192")};
    if (Status usable = checkOpenGl(); !usable)
        return usable.error();
    std::unique_ptr<OffscreenRenderer> renderer(new OffscreenRenderer);
    renderer->m_engine = std::make_unique<Engine>(size, edges == Edges::Smooth);
    return renderer;
}

void OffscreenRenderer::setProvider(TextureProvider &provider, SceneProvider *scenes)
{
    static NoScenes none;
    m_engine->scene.reset();
    m_engine->scene = std::make_unique<SceneEntity>(m_engine->root.data(), provider, scenes ? *scenes : none,
                                                    m_engine->effects.get());
}

Result<QImage> OffscreenRenderer::render(const ViewContent &content)
{
    if (!m_engine->scene || !content.scene)
        return Error{QT_TRANSLATE_NOOP("Message", "there is nothing to draw")};
    m_engine->pass->setBackground(content.options.background);
    m_engine->pass->setCamera(content.camera, m_engine->size);
    m_engine->scene->sync(content);
    m_engine->scene->apply(content, m_engine->size);
    // Qt 3D needs several frames for this: context, techniques, shaders, then geometry and textures.
    m_engine->pass->setDrawn(false);
    for (int frame = m_engine->drawn ? settleFrames : firstFrames; frame > 0; --frame)
        m_engine->engine.processFrame();
    m_engine->drawn = true;
    m_engine->pass->setDrawn(true);
    std::unique_ptr<QRenderCaptureReply> reply(m_engine->capture->requestCapture());
    QElapsedTimer timer;
    timer.start();
    while (!reply->isComplete() && timer.elapsed() < 20000) {
        m_engine->engine.processFrame();
        m_engine->pass->setDrawn(false); // the picture has been captured; it arrives with a later frame
    }
    if (!reply->isComplete())
        return Error{QT_TRANSLATE_NOOP("Message", "the renderer returned no image")};
    return reply->image().convertToFormat(QImage::Format_RGB32);
}

FrameTimes OffscreenRenderer::advance(const ViewContent &content)
{
    if (!m_engine->scene || !content.scene)
        return {};
    m_engine->pass->setCamera(content.camera, m_engine->size);
    m_engine->scene->apply(content, m_engine->size);
    return m_engine->scene->model().times();
}

FrameTimes OffscreenRenderer::drawFrame(const ViewContent &content)
{
    FrameTimes times = advance(content);
    m_engine->pass->setDrawn(true);
    QElapsedTimer timer;
    timer.start();
    m_engine->engine.processFrame();
    times.draw = double(timer.nsecsElapsed()) / 1e6;
    return times;
}

DrawStatistics OffscreenRenderer::statistics() const
{
    return m_engine->scene ? m_engine->scene->model().statistics() : DrawStatistics();
}

int OffscreenRenderer::meshUploads() const
{
    return m_engine->scene ? m_engine->scene->model().meshes().meshUploads() : 0;
}

int OffscreenRenderer::textureUploads() const
{
    return m_engine->scene ? m_engine->scene->model().meshes().textureUploads() : 0;
}

int OffscreenRenderer::nodes() const
{
    return int(m_engine->root->findChildren<Qt3DCore::QNode *>().size());
}

Result<QImage> renderScene(const RenderScene &scene, const PoseTime &when, const ViewCamera &camera, QSize size,
                           QColor background, TextureProvider &provider)
{
    Result<std::unique_ptr<OffscreenRenderer>> renderer = OffscreenRenderer::create(size);
    if (!renderer)
        return renderer.error();
    renderer.value()->setProvider(provider);
    ViewContent content;
    content.scene = &scene;
    content.when = when;
    content.camera = camera;
    content.options.background = background;
    content.options.grid = false;
    return renderer.value()->render(content);
}

} // namespace sinew
