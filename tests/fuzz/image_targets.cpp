// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Pictures: what is read is a sound picture, and every way to write it copes with it.

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_conversion.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/fuzz/fuzz_target.h"

namespace sinew::test {

namespace {

/// More texels are decoded, but not written: time is better spent on further files.
constexpr std::int64_t maxTexels = 64 * 64;

const ImageRegistry &images()
{
    static const ImageRegistry all = [] {
        ImageRegistry registry;
        registry.add(createBlpCodec());
        registry.add(createDdsCodec());
        registry.add(createTgaCodec());
        return registry;
    }();
    return all;
}

void checkPicture(const DecodedImage &image)
{
    check(bool(checkEncoding({}, image, {})) && (!image.isCube || image.faceCount() == 6), "a picture is sound");
}

} // namespace

/// The part behind "~FILE~" is what a file beside the texture (.b00 of BLP0) holds. The size chooses the way to write.
void fuzzImages(const QByteArray &input)
{
    const qsizetype split = input.indexOf("~FILE~");
    const QByteArray beside = split < 0 ? QByteArray() : input.mid(split + 6);
    const FileSet files(QStringLiteral("fuzz.blp"), split < 0 ? input : input.left(split),
                        [&](const QString &) { return split < 0 ? std::nullopt : std::optional(beside); });
    const std::vector<ImageRegistry::Writer> writers = images().writers();
    const auto size = std::size_t(input.size());
    const ImageRegistry::Writer &writer = writers[size % writers.size()];
    for (const auto &codec : images().codecs()) {
        Diagnostics diagnostics;
        const auto image = codec->decode(files, {}, diagnostics);
        if (!image)
            continue;
        checkPicture(*image);
        if (std::int64_t(image->width()) * image->height() * image->faceCount() > maxTexels)
            continue;
        for (int face = 0; face < image->faceCount(); ++face)
            for (std::size_t level = 0; level < image->levels.size(); ++level)
                check(!toQImage(*image, int(level), face).isNull(), "every level of a picture can be shown");
        ConversionOptions options;
        options.mips = size & 0x80 ? MipSource::Generate : MipSource::Keep;
        options.resize = size & 0x40 ? Resize::GameLimit : Resize::None;
        if (const auto written = convertImage(*image, writer, options))
            checkPicture(written->ideal);
    }
}

void fuzzQtImages(const QByteArray &input)
{
    static const std::unique_ptr<ImageCodec> codec = createQtImageCodec();
    Diagnostics diagnostics;
    if (const auto image = codec->decode(FileSet(QStringLiteral("fuzz.png"), input), {}, diagnostics))
        checkPicture(*image);
}

} // namespace sinew::test
