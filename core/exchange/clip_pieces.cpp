// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/clip_pieces.h"

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/pose.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Repeats of a global sequence in one clip that are written out.
constexpr int maxRepeats = 1000;
constexpr std::size_t maxPieces = 100000; ///< of all repeats together

/// The keys of a curve that count in a span, as if sorted by time.
class SpanKeys
{
public:
    SpanKeys(const NumberTrack &track, const SampleSpan &span) : m_track(track), m_span(span)
    {
        const auto times = track.curve.times();
        for (std::uint32_t row = 0; row < times.size(); ++row)
            if (times[row] >= span.start && times[row] <= span.end)
                m_rows.push_back(row);
        if (!std::is_sorted(times.begin(), times.end()))
            std::stable_sort(m_rows.begin(), m_rows.end(),
                             [&](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; });
    }

    /// Appends the course from one time of the span to another, which begins at `at` in the clip.
    void append(double from, double to, double at, std::vector<ClipPiece> &pieces) const;
    CurvePoint valueAt(double time) const;

private:
    double time(std::size_t i) const { return m_track.curve.times()[m_rows[i]]; }
    CurvePoint value(std::size_t i) const { return m_track.part(KeyPart::Value, m_rows[i]); }
    bool isHeld() const { return m_track.step || m_track.curve.interpolation() == Interpolation::None; }
    bool isConstant(CurvePoint &value) const;
    ClipPiece between(std::size_t left, std::size_t right, double length, double first, double last) const;
    void add(ClipPiece piece, double from, double to, std::vector<ClipPiece> &pieces, double shift) const
    {
        if (to <= from)
            return;
        piece.from = from + shift;
        piece.to = to + shift;
        pieces.push_back(piece);
    }
    static ClipPiece held(const CurvePoint &value) { return {ClipPiece::Hold, 0, 0, value, value}; }

    const NumberTrack &m_track;
    const SampleSpan &m_span;
    std::vector<std::uint32_t> m_rows;
};

bool SpanKeys::isConstant(CurvePoint &value) const
{
    if (m_rows.size() > 1)
        return false;
    value = m_rows.size() == 1                                  ? this->value(0)
            : m_span.firstKeyIfNone && m_track.curve.size() > 0 ? m_track.part(KeyPart::Value, 0)
                                                                : m_track.fallback;
    return true;
}

/// A part of the segment between two keys that is `length` long as a whole.
ClipPiece SpanKeys::between(std::size_t left, std::size_t right, double length, double first, double last) const
{
    const CurvePoint a = value(left), b = value(right);
    if (isHeld() || length <= 0)
        return held(a);
    ClipPiece piece;
    piece.first = first;
    piece.last = last;
    piece.start = a;
    piece.end = b;
    if (!m_track.curve.hasTangents()) {
        piece.form = m_track.isRotation ? ClipPiece::Turn : ClipPiece::Line;
        const auto point = [&](double t) {
            if (m_track.isRotation)
                return t <= 0 ? a : t >= 1 ? b : slerp(a, b, t);
            CurvePoint p{};
            for (int i = 0; i < m_track.components; ++i)
                p[std::size_t(i)] = a[std::size_t(i)] + (b[std::size_t(i)] - a[std::size_t(i)]) * t;
            return p;
        };
        piece.start = point(first);
        piece.end = point(last);
        return piece;
    }
    const CurvePoint out = m_track.part(KeyPart::Out, m_rows[left]), in = m_track.part(KeyPart::In, m_rows[right]);
    if (m_track.isRotation) {
        piece.form = ClipPiece::Squad;
        piece.out = out;
        piece.in = in;
        return piece;
    }
    piece.form = ClipPiece::Cubic;
    const bool hermite = m_track.curve.interpolation() == Interpolation::Hermite;
    for (std::size_t i = 0; i < std::size_t(m_track.components); ++i) {
        // As a polynomial c0 + c1·t + c2·t² + c3·t³.
        const double slope = hermite ? out[i] : 3 * (out[i] - a[i]), slopeEnd = hermite ? in[i] : 3 * (b[i] - in[i]);
        const double c1 = slope, c2 = 3 * (b[i] - a[i]) - 2 * slope - slopeEnd,
                     c3 = 2 * (a[i] - b[i]) + slope + slopeEnd;
        const auto at = [&](double t) { return t == 1 ? b[i] : ((c3 * t + c2) * t + c1) * t + a[i]; };
        const auto rate = [&](double t) { return ((3 * c3 * t + 2 * c2) * t + c1) / length; };
        piece.start[i] = at(first);
        piece.end[i] = at(last);
        piece.out[i] = rate(first);
        piece.in[i] = rate(last);
    }
    return piece;
}

void SpanKeys::append(double from, double to, double at, std::vector<ClipPiece> &pieces) const
{
    const double shift = at - from;
    CurvePoint constant;
    if (isConstant(constant)) {
        add(held(constant), from, to, pieces, shift);
        return;
    }
    const std::size_t end = m_rows.size() - 1;
    const double head = m_span.wraps ? time(0) - m_span.start : 0, tail = m_span.wraps ? m_span.end - time(end) : 0;
    const double seam = head + tail;
    if (from < time(0)) {
        const double stop = std::min(to, time(0));
        add(m_span.wraps ? between(end, 0, seam, (tail + from - m_span.start) / seam,
                                   stop == time(0) ? 1 : (tail + stop - m_span.start) / seam)
                         : held(value(0)),
            from, stop, pieces, shift);
    }
    for (std::size_t i = 0; i < end; ++i) {
        const double left = time(i), right = time(i + 1);
        if (left == right || right <= from || left >= to)
            continue;
        const double length = right - left, start = std::max(left, from), stop = std::min(right, to);
        add(between(i, i + 1, length, (start - left) / length, stop == right ? 1 : (stop - left) / length), start, stop,
            pieces, shift);
    }
    if (to > time(end)) {
        const double start = std::max(from, time(end));
        add(m_span.wraps ? between(end, 0, seam, (start - time(end)) / seam, (to - time(end)) / seam)
                         : held(value(end)),
            start, to, pieces, shift);
    }
}

CurvePoint SpanKeys::valueAt(double moment) const
{
    CurvePoint constant;
    if (isConstant(constant))
        return constant;
    // From a shared time on the last key counts.
    for (std::size_t i = m_rows.size(); i-- > 0;)
        if (time(i) == moment)
            return value(i);
    std::vector<ClipPiece> pieces;
    if (moment > m_span.start) {
        append(moment - 1, moment, 0, pieces);
        return pieces.empty() ? value(0) : pieces.back().at(pieces.back().to);
    }
    append(moment, moment + 1, 0, pieces);
    return pieces.empty() ? value(0) : pieces.front().at(pieces.front().from);
}

/// Appends a span that starts over again and again until the clip ends.
void repeat(const SpanKeys &keys, const SampleSpan &span, double period, double length, ClipCourse &course)
{
    if (period <= 0) {
        course.end = keys.valueAt(span.start);
        return;
    }
    double at = 0;
    for (int round = 1; at < length && round <= maxRepeats && course.pieces.size() <= maxPieces; ++round) {
        const double next = std::min(length, round * period);
        keys.append(span.start, span.start + (next - at), at, course.pieces);
        at = next;
    }
    if (at < length) {
        course.isCutShort = true;
        course.end = keys.valueAt(span.start);
        course.pieces.push_back({ClipPiece::Hold, at, length, course.end, course.end});
        return;
    }
    course.end = keys.valueAt(span.start + std::fmod(length, period));
}

} // namespace

ClipRange ClipRange::ofSequence(const RenderScene &scene, std::int32_t row, bool withGlobals)
{
    const SceneSequence &sequence = scene.sequences[std::size_t(row)];
    return {row, -1, std::max(0.0, double(sequence.end) - sequence.start), withGlobals};
}

ClipRange ClipRange::ofGlobal(const RenderScene &scene, std::int32_t row)
{
    return {-1, row, std::max(0.0, double(scene.globalSequences[std::size_t(row)])), true};
}

CurvePoint ClipPiece::at(double time) const
{
    const double t = to > from ? std::clamp((time - from) / (to - from), 0., 1.) : 0;
    switch (form) {
    case Hold:
        return start;
    case Line: {
        CurvePoint p{};
        for (std::size_t i = 0; i < p.size(); ++i)
            p[i] = t == 1 ? end[i] : start[i] + (end[i] - start[i]) * t;
        return p;
    }
    case Cubic: {
        CurvePoint p{};
        const double length = to - from, u = 1 - t;
        for (std::size_t i = 0; i < p.size(); ++i)
            p[i] = (1 + 2 * t) * u * u * start[i] + t * u * u * length * out[i] + t * t * (3 - 2 * t) * end[i] -
                   t * t * u * length * in[i];
        return p;
    }
    case Turn:
        return slerp(start, end, t);
    case Squad:
        break;
    }
    const double s = first + (last - first) * t;
    return unitRotation(slerp(slerp(start, end, s), slerp(out, in, s), 2 * s * (1 - s)));
}

ClipCourse clipCourse(const NumberTrack &track, const RenderScene &scene, const ClipRange &range)
{
    ClipCourse course;
    course.end = track.fallback;
    const CurveBase::Header header = track.curve.header();
    const bool isGlobal = header.globalSequence != -1;
    if (track.curve.size() == 0 || (range.globalSequence >= 0 && header.globalSequence != range.globalSequence))
        return course;
    PoseTime when;
    when.sequence = range.sequence;
    if (range.sequence >= 0)
        when.time = scene.sequences[std::size_t(range.sequence)].start;
    const SampleSpan span = sampleSpan(track.curve, scene, when);
    const SpanKeys keys(track, span);
    if (isGlobal) {
        if (range.withGlobals)
            repeat(keys, span, span.end, range.length, course);
        else
            course.end = keys.valueAt(span.start);
        return course;
    }
    if (range.sequence < 0)
        return course;
    const SceneSequence &own = scene.sequences[std::size_t(range.sequence)];
    const bool isOwn = scene.keysOfWholeTimeline || (span.start == own.start && span.end == own.end);
    if (isOwn || header.slots >= 0) {
        // Curves without a range for this sequence hold the end of the first one's.
        const double first = isOwn ? own.start : span.start;
        const double last = isOwn ? first + range.length : std::min(first + range.length, double(span.end));
        keys.append(first, last, 0, course.pieces);
        course.end = keys.valueAt(last);
        if (last - first < range.length)
            course.pieces.push_back({ClipPiece::Hold, last - first, range.length, course.end, course.end});
        return course;
    }
    if (range.withGlobals)
        repeat(keys, span, std::max(1.0, double(span.end) - span.start), range.length, course);
    else
        course.end = track.fallback;
    return course;
}

} // namespace sinew
