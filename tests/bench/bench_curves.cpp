// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/keys/key_transform.h"
#include "plugins/mdx/model/model.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_curves {

using namespace sinew;

namespace {

constexpr std::size_t keyCount = 100000;

/// Keys every 10 units on waves, all selected, in 50 sequences.
template<class T>
CurveEdit largeEdit(Interpolation interpolation)
{
    CurveEdit edit;
    edit.type = &typeInfo<Curve<T>>();
    Curve<T> curve(interpolation, keyCount);
    for (std::size_t i = 0; i < keyCount; ++i) {
        curve.editTimes()[i] = std::int32_t(i * 10);
        const double wave = std::sin(double(i) / 50);
        if constexpr (std::is_same_v<T, Quat>)
            curve.editValues()[i] = rotationOf({wave * 60, wave * 30, double(i)}, RotationOrder::Xyz);
        else
            curve.editValues()[i] = {float(wave), float(wave * 2), float(wave * 3)};
        if (curve.hasTangents())
            curve.editInTangents()[i] = curve.editOutTangents()[i] = curve.values()[i];
    }
    edit.curve = curve;
    edit.marks.assign(keyCount, {keyBits(KeyPart::Value, 3), {}, {}});
    for (int i = 0; i < 50; ++i)
        edit.spans.push_back({i * 20000, i * 20000 + 19990, true});
    return edit;
}

template<class T>
void transformAllKeys(benchmark::State &state, Interpolation interpolation, const KeyTransform &transform)
{
    const CurveEdit start = largeEdit<T>(interpolation);
    start.shown();
    for (auto _ : state) {
        CurveEdit edit = start;
        benchmark::DoNotOptimize(transformKeys(edit, transform));
    }
}

KeyTransform later(double shift)
{
    KeyTransform transform;
    transform.timeShift = shift;
    transform.keepInSpans = false;
    return transform;
}

KeyTransform higher(double shift, double scale)
{
    KeyTransform transform;
    transform.valueShift = shift;
    transform.valueScale = scale;
    return transform;
}

const auto transformVectors = transformAllKeys<Vec3>;
const auto transformRotations = transformAllKeys<Quat>;
BENCHMARK_CAPTURE(transformVectors, shiftTimes, Interpolation::Linear, later(5))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(transformVectors, shiftValues, Interpolation::Linear, higher(5, 1))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(transformVectors, scaleBezier, Interpolation::Bezier, higher(5, 2))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(transformRotations, turnLinear, Interpolation::Linear, higher(5, 1))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(transformRotations, turnHermite, Interpolation::Hermite, higher(5, 1))->Unit(benchmark::kMillisecond);

void moveHalfOfKeysBetweenOthers(benchmark::State &state)
{
    CurveEdit start = largeEdit<Vec3>(Interpolation::Linear);
    for (std::size_t row = 0; row < keyCount; row += 2)
        start.marks[row].selected = 0;
    for (auto _ : state) {
        CurveEdit edit = start;
        benchmark::DoNotOptimize(transformKeys(edit, later(15)));
    }
}
BENCHMARK(moveHalfOfKeysBetweenOthers)->Unit(benchmark::kMillisecond);

void mirrorAllTimes(benchmark::State &state)
{
    const CurveEdit start = largeEdit<Vec3>(Interpolation::Hermite);
    for (auto _ : state) {
        CurveEdit edit = start;
        benchmark::DoNotOptimize(mirrorTimes(edit, 500000));
    }
}
BENCHMARK(mirrorAllTimes)->Unit(benchmark::kMillisecond);

template<class T>
void showNumbers(benchmark::State &state)
{
    const CurveEdit edit = largeEdit<T>(Interpolation::Hermite);
    for (auto _ : state)
        benchmark::DoNotOptimize(KeyNumbers(edit.curve, edit.value()));
}
BENCHMARK(showNumbers<Vec3>)->Unit(benchmark::kMillisecond);
BENCHMARK(showNumbers<Quat>)->Unit(benchmark::kMillisecond);

void insertOneKeyInto100000(benchmark::State &state)
{
    const CurveEdit start = largeEdit<Vec3>(Interpolation::Hermite);
    for (auto _ : state) {
        CurveEdit edit = start;
        benchmark::DoNotOptimize(insertKey(edit, 500005, {}));
    }
}
BENCHMARK(insertOneKeyInto100000)->Unit(benchmark::kMillisecond);

void deleteHalfOf100000(benchmark::State &state)
{
    CurveEdit start = largeEdit<Vec3>(Interpolation::Hermite);
    for (std::size_t row = 0; row < keyCount; row += 2)
        start.marks[row].selected = 0;
    for (auto _ : state) {
        CurveEdit edit = start;
        deleteSelected(edit);
        benchmark::DoNotOptimize(edit.size());
    }
}
BENCHMARK(deleteHalfOf100000)->Unit(benchmark::kMillisecond);

/// What each mouse move of a drag costs the document: the curve set again, marks carried along.
void pushADragOf100000(benchmark::State &state)
{
    auto model = std::make_unique<mdx::MdxModel>();
    model->data.bones.append();
    const CurveEdit keys = largeEdit<Vec3>(Interpolation::Linear);
    static_cast<CurveBase &>(model->data.bones[0].node.translation) = keys.curve;
    model->buildIndex();
    Document document(std::move(model), nullptr);
    const NodeId bone = static_cast<const mdx::MdxModel &>(document.model()).data.bones.ids[0];
    const Address track = fieldOf<&mdx::Bone::node, &mdx::Node::translation>(bone);
    document.keySelection().setMarks(track, keys.marks);
    const std::vector<CurveEdit> start = selectedEdits(document);
    const MergeKey drag = MergeKey::next();
    double shift = 0;
    for (auto _ : state) {
        std::vector<CurveEdit> edits = start;
        static_cast<void>(transformKeys(edits[0], later(shift = shift > 100 ? 1 : shift + 1)));
        static_cast<void>(pushEdits(document, edits, QStringLiteral("Move"), drag));
    }
}
BENCHMARK(pushADragOf100000)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_curves
