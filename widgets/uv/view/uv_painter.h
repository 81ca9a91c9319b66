// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/session/uv_shape.h"
#include "widgets/uv/view/uv_axes.h"
#include "widgets/uv/view/uv_display_options.h"
#include "widgets/uv/view/uv_picture.h"

#include <QImage>

class QPainter;

namespace sinew {

inline constexpr QRgb uvOrange = 0xffff9a2e;

/// The texture, repeated where it wraps, over a checker.
void paintTexture(QPainter &painter, const UvAxes &axes, const UvPicture &picture, const UvDisplayOptions &options);
/// Lines at round fractions, texels if they are large, and the tile 0…1.
void paintGrid(QPainter &painter, const UvAxes &axes, const UvPicture &picture);
/// Triangles filled with the colours of their vertices; `image` as for LineRaster.
void paintColours(QImage &image, const UvAxes &axes, const UvShape &shape, const UvDisplayOptions &options);
/// Edges and vertices: with `marked` those with a marked end, else the others. `marks` by vertex; marked ones are drawn
/// as selected.
void paintWire(QImage &image, const UvAxes &axes, const UvShape &shape, const std::vector<std::uint8_t> &marks,
               bool marked, const UvDisplayOptions &options);

/// The layout as a picture of one tile: the wire over the texture, or over nothing.
QImage layoutPicture(const UvShape &shape, const UvPicture &picture, const QSize &size, bool withTexture);

} // namespace sinew
