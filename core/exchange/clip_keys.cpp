// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/clip_keys.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double shortest = 1; ///< milliseconds between samples, where keys are not closer themselves
/// Most samples between two keys, however far apart they are.
constexpr double mostSamples = 4096;

/// Between keys that are so far apart, milliseconds.
double leastStep(double length)
{
    return std::max(std::min(shortest, length / 16), length / mostSamples);
}

float seconds(double milliseconds)
{
    return float(milliseconds / 1000);
}

/// Difference of two values: the largest of a number, or degrees.
double distance(const CurvePoint &a, const CurvePoint &b, bool isRotation)
{
    if (isRotation) {
        // By the vectors' difference, not their cosine, which can't tell small angles from none.
        double near = 0, far = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            near += (a[i] - b[i]) * (a[i] - b[i]);
            far += (a[i] + b[i]) * (a[i] + b[i]);
        }
        return 4 * std::asin(std::min(1.0, std::sqrt(std::min(near, far)) / 2)) * 180 / std::numbers::pi;
    }
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

CurvePoint mix(const CurvePoint &a, const CurvePoint &b, double t, bool isRotation)
{
    if (isRotation)
        return slerp(a, b, t);
    CurvePoint p{};
    for (std::size_t i = 0; i < p.size(); ++i)
        p[i] = a[i] + (b[i] - a[i]) * t;
    return p;
}

using Function = std::function<CurvePoint(double)>;

/// Calls add(time) between two times until straight pieces follow the function; the ends are the caller's.
template<class Add>
void halve(const Function &value, double from, const CurvePoint &a, double to, const CurvePoint &b, double bound,
           bool isRotation, double least, const Add &add)
{
    if (to - from <= least)
        return;
    bool isClose = true;
    for (const double t : {0.25, 0.5, 0.75})
        isClose = isClose && distance(value(from + (to - from) * t), mix(a, b, t, isRotation), isRotation) <= bound;
    if (isClose)
        return;
    const double middle = (from + to) / 2;
    const CurvePoint p = value(middle);
    halve(value, from, a, middle, p, bound, isRotation, least, add);
    add(middle, p);
    halve(value, middle, p, to, b, bound, isRotation, least, add);
}

class KeyMaker
{
public:
    KeyMaker(ClipKeys &keys) : m_keys(keys) {}

    /// A key, or a change of the last one if it has this time; both sides of a jump otherwise.
    void add(float time, const CurvePoint &value, const CurvePoint &in, const CurvePoint &out)
    {
        if (m_keys.size() > 0 && time <= m_keys.times.back())
            return;
        m_keys.times.push_back(time);
        append(m_keys.values, value);
        if (m_keys.shape == ClipKeys::Cubic) {
            append(m_keys.ins, in);
            append(m_keys.outs, out);
        }
    }
    /// A key between others; none if its time, rounded, is that of the one that comes next and has its own value.
    bool addBetween(float time, const CurvePoint &value, float next)
    {
        const bool isOwn = time < next;
        if (isOwn)
            add(time, value, {}, {});
        return isOwn;
    }
    /// The end of what came before, right before a jump.
    void addBefore(float time, const CurvePoint &value, const CurvePoint &in)
    {
        add(std::nextafter(time, 0.f), value, in, {});
    }

private:
    void append(std::vector<float> &to, const CurvePoint &from)
    {
        float sign = 1;
        if (m_keys.isRotation && to.size() >= 4) {
            double cosine = 0;
            for (std::size_t i = 0; i < 4; ++i)
                cosine += double(to[to.size() - 4 + i]) * from[i];
            sign = cosine < 0 ? -1 : 1;
        }
        for (int i = 0; i < m_keys.components; ++i)
            to.push_back(sign * float(from[std::size_t(i)]));
    }

    ClipKeys &m_keys;
};

CurvePoint perSecond(CurvePoint slope)
{
    for (double &number : slope)
        number *= 1000;
    return slope;
}

bool isCurved(const ClipPiece &piece)
{
    return piece.form == ClipPiece::Cubic || piece.form == ClipPiece::Squad;
}

double boundOf(const NumberTrack &track, const KeyBounds &bounds)
{
    if (track.isRotation)
        return bounds.degrees;
    CurvePoint low, high;
    low.fill(1e30);
    high.fill(-1e30);
    for (std::size_t key = 0; key < track.curve.size(); ++key) {
        const CurvePoint value = track.part(KeyPart::Value, key);
        for (std::size_t i = 0; i < std::size_t(track.components); ++i) {
            low[i] = std::min(low[i], value[i]);
            high[i] = std::max(high[i], value[i]);
        }
    }
    double range = 0;
    for (std::size_t i = 0; i < std::size_t(track.components); ++i)
        range = std::max(range, high[i] - low[i]);
    return std::max(range * bounds.share, 1e-6);
}

} // namespace

bool ClipKeys::isConstant() const
{
    for (std::size_t key = 1; key < size(); ++key)
        if (!std::equal(value(key).begin(), value(key).end(), value(0).begin()))
            return false;
    return std::all_of(ins.begin(), ins.end(), [](float slope) { return slope == 0; }) &&
           std::all_of(outs.begin(), outs.end(), [](float slope) { return slope == 0; });
}

CurvePoint ClipKeys::at(double moment) const
{
    const auto point = [&](const std::vector<float> &part, std::size_t key) {
        CurvePoint p{};
        std::copy_n(part.begin() + std::ptrdiff_t(key) * components, components, p.begin());
        return p;
    };
    if (times.empty())
        return {};
    const auto after =
        std::upper_bound(times.begin(), times.end(), moment, [](double time, float key) { return time < double(key); });
    if (after == times.begin())
        return point(values, 0);
    const std::size_t left = std::size_t(after - times.begin()) - 1;
    if (after == times.end() || shape == Step)
        return point(values, left);
    const double length = double(times[left + 1]) - double(times[left]), t = (moment - double(times[left])) / length;
    const CurvePoint a = point(values, left), b = point(values, left + 1);
    if (shape == Linear)
        return mix(a, b, t, isRotation);
    ClipPiece piece{ClipPiece::Cubic, 0, length, a, b, point(outs, left), point(ins, left + 1)};
    return piece.at(t * length);
}

/// Degrees between two keys if KeyBounds::plainCurves.
constexpr double largestTurn = 8;

ClipKeys clipKeys(const NumberTrack &track, const RenderScene &scene, const ClipRange &range, const KeyBounds &bounds)
{
    const ClipCourse course = clipCourse(track, scene, range);
    const bool held = std::all_of(course.pieces.begin(), course.pieces.end(),
                                  [](const ClipPiece &piece) { return piece.form == ClipPiece::Hold; });
    const bool cubic =
        !bounds.plainCurves && std::any_of(course.pieces.begin(), course.pieces.end(),
                                           [](const ClipPiece &p) { return p.form == ClipPiece::Cubic; });
    ClipKeys keys;
    keys.components = track.components;
    keys.isRotation = track.isRotation;
    keys.isCutShort = course.isCutShort;
    keys.shape = held ? ClipKeys::Step : cubic ? ClipKeys::Cubic : ClipKeys::Linear;
    const double bound = held || cubic ? 0 : boundOf(track, bounds);
    KeyMaker maker(keys);
    CurvePoint before{}, slope{};
    bool isFirst = true;
    for (const ClipPiece &piece : course.pieces) {
        const bool isBent = isCurved(piece) && !cubic;
        const CurvePoint start = isBent ? piece.at(piece.from) : piece.start;
        const CurvePoint end = isBent ? piece.at(piece.to) : piece.form == ClipPiece::Hold ? piece.start : piece.end;
        const CurvePoint out = piece.form == ClipPiece::Cubic ? perSecond(piece.out) : CurvePoint{};
        const float time = seconds(piece.from);
        const bool jumps = !isFirst && distance(before, start, track.isRotation) > 0;
        if (!held && jumps)
            maker.addBefore(time, before, slope);
        if (isFirst || !held || jumps)
            maker.add(time, start, jumps || isFirst ? CurvePoint{} : slope, out);
        if (isBent) {
            keys.isSampled = true;
            const auto value = [&](double at) { return piece.at(at); };
            halve(value, piece.from, start, piece.to, end, bound, track.isRotation, leastStep(piece.to - piece.from),
                  [&](double at, const CurvePoint &p) { maker.addBetween(seconds(at), p, seconds(piece.to)); });
        } else if (bounds.plainCurves && track.isRotation && piece.form != ClipPiece::Hold) {
            const int steps = int(std::ceil(distance(start, end, true) / largestTurn));
            for (int step = 1; step < steps; ++step) {
                const double at = piece.from + (piece.to - piece.from) * step / steps;
                maker.add(seconds(at), piece.at(at), {}, {});
            }
        }
        before = end;
        slope = piece.form == ClipPiece::Cubic ? perSecond(piece.in) : CurvePoint{};
        isFirst = false;
    }
    const float last = seconds(range.length);
    const bool jumps = !isFirst && distance(before, course.end, track.isRotation) > 0;
    if (!held && jumps)
        maker.addBefore(last, before, slope);
    if (isFirst || !held || jumps)
        maker.add(isFirst ? 0 : last, course.end, jumps ? CurvePoint{} : slope, {});
    if (keys.size() < 2 && keys.shape == ClipKeys::Cubic) {
        keys.shape = ClipKeys::Linear;
        keys.ins.clear();
        keys.outs.clear();
    }
    return keys;
}

ClipKeys sampledKeys(std::vector<float> times, int components, bool isRotation, double bound,
                     const std::function<CurvePoint(double)> &value)
{
    ClipKeys keys;
    keys.components = components;
    keys.isRotation = isRotation;
    KeyMaker maker(keys);
    CurvePoint before{};
    for (std::size_t i = 0; i < times.size(); ++i) {
        const CurvePoint here = value(double(times[i]));
        if (i > 0)
            halve(value, double(times[i - 1]), before, double(times[i]), here, bound, isRotation,
                  leastStep((double(times[i]) - double(times[i - 1])) * 1000) / 1000,
                  [&](double at, const CurvePoint &p) { keys.isSampled |= maker.addBetween(float(at), p, times[i]); });
        maker.add(times[i], here, {}, {});
        before = here;
    }
    return keys;
}

std::vector<float> timesOf(std::initializer_list<const ClipKeys *> all)
{
    std::vector<float> times;
    for (const ClipKeys *keys : all)
        times.insert(times.end(), keys->times.begin(), keys->times.end());
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

} // namespace sinew
