// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// The part of KeyNumbers for Euler angles.
#include "core/curves/angle_path.h"
#include "core/curves/key_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <optional>

namespace sinew {

namespace {

/// Which neighbouring keys belong to one sequence.
class SequenceRuns
{
public:
    explicit SequenceRuns(std::span<const TimeSpan> spans) : m_spans(spans.begin(), spans.end())
    {
        std::sort(m_spans.begin(), m_spans.end(),
                  [](const TimeSpan &a, const TimeSpan &b) { return a.start < b.start; });
        for (std::size_t i = 1; i < m_spans.size(); ++i)
            m_spans[i].end = std::max(m_spans[i].end, m_spans[i - 1].end); // the latest end so far
    }
    bool joins(std::int32_t before, std::int32_t time) const
    {
        const auto later = std::upper_bound(m_spans.begin(), m_spans.end(), before,
                                            [](std::int32_t t, const TimeSpan &span) { return t < span.start; });
        return m_spans.empty() || (later != m_spans.begin() && std::prev(later)->end >= time);
    }

private:
    std::vector<TimeSpan> m_spans;
};

bool leaps(const EulerAngles &a, const EulerAngles &b)
{
    return std::abs(a[0] - b[0]) > 90 || std::abs(a[1] - b[1]) > 90 || std::abs(a[2] - b[2]) > 90;
}

/// By whole turns only.
EulerAngles countedFromZero(EulerAngles angles)
{
    for (double &angle : angles)
        angle = std::remainder(angle, 360.0);
    return angles;
}

} // namespace

/// What keys showed before an edit.
class KeyNumbers::Former
{
public:
    Former(const KeyNumbers &numbers, const CurveBase &now)
        : m_numbers(numbers), m_hasSameTimes(std::equal(now.times().begin(), now.times().end(), numbers.times().begin(),
                                                        numbers.times().end()))
    {
        m_now.CurveBase::operator=(now);
        m_then.CurveBase::operator=(numbers.m_curve);
    }

    /// Of the first key of a sequence: also of the next one in it if that key was inserted.
    std::optional<EulerAngles> ofFirst(std::size_t row, const SequenceRuns &sequences) const
    {
        if (m_numbers.size() == m_now.size())
            return m_numbers.angles(row);
        const std::int32_t time = m_now.times()[row];
        const std::size_t found = rowAt(time);
        if (found == m_numbers.size() ||
            (m_numbers.times()[found] != time && !sequences.joins(time, m_numbers.times()[found])))
            return std::nullopt;
        return m_numbers.angles(found);
    }
    /// Of another key: only if it is surely the same one.
    std::optional<EulerAngles> of(std::size_t row) const
    {
        if (m_hasSameTimes)
            return m_numbers.angles(row);
        const std::size_t found = rowAt(m_now.times()[row]);
        const bool isSame = found < m_numbers.size() && m_numbers.times()[found] == m_now.times()[row] &&
                            std::memcmp(&m_then.values()[found], &m_now.values()[row], sizeof(Quat)) == 0;
        return isSame ? std::optional(m_numbers.angles(found)) : std::nullopt;
    }

private:
    std::size_t rowAt(std::int32_t time) const
    {
        const auto times = m_numbers.times();
        return std::size_t(std::lower_bound(times.begin(), times.end(), time) - times.begin());
    }

    const KeyNumbers &m_numbers;
    Curve<Quat> m_now, m_then;
    bool m_hasSameTimes;
};

void KeyNumbers::unroll(std::span<const TimeSpan> spans, const KeyNumbers *before)
{
    Curve<Quat> curve;
    curve.CurveBase::operator=(m_curve);
    std::optional<Former> former;
    if (before && before->order() == m_order && before->components() == 3 && before->size() > 0)
        former.emplace(*before, m_curve);
    const std::span<const Quat> rotations[] = {curve.values(), curve.inTangents(), curve.outTangents()};
    const std::size_t parts = curve.hasTangents() ? 3 : 1;
    std::shared_ptr<float[]> made[3];
    const auto keep = [&](std::size_t part, std::size_t row, const EulerAngles &angles) {
        for (std::size_t i = 0; i < 3; ++i)
            made[part][row * 3 + i] = float(angles[i]);
    };
    for (std::size_t part = 0; part < parts; ++part) {
        made[part].reset(new float[curve.size() * 3]);
        m_parts[part] = made[part].get();
    }
    const SequenceRuns sequences(spans);
    const auto times = curve.times();
    // As the evaluator reads them: by time.
    std::vector<std::uint32_t> order(curve.size());
    std::iota(order.begin(), order.end(), 0u);
    if (!std::is_sorted(times.begin(), times.end()))
        std::stable_sort(order.begin(), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; });
    EulerAngles shown{};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::uint32_t row = order[place], left = place > 0 ? order[place - 1] : row;
        const EulerAngles angles = toEuler(rotations[0][row], m_order);
        const bool isFirst = place == 0 || !sequences.joins(times[left], times[row]);
        const std::optional<EulerAngles> then = !former   ? std::nullopt
                                                : isFirst ? former->ofFirst(row, sequences)
                                                          : former->of(row);
        const EulerAngles now = nearestAngles(angles, then.value_or(EulerAngles{}), m_order);
        if (then ? !leaps(now, *then) : isFirst)
            shown = now;
        else if (isFirst)
            shown = countedFromZero(now);
        else if (curve.interpolation() == Interpolation::None)
            shown = nearestAngles(angles, shown, m_order);
        else
            shown = AnglePath(curve, left, row, m_order, 0, shown).to(1);
        keep(0, row, shown);
        for (std::size_t part = 1; part < parts; ++part)
            keep(part, row, nearestAngles(toEuler(rotations[part][row], m_order), shown, m_order));
    }
    std::move(std::begin(made), std::end(made), std::begin(m_made));
}

} // namespace sinew
