// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/scene/scene_provider.h"
#include "viewport/draw/texture_provider.h"
#include "viewport/draw/view_content.h"
#include "viewport/overlay/draw_statistics.h"

#include <QImage>
#include <QSize>

#include <memory>

namespace sinew {

/// Draws pictures without a window; for the command line, thumbnails and tests. Needs a QGuiApplication on a platform
/// with OpenGL (an X server, even if only Xvfb). Lives in the GUI thread. Keeps its uploads between pictures of the
/// same scene.
class OffscreenRenderer
{
public:
    enum class Edges {
        Smooth,    ///< four samples a pixel, for pictures
        AsInWindow ///< one, as the viewport draws
    };
    /// An Error means that there is no OpenGL 3.3. Sizes 1×1 … 8192×8192.
    static Result<std::unique_ptr<OffscreenRenderer>> create(QSize size, Edges edges = Edges::Smooth);
    ~OffscreenRenderer();

    /// Drops the former scene. The providers must live until the next call or the renderer's end; without one for
    /// scenes no nested model is found.
    void setProvider(TextureProvider &provider, SceneProvider *scenes = nullptr);
    /// A picture of the size given to create(), opaque.
    Result<QImage> render(const ViewContent &content);
    /// For the last picture.
    DrawStatistics statistics() const;
    /// Draws without reading the picture back and returns how long it took; for measuring.
    FrameTimes drawFrame(const ViewContent &content);
    /// The same without drawing; `draw` is 0.
    FrameTimes advance(const ViewContent &content);
    /// Geometry and texture uploads since setProvider().
    int meshUploads() const;
    int textureUploads() const;
    /// Number of nodes in the tree that Qt 3D draws; for tests.
    int nodes() const;

private:
    struct Engine;
    OffscreenRenderer();
    std::unique_ptr<Engine> m_engine;
};

/// One picture of a scene, without overlays.
Result<QImage> renderScene(const RenderScene &scene, const PoseTime &when, const ViewCamera &camera, QSize size,
                           QColor background, TextureProvider &provider);

} // namespace sinew
