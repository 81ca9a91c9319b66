// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/draft/curve_maker.h"

#include "core/exchange/clip_keys.h"
#include "core/scene/pose/pose.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew::mdx {

namespace {

bool isConstant(const ClipCourse &course)
{
    return std::all_of(course.pieces.begin(), course.pieces.end(), [&](const ClipPiece &piece) {
        return piece.start == course.end && piece.end == course.end &&
               (piece.form == ClipPiece::Hold || piece.form == ClipPiece::Line || piece.form == ClipPiece::Turn);
    });
}

CurvePoint scaled(CurvePoint point, double factor)
{
    for (double &number : point)
        number *= factor;
    return point;
}

/// As long as a float can tell them apart.
bool isSame(const CurvePoint &a, const CurvePoint &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), [](double x, double y) { return float(x) == float(y); });
}

/// Up to what computing with the same numbers leaves.
bool isNear(const CurvePoint &a, const CurvePoint &b)
{
    double size = 0, off = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        size = std::max({size, std::abs(a[i]), std::abs(b[i])});
        off = std::max(off, std::abs(a[i] - b[i]));
    }
    return off <= 1e-6 * size;
}

bool isWhole(const ClipCourse &course)
{
    return std::all_of(course.pieces.begin(), course.pieces.end(), [](const ClipPiece &piece) {
        return piece.form != ClipPiece::Squad || (piece.first == 0 && piece.last == 1);
    });
}

/// A course with slerps only, near enough to one with tangents.
ClipCourse straightened(const ClipCourse &course, double length)
{
    std::vector<float> times{0, float(length / 1000)};
    for (const ClipPiece &piece : course.pieces)
        times.insert(times.end(), {float(piece.from / 1000), float(piece.to / 1000)});
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    const auto value = [&](double seconds) {
        for (const ClipPiece &piece : course.pieces)
            if (seconds * 1000 < piece.to)
                return piece.at(seconds * 1000);
        return course.end;
    };
    const ClipKeys keys = sampledKeys(times, 4, true, KeyBounds().degrees, value);
    ClipCourse result;
    const auto point = [&](std::size_t key) {
        CurvePoint p{};
        std::copy_n(keys.value(key).begin(), 4, p.begin());
        return p;
    };
    for (std::size_t key = 0; key + 1 < keys.size(); ++key)
        result.pieces.push_back({ClipPiece::Turn, std::round(double(keys.times[key]) * 1000),
                                 std::round(double(keys.times[key + 1]) * 1000), point(key), point(key + 1)});
    result.end = course.end;
    return result;
}

/// A part of a sequence of several. What comes at its end is the beginning of the next one, to which it jumps; and
/// what does not change needs keys, because the parts around it have some.
ClipCourse joined(ClipCourse course, const ClipCourse *next, double length, bool isRotation)
{
    if (course.pieces.empty())
        course.pieces.push_back({isRotation ? ClipPiece::Turn : ClipPiece::Line, 0, length, course.end, course.end});
    if (next)
        course.end = next->pieces.empty() ? next->end : next->pieces.front().at(next->pieces.front().from);
    return course;
}

} // namespace

/// A key behind those of the sequence, whose first one is at `first`. One at the same time is the same key, or what the
/// source jumps to.
void CurveMaker::add(Made &made, std::size_t first, Key key) const
{
    if (made.isRotation && made.keys.size() > first) {
        double cosine = 0;
        for (std::size_t i = 0; i < 4; ++i)
            cosine += made.keys.back().value[i] * key.value[i];
        if (cosine < 0) {
            key.value = scaled(key.value, -1);
            key.in = scaled(key.in, -1);
            key.out = scaled(key.out, -1);
        }
    }
    if (made.keys.size() > first && made.keys.back().time >= key.time) {
        Key &last = made.keys.back();
        if (isNear(last.value, key.value)) {
            last.out = key.out;
        } else {
            key.in = last.in;
            key.time = last.time;
            last = key;
        }
        return;
    }
    made.keys.push_back(key);
}

/// `first`: row of the first key of the same sequence.
void CurveMaker::append(Made &made, const NumberTrack &track, const ClipCourse &course, double length,
                        std::int32_t start, std::int32_t end, std::size_t first, const ValueMap &map) const
{
    const auto at = [&](double time) { return std::int32_t(std::min<std::int64_t>(end, start + std::llround(time))); };
    for (std::size_t i = 0; i < course.pieces.size(); ++i) {
        ClipPiece piece = course.pieces[i];
        // The way to a jump ends a millisecond before, where the source is then.
        const CurvePoint &next = i + 1 < course.pieces.size() ? course.pieces[i + 1].start : course.end;
        const bool goesOn = isNear(piece.end, next) || (track.isRotation && isNear(piece.end, scaled(next, -1)));
        const bool jumps = !goesOn && made.interpolation != Interpolation::None;
        if (jumps && piece.to - piece.from > 1 && piece.form != ClipPiece::Squad) {
            const ClipPiece &whole = course.pieces[i];
            piece.to -= 1;
            piece.end = whole.at(piece.to);
            // The slope there, by half a millisecond.
            const CurvePoint before = whole.at(piece.to - 0.5);
            for (std::size_t c = 0; piece.form == ClipPiece::Cubic && c < before.size(); ++c)
                piece.in[c] = (piece.end[c] - before[c]) * 2;
        }
        Key left{at(piece.from), mapped(map.value, piece.start), {}, {}};
        Key right{at(piece.to), mapped(map.value, piece.end), {}, {}};
        if (made.interpolation == Interpolation::None) {
            add(made, first, left);
            continue;
        }
        if (track.isRotation) {
            const bool isSquad = piece.form == ClipPiece::Squad;
            left.out = isSquad ? mapped(map.value, piece.out) : left.value;
            right.in = isSquad ? mapped(map.value, piece.in) : right.value;
        } else if (made.interpolation == Interpolation::Hermite) {
            const double span = piece.to - piece.from;
            if (piece.form == ClipPiece::Cubic) {
                left.out = scaled(mapped(map.slope, piece.out), span);
                right.in = scaled(mapped(map.slope, piece.in), span);
            } else if (piece.form == ClipPiece::Line) {
                for (std::size_t c = 0; c < left.out.size(); ++c)
                    left.out[c] = right.in[c] = right.value[c] - left.value[c];
            }
        }
        add(made, first, left);
        add(made, first, right);
    }
    Key last{at(length), mapped(map.value, course.end), {}, {}};
    if (track.isRotation)
        last.in = last.out = last.value;
    // Steps need no closing key for what they hold; the game's tools expect one all the same.
    add(made, first, last);
    // A pose without length lasts a little longer in the new model.
    if (made.keys.back().time < end) {
        Key stay = made.keys.back();
        stay.time = end;
        stay.in = stay.out = track.isRotation ? stay.value : CurvePoint{};
        if (!track.isRotation)
            made.keys.back().out = {};
        add(made, first, stay);
    }
}

std::int32_t CurveMaker::alwaysRow(const CurveBase &curve) const
{
    std::int32_t found = -1;
    if (std::none_of(m_scene.sequences.begin(), m_scene.sequences.end(),
                     [](const SceneSequence &sequence) { return sequence.always; }))
        return found;
    for (const Timeline::Part &span : m_timeline.parts()) {
        if (span.row < 0)
            continue;
        const SceneSequence &own = m_scene.sequences[std::size_t(span.row)];
        PoseTime when;
        when.sequence = span.row;
        when.time = own.start;
        const SampleSpan read = sampleSpan(curve, m_scene, when);
        std::int32_t row = -1;
        for (std::size_t i = 0; i < m_scene.sequences.size(); ++i)
            if (const SceneSequence &other = m_scene.sequences[i];
                other.always && other.start == read.start && other.end == read.end)
                row = std::int32_t(i);
        if (row < 0 || row == span.row || (found >= 0 && row != found))
            return -1;
        found = row;
    }
    return found;
}

CurvePoint CurveMaker::never()
{
    CurvePoint point;
    point.fill(std::numeric_limits<double>::quiet_NaN());
    return point;
}

ClipCourse CurveMaker::courseIn(const NumberTrack &track, const Timeline::Span &span) const
{
    ClipCourse course;
    course.end = track.fallback;
    if (span.row < 0)
        return course;
    course = clipCourse(track, m_scene, ClipRange::ofSequence(m_scene, span.row, true));
    if (!span.holds)
        return course;
    ClipCourse first;
    first.end = course.pieces.empty() ? course.end : course.pieces.front().at(course.pieces.front().from);
    return first;
}

CurveMaker::Courses CurveMaker::coursesOf(const NumberTrack &track) const
{
    Courses courses;
    const std::int32_t global = track.curve.globalSequence();
    if (track.curve.size() == 0) {
        courses.still = track.fallback;
    } else if (global != -1 && (global < 0 || std::size_t(global) >= m_scene.globalSequences.size())) {
        courses.still = track.part(KeyPart::Value, 0);
    } else if (global != -1) {
        const ClipRange range = ClipRange::ofGlobal(m_scene, global);
        courses.each = {clipCourse(track, m_scene, range)};
        if (isConstant(courses.each.front()) || range.length <= 0)
            courses.still = courses.each.front().end;
    } else {
        bool isStill = true;
        std::size_t pieces = 0;
        for (const Timeline::Part &span : m_timeline.parts()) {
            courses.each.push_back(courseIn(track, span));
            // Sequences that cover each other follow the same keys again and again.
            pieces += courses.each.back().pieces.size();
            if (pieces > mostPieces) {
                courses.each.clear();
                courses.isOverBudget = true;
                return courses;
            }
            isStill = isStill && isConstant(courses.each.back()) && courses.each.back().end == courses.each.front().end;
        }
        if (isStill)
            courses.still = courses.each.empty() ? track.fallback : courses.each.front().end;
    }
    return courses;
}

std::size_t CurveMaker::fadingParts(const NumberTrack &track) const
{
    const auto isBetween = [](double v) { return v > 0.001 && v < 0.999; };
    std::size_t count = 0;
    for (const Timeline::Part &span : m_timeline.parts()) {
        const ClipCourse course = courseIn(track, span);
        count += isBetween(course.end[0]) ||
                 std::any_of(course.pieces.begin(), course.pieces.end(), [&](const ClipPiece &piece) {
                     return isBetween(piece.start[0]) || isBetween(piece.end[0]) ||
                            (piece.form != ClipPiece::Hold && piece.start[0] != piece.end[0]);
                 });
    }
    return count;
}

CurveMaker::Made CurveMaker::make(const NumberTrack &track, const Courses &courses, const CurvePoint &standard,
                                  const ValueMap &map)
{
    Made made;
    made.isRotation = track.isRotation;
    if (courses.still) {
        const CurvePoint result = mapped(map.value, *courses.still);
        if (!isSame(result, standard)) {
            made.globalSequence = m_timeline.constants();
            made.keys.push_back({0, result, {}, {}});
        }
        return made;
    }
    if (courses.isOverBudget)
        m_keys = mostKeys + 1;
    if (isOverBudget())
        return made;
    made = makeMoving(track, courses.each, standard, map);
    m_keys += made.keys.size();
    return made;
}

CurveMaker::Made CurveMaker::makeMoving(const NumberTrack &track, const std::vector<ClipCourse> &courses,
                                        const CurvePoint &standard, const ValueMap &map)
{
    Made made;
    made.isRotation = track.isRotation;
    const bool isHeld = track.step || track.curve.interpolation() == Interpolation::None;
    made.interpolation = isHeld                       ? Interpolation::None
                         : !track.curve.hasTangents() ? Interpolation::Linear
                                                      : Interpolation::Hermite;
    if (const std::int32_t global = track.curve.globalSequence(); global >= 0) {
        made.globalSequence = m_timeline.globalOf(global);
        appendLoop(made, track, courses.front(), ClipRange::ofGlobal(m_scene, global).length, map);
        return made;
    }
    if (const std::int32_t always = alwaysRow(track.curve); always >= 0) {
        made.globalSequence = m_timeline.alwaysOf(always);
        const ClipRange range = ClipRange::ofSequence(m_scene, always, true);
        appendLoop(made, track, clipCourse(track, m_scene, range), range.length, map);
        return made;
    }
    const bool isSquad = made.isRotation && made.interpolation == Interpolation::Hermite;
    const bool isSampled = isSquad && !std::all_of(courses.begin(), courses.end(), isWhole);
    if (isSampled) {
        made.interpolation = Interpolation::Linear;
        ++m_sampled;
    }
    const std::vector<Timeline::Part> &parts = m_timeline.parts();
    for (std::size_t i = 0, next = 0; i < courses.size(); i = next) {
        for (next = i + 1; next < courses.size() && parts[next].goesOn;)
            ++next;
        const auto isStill = [&](const ClipCourse &course) {
            return isConstant(course) && course.end == courses[i].end;
        };
        if (std::all_of(courses.begin() + std::ptrdiff_t(i), courses.begin() + std::ptrdiff_t(next), isStill)) {
            const CurvePoint value = mapped(map.value, courses[i].end);
            const CurvePoint tangent = made.isRotation ? value : CurvePoint{};
            if (!isSame(value, standard))
                made.keys.push_back({parts[i].start, value, tangent, tangent});
            continue;
        }
        if (m_keys + made.keys.size() > mostKeys)
            break;
        const std::size_t first = made.keys.size();
        for (std::size_t part = i; part < next; ++part) {
            const double length = ClipRange::ofSequence(m_scene, parts[part].row, true).length;
            ClipCourse course = isSampled ? straightened(courses[part], length) : courses[part];
            const double shown = double(parts[part].end) - parts[part].start;
            if (next > i + 1)
                course = joined(course, part + 1 < next ? &courses[part + 1] : nullptr, shown, made.isRotation);
            append(made, track, course, next > i + 1 ? shown : length, parts[part].start, parts[part].end, first, map);
        }
    }
    return made;
}

/// A curve that plays all the time.
void CurveMaker::appendLoop(Made &made, const NumberTrack &track, ClipCourse course, double length, const ValueMap &map)
{
    if (made.isRotation && made.interpolation == Interpolation::Hermite && !isWhole(course)) {
        course = straightened(course, length);
        made.interpolation = Interpolation::Linear;
        ++m_sampled;
    }
    append(made, track, course, length, 0, std::int32_t(std::max(1.0, length)), made.keys.size(), map);
}

} // namespace sinew::mdx
