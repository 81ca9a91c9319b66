// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/file/writer.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>

#include <benchmark/benchmark.h>

namespace bench_mdx {

using namespace sinew;
using namespace sinew::mdx;

namespace {

/// All MDX files of the corpus, or of the samples where there is no corpus, in memory.
const std::vector<QByteArray> &files()
{
    static const std::vector<QByteArray> all = [] {
        std::vector<QByteArray> found;
        for (const QString &folder : {test::sharedPath("corpus/wc3-mdx"), test::sourcePath("tests/samples")}) {
            QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (file.open(QIODevice::ReadOnly) && file.peek(4) == "MDLX")
                    found.push_back(file.readAll());
            }
            if (!found.empty())
                break;
        }
        return found;
    }();
    return all;
}

Bytes viewOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
}

std::int64_t totalBytes()
{
    std::int64_t total = 0;
    for (const QByteArray &file : files())
        total += file.size();
    return total;
}

void readMdx(benchmark::State &state)
{
    for (auto _ : state) {
        for (const QByteArray &file : files()) {
            Diagnostics diagnostics;
            benchmark::DoNotOptimize(MdxReader(viewOf(file), diagnostics).read());
        }
    }
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(readMdx)->Unit(benchmark::kMillisecond);

void writeMdx(benchmark::State &state)
{
    std::vector<std::unique_ptr<Model>> models;
    for (const QByteArray &file : files()) {
        Diagnostics diagnostics;
        if (auto model = MdxReader(viewOf(file), diagnostics).read())
            models.push_back(std::move(*model));
    }
    for (auto _ : state)
        for (const auto &model : models)
            benchmark::DoNotOptimize(MdxWriter(static_cast<const MdxModel &>(*model)).write(ByteWriter(1 << 16)));
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(writeMdx)->Unit(benchmark::kMillisecond);

/// What the program does with a file: reads it, writes it to memory and compares.
void openMdx(benchmark::State &state)
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    for (auto _ : state)
        for (const QByteArray &file : files())
            benchmark::DoNotOptimize(
                openDocument(registry, FileSet(QStringLiteral("x.mdx"), file), QStringLiteral("x.mdx")));
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(openMdx)->Unit(benchmark::kMillisecond);

void buildScenes(benchmark::State &state)
{
    const auto format = createMdxFormat();
    std::vector<std::unique_ptr<Model>> models;
    for (const QByteArray &file : files()) {
        Diagnostics diagnostics;
        if (auto model = MdxReader(viewOf(file), diagnostics).read())
            models.push_back(std::move(*model));
    }
    for (auto _ : state)
        for (const auto &model : models)
            benchmark::DoNotOptimize(format->scene()->build(*model));
    state.SetItemsProcessed(state.iterations() * std::int64_t(models.size()));
}
BENCHMARK(buildScenes)->Unit(benchmark::kMillisecond);

/// The machine's own limit.
void copyMemory(benchmark::State &state)
{
    QByteArray target;
    for (auto _ : state)
        for (const QByteArray &file : files()) {
            target.resize(file.size());
            std::memcpy(target.data(), file.constData(), std::size_t(file.size()));
            benchmark::ClobberMemory();
        }
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(copyMemory)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_mdx
