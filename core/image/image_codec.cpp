// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_codec.h"

#include "core/image/decoded_image.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::int64_t mebibyte = 1024 * 1024;

} // namespace

Result<QByteArray> ImageCodec::encode(const DecodedImage &, const EncodeOptions &options) const
{
    return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 can't write “%2”"),
                         {name().toStdString(), options.variant.toStdString()})};
}

Status checkEncoding(const ImageVariant &variant, const DecodedImage &image, const EncodeOptions &options)
{
    if (image.levels.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "there is no image to write")};
    for (int number = 0; number < image.faceCount(); ++number) {
        const std::vector<ImageLevel> &face = image.face(number);
        if (face.size() != image.levels.size())
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "face %1 does not match the image"), {std::to_string(number)})};
        for (std::size_t i = 0; i < face.size(); ++i) {
            const ImageLevel &level = face[i];
            if (Status status = checkImageSize(std::uint32_t(level.width), std::uint32_t(level.height)); !status)
                return status;
            if (level.bytes.size() != levelBytes(image.format, level.width, level.height) ||
                level.width != std::max(1, image.width() >> i) || level.height != std::max(1, image.height() >> i))
                return Error{
                    Message(QT_TRANSLATE_NOOP("Message", "level %1 does not match the image"), {std::to_string(i)})};
        }
    }
    if (options.quality < 0 || options.quality > 100)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "quality %1 is not within 1 to 100"),
                             {std::to_string(options.quality)})};
    if (options.alphaThreshold < 1 || options.alphaThreshold > 255)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "alpha threshold %1 is not within 1 to 255"),
                             {std::to_string(options.alphaThreshold)})};
    const std::vector<int> &bits = variant.alphaBits;
    if (options.alphaBits == -1 || std::find(bits.begin(), bits.end(), options.alphaBits) != bits.end())
        return Done{};
    std::string possible;
    for (const int count : bits)
        possible += (possible.empty() ? "" : ", ") + std::to_string(count);
    return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 has no %2-bit alpha; possible depths: %3"),
                         {variant.label, std::to_string(options.alphaBits), possible})};
}

Status checkImageSize(std::uint32_t width, std::uint32_t height, std::int64_t offset)
{
    if (width > 0 && height > 0 && width <= maxImageSide && height <= maxImageSide)
        return Done{};
    return Error{Message(QT_TRANSLATE_NOOP("Message", "image size %1 x %2 is not within 1 to %3"),
                         {std::to_string(width), std::to_string(height), std::to_string(maxImageSide)}),
                 {},
                 offset};
}

std::int64_t decodingBudget(std::size_t fileBytes)
{
    return 128 * mebibyte + 20 * std::int64_t(fileBytes);
}

Status checkPeak(std::int64_t peakBytes, std::int64_t budget)
{
    if (peakBytes <= budget)
        return Done{};
    return Error{Message(QT_TRANSLATE_NOOP("Message", "decoding needs %1 MiB; a file of this size may take %2"),
                         {std::to_string(peakBytes / mebibyte), std::to_string(budget / mebibyte)})};
}

} // namespace sinew
