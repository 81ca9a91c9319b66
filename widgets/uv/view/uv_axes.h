// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/session/uv_bounds.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace sinew {

/// Maps texture coordinates to the screen: u to the right, v downwards, keeping the texture's proportions; in logical
/// pixels.
class UvAxes
{
public:
    QPointF at(const UvPoint &p) const
    {
        return {m_size.width() / 2 + (p.u - m_centre.u) * m_zoom,
                m_size.height() / 2 + (p.v - m_centre.v) * m_zoom * m_aspect};
    }
    UvPoint uvAt(const QPointF &at) const
    {
        return {m_centre.u + (at.x() - m_size.width() / 2) / m_zoom,
                m_centre.v + (at.y() - m_size.height() / 2) / m_zoom / m_aspect};
    }
    QRectF rectOf(const UvBounds &bounds) const { return {at(bounds.low), at(bounds.high)}; }
    UvBounds visible() const { return {uvAt({0, 0}), uvAt({m_size.width(), m_size.height()})}; }
    /// The texture's width in pixels; its height is `aspect` times that.
    double zoom() const { return m_zoom; }
    double aspect() const { return m_aspect; }
    const UvPoint &centre() const { return m_centre; }

    void setSize(const QSizeF &size) { m_size = size; }
    void setAspect(double aspect) { m_aspect = aspect; }
    void setView(const UvPoint &centre, double zoom)
    {
        if (!std::isfinite(centre.u) || !std::isfinite(centre.v) || !std::isfinite(zoom))
            return;
        m_centre = {std::clamp(centre.u, -1e6, 1e6), std::clamp(centre.v, -1e6, 1e6)};
        m_zoom = std::clamp(zoom, 1e-4, 1e6);
    }
    void zoomAbout(double factor, const QPointF &fixed)
    {
        const UvPoint before = uvAt(fixed);
        setView(m_centre, m_zoom * factor);
        const UvPoint after = uvAt(fixed);
        setView({m_centre.u + before.u - after.u, m_centre.v + before.v - after.v}, m_zoom);
    }
    void pan(const QPointF &pixels)
    {
        setView({m_centre.u - pixels.x() / m_zoom, m_centre.v - pixels.y() / m_zoom / m_aspect}, m_zoom);
    }
    /// Shows all of it, with a margin.
    void frame(const UvBounds &bounds)
    {
        const double margin = std::min({24.0, m_size.width() / 6, m_size.height() / 6});
        const UvPoint size = bounds.size();
        const double wide = (m_size.width() - 2 * margin) / std::max(size.u, 1e-4),
                     high = (m_size.height() - 2 * margin) / std::max(size.v * m_aspect, 1e-4);
        setView(bounds.centre(), std::min(wide, high));
    }

private:
    UvPoint m_centre{0.5, 0.5};
    double m_zoom = 200, m_aspect = 1;
    QSizeF m_size{200, 200};
};

} // namespace sinew
