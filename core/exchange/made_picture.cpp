// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/made_picture.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {

namespace {

QImage rgba(const DecodedImage &image)
{
    return toQImage(image).convertToFormat(QImage::Format_RGBA8888);
}

std::uint8_t byteOf(double value)
{
    return std::uint8_t(std::clamp(value, 0., 1.) * 255 + 0.5);
}

/// Of a picture of constants: a block of compressed formats.
constexpr int solidSize = 4;

struct Source
{
    QImage image;
    bool hasAlpha = true;

    double texel(int x, int y, std::uint8_t channel) const
    {
        if (image.isNull())
            return 1;
        const int which = channel == PictureFactor::alphaOrRed ? (hasAlpha ? 3 : 0) : std::min<int>(channel, 3);
        return image.constScanLine(y)[x * 4 + which] / 255.;
    }
};

/// The blue of a normal map: z of a unit vector whose x and y are red and green, −1…1 as 1…255 of 255.
double upOf(double red, double green)
{
    const double x = (red * 255 - 128) / 127, y = (green * 255 - 128) / 127;
    return (std::sqrt(std::max(0., 1 - x * x - y * y)) * 127 + 128) / 255;
}

/// Opacities from `from` on are in `to`…1, those below in 0…`to`, each part in proportion; in bytes as well.
double moved(double alpha, double from, double to)
{
    const double first = std::ceil(to * 255) / 255; // the lowest byte that passes
    if (alpha >= from - 1e-6)
        return from >= 1 ? 1 : first + std::max(0., alpha - from) / (1 - from) * (1 - first);
    return std::min(alpha / from * to, first - 1. / 255);
}

} // namespace

bool isCopy(const CreatedTexture &texture)
{
    const std::int32_t row = texture.channels[0].factors.empty() ? -1 : texture.channels[0].factors[0].texture;
    for (std::uint8_t channel = 0; channel < 4; ++channel) {
        const PictureChannel &from = texture.channels[channel];
        if (from.scale != 1 || from.offset != 0 || from.factors.size() != 1 || from.factors[0].texture != row ||
            from.factors[0].channel != channel || from.factors[0].isInverted)
            return false;
    }
    return row >= 0 && texture.colour == CreatedTexture::Plain && texture.cutFrom <= 0 &&
           texture.usage != TextureUsage::Normal;
}

std::shared_ptr<const DecodedImage> madePicture(const CreatedTexture &texture, const PictureOfRow &pictures)
{
    if (isCopy(texture))
        return pictures(texture.channels[0].factors[0].texture);
    std::map<std::int32_t, Source> sources;
    QSize size;
    bool isSolid = true;
    for (const PictureChannel &channel : texture.channels)
        for (const PictureFactor &factor : channel.factors) {
            isSolid = false;
            const auto [at, isNew] = sources.try_emplace(factor.texture);
            if (!isNew)
                continue;
            if (const auto picture = pictures(factor.texture))
                at->second = {rgba(*picture), picture->hasAlpha};
            size = size.expandedTo(at->second.image.size());
        }
    if (isSolid)
        size = {solidSize, solidSize};
    if (size.isEmpty())
        return nullptr;
    for (auto &[row, source] : sources)
        if (!source.image.isNull() && source.image.size() != size)
            source.image = source.image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                               .convertToFormat(QImage::Format_RGBA8888);
    auto result = std::make_shared<DecodedImage>();
    ImageLevel level{size.width(), size.height(), QByteArray(qsizetype(size.width()) * size.height() * 4, '\xff')};
    auto *target = reinterpret_cast<std::uint8_t *>(level.bytes.data());
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x, target += 4) {
            double value[4];
            for (std::size_t c = 0; c < 4; ++c) {
                const PictureChannel &channel = texture.channels[c];
                double product = channel.scale;
                for (const PictureFactor &factor : channel.factors) {
                    const double texel = sources[factor.texture].texel(x, y, factor.channel);
                    product *= factor.isInverted ? 1 - texel : texel;
                }
                value[c] = channel.offset + product;
            }
            for (std::size_t c = 0; c < 3; ++c) {
                if (texture.colour == CreatedTexture::DividedByAlpha)
                    value[c] = value[3] > 0 ? value[c] / value[3] : 0;
                else if (texture.colour == CreatedTexture::AboveAlpha)
                    value[c] -= value[3];
            }
            if (texture.colour == CreatedTexture::AboveAlpha)
                value[3] = 1;
            if (texture.usage == TextureUsage::Normal)
                value[2] = upOf(value[0], value[1]);
            if (texture.cutFrom > 0)
                value[3] = moved(value[3], double(texture.cutFrom), double(texture.cutTo));
            std::transform(value, value + 4, target, byteOf);
            result->hasAlpha |= target[3] != 255;
        }
    result->levels.push_back(std::move(level));
    return result;
}

} // namespace sinew
