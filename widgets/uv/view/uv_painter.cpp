// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/view/uv_painter.h"

#include "widgets/shared/line_raster.h"
#include "widgets/shared/occupancy_grid.h"
#include "widgets/uv/view/uv_display_options.h"
#include "widgets/uv/view/uv_picture.h"

#include <QPainter>
#include <QPen>

namespace sinew {

namespace {

constexpr QRgb wireColour = 0x90e4e4e4, borderColour = 0xe0ffffff, vertexColour = 0xffe4e4e4;
constexpr double roomOfDot = 64; ///< square pixels; if vertices have less, dots would hide the texture

QImage checkerboard()
{
    QImage tile(16, 16, QImage::Format_RGB32);
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            tile.setPixel(x, y, ((x / 2) ^ (y / 2)) & 1 ? 0xff707070 : 0xff585858);
    return tile;
}

/// A picture laid over texture-sized tiles; only those that intersect `area`.
void tile(QPainter &painter, const UvAxes &axes, const QImage &image, const QRectF &area)
{
    if (area.isEmpty())
        return;
    QBrush brush(image);
    const QRectF one = axes.rectOf({{0, 0}, {1, 1}});
    brush.setTransform(QTransform::fromTranslate(one.left(), one.top())
                           .scale(one.width() / image.width(), one.height() / image.height()));
    painter.fillRect(area, brush);
}

/// A fraction as grid step whose lines are far enough apart.
double gridStep(double pixelsPerUnit)
{
    double step = 1;
    while (step * pixelsPerUnit < 24)
        step *= 2;
    while (step * pixelsPerUnit > 64)
        step /= 2;
    return step;
}

void lines(QPainter &painter, const UvAxes &axes, double stepU, double stepV)
{
    const UvBounds view = axes.visible();
    QList<QLineF> all;
    const double firstU = std::ceil(view.low.u / stepU), firstV = std::ceil(view.low.v / stepV);
    for (double i = firstU; i * stepU <= view.high.u && all.size() < 4000; ++i)
        all.append({axes.at({i * stepU, view.low.v}), axes.at({i * stepU, view.high.v})});
    for (double i = firstV; i * stepV <= view.high.v && all.size() < 8000; ++i)
        all.append({axes.at({view.low.u, i * stepV}), axes.at({view.high.u, i * stepV})});
    painter.drawLines(all);
}

} // namespace

void paintTexture(QPainter &painter, const UvAxes &axes, const UvPicture &picture, const UvDisplayOptions &options)
{
    static const QImage missing = checkerboard();
    const QRectF view(QPointF(0, 0), painter.viewport().size() / painter.device()->devicePixelRatio()),
        one = axes.rectOf({{0, 0}, {1, 1}});
    const QImage &level = picture.level(one.width() * options.pixelRatio, options.textureAlpha);
    const QImage &image = level.isNull() ? missing : level;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, one.width() < image.width() * 2);
    QRectF area = one;
    if (picture.wrapsU()) {
        area.setLeft(view.left());
        area.setRight(view.right());
    }
    if (picture.wrapsV()) {
        area.setTop(view.top());
        area.setBottom(view.bottom());
    }
    // Tiles of only a few pixels would just be noise.
    if (options.repeats && one.width() > 12 && one.height() > 12) {
        painter.setOpacity(options.opacity * 0.4);
        tile(painter, axes, image, area & view);
    }
    painter.setOpacity(1);
    painter.fillRect(one & view, QColor(0x30, 0x30, 0x30));
    painter.setOpacity(options.opacity);
    tile(painter, axes, image, one & view);
    painter.restore();
}

void paintGrid(QPainter &painter, const UvAxes &axes, const UvPicture &picture)
{
    painter.save();
    const double stepU = gridStep(axes.zoom()), stepV = gridStep(axes.zoom() * axes.aspect());
    const double texel = picture.width() > 0 ? axes.zoom() / picture.width() : 0;
    painter.setPen(QPen(QColor(255, 255, 255, 28), 0));
    lines(painter, axes, stepU, stepV);
    if (texel >= 8) {
        painter.setPen(QPen(QColor(120, 190, 255, 60), 0));
        lines(painter, axes, 1.0 / picture.width(), 1.0 / picture.height());
    }
    if (axes.zoom() > 24) {
        painter.setPen(QPen(QColor(255, 255, 255, 64), 0));
        lines(painter, axes, 1, 1);
    }
    const QRectF one = axes.rectOf({{0, 0}, {1, 1}});
    painter.setPen(QPen(QColor(0x5a, 0xb8, 0xff), 1.5));
    painter.drawRect(one);
    if (one.width() > 60 && one.height() > 40) {
        painter.setPen(QColor(0x9a, 0xd0, 0xff));
        painter.drawText(one.topLeft() + QPointF(4, painter.fontMetrics().ascent() + 2), QStringLiteral("0, 0"));
        const QString end = QStringLiteral("1, 1");
        painter.drawText(one.bottomRight() - QPointF(painter.fontMetrics().horizontalAdvance(end) + 4, 5), end);
    }
    painter.restore();
}

void paintColours(QImage &image, const UvAxes &axes, const UvShape &shape, const UvDisplayOptions &options)
{
    const auto &colours = shape.colours();
    const auto &points = shape.points();
    const auto byteOf = [](double share) { return int(std::lround(std::clamp(share, 0.0, 1.0) * 255)); };
    for (std::size_t t = 0; t + 2 < shape.triangles().size() && !colours.empty(); t += 3) {
        const std::uint32_t rows[] = {shape.triangles()[t], shape.triangles()[t + 1], shape.triangles()[t + 2]};
        QPointF p[3];
        for (int i = 0; i < 3; ++i)
            p[i] = axes.at(points[rows[i]]) * options.pixelRatio;
        const double area =
            (p[1].x() - p[0].x()) * (p[2].y() - p[0].y()) - (p[2].x() - p[0].x()) * (p[1].y() - p[0].y());
        if (!std::isfinite(area) || area == 0)
            continue;
        const auto [left, right] = std::minmax({p[0].x(), p[1].x(), p[2].x()});
        const auto [top, bottom] = std::minmax({p[0].y(), p[1].y(), p[2].y()});
        const int x0 = int(std::clamp(std::floor(left), 0.0, double(image.width()))),
                  x1 = int(std::clamp(std::ceil(right), 0.0, double(image.width())));
        const int y0 = int(std::clamp(std::floor(top), 0.0, double(image.height()))),
                  y1 = int(std::clamp(std::ceil(bottom), 0.0, double(image.height())));
        for (int y = y0; y < y1; ++y) {
            auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
            for (int x = x0; x < x1; ++x) {
                const double px = x + 0.5, py = y + 0.5;
                const double b =
                    ((px - p[0].x()) * (p[2].y() - p[0].y()) - (p[2].x() - p[0].x()) * (py - p[0].y())) / area;
                const double c =
                    ((p[1].x() - p[0].x()) * (py - p[0].y()) - (px - p[0].x()) * (p[1].y() - p[0].y())) / area;
                const double a = 1 - b - c;
                if (a < 0 || b < 0 || c < 0)
                    continue;
                const auto mix = [&](float Colour4::*part) {
                    return byteOf(a * double(colours[rows[0]].*part) + b * double(colours[rows[1]].*part) +
                                  c * double(colours[rows[2]].*part));
                };
                const int alpha = options.colours == UvColours::Alpha ? mix(&Colour4::a) : 0;
                line[x] = options.colours == UvColours::Alpha
                              ? qRgb(alpha, alpha, alpha)
                              : qRgb(mix(&Colour4::r), mix(&Colour4::g), mix(&Colour4::b));
            }
        }
    }
}

void paintWire(QImage &image, const UvAxes &axes, const UvShape &shape, const std::vector<std::uint8_t> &marks,
               bool marked, const UvDisplayOptions &options)
{
    const double ratio = options.pixelRatio, width = image.width(), height = image.height();
    LineRaster raster(image);
    const auto &points = shape.points();
    const auto isMarked = [&marks](std::uint32_t row) { return row < marks.size() && marks[row]; };
    const auto draw = [&](const UvEdge &edge) {
        const QPointF a = axes.at(points[edge.a]) * ratio, b = axes.at(points[edge.b]) * ratio;
        if (!(std::max(a.x(), b.x()) >= 0 && std::min(a.x(), b.x()) <= width && std::max(a.y(), b.y()) >= 0 &&
              std::min(a.y(), b.y()) <= height))
            return;
        // Far outside the picture, lines are useless and numbers unlimited.
        if (std::max({std::abs(a.x()), std::abs(a.y()), std::abs(b.x()), std::abs(b.y())}) < 1e6)
            raster.line(a.x(), a.y(), b.x(), b.y());
    };
    // Inner edges first, so that the outlines of islands stay intact; the selected ones on top.
    for (int pass = 0; pass < 4; ++pass) {
        const bool border = pass & 1, selected = pass & 2;
        if (selected && !marked)
            break;
        raster.setPen(QColor::fromRgba(selected ? uvOrange
                                       : border ? borderColour
                                                : wireColour),
                      (border ? 1.3 : 1.0) * ratio);
        for (const UvEdge &edge : shape.edges()) {
            const int ends = isMarked(edge.a) + isMarked(edge.b);
            if (edge.isBorder == border && (ends > 0) == marked && (ends == 2) == selected)
                draw(edge);
        }
    }
    const auto isInside = [&](const QPointF &at) {
        return at.x() >= 0 && at.y() >= 0 && at.x() < width && at.y() < height;
    };
    std::vector<QPoint> dots;
    OccupancyGrid taken;
    taken.reset(image.width(), image.height(), 0);
    double left = width, right = 0, top = height, bottom = 0;
    for (std::uint32_t row = 0; row < points.size(); ++row) {
        const QPointF at = isMarked(row) == marked ? axes.at(points[row]) * ratio : QPointF(-1, -1);
        if (!isInside(at) || !taken.take(int(at.x()), int(at.y())))
            continue;
        dots.push_back(at.toPoint());
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    }
    const bool dense =
        double(dots.size()) * roomOfDot * ratio * ratio > std::max(right - left, 1.0) * std::max(bottom - top, 1.0) &&
        dots.size() > 50;
    if (dense && !marked)
        return;
    const int size = int(std::lround((dense ? 2 : marked ? 5 : 3) * ratio));
    for (const QPoint &dot : dots)
        raster.square(dot.x(), dot.y(), size, marked ? uvOrange : vertexColour);
}

QImage layoutPicture(const UvShape &shape, const UvPicture &picture, const QSize &size, bool withTexture)
{
    UvAxes axes;
    axes.setSize(size);
    axes.setAspect(double(size.height()) / size.width());
    axes.setView({0.5, 0.5}, size.width());
    UvDisplayOptions options;
    options.opacity = 1;
    options.repeats = false;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black);
    if (withTexture) {
        QPainter painter(&image);
        paintTexture(painter, axes, picture, options);
    }
    if (withTexture) {
        paintWire(image, axes, shape, {}, false, options);
        return image;
    }
    // White on black: the value is how much of each texel the wire covers.
    LineRaster raster(image);
    raster.setPen(Qt::white, 1);
    for (const UvEdge &edge : shape.edges()) {
        const QPointF a = axes.at(shape.points()[edge.a]), b = axes.at(shape.points()[edge.b]);
        if (std::max({std::abs(a.x()), std::abs(a.y()), std::abs(b.x()), std::abs(b.y())}) < 1e6)
            raster.line(a.x(), a.y(), b.x(), b.y());
    }
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int cover = qRed(line[x]);
            line[x] = qRgba(cover, cover, cover, cover);
        }
    }
    return image;
}

} // namespace sinew
