// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/drawing/curve_polyline.h"
#include "widgets/curves/drawing/dense_curve_raster.h"

#include <functional>
#include <optional>

namespace sinew {

/// Maps a lane's numbers and times to pixels of a picture.
struct LanePlace
{
    double x0 = 0, xScale = 1, y0 = 0, yScale = 1;
    double x(double time) const { return x0 + time * xScale; }
    double y(double number) const { return y0 + number * yScale; }
    double time(double x) const { return (x - x0) / xScale; }
};

/// How the line is drawn before the first key, after the last one and through the end of a loop.
DashPattern::Kind dashOf(const CurvePolyline::Piece &piece);

/// A picture of hundreds of curves on a transparent ground, kept until one of them changes; a pan draws only what comes
/// into view.
class DenseCurveLayer
{
public:
    struct Curve
    {
        std::size_t track = 0;
        int component = 0;
        CurveBase keys; ///< the curve the line is made from
        LanePlace place;
        QRgb colour = 0;
    };
    /// The line of a curve's track, over the whole width of the picture.
    using LineOf = std::function<const CurvePolyline &(std::size_t track)>;

    /// The curves from back to front, all with the same times at the same x. `ratio`: device pixels per pixel.
    const QImage &picture(QSize size, double ratio, std::vector<Curve> curves, const LineOf &lineOf);
    /// Clears the cache: needed for other interpolation, other spans, or few curves.
    void clear();

private:
    /// The number of pixels by which all curves have moved along x; nothing if they differ otherwise.
    std::optional<int> shiftTo(const std::vector<Curve> &curves) const;
    void scroll(int shift);
    void paint(int from, int to, const LineOf &lineOf);

    QImage m_picture;
    std::vector<Curve> m_curves;
    double m_ratio = 1;
};

} // namespace sinew
