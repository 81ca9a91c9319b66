// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Simplifying long curves: the time a key must not grow with their number.

#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/simplify.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace bench_curve_fit {

using namespace sinew;

namespace {

/// A slow wave with a fast one on it, a key every 10 time units.
template<class T, class MakeValue>
CurveEdit longCurve(Interpolation interpolation, std::size_t count, MakeValue value)
{
    Curve<T> curve(interpolation, count);
    for (std::size_t i = 0; i < count; ++i) {
        curve.editTimes()[i] = std::int32_t(i * 10);
        curve.editValues()[i] = value(double(i));
        if (curve.hasTangents()) {
            curve.editInTangents()[i] = value(double(i) - 1 / 3.0);
            curve.editOutTangents()[i] = value(double(i) + 1 / 3.0);
        }
    }
    CurveEdit edit;
    edit.type = &typeInfo<Curve<T>>();
    edit.curve = curve;
    edit.marks.resize(count);
    edit.spans = {{0, std::int32_t(count * 10), false}};
    return edit;
}

float wave(double i)
{
    return float(10 * std::sin(i * 0.002) + std::sin(i * 0.1));
}

void simplifyCurve(benchmark::State &state, const CurveEdit &before, double tolerance)
{
    FitReport report;
    for (auto _ : state) {
        CurveEdit edit = before;
        report = simplify(edit, tolerance, {});
    }
    state.counters["kept"] = double(report.keysAfter);
    state.SetItemsProcessed(std::int64_t(state.iterations()) * std::int64_t(before.size()));
}

void SimplifyNumbers(benchmark::State &state, Interpolation interpolation)
{
    simplifyCurve(state, longCurve<float>(interpolation, std::size_t(state.range(0)), wave), 0.01);
}

void SimplifyConstant(benchmark::State &state)
{
    simplifyCurve(state,
                  longCurve<Vec3>(Interpolation::Bezier, std::size_t(state.range(0)),
                                  [](double) {
                                      return Vec3{1, 2, 3};
                                  }),
                  0.01);
}

void SimplifyNoise(benchmark::State &state)
{
    simplifyCurve(state,
                  longCurve<float>(Interpolation::Bezier, std::size_t(state.range(0)),
                                   [](double i) { return float(std::sin(i * i * 12.9898) * 100); }),
                  0.01);
}

void SimplifyRotations(benchmark::State &state)
{
    const auto turn = [](double i) {
        return rotationOf({double(wave(i)), 20 * std::sin(i * 0.05), 0}, RotationOrder::Xyz);
    };
    simplifyCurve(state, longCurve<Quat>(Interpolation::Hermite, std::size_t(state.range(0)), turn), 0.5);
}

} // namespace

BENCHMARK_CAPTURE(SimplifyNumbers, linear, Interpolation::Linear)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SimplifyNumbers, bezier, Interpolation::Bezier)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(SimplifyConstant)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(SimplifyNoise)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(SimplifyRotations)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace bench_curve_fit
