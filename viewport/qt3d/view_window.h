// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/scene/scene_provider.h"
#include "viewport/draw/texture_provider.h"
#include "viewport/draw/view_content.h"
#include "viewport/overlay/draw_statistics.h"

#include <QImage>
#include <QWindow>

#include <functional>
#include <memory>

namespace sinew {

/// The one native window that shows one of several scenes. Draws only when something was set.
class ViewWindow
{
public:
    using SceneId = const void *;

    /// An Error means that there is no OpenGL.
    static Result<std::unique_ptr<ViewWindow>> create();
    ~ViewWindow();

    /// For QWidget::createWindowContainer, which takes ownership; ViewWindow must be destroyed before it.
    QWindow *window() const;

    void addScene(SceneId id, TextureProvider &provider, SceneProvider &scenes);
    void removeScene(SceneId id);
    /// Null hides all. Must be followed by update().
    void setCurrent(SceneId id);

    /// Draws another scene over the current one; null for none. Must be followed by updateOverlaid().
    void setOverlaid(SceneId id);

    enum class Changed { Scene, Pose };
    /// Shows `content` as the current scene. Pose: only time and camera differ from the last call for this scene.
    void update(const ViewContent &content, Changed changed);
    /// The same for the scene over it, whose camera and background are those of the current one.
    void updateOverlaid(const ViewContent &content, Changed changed);
    void refreshTextures(SceneId id);
    DrawStatistics statistics() const;
    /// Calls back in the GUI thread with the next picture drawn.
    void capture(std::function<void(const QImage &)> done);

private:
    struct Engine;
    void showChosen();
    ViewWindow();
    std::unique_ptr<Engine> m_engine;
};

} // namespace sinew
