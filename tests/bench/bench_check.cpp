// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"

#include <QDirIterator>

#include <benchmark/benchmark.h>

namespace bench_check {

using namespace sinew;

namespace {

/// The largest model of the corpus with that suffix; null if there is none.
std::unique_ptr<Document> largest(const QString &suffix)
{
    QString best;
    qint64 size = 0;
    QDirIterator it(test::sharedPath("corpus"), {QStringLiteral("*.") + suffix}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        if (it.fileInfo().size() > size) {
            size = it.fileInfo().size();
            best = it.filePath();
        }
    }
    FormatRegistry formats;
    formats.add(createMdxFormat());
    formats.add(createM2Format());
    formats.add(createM3Format());
    auto document = openDocument(formats, best);
    return document ? std::move(*document) : nullptr;
}

void checkAll(benchmark::State &state, const char *suffix)
{
    const auto document = largest(QLatin1String(suffix));
    if (!document)
        return state.SkipWithError("no corpus");
    for (auto _ : state)
        benchmark::DoNotOptimize(checkModel(document->model(), document->format()));
}

/// After a step that moves keys: what most steps of animators do.
void checkStep(benchmark::State &state)
{
    const auto document = largest(QStringLiteral("mdx"));
    if (!document)
        return state.SkipWithError("no corpus");
    const mdx::Root &root = mdx::rootOf(document->model());
    if (root.bones.isEmpty())
        return state.SkipWithError("no bone");
    const Address at = fieldOf<&mdx::Bone::node, &mdx::Node::translation>(root.bones.ids[0]);
    Touched touched;
    touched.add(document->model(), {{Change::Set, at, 0, 0, 0, Value::of(root.bones[0].node.translation)}});
    CheckReport report = checkModel(document->model(), document->format());
    for (auto _ : state)
        report = checkAgain(std::move(report), touched, document->model(), document->format());
}

BENCHMARK_CAPTURE(checkAll, mdx, "mdx")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkAll, m2, "m2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checkAll, m3, "m3")->Unit(benchmark::kMillisecond);
BENCHMARK(checkStep)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_check
