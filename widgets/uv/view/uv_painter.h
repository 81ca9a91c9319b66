// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"
#include "widgets/uv/view/uv_axes.h"

#include <QImage>

#include <map>
#include <memory>

class QPainter;

namespace sinew {

/// The texture below the coordinates, in the level that suits the zoom.
class UvPicture
{
public:
    UvPicture() = default;
    UvPicture(std::shared_ptr<const DecodedImage> image, bool wrapsU, bool wrapsV)
        : m_image(std::move(image)), m_wrapsU(wrapsU), m_wrapsV(wrapsV)
    {
    }

    bool isNull() const { return !m_image; }
    int width() const { return m_image ? m_image->width() : 0; }
    int height() const { return m_image ? m_image->height() : 0; }
    bool wrapsU() const { return m_wrapsU; }
    bool wrapsV() const { return m_wrapsV; }
    /// The smallest level that is at least so wide, without its alpha unless that is asked for; null: none.
    const QImage &level(double width, bool withAlpha) const;

private:
    std::shared_ptr<const DecodedImage> m_image;
    bool m_wrapsU = true, m_wrapsV = true;
    mutable std::map<std::pair<int, bool>, QImage> m_levels;
};

/// What the canvas shows of vertex colours.
enum class UvColours : std::uint8_t { None, Colour, Alpha };

struct UvDisplayOptions
{
    double opacity = 0.8;      ///< of the texture
    bool textureAlpha = false; ///< what is transparent is seen through
    bool grid = true, repeats = true;
    UvColours colours = UvColours::None;
    double pixelRatio = 1;
};

inline constexpr QRgb uvOrange = 0xffff9a2e;

/// The texture, repeated where it wraps, over a checker.
void paintTexture(QPainter &painter, const UvAxes &axes, const UvPicture &picture, const UvDisplayOptions &options);
/// Lines at round fractions, texels when they are large, and the tile 0…1.
void paintGrid(QPainter &painter, const UvAxes &axes, const UvPicture &picture);
/// Triangles filled with the colours of their vertices; `image` as LineRaster takes it.
void paintColours(QImage &image, const UvAxes &axes, const UvShape &shape, const UvDisplayOptions &options);
/// Edges and vertices: those with a marked end as `marked`, the others else. `marks` by vertex; what is marked is drawn
/// as selected.
void paintWire(QImage &image, const UvAxes &axes, const UvShape &shape, const std::vector<std::uint8_t> &marks,
               bool marked, const UvDisplayOptions &options);

/// The layout as a picture of one tile: the wire over the texture, or over nothing.
QImage layoutPicture(const UvShape &shape, const UvPicture &picture, const QSize &size, bool withTexture);

} // namespace sinew
