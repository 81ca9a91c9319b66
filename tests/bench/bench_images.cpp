// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/blp_codec.h"
#include "plugins/dds/dds_codec.h"
#include "plugins/tga/tga_codec.h"

#include <QDirIterator>
#include <QFile>

#include <benchmark/benchmark.h>

#include <random>

using namespace sinew;

namespace {

// Decode speed on one core, in bytes of RGBA that come out, all levels counted.

/// Files of a corpus folder whose description, as decoded, begins with a text; empty where there is no corpus.
std::vector<FileSet> corpusFiles(const ImageCodec &codec, const char *folder, std::string_view description)
{
    std::vector<FileSet> found;
    QDirIterator paths(QStringLiteral(SINEW_SHARED "/corpus/") + QLatin1String(folder), QDir::Files,
                       QDirIterator::Subdirectories);
    while (paths.hasNext()) {
        QFile file(paths.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        FileSet files(file.fileName(), file.readAll());
        Diagnostics diagnostics;
        const auto image = codec.decode(files, diagnostics);
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
            const auto image = codec.decode(files, diagnostics);
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

} // namespace
