// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Pictures: a decoded picture is sound, and every way to write it copes with it.

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_conversion.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/fuzz/fuzz_target.h"

namespace sinew::test {

namespace {

/// Larger pictures are decoded, but not written: time is better spent on further files.
constexpr std::int64_t maxTexels = 64 * 64;
/// BLP0 has a file for each level: .b00 … .b15.
constexpr int mostParts = 17;

const ImageRegistry &allImages()
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

/// The input's size chooses the way to write it.
void writeAgain(const DecodedImage &image, std::size_t size)
{
    const std::vector<ImageRegistry::Writer> writers = allImages().writers();
    ConversionOptions options;
    options.mips = size & 0x80 ? MipSource::Generate : MipSource::Keep;
    options.resize = size & 0x40 ? Resize::GameLimit : Resize::None;
    if (const auto written = convertImage(image, writers[size % writers.size()], options))
        checkPicture(written->ideal);
}

/// The input's size chooses whether a smaller level will do.
void tryPicture(const ImageCodec &codec, const FileSet &files)
{
    Diagnostics diagnostics;
    DecodeOptions options;
    options.mayReduce = files.primaryArray().size() & 0x20;
    const auto image = codec.decode(files, options, diagnostics);
    if (!image) {
        check(!image.error().message.empty(), "who can't read a picture says why");
        return;
    }
    checkPicture(*image);
    if (std::int64_t(image->width()) * image->height() * image->faceCount() > maxTexels)
        return;
    for (int face = 0; face < image->faceCount(); ++face)
        for (std::size_t level = 0; level < image->levels.size(); ++level)
            check(!toQImage(*image, int(level), face).isNull(), "every level of a picture can be shown");
    writeAgain(*image, std::size_t(files.primaryArray().size()));
}

} // namespace

/// The parts behind the texture are the files of its levels.
void fuzzBlp(const QByteArray &input)
{
    static const std::unique_ptr<ImageCodec> codec = createBlpCodec();
    const QList<QByteArray> parts = partsOf(input, mostParts);
    const auto level = [&parts](const QString &name) {
        const int part = name.section(QStringLiteral(".b"), -1).toInt() + 1;
        return part > 0 && part < parts.size() ? std::optional(parts[part]) : std::nullopt;
    };
    tryPicture(*codec, FileSet(QStringLiteral("fuzz.blp"), parts[0], level));
}

void fuzzDds(const QByteArray &input)
{
    static const std::unique_ptr<ImageCodec> codec = createDdsCodec();
    tryPicture(*codec, FileSet({}, input));
}

void fuzzTga(const QByteArray &input)
{
    static const std::unique_ptr<ImageCodec> codec = createTgaCodec();
    tryPicture(*codec, FileSet({}, input));
}

void fuzzQtImages(const QByteArray &input)
{
    static const std::unique_ptr<ImageCodec> codec = createQtImageCodec();
    tryPicture(*codec, FileSet({}, input));
}

} // namespace sinew::test
