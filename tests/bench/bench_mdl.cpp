// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/mdl/reader.h"
#include "plugins/mdx/mdl/writer.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>

#include <benchmark/benchmark.h>

namespace bench_mdl {

using namespace sinew;
using namespace sinew::mdx;

namespace {

/// The corpus's binary models (the samples if there is no corpus) as text: there are few text files, and they are
/// small.
const std::vector<QByteArray> &texts()
{
    static const std::vector<QByteArray> all = [] {
        std::vector<QByteArray> found;
        for (const QString &folder : {test::sharedPath("corpus/wc3-mdx"), test::sourcePath("tests/samples")}) {
            QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (!file.open(QIODevice::ReadOnly) || file.peek(4) != "MDLX")
                    continue;
                const QByteArray bytes = file.readAll();
                Diagnostics diagnostics;
                if (auto model =
                        MdxReader({reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())},
                                  diagnostics)
                            .read())
                    found.push_back(QByteArray::fromStdString(
                        MdlPrinter(static_cast<const MdxModel &>(**model), "\n", "\t").file()));
            }
            if (!found.empty())
                break;
        }
        return found;
    }();
    return all;
}

std::int64_t totalBytes()
{
    std::int64_t total = 0;
    for (const QByteArray &text : texts())
        total += std::int64_t(text.size());
    return total;
}

std::vector<std::unique_ptr<Model>> models()
{
    std::vector<std::unique_ptr<Model>> all;
    for (const QByteArray &text : texts()) {
        Diagnostics diagnostics;
        if (auto model = MdlReader(text, diagnostics).read())
            all.push_back(std::move(*model));
    }
    return all;
}

void readMdl(benchmark::State &state)
{
    for (auto _ : state)
        for (const QByteArray &text : texts()) {
            Diagnostics diagnostics;
            benchmark::DoNotOptimize(MdlReader(text, diagnostics).read());
        }
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(readMdl)->Unit(benchmark::kMillisecond);

/// A file that nobody edited.
void writeMdl(benchmark::State &state)
{
    const auto all = models();
    for (auto _ : state)
        for (const auto &model : all)
            benchmark::DoNotOptimize(MdlWriter(static_cast<const MdxModel &>(*model)).write());
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(writeMdl)->Unit(benchmark::kMillisecond);

/// Every statement is written again.
void printMdl(benchmark::State &state)
{
    const auto all = models();
    for (auto _ : state)
        for (const auto &model : all)
            benchmark::DoNotOptimize(MdlPrinter(static_cast<const MdxModel &>(*model), "\n", "\t").file());
    state.SetBytesProcessed(state.iterations() * totalBytes());
}
BENCHMARK(printMdl)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_mdl
