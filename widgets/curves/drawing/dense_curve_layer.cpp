// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/dense_curve_layer.h"

#include "core/async/parallel_for.h"
#include "core/async/worker_threads.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew {

namespace {

void paintLine(DenseCurveRaster &raster, const DenseCurveLayer::Curve &curve, const CurvePolyline &line, double left,
               double right, double ratio)
{
    const LanePlace &place = curve.place;
    const auto y = [&](std::uint32_t i) { return place.y(double(line.number(i, curve.component))); };
    for (const CurvePolyline::Piece &piece : line.pieces()) {
        const std::uint32_t end = piece.first + piece.count;
        if (place.x(line.time(piece.first)) >= right || place.x(line.time(end - 1)) < left)
            continue;
        raster.setPen(curve.colour, DashPattern(dashOf(piece), ratio, place.x0));
        if (piece.part == CurvePolyline::Part::Columns) {
            for (std::uint32_t i = piece.first; i + 1 < end; i += 2)
                if (const double x = place.x(line.time(i)); x >= left && x < right)
                    raster.column(int(x), std::min(y(i), y(i + 1)), std::max(y(i), y(i + 1)));
            continue;
        }
        const auto [first, last] = line.between(piece, place.time(left), place.time(right));
        raster.begin(place.x(line.time(first)), y(first));
        for (std::uint32_t i = first + 1; i < last; ++i)
            raster.lineTo(place.x(line.time(i)), y(i));
        raster.end();
    }
}

} // namespace

DashPattern::Kind dashOf(const CurvePolyline::Piece &piece)
{
    switch (piece.part) {
    case CurvePolyline::Part::Held:
    case CurvePolyline::Part::Rest:
        return DashPattern::Dotted;
    case CurvePolyline::Part::Seam:
        return DashPattern::Dashed;
    default:
        return piece.isEcho ? DashPattern::Dashed : DashPattern::Solid;
    }
}

const QImage &DenseCurveLayer::picture(QSize size, double ratio, std::vector<Curve> curves, const LineOf &lineOf)
{
    const std::optional<int> shift = size == m_picture.size() && ratio == m_ratio ? shiftTo(curves) : std::nullopt;
    if (m_picture.size() != size)
        m_picture = QImage(size, QImage::Format_ARGB32_Premultiplied);
    m_picture.setDevicePixelRatio(ratio);
    m_ratio = ratio;
    const int width = size.width(), by = shift.value_or(width);
    if (std::abs(by) >= width) {
        m_curves = std::move(curves);
        m_picture.fill(0);
        paint(0, width, lineOf);
    } else if (by != 0) {
        m_curves = std::move(curves);
        scroll(by);
        by > 0 ? paint(0, by, lineOf) : paint(width + by, width, lineOf);
    }
    return m_picture;
}

void DenseCurveLayer::clear()
{
    m_picture = {};
    m_curves.clear();
}

std::optional<int> DenseCurveLayer::shiftTo(const std::vector<Curve> &curves) const
{
    if (curves.size() != m_curves.size() || curves.empty())
        return {};
    const double moved = curves[0].place.x0 - m_curves[0].place.x0, shift = std::round(moved);
    if (!(std::abs(moved - shift) < 0.01 && std::abs(shift) < 1e6))
        return {};
    const bool same = std::equal(curves.begin(), curves.end(), m_curves.begin(), [](const Curve &a, const Curve &b) {
        return a.track == b.track && a.component == b.component && a.colour == b.colour && a.keys.sharesWith(b.keys) &&
               a.place.xScale == b.place.xScale && a.place.y0 == b.place.y0 && a.place.yScale == b.place.yScale;
    });
    return same ? std::optional<int>(int(shift)) : std::nullopt;
}

void DenseCurveLayer::scroll(int shift)
{
    const auto kept = std::size_t(m_picture.width() - std::abs(shift)), bare = std::size_t(std::abs(shift));
    for (int y = 0; y < m_picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(m_picture.scanLine(y));
        std::memmove(line + std::max(shift, 0), line + std::max(-shift, 0), kept * sizeof(QRgb));
        std::fill_n(line + (shift > 0 ? 0 : kept), bare, 0u);
    }
}

void DenseCurveLayer::paint(int from, int to, const LineOf &lineOf)
{
    std::vector<const CurvePolyline *> lines;
    lines.reserve(m_curves.size());
    for (const Curve &curve : m_curves)
        lines.push_back(&lineOf(curve.track));
    m_picture.detach();
    const auto paintBand = [&](int left, int right) {
        DenseCurveRaster raster(m_picture, left, right);
        for (std::size_t i = m_curves.size(); i-- > 0;)
            paintLine(raster, m_curves[i], *lines[i], left, right, m_ratio);
        raster.finish();
    };
    // Bands of columns are independent of each other.
    constexpr int narrowest = 200;
    const int bands = std::clamp((to - from) / narrowest, 1, std::min(processorCount(), 8));
    const auto edge = [&](int band) { return from + (to - from) * band / bands; };
    parallelFor(std::size_t(bands), [&](std::size_t band) { paintBand(edge(int(band)), edge(int(band) + 1)); });
}

} // namespace sinew
