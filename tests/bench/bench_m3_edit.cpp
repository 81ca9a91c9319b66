// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFileInfo>

#include <benchmark/benchmark.h>

namespace bench_m3_edit {

using namespace sinew;

namespace {

/// The model with the most objects of the corpus (of the samples).
QString largestModel()
{
    static const QString path = [] {
        QString largest;
        std::size_t most = 0;
        for (const QString &folder : {test::sharedPath("corpus/m3"), test::sourcePath("tests/samples")}) {
            QDirIterator it(folder, {QStringLiteral("*.m3"), QStringLiteral("*.m3a")}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                FormatRegistry registry;
                registry.add(createM3Format());
                const QString each = it.next();
                const auto document = openDocument(registry, each);
                if (document && (*document)->model().objectCount() > most) {
                    most = (*document)->model().objectCount();
                    largest = each;
                }
            }
            if (!largest.isEmpty())
                break;
        }
        return largest;
    }();
    return path;
}

std::unique_ptr<Document> largestDocument()
{
    FormatRegistry registry;
    registry.add(createM3Format());
    return std::move(*openDocument(registry, largestModel()));
}

const m3::Root &rootOf(const Document &document)
{
    return static_cast<const m3::M3Model &>(document.model()).data;
}

/// A bone whose position has keys.
NodeId animatedBone(const Document &document)
{
    const auto &bones = rootOf(document).bones;
    for (std::size_t row = 0; row < bones.size(); ++row)
        if (bones[row].position.keys.size() > 1)
            return bones.ids[row];
    return bones.ids[0];
}

/// Steps of one gesture, each costing what a mouse move costs before anything is drawn.
void dragM3Value(benchmark::State &state)
{
    const auto document = largestDocument();
    const StructInfo &animated = describe<m3::Animated<Vec3>>();
    const Address value{animatedBone(*document), fieldRow<&m3::Bone::position>(), test::rowNamed(animated, "value")};
    const MergeKey key = MergeKey::next();
    float x = 0;
    for (auto _ : state) {
        EditBuilder edit(document->model());
        edit.set(value, Vec3{x += 1, 0, 0});
        static_cast<void>(document->push(std::move(*edit.finish()), QStringLiteral("Set"), key));
    }
    state.SetLabel(QFileInfo(largestModel()).fileName().toStdString() + ", " +
                   std::to_string(document->model().objectCount()) + " objects");
}
BENCHMARK(dragM3Value)->Unit(benchmark::kMicrosecond);

void dragM3Key(benchmark::State &state)
{
    const auto document = largestDocument();
    const StructInfo &animated = describe<m3::Animated<Vec3>>();
    const Address keys{animatedBone(*document), fieldRow<&m3::Bone::position>(), test::rowNamed(animated, "keys")};
    Curve<Vec3> curve = document->model().get<m3::Bone>(keys.node)->position.keys;
    const MergeKey key = MergeKey::next();
    for (auto _ : state) {
        curve.editValues()[0].x += 1;
        EditBuilder edit(document->model());
        edit.set(keys, curve);
        static_cast<void>(document->push(std::move(*edit.finish()), QStringLiteral("Key"), key));
    }
}
BENCHMARK(dragM3Key)->Unit(benchmark::kMicrosecond);

void removeM3BoneAndUndo(benchmark::State &state)
{
    const auto document = largestDocument();
    const NodeId bone = animatedBone(*document);
    for (auto _ : state) {
        EditBuilder edit(document->model(), document->format()->references());
        edit.remove(bone);
        static_cast<void>(document->push(std::move(*edit.finish()), QStringLiteral("Remove")));
        document->undo();
    }
}
BENCHMARK(removeM3BoneAndUndo)->Unit(benchmark::kMicrosecond);

void removeM3SequenceAndUndo(benchmark::State &state)
{
    const auto document = largestDocument();
    const NodeId sequence = rootOf(*document).sequences.ids[0];
    for (auto _ : state) {
        auto changes = document->format()->sequences()->remove(document->model(), std::span(&sequence, 1), true);
        static_cast<void>(document->push(std::move(*changes), QStringLiteral("Remove")));
        document->undo();
    }
}
BENCHMARK(removeM3SequenceAndUndo)->Unit(benchmark::kMicrosecond);

void duplicateM3SequenceAndUndo(benchmark::State &state)
{
    const auto document = largestDocument();
    const NodeId sequence = rootOf(*document).sequences.ids[0];
    for (auto _ : state) {
        auto made = document->format()->sequences()->duplicate(document->model(), sequence);
        static_cast<void>(document->push(std::move(made->changes), QStringLiteral("Copy")));
        document->undo();
    }
}
BENCHMARK(duplicateM3SequenceAndUndo)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace bench_m3_edit
