// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "animation.h"

namespace sinew::samples {

namespace {

/// A key's neighbours for its slope. A run whose last value equals its first one is a loop.
template<class T>
struct Neighbours
{
    T before, after;
    double left, right; ///< milliseconds to them
};

template<class T, class Same>
Neighbours<T> neighboursOf(const std::vector<typename Keys<T>::Key> &run, std::size_t i, const Same &same)
{
    const std::size_t last = run.size() - 1;
    const bool loops = run.size() > 2 && same(run.front().value, run.back().value);
    Neighbours<T> n{run[i].value, run[i].value, 1, 1};
    if (i > 0 || loops) {
        n.before = run[i > 0 ? i - 1 : last - 1].value;
        n.left = i > 0 ? run[i].time - run[i - 1].time : run[last].time - run[last - 1].time;
    }
    if (i < last || loops) {
        n.after = run[i < last ? i + 1 : 1].value;
        n.right = i < last ? run[i + 1].time - run[i].time : run[1].time - run[0].time;
    }
    return n;
}

/// Change per millisecond at a key.
V3 slopeOf(const Neighbours<V3> &n, const V3 &value)
{
    if (n.before == value || n.after == value) // an end, or a held pose: come to rest
        return V3::Zero();
    return (n.after - n.before) / (n.left + n.right);
}

template<class T, class Store>
Curve<T> vectorLike(Interpolation interpolation, const Keys<V3> &keys, std::int32_t globalSequence, const Store &store)
{
    std::size_t count = 0;
    for (const auto &run : keys.runs())
        count += run.size();
    Curve<T> curve(interpolation, count, globalSequence);
    const auto times = curve.editTimes();
    const auto values = curve.editValues();
    const auto in = curve.editInTangents(), out = curve.editOutTangents();
    std::size_t at = 0;
    for (const auto &run : keys.runs())
        for (std::size_t i = 0; i < run.size(); ++i, ++at) {
            times[at] = run[i].time;
            values[at] = store(run[i].value);
            if (!curve.hasTangents())
                continue;
            const auto n = neighboursOf<V3>(run, i, [](const V3 &a, const V3 &b) { return (a - b).norm() < 1e-9; });
            const V3 slope = slopeOf(n, run[i].value);
            // Hermite tangents are changes over the whole segment, Bézier ones are control points at its thirds.
            const bool bezier = interpolation == Interpolation::Bezier;
            in[at] = store(bezier ? V3(run[i].value - slope * n.left / 3) : V3(slope * n.left));
            out[at] = store(bezier ? V3(run[i].value + slope * n.right / 3) : V3(slope * n.right));
        }
    return curve;
}

V3 logOf(const Q4 &q)
{
    const double length = q.vec().norm();
    return length < 1e-12 ? V3(V3::Zero()) : V3(q.vec() / length * std::atan2(length, q.w()));
}

Q4 expOf(const V3 &v)
{
    const double angle = v.norm();
    Q4 q(std::cos(angle), 0, 0, 0);
    if (angle > 1e-12)
        q.vec() = v / angle * std::sin(angle);
    return q;
}

Q4 nearTo(const Q4 &q, const Q4 &other)
{
    return q.dot(other) < 0 ? Q4(-q.coeffs()) : q;
}

} // namespace

Curve<float> scalarCurve(Interpolation interpolation, const Keys<double> &keys, std::int32_t globalSequence)
{
    Keys<V3> vectors;
    for (const auto &run : keys.runs()) {
        vectors.nextSequence();
        for (const auto &key : run)
            vectors.add(key.time, V3(key.value, 0, 0));
    }
    return vectorLike<float>(interpolation, vectors, globalSequence, [](const V3 &v) { return grid(v.x(), 1024); });
}

Curve<Vec3> vectorCurve(Interpolation interpolation, const Keys<V3> &keys, std::int32_t globalSequence, double steps)
{
    return vectorLike<Vec3>(interpolation, keys, globalSequence, [&](const V3 &v) {
        return Vec3{grid(v.x(), steps), grid(v.y(), steps), grid(v.z(), steps)};
    });
}

Curve<Colour> colourCurve(Interpolation interpolation, const Keys<V3> &keys, std::int32_t globalSequence)
{
    return vectorLike<Colour>(interpolation, keys, globalSequence, [](const V3 &v) {
        return Colour{grid(v.z(), 1024), grid(v.y(), 1024), grid(v.x(), 1024)};
    });
}

Curve<Quat> rotationCurve(Interpolation interpolation, const Keys<Q4> &keys, std::int32_t globalSequence)
{
    std::size_t count = 0;
    for (const auto &run : keys.runs())
        count += run.size();
    Curve<Quat> curve(interpolation, count, globalSequence);
    const auto times = curve.editTimes();
    const auto values = curve.editValues(), in = curve.editInTangents(), out = curve.editOutTangents();
    std::size_t at = 0;
    for (auto run : keys.runs()) {
        for (std::size_t i = 0; i < run.size(); ++i)
            run[i].value = nearTo(run[i].value, i ? run[i - 1].value : Q4::Identity());
        for (std::size_t i = 0; i < run.size(); ++i, ++at) {
            const Q4 &q = run[i].value;
            times[at] = run[i].time;
            values[at] = storedRotation(q);
            if (!curve.hasTangents())
                continue;
            const auto n =
                neighboursOf<Q4>(run, i, [](const Q4 &a, const Q4 &b) { return std::abs(a.dot(b)) > 1 - 1e-9; });
            const V3 forward = logOf(q.conjugate() * nearTo(n.after, q)),
                     back = logOf(q.conjugate() * nearTo(n.before, q));
            const bool rests = forward.isZero(1e-9) || back.isZero(1e-9);
            const Q4 inner = rests ? q : q * expOf(-(forward + back) / 4);
            in[at] = out[at] = storedRotation(inner);
        }
    }
    return curve;
}

Curve<std::uint32_t> numberCurve(const Keys<std::uint32_t> &keys, std::int32_t globalSequence)
{
    std::size_t count = 0;
    for (const auto &run : keys.runs())
        count += run.size();
    Curve<std::uint32_t> curve(Interpolation::None, count, globalSequence);
    std::size_t at = 0;
    for (const auto &run : keys.runs())
        for (const auto &key : run) {
            curve.editTimes()[at] = key.time;
            curve.editValues()[at] = key.value;
            ++at;
        }
    return curve;
}

} // namespace sinew::samples
