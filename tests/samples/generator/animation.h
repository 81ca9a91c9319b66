// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/curve.h"
#include "geometry.h"

#include <algorithm>
#include <vector>

namespace sinew::samples {

/// Keys of one curve, sequence by sequence. Tangents are made so that the curve passes smoothly through its keys
/// (Catmull–Rom; for rotations the inner points of squad), each sequence by itself.
template<class T>
class Keys
{
public:
    struct Key
    {
        std::int32_t time;
        T value;
    };
    void add(std::int32_t time, const T &value) { m_runs.back().push_back({time, value}); }
    /// Subsequent keys belong to another sequence; tangents do not reach across.
    void nextSequence() { m_runs.emplace_back(); }
    bool isEmpty() const
    {
        return std::all_of(m_runs.begin(), m_runs.end(), [](const auto &run) { return run.empty(); });
    }
    const std::vector<std::vector<Key>> &runs() const { return m_runs; }

private:
    std::vector<std::vector<Key>> m_runs{1};
};

Curve<float> scalarCurve(Interpolation interpolation, const Keys<double> &keys, std::int32_t globalSequence = -1);
/// `steps`: grid steps per unit.
Curve<Vec3> vectorCurve(Interpolation interpolation, const Keys<V3> &keys, std::int32_t globalSequence = -1,
                        double steps = 1024);
Curve<Quat> rotationCurve(Interpolation interpolation, const Keys<Q4> &keys, std::int32_t globalSequence = -1);
/// Colours are passed as red, green, blue; MDX stores animated ones blue, green, red.
Curve<Colour> colourCurve(Interpolation interpolation, const Keys<V3> &keys, std::int32_t globalSequence = -1);
Curve<std::uint32_t> numberCurve(const Keys<std::uint32_t> &keys, std::int32_t globalSequence = -1);

/// Keys from a list, all in one sequence.
template<class T>
Keys<T> keysOf(std::initializer_list<typename Keys<T>::Key> list)
{
    Keys<T> keys;
    for (const auto &key : list)
        keys.add(key.time, key.value);
    return keys;
}

} // namespace sinew::samples
