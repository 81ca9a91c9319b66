// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <QImage>

#include <map>
#include <memory>
#include <utility>

namespace sinew {

/// The texture behind the coordinates, in the level that suits the zoom.
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
    /// The smallest level at least this wide, without its alpha unless that is requested; null: none.
    const QImage &level(double width, bool withAlpha) const;

private:
    std::shared_ptr<const DecodedImage> m_image;
    bool m_wrapsU = true, m_wrapsV = true;
    mutable std::map<std::pair<int, bool>, QImage> m_levels;
};

} // namespace sinew
