// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/format.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>

#include <benchmark/benchmark.h>

namespace bench_m3 {

using namespace sinew;

namespace {

/// The M3 models of the corpus (or of the samples), in memory.
struct Files
{
    std::vector<std::pair<QString, QByteArray>> all;
    std::int64_t bytes = 0;

    Files()
    {
        for (const QString &folder : {test::sharedPath("corpus/m3"), test::sourcePath("tests/samples")}) {
            QDirIterator it(folder, {QStringLiteral("*.m3"), QStringLiteral("*.m3a")}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (file.open(QIODevice::ReadOnly))
                    all.emplace_back(file.fileName(), file.readAll());
            }
            if (!all.empty())
                break;
        }
        for (const auto &[name, content] : all)
            bytes += content.size();
    }
};

const Files &files()
{
    static const Files all;
    return all;
}

void readM3(benchmark::State &state)
{
    const auto format = createM3Format();
    for (auto _ : state)
        for (const auto &[name, content] : files().all) {
            Diagnostics diagnostics;
            auto model = format->read(FileSet(name, content), diagnostics);
            benchmark::DoNotOptimize(model);
        }
    state.SetBytesProcessed(state.iterations() * files().bytes);
}
BENCHMARK(readM3)->Unit(benchmark::kMillisecond);

/// Every section is rebuilt from the model.
void writeM3(benchmark::State &state)
{
    const auto format = createM3Format();
    std::vector<std::unique_ptr<Model>> models;
    for (const auto &[name, content] : files().all) {
        Diagnostics diagnostics;
        if (auto model = format->read(FileSet(name, content), diagnostics))
            models.push_back(std::move(*model));
    }
    for (auto _ : state)
        for (const auto &model : models) {
            auto written = format->write(*model, {});
            benchmark::DoNotOptimize(written);
        }
    state.SetBytesProcessed(state.iterations() * files().bytes);
}
BENCHMARK(writeM3)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_m3
