// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/cut_keys.h"

#include <algorithm>
#include <optional>

namespace sinew {

namespace {

constexpr double sameMoment = 1e-5; ///< seconds

/// Copies keys of one clip to another.
class KeyCutter
{
public:
    KeyCutter(const ClipKeys &from, ClipKeys &to) : m_from(from), m_to(to) {}

    void copy(std::size_t key)
    {
        m_to.times.push_back(m_from.times[key]);
        copy(m_from.values, key, m_to.values);
        copy(m_from.ins, key, m_to.ins);
        copy(m_from.outs, key, m_to.outs);
    }
    /// A new key between those of the clip, or beyond them.
    void add(double seconds)
    {
        m_to.times.push_back(float(seconds));
        append(m_from.at(seconds), m_to.values);
        if (m_from.shape == ClipKeys::Cubic) {
            const CurvePoint slope = slopeAt(seconds);
            append(slope, m_to.ins);
            append(slope, m_to.outs);
        }
    }

private:
    void copy(const std::vector<float> &from, std::size_t key, std::vector<float> &to) const
    {
        if (from.empty())
            return;
        const auto first = from.begin() + std::ptrdiff_t(key) * m_from.components;
        to.insert(to.end(), first, first + m_from.components);
    }
    void append(const CurvePoint &point, std::vector<float> &to) const
    {
        for (int i = 0; i < m_from.components; ++i)
            to.push_back(float(point[std::size_t(i)]));
    }
    CurvePoint slopeAt(double seconds) const
    {
        const std::vector<float> &times = m_from.times;
        const auto after = std::upper_bound(times.begin(), times.end(), seconds,
                                            [](double time, float key) { return time < double(key); });
        if (after == times.begin() || after == times.end())
            return {};
        const std::size_t right = std::size_t(after - times.begin()), left = right - 1,
                          n = std::size_t(m_from.components);
        const double length = double(times[right]) - double(times[left]), t = (seconds - double(times[left])) / length;
        CurvePoint slope{};
        for (std::size_t i = 0; i < n; ++i) {
            const double a = double(m_from.values[left * n + i]), b = double(m_from.values[right * n + i]);
            const double out = double(m_from.outs[left * n + i]), in = double(m_from.ins[right * n + i]);
            slope[i] = 6 * t * (1 - t) * (b - a) / length + (1 - t) * (1 - 3 * t) * out + t * (3 * t - 2) * in;
        }
        return slope;
    }

    const ClipKeys &m_from;
    ClipKeys &m_to;
};

/// The last key at a moment, or nothing.
std::optional<std::size_t> keyAt(const std::vector<float> &times, double seconds)
{
    const auto after = std::upper_bound(times.begin(), times.end(), seconds + sameMoment,
                                        [](double time, float key) { return time < double(key); });
    if (after == times.begin() || double(*std::prev(after)) < seconds - sameMoment)
        return std::nullopt;
    return std::size_t(after - times.begin()) - 1;
}

} // namespace

ClipKeys cutKeys(const ClipKeys &keys, double first, double last)
{
    ClipKeys cut;
    cut.shape = keys.shape;
    cut.components = keys.components;
    cut.isRotation = keys.isRotation;
    cut.isSampled = keys.isSampled;
    cut.isCutShort = keys.isCutShort;
    if (keys.times.empty())
        return cut;
    KeyCutter cutter(keys, cut);
    const std::optional<std::size_t> firstKey = keyAt(keys.times, first), lastKey = keyAt(keys.times, last);
    const auto rowAfter = [&](double seconds) {
        return std::size_t(std::upper_bound(keys.times.begin(), keys.times.end(), seconds,
                                            [](double time, float key) { return time < double(key); }) -
                           keys.times.begin());
    };
    const std::size_t begin = firstKey.value_or(rowAfter(first)), end = lastKey ? *lastKey + 1 : rowAfter(last);
    if (!firstKey)
        cutter.add(first);
    for (std::size_t key = begin; key < end; ++key)
        cutter.copy(key);
    if (!lastKey && last - first > sameMoment)
        cutter.add(last);
    if (cut.size() < 2 && cut.shape == ClipKeys::Cubic) {
        cut.shape = ClipKeys::Linear;
        cut.ins.clear();
        cut.outs.clear();
    }
    return cut;
}

} // namespace sinew
