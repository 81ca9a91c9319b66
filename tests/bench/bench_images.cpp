// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_conversion.h"
#include "core/image/image_registry.h"
#include "core/image/mip_chain.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>

#include <benchmark/benchmark.h>

#include <cmath>
#include <random>

namespace bench_images {

using namespace sinew;

namespace {

// Decode speed on one core, in bytes of RGBA output, all levels counted.

/// Files of a corpus folder whose description, as decoded, begins with a text; empty if there is no corpus.
std::vector<FileSet> corpusFiles(const ImageCodec &codec, const char *folder, std::string_view description)
{
    std::vector<FileSet> found;
    QDirIterator paths(test::sharedPath("corpus/") + QLatin1String(folder), QDir::Files, QDirIterator::Subdirectories);
    while (paths.hasNext()) {
        QFile file(paths.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        FileSet files(file.fileName(), file.readAll());
        Diagnostics diagnostics;
        const auto image = codec.decode(files, {}, diagnostics);
        if (image && image->description.starts_with(description))
            found.push_back(std::move(files));
    }
    return found;
}

void decodeCorpus(benchmark::State &state, const ImageCodec &codec, const char *folder, std::string_view description)
{
    const std::vector<FileSet> all = corpusFiles(codec, folder, description);
    if (all.empty()) {
        state.SkipWithError("no such files: the corpus is not here");
        return;
    }
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (const FileSet &files : all) {
            Diagnostics diagnostics;
            const auto image = codec.decode(files, {}, diagnostics);
            for (const ImageLevel &level : image->levels)
                bytes += std::int64_t(level.width) * level.height * 4;
            benchmark::DoNotOptimize(image->levels.data());
        }
    }
    state.SetBytesProcessed(bytes);
    state.counters["files"] = double(all.size());
}

void decodeBlpJpeg(benchmark::State &state)
{
    decodeCorpus(state, *createBlpCodec(), "blp", "BLP1 JPEG");
}
BENCHMARK(decodeBlpJpeg)->Unit(benchmark::kMillisecond);

void decodeBlpPalette(benchmark::State &state)
{
    decodeCorpus(state, *createBlpCodec(), "blp", "BLP1 palette");
}
BENCHMARK(decodeBlpPalette)->Unit(benchmark::kMillisecond);

void decodeTga(benchmark::State &state)
{
    decodeCorpus(state, *createTgaCodec(), "tga-etc", "TGA colour");
}
BENCHMARK(decodeTga)->Unit(benchmark::kMillisecond);

void decodeDdsMasks(benchmark::State &state)
{
    decodeCorpus(state, *createDdsCodec(), "dds", "DDS 32 bit");
}
BENCHMARK(decodeDdsMasks)->Unit(benchmark::kMillisecond);

/// From the file to what is uploaded: the blocks as they are.
void readDdsBlocks(benchmark::State &state)
{
    decodeCorpus(state, *createDdsCodec(), "dds", "DDS DXT");
}
BENCHMARK(readDdsBlocks)->Unit(benchmark::kMillisecond);

/// From blocks to a picture, for the CPU.
void decompressBlocks(benchmark::State &state)
{
    constexpr int side = 1024;
    DecodedImage image;
    image.format = PixelFormat(state.range(0));
    image.hasAlpha = true;
    QByteArray blocks(levelBytes(image.format, side, side), Qt::Uninitialized);
    std::minstd_rand random(1);
    for (char &byte : blocks)
        byte = char(random() >> 8);
    image.levels.push_back({side, side, blocks});
    for (auto _ : state)
        benchmark::DoNotOptimize(toQImage(image));
    state.SetBytesProcessed(state.iterations() * side * side * 4);
}
BENCHMARK(decompressBlocks)
    ->ArgName("format")
    ->Arg(int(PixelFormat::Bc1))
    ->Arg(int(PixelFormat::Bc2))
    ->Arg(int(PixelFormat::Bc3))
    ->Arg(int(PixelFormat::Bc4))
    ->Arg(int(PixelFormat::Bc5))
    ->Arg(int(PixelFormat::Bc7))
    ->Unit(benchmark::kMillisecond);

/// Waves with some noise, about as smooth and as rough as painted textures.
DecodedImage painted(int side)
{
    DecodedImage image;
    image.hasAlpha = true;
    QByteArray rgba;
    std::minstd_rand random(1);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            for (const double step : {0.031, 0.047, 0.023, 0.011})
                rgba.append(char(int(128 + 100 * std::sin(x * step) * std::cos(y * step)) + int(random() >> 8) % 8));
    image.levels.push_back({side, side, rgba});
    return image;
}

ImageRegistry::Writer writerOf(const char *id)
{
    ImageRegistry images;
    images.add(createBlpCodec());
    images.add(createDdsCodec());
    images.add(createTgaCodec());
    return images.writer(QLatin1String(id));
}

/// One level on one core, in bytes of RGBA input.
void encode(benchmark::State &state, const char *id, int quality)
{
    constexpr int side = 256;
    const ImageRegistry::Writer writer = writerOf(id);
    const DecodedImage image = painted(side);
    EncodeOptions options;
    options.variant = writer.variant.id;
    options.quality = quality;
    for (auto _ : state)
        benchmark::DoNotOptimize(writer.codec->encode(image, options));
    state.SetBytesProcessed(state.iterations() * side * side * 4);
}
BENCHMARK_CAPTURE(encode, blp1_jpeg, "blp1-jpeg", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, blp1_palette, "blp1-palette", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, blp2_bgra, "blp2-bgra", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_dxt1, "dds-dxt1", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_dxt3, "dds-dxt3", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_dxt5, "dds-dxt5", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_dxt5_thorough, "dds-dxt5", 100)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_bc5, "dds-bc5", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, dds_bgra, "dds-bgra", 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encode, tga, "tga", 0)->Unit(benchmark::kMillisecond);

/// A whole conversion: mips made, all levels written, read again and compared; in bytes of the first level.
void convert(benchmark::State &state, const char *id)
{
    constexpr int side = 256;
    const ImageRegistry::Writer writer = writerOf(id);
    const DecodedImage image = painted(side);
    for (auto _ : state)
        benchmark::DoNotOptimize(convertImage(image, writer, {}));
    state.SetBytesProcessed(state.iterations() * side * side * 4);
}
BENCHMARK_CAPTURE(convert, blp1_jpeg, "blp1-jpeg")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(convert, blp1_palette, "blp1-palette")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(convert, blp2_dxt5, "blp2-dxt5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(convert, dds_dxt1, "dds-dxt1")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(convert, dds_dxt5, "dds-dxt5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(convert, tga, "tga")->Unit(benchmark::kMillisecond);

/// All levels below the first, in bytes of the first.
void makeMips(benchmark::State &state)
{
    constexpr int side = 1024;
    const DecodedImage image = painted(side);
    ScalingOptions options;
    options.filter = MipFilter(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(levelsBelow(image.levels.front(), options));
    state.SetBytesProcessed(state.iterations() * side * side * 4);
}
BENCHMARK(makeMips)
    ->ArgName("filter")
    ->Arg(int(MipFilter::Box))
    ->Arg(int(MipFilter::Kaiser))
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_images
