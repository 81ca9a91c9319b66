// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/view/uv_picture.h"

#include "widgets/textures/texture_canvas.h"
#include "widgets/textures/texture_viewer.h"

namespace sinew {

const QImage &UvPicture::level(double width, bool withAlpha) const
{
    static const QImage none;
    if (!m_image)
        return none;
    int level = 0;
    while (level + 1 < int(m_image->levels.size()) && m_image->levels[std::size_t(level) + 1].width >= width)
        ++level;
    QImage &image = m_levels[{level, withAlpha}];
    if (image.isNull()) {
        image = toQImage(*m_image, level);
        if (!withAlpha || !m_image->hasAlpha)
            image = channelPicture(image, TextureViewer::Opaque);
        image = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    return image;
}

} // namespace sinew
