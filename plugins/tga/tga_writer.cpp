// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/tga/tga_writer.h"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>

#include <limits>

namespace sinew {

QByteArray writeTga(const QImage &picture)
{
    constexpr int maxSide = std::numeric_limits<std::uint16_t>::max();
    if (picture.isNull() || picture.width() > maxSide || picture.height() > maxSide)
        return {};
    const bool grey = picture.format() == QImage::Format_Grayscale8;
    const int channels = grey ? 1 : picture.hasAlphaChannel() ? 4 : 3;
    const QImage source = grey            ? picture
                          : channels == 4 ? picture.convertToFormat(QImage::Format_RGBA8888)
                                          : picture.convertToFormat(QImage::Format_RGB888);
    // stb_image_write wants rows without padding.
    QByteArray texels;
    texels.reserve(qsizetype(source.width()) * source.height() * channels);
    for (int y = 0; y < source.height(); ++y)
        texels.append(reinterpret_cast<const char *>(source.constScanLine(y)), qsizetype(source.width()) * channels);
    QByteArray file;
    const auto append = [](void *target, void *data, int size) {
        static_cast<QByteArray *>(target)->append(static_cast<const char *>(data), size);
    };
    if (!stbi_write_tga_to_func(append, &file, source.width(), source.height(), channels, texels.constData()))
        return {};
    return file;
}

} // namespace sinew
