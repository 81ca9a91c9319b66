// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/key_handles.h"

#include "core/curves/key_rows.h"
#include "core/curves/shape/curve_segment.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

bool hasHandles(const CurveEdit &edit)
{
    return edit.curve.hasTangents() && isContinuous(edit.value());
}

bool isComputed(HandleMode mode)
{
    return follows(mode) && mode != HandleMode::Aligned;
}

/// One key between its neighbours, as seen by the slopes of both sides.
class KeyHandles
{
public:
    KeyHandles(CurveEdit &edit, const KeyNeighbours &keys, std::size_t row)
        : m_space(edit.value()), m_edit(edit), m_row(row), m_sides{keys.before(row), keys.after(row)}
    {
        const auto point = [&](std::size_t at) { return m_space.point(edit.curve, at); };
        if (m_sides[0])
            m_ways[0] = m_space.between(point(m_sides[0].neighbour), point(m_sides[0].self));
        if (m_sides[1])
            m_ways[1] = m_space.between(point(m_sides[1].self), point(m_sides[1].neighbour));
    }

    /// Change per unit of time.
    CurveSlope speed(KeyPart part) const
    {
        return (1 / length(part)) * m_space.slope(m_edit.curve, m_row, part, way(part));
    }
    void setSpeed(KeyPart part, const CurveSlope &speed)
    {
        m_space.setSlope(m_edit.curve, m_row, part, length(part) * speed, way(part));
    }

    CurveSlope speedOf(HandleMode mode, KeyPart part) const
    {
        if (mode == HandleMode::Flat)
            return {};
        if (mode == HandleMode::Vector)
            return (1 / length(part)) * way(part);
        const bool inside = m_sides[0] && m_sides[1];
        if (mode == HandleMode::AutoClamped && !inside)
            return {};
        const double before = m_sides[0].length, after = m_sides[1].length;
        CurveSlope speed = before + after > 0 ? (1 / (before + after)) * (m_ways[0] + m_ways[1]) : CurveSlope();
        for (std::size_t i = 0; inside && i < std::size_t(m_space.components); ++i) {
            const double from = m_ways[0][i], to = m_ways[1][i];
            // Logarithms of equal rotations are 0 only to single precision.
            const double same = m_space.isRotation ? 1e-6 : 0;
            if (mode == HandleMode::Plateau && (std::abs(from) <= same || std::abs(to) <= same))
                speed[i] = 0;
            if (mode == HandleMode::AutoClamped) {
                const double limit = from * to > 0 ? 3 * std::min(std::abs(from) / before, std::abs(to) / after) : 0;
                speed[i] = std::clamp(speed[i], -limit, limit);
            }
        }
        return speed;
    }

    /// The factors that turn the differences before and after the key into its two slopes.
    struct Tcb
    {
        double inBefore, inAfter, outBefore, outAfter;
        Tcb(double t, double c, double b)
            : inBefore((1 - t) * (1 - c) * (1 + b) / 2), inAfter((1 - t) * (1 + c) * (1 - b) / 2),
              outBefore((1 - t) * (1 + c) * (1 + b) / 2), outAfter((1 - t) * (1 - c) * (1 - b) / 2)
        {
        }
    };
    /// In slope, out slope. Kochanek and Bartels' correction for unequal lengths makes 0 0 0 the same as Auto.
    std::array<CurveSlope, 2> slopesOf(const Tcb &tcb) const
    {
        const double before = length(KeyPart::In), after = length(KeyPart::Out), mean = (before + after) / 2;
        const CurveSlope &from = way(KeyPart::In), &to = way(KeyPart::Out);
        return {(before / mean) * (tcb.inBefore * from + tcb.inAfter * to),
                (after / mean) * (tcb.outBefore * from + tcb.outAfter * to)};
    }
    void setSlope(KeyPart part, const CurveSlope &slope)
    {
        m_space.setSlope(m_edit.curve, m_row, part, slope, way(part));
    }
    CurveSlope slope(KeyPart part) const { return m_space.slope(m_edit.curve, m_row, part, way(part)); }
    int components() const { return m_space.components; }

private:
    /// A side without a segment uses the one of the other side.
    double length(KeyPart part) const
    {
        const KeySide &own = m_sides[part == KeyPart::Out], &other = m_sides[part != KeyPart::Out];
        return own ? own.length : other ? other.length : 1;
    }
    const CurveSlope &way(KeyPart part) const
    {
        return m_sides[part == KeyPart::Out] ? m_ways[part == KeyPart::Out] : m_ways[part != KeyPart::Out];
    }

    CurveSpace m_space;
    CurveEdit &m_edit;
    std::size_t m_row;
    KeySide m_sides[2];
    CurveSlope m_ways[2] = {};
};

/// Brings one key's handles into their modes; `leading`: which side aligned ones follow, Value if neither does.
void refreshKey(CurveEdit &edit, const KeyNeighbours &keys, std::size_t row, KeyPart leading)
{
    const KeyMark &mark = edit.marks[row];
    if (!follows(mark.in) && !follows(mark.out))
        return;
    KeyHandles key(edit, keys, row);
    if (isComputed(mark.in))
        key.setSpeed(KeyPart::In, key.speedOf(mark.in, KeyPart::In));
    if (isComputed(mark.out))
        key.setSpeed(KeyPart::Out, key.speedOf(mark.out, KeyPart::Out));
    const bool alignIn = mark.in == HandleMode::Aligned, alignOut = mark.out == HandleMode::Aligned;
    if (alignIn && alignOut && leading == KeyPart::Value) {
        const CurveSlope mean = 0.5 * (key.speed(KeyPart::In) + key.speed(KeyPart::Out));
        key.setSpeed(KeyPart::In, mean);
        key.setSpeed(KeyPart::Out, mean);
    } else if (alignOut && (!alignIn || leading == KeyPart::In)) {
        key.setSpeed(KeyPart::Out, key.speed(KeyPart::In));
    } else if (alignIn) {
        key.setSpeed(KeyPart::In, key.speed(KeyPart::Out));
    }
}

template<class Visit>
void forEachSelected(CurveEdit &edit, const Visit &visit)
{
    edit.marks.resize(edit.size());
    for (std::size_t row = 0; row < edit.size(); ++row)
        if (edit.marks[row].selected)
            visit(row);
}

} // namespace

void setHandleMode(CurveEdit &edit, HandleMode mode)
{
    if (!hasHandles(edit))
        return;
    const KeyNeighbours keys(edit);
    forEachSelected(edit, [&](std::size_t row) {
        KeyMark &mark = edit.marks[row];
        const bool both = mark.selected & anyValueBit;
        const bool in = both || mark.selected & anyInBit, out = both || mark.selected & anyOutBit;
        if (in)
            mark.in = mode;
        if (out)
            mark.out = mode;
        // An aligned handle goes in line with the one that was not asked to move.
        refreshKey(edit, keys, row, in == out ? KeyPart::Value : in ? KeyPart::Out : KeyPart::In);
    });
}

void unifyHandles(CurveEdit &edit, bool unified)
{
    if (!hasHandles(edit))
        return;
    const KeyNeighbours keys(edit);
    forEachSelected(edit, [&](std::size_t row) {
        edit.marks[row].in = edit.marks[row].out = unified ? HandleMode::Aligned : HandleMode::Free;
        refreshKey(edit, keys, row, KeyPart::Value);
    });
}

void refreshHandles(CurveEdit &edit, std::span<const std::size_t> rows, KeyPart moved)
{
    if (!hasHandles(edit) || !hasHandleModes(edit))
        return;
    edit.marks.resize(edit.size());
    const KeyNeighbours keys(edit);
    enum : std::uint8_t { Away, Near, Listed };
    std::vector<std::uint8_t> concerned(edit.size(), Away);
    for (const std::size_t row : rows) {
        if (row >= edit.size())
            continue;
        for (const KeySide &side : {keys.before(row), keys.after(row)})
            for (const std::size_t near : {side.neighbour, side.self})
                if (side && concerned[near] == Away)
                    concerned[near] = Near;
        concerned[row] = Listed;
    }
    for (std::size_t row = 0; row < concerned.size(); ++row)
        if (concerned[row] != Away)
            refreshKey(edit, keys, row, concerned[row] == Listed ? moved : KeyPart::Value);
}

void setTcb(CurveEdit &edit, double tension, double continuity, double bias)
{
    if (!hasHandles(edit) || !std::isfinite(tension + continuity + bias))
        return;
    const KeyNeighbours keys(edit);
    const KeyHandles::Tcb tcb(std::clamp(tension, -1.0, 1.0), std::clamp(continuity, -1.0, 1.0),
                              std::clamp(bias, -1.0, 1.0));
    forEachSelected(edit, [&](std::size_t row) {
        edit.marks[row].in = edit.marks[row].out = HandleMode::Free;
        KeyHandles key(edit, keys, row);
        const auto slopes = key.slopesOf(tcb);
        key.setSlope(KeyPart::In, slopes[0]);
        key.setSlope(KeyPart::Out, slopes[1]);
    });
}

std::array<double, 3> tcbOf(const CurveEdit &edit, std::size_t row)
{
    if (!hasHandles(edit) || row >= edit.size())
        return {};
    CurveEdit copy = edit;
    const KeyNeighbours keys(copy);
    const KeyHandles key(copy, keys, row);
    const CurveSlope in = key.slope(KeyPart::In), out = key.slope(KeyPart::Out);
    const auto off = [&](const std::array<double, 3> &tcb) {
        const auto slopes = key.slopesOf({tcb[0], tcb[1], tcb[2]});
        double sum = 0;
        for (std::size_t i = 0; i < std::size_t(key.components()); ++i)
            sum += std::pow(slopes[0][i] - in[i], 2) + std::pow(slopes[1][i] - out[i], 2);
        return sum;
    };
    // Three numbers in a small box, with valleys (one component leaves one of them undetermined): a pattern search that
    // starts at 0 finds the nearest solution and cannot diverge.
    std::array<double, 3> best{};
    double least = off(best);
    for (double step = 0.5; std::isfinite(least) && step > 1e-7;) {
        std::array<double, 3> next = best;
        double found = least;
        for (int direction = 0; direction < 27; ++direction) {
            const std::array<double, 3> tried{std::clamp(best[0] + step * (direction % 3 - 1), -1.0, 1.0),
                                              std::clamp(best[1] + step * (direction / 3 % 3 - 1), -1.0, 1.0),
                                              std::clamp(best[2] + step * (direction / 9 - 1), -1.0, 1.0)};
            if (const double there = off(tried); there < found * (1 - 1e-9)) {
                found = there;
                next = tried;
            }
        }
        if (found < least) {
            best = next;
            least = found;
        } else {
            step /= 2;
        }
    }
    return best;
}

double segmentLength(const KeyNeighbours &keys, std::size_t row, KeyPart side)
{
    if (row >= keys.size() || side == KeyPart::Value)
        return 0;
    const KeySide segment = side == KeyPart::Out ? keys.after(row) : keys.before(row);
    return segment.beyondSeam ? 0 : segment.length;
}

} // namespace sinew
