// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_conversion.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace sinew;

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

void check(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

void checkPicture(const DecodedImage &image)
{
    check(bool(checkEncoding({}, image, {})) && (!image.isCube || image.faceCount() == 6));
}

} // namespace

/// What is read is a sound picture, and every way to write it copes with it. The file's size chooses that way.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const FileSet files(QStringLiteral("fuzz"), QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    const std::vector<ImageRegistry::Writer> writers = images().writers();
    const ImageRegistry::Writer &writer = writers[size % writers.size()];
    for (const auto &codec : images().codecs()) {
        Diagnostics diagnostics;
        const auto image = codec->decode(files, diagnostics);
        if (!image)
            continue;
        checkPicture(*image);
        if (std::int64_t(image->width()) * image->height() * image->faceCount() > maxTexels)
            continue;
        for (int face = 0; face < image->faceCount(); ++face)
            for (std::size_t level = 0; level < image->levels.size(); ++level)
                check(!toQImage(*image, int(level), face).isNull());
        ConversionOptions options;
        options.mips = size & 0x80 ? MipSource::Generate : MipSource::Keep;
        options.resize = size & 0x40 ? Resize::GameLimit : Resize::None;
        if (const auto written = convertImage(*image, writer, options))
            checkPicture(written->ideal);
    }
    return 0;
}

#ifdef SINEW_FUZZ_REPLAY
/// Without libFuzzer: runs the given files once, to look at what it found.
int main(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(file), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size());
        std::printf("%s\n", argv[i]);
    }
    return 0;
}
#endif
