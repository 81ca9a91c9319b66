// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <benchmark/benchmark.h>

namespace bench_m2 {

using namespace sinew;

namespace {

/// The M2 models of the corpus (or of the samples) with the files beside them, in memory.
struct Sets
{
    std::vector<QString> models;
    QHash<QString, QByteArray> files; ///< by path in lower case
    std::int64_t bytes = 0;           ///< of models and their companions

    Sets()
    {
        for (const QString &folder : {test::sharedPath("corpus/m2"), test::sourcePath("tests/samples")}) {
            QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                if (!file.open(QIODevice::ReadOnly))
                    continue;
                if (file.fileName().endsWith(QLatin1String(".m2"), Qt::CaseInsensitive))
                    models.push_back(file.fileName());
                files.insert(file.fileName().toLower(), file.readAll());
            }
            if (!models.empty())
                break;
        }
        for (const QString &model : models) {
            bytes += files.value(model.toLower()).size();
            Diagnostics diagnostics;
            const FileSet set = setOf(model);
            (void)createM2Format()->read(set, diagnostics);
            for (const CompanionFile &companion : set.companionsRead())
                bytes += companion.bytes.size();
        }
    }

    FileSet setOf(const QString &model) const
    {
        const QString folder = QFileInfo(model).path().toLower() + QLatin1Char('/');
        return FileSet(model, files.value(model.toLower()),
                       [this, folder](const QString &name) -> std::optional<QByteArray> {
                           const auto found = files.constFind(folder + name.toLower());
                           return found == files.constEnd() ? std::nullopt : std::optional(*found);
                       });
    }
};

const Sets &sets()
{
    static const Sets all;
    return all;
}

void readM2(benchmark::State &state)
{
    const auto format = createM2Format();
    for (auto _ : state)
        for (const QString &model : sets().models) {
            Diagnostics diagnostics;
            benchmark::DoNotOptimize(format->read(sets().setOf(model), diagnostics));
        }
    state.SetBytesProcessed(state.iterations() * sets().bytes);
}
BENCHMARK(readM2)->Unit(benchmark::kMillisecond);

/// Unedited: the bytes as read; the proof stores every field again.
void writeM2(benchmark::State &state)
{
    const auto format = createM2Format();
    std::vector<std::unique_ptr<Model>> models;
    for (const QString &model : sets().models) {
        Diagnostics diagnostics;
        if (auto read = format->read(sets().setOf(model), diagnostics))
            models.push_back(std::move(*read));
    }
    for (auto _ : state)
        for (const auto &model : models) {
            if (state.range(0))
                benchmark::DoNotOptimize(format->prove(*model));
            else
                benchmark::DoNotOptimize(format->write(*model));
        }
    state.SetBytesProcessed(state.iterations() * sets().bytes);
}
BENCHMARK(writeM2)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_m2
