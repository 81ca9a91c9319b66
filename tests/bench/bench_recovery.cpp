// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What recovery costs the window's thread: everything else happens in another thread.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/recovery/recovery_recorder.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "tests/bench/bench_application.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace bench_recovery {

using namespace sinew;

namespace {

/// The largest model of the corpus (of the samples).
QString largestFile()
{
    QString largest;
    qint64 most = 0;
    for (const QString &folder : {test::sharedPath("corpus/m3"), test::sourcePath("tests/samples")}) {
        QDirIterator it(folder, {QStringLiteral("*.m3")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString each = it.next();
            if (const qint64 size = QFileInfo(each).size(); size > most) {
                most = size;
                largest = each;
            }
        }
        if (!largest.isEmpty())
            break;
    }
    return largest;
}

std::unique_ptr<Document> largestDocument()
{
    FormatRegistry registry;
    registry.add(createM3Format());
    return std::move(*openDocument(registry, largestFile()));
}

/// A step of a gesture that sets all keys of a bone, with and without a recorder.
void drag(benchmark::State &state, bool records)
{
    bench::needApplication();
    const QTemporaryDir folder;
    const auto document = largestDocument();
    std::unique_ptr<RecoveryRecorder> recorder;
    if (records)
        recorder = std::make_unique<RecoveryRecorder>(*document, folder.path());
    const auto &bones = static_cast<const m3::M3Model &>(document->model()).data.bones;
    std::size_t row = 0;
    while (row + 1 < bones.size() && bones[row].position.keys.size() < 2)
        ++row;
    const Address keys{bones.ids[row], fieldRow<&m3::Bone::position>(),
                       test::rowNamed(describe<m3::Animated<Vec3>>(), "keys")};
    Curve<Vec3> curve = bones[row].position.keys;
    const MergeKey key = MergeKey::next();
    for (auto _ : state) {
        if (curve.size())
            curve.editValues()[0].x += 1;
        EditBuilder edit(document->model());
        edit.set(keys, curve);
        static_cast<void>(document->push(std::move(*edit.finish()), QStringLiteral("Key"), key));
        QCoreApplication::processEvents();
    }
    state.SetLabel(QFileInfo(largestFile()).fileName().toStdString());
}
void recoveryPushWithout(benchmark::State &state)
{
    drag(state, false);
}
BENCHMARK(recoveryPushWithout)->Unit(benchmark::kMicrosecond);
void recoveryPush(benchmark::State &state)
{
    drag(state, true);
}
BENCHMARK(recoveryPush)->Unit(benchmark::kMicrosecond);

/// The first change after a save: the snapshot at the start of the log is taken from the document.
void recoveryBegin(benchmark::State &state)
{
    const auto document = largestDocument();
    for (auto _ : state)
        benchmark::DoNotOptimize(logStartOf(*document, false));
    state.SetLabel(std::to_string(document->model().objectCount()) + " objects");
}
BENCHMARK(recoveryBegin)->Unit(benchmark::kMicrosecond);

/// Once per 128 MiB of changes.
void recoverySnapshot(benchmark::State &state)
{
    const auto document = largestDocument();
    for (auto _ : state)
        benchmark::DoNotOptimize(logStartOf(*document, true));
}
BENCHMARK(recoverySnapshot)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_recovery
