// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/animation_export.h"

#include <algorithm>

namespace sinew {

Result<QImage> renderTransparent(OffscreenRenderer &renderer, const ViewContent &content)
{
    ViewContent before = content;
    before.options.background = Qt::black;
    const Result<QImage> onBlack = renderer.render(before);
    if (!onBlack)
        return onBlack;
    before.options.background = Qt::white;
    const Result<QImage> onWhite = renderer.render(before);
    if (!onWhite)
        return onWhite;
    QImage picture(onBlack->size(), QImage::Format_ARGB32);
    for (int y = 0; y < picture.height(); ++y) {
        const auto *dark = reinterpret_cast<const QRgb *>(onBlack->constScanLine(y));
        const auto *bright = reinterpret_cast<const QRgb *>(onWhite->constScanLine(y));
        auto *out = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb d = dark[x], b = bright[x];
            // The channel of the three that let the least of the background through.
            const int through = std::min({qRed(b) - qRed(d), qGreen(b) - qGreen(d), qBlue(b) - qBlue(d)});
            // Straight alpha can't show light without covering: added light covers as much as it is bright.
            const int alpha = std::clamp(std::max(255 - through, std::max({qRed(d), qGreen(d), qBlue(d)})), 0, 255);
            const auto channel = [&](int value) {
                return alpha ? std::min(255, (value * 255 + alpha / 2) / alpha) : 0;
            };
            out[x] = qRgba(channel(qRed(d)), channel(qGreen(d)), channel(qBlue(d)), alpha);
        }
    }
    return picture;
}

AnimationExport::AnimationExport(OffscreenRenderer &renderer, FrameWriter &writer, const ViewContent &content,
                                 const AnimationPlan &plan, bool transparent)
    : m_renderer(renderer), m_writer(writer), m_content(content),
      m_frames(animationFrames(*content.scene, content.when, plan)), m_transparent(transparent),
      m_yaw(content.camera.yaw)
{
}

Status AnimationExport::step()
{
    const AnimationFrame &frame = m_frames[std::size_t(m_done)];
    m_content.when = frame.when;
    m_content.camera.yaw = m_yaw + frame.yawBy;
    const Result<QImage> picture =
        m_transparent ? renderTransparent(m_renderer, m_content) : m_renderer.render(m_content);
    if (!picture)
        return picture.error();
    if (Status added = m_writer.add(*picture, frame.duration); !added)
        return added;
    return ++m_done == total() ? m_writer.finish() : Status(Done{});
}

} // namespace sinew
