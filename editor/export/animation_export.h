// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/animation_frames.h"
#include "editor/export/frame_writer.h"
#include "viewport/qt3d/offscreen_renderer.h"

namespace sinew {

/// One picture that is transparent where nothing was drawn: drawn over black and over white, whose difference gives the
/// alpha. Light that a layer adds to its background covers it as much as it is bright, since a picture with straight
/// alpha can't add.
Result<QImage> renderTransparent(OffscreenRenderer &renderer, const ViewContent &content);

/// Draws the frames of a plan into a writer, one per call, so that a caller can show progress and stop in between.
class AnimationExport
{
public:
    /// `content`'s time and camera are those of the first frame. Its scene, `renderer` (with a provider set) and
    /// `writer` must outlive this object.
    AnimationExport(OffscreenRenderer &renderer, FrameWriter &writer, const ViewContent &content,
                    const AnimationPlan &plan, bool transparent);

    /// 0: the plan can't be drawn (see animationFrames()).
    int total() const { return int(m_frames.size()); }
    int done() const { return m_done; }
    bool isFinished() const { return m_done == total(); }
    /// Draws the next frame; after the last one the writer is finished.
    Status step();

private:
    OffscreenRenderer &m_renderer;
    FrameWriter &m_writer;
    ViewContent m_content;
    std::vector<AnimationFrame> m_frames;
    bool m_transparent;
    float m_yaw;
    int m_done = 0;
};

} // namespace sinew
