// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/curve_polyline.h"

#include "core/curves/curve_keys.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();
using Numbers = std::array<double, 4>;

void show(float value, RotationOrder, const Numbers &, Numbers &numbers) { numbers[0] = double(value); }
void show(std::int32_t value, RotationOrder, const Numbers &, Numbers &numbers) { numbers[0] = value; }
void show(const Vec3 &v, RotationOrder, const Numbers &, Numbers &numbers) { numbers = {double(v.x), double(v.y), double(v.z), 0}; }
void show(const Colour &c, RotationOrder, const Numbers &, Numbers &numbers) { numbers = {double(c.r), double(c.g), double(c.b), 0}; }
void show(const Quat &q, RotationOrder order, const Numbers &near, Numbers &numbers)
{
    if (order == RotationOrder::Raw) {
        numbers = {double(q.x), double(q.y), double(q.z), double(q.w)};
        return;
    }
    const Angles angles = nearestAngles(anglesOf(q, order), {near[0], near[1], near[2]}, order);
    numbers = {angles[0], angles[1], angles[2], 0};
}

/// Calls `use` with the curve as its own type; false for types that the evaluator does not interpolate.
template<class Use>
bool withType(const CurveBase &curve, const TypeInfo &value, const Use &use)
{
    const auto as = [&](auto typed) {
        static_cast<CurveBase &>(typed) = curve;
        use(typed);
        return true;
    };
    if (&value == &typeInfo<float>())
        return as(Curve<float>());
    if (&value == &typeInfo<std::int32_t>())
        return as(Curve<std::int32_t>());
    if (&value == &typeInfo<Vec3>())
        return as(Curve<Vec3>());
    if (&value == &typeInfo<Quat>())
        return as(Curve<Quat>());
    if (&value == &typeInfo<Colour>())
        return as(Curve<Colour>());
    return false;
}

} // namespace

TimeSpan allTime()
{
    return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max(), false};
}

SampleSpan CurveSource::spanOf(const TimeSpan &span, double time) const
{
    return {span.start, span.end, std::clamp(time, double(span.start), double(std::max(span.start, span.end))), span.loops, isGlobal};
}

bool numbersAt(const CurveSource &source, const TimeSpan &span, double time, const Numbers &near, Numbers &numbers)
{
    const SampleSpan moment = source.spanOf(span, time);
    bool found = false;
    if (withType(source.curve, *source.value, [&](const auto &typed) {
            using T = typename std::decay_t<decltype(typed)>::value_type;
            KeyWindow window;
            const KeySegment segment = KeySegment::find(typed, moment, window);
            const bool step = source.step || std::is_integral_v<T>;
            const T *rest = source.rest.isEmpty() ? nullptr : source.rest.as<T>();
            found = segment.found || rest;
            if (found)
                show(segment.found ? interpolate(typed, segment, step) : *rest, source.order, near, numbers);
        }))
        return found;
    const Value value = sampleAny(source.curve, *source.value, moment, source.rest);
    if (value.isEmpty() || value.type().valueSize() == 0 || shownComponents(value.type(), source.order) == 0)
        return false;
    CurveBase one;
    one.resetRaw({0, -1}, 1, value.type().valueSize());
    std::memcpy(one.editRawPart(0, value.type().valueSize()), value.data(), value.type().valueSize());
    const KeyNumbers shown(one, value.type(), source.order);
    for (int i = 0; i < shown.components(); ++i)
        numbers[std::size_t(i)] = shown.number(0, i);
    return true;
}

class PolylineBuilder
{
public:
    PolylineBuilder(CurvePolyline &line, const CurveSource &source, const KeyNumbers &numbers, const PolylineView &view)
        : m_line(line), m_source(source), m_keys(numbers), m_view(view), m_times(numbers.times())
    {
        if (!std::is_sorted(m_times.begin(), m_times.end())) {
            m_rows.resize(m_times.size());
            std::iota(m_rows.begin(), m_rows.end(), std::size_t(0));
            std::stable_sort(m_rows.begin(), m_rows.end(), [this](std::size_t a, std::size_t b) { return m_times[a] < m_times[b]; });
        }
        const Interpolation kind = source.curve.interpolation();
        m_step = source.step || !isContinuous(*source.value) || kind == Interpolation::None;
        m_straight = kind == Interpolation::Linear && source.value->kind != Kind::Quat;
    }

    void span(int row, const TimeSpan &span)
    {
        m_span = span;
        m_row = row;
        if (span.end < span.start || span.end < m_view.from || span.start > m_view.to)
            return;
        const std::size_t first = position(double(span.start), false), last = position(double(span.end), true);
        if (first == last) {
            rest();
            return;
        }
        const double firstTime = timeAt(first), lastTime = timeAt(last - 1);
        if (last - first == 1 || !span.loops)
            hold(first, span.start, firstTime);
        else
            seam(first, last - 1, false);
        keys(first, last);
        if (last - first == 1 || !span.loops)
            hold(last - 1, lastTime, span.end);
        else
            seam(first, last - 1, true);
    }

private:
    std::size_t rowAt(std::size_t position) const { return m_rows.empty() ? position : m_rows[position]; }
    double timeAt(std::size_t position) const { return m_times[rowAt(position)]; }
    /// Of the first key at or after (behind: after) a time, in order of time.
    std::size_t position(double time, bool behind) const
    {
        std::size_t low = 0, high = m_times.size();
        while (low < high) {
            const std::size_t middle = (low + high) / 2;
            if (behind ? timeAt(middle) <= time : timeAt(middle) < time)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }

    void begin(CurvePolyline::Part part)
    {
        m_line.m_pieces.push_back({part, m_row, std::uint32_t(m_line.m_times.size()), 0});
        m_line.m_hasColumns |= part == CurvePolyline::Part::Columns;
    }
    void end()
    {
        CurvePolyline::Piece &piece = m_line.m_pieces.back();
        piece.count = std::uint32_t(m_line.m_times.size()) - piece.first;
        if (piece.count < 2)
            m_line.m_pieces.pop_back();
    }
    void add(double time, const Numbers &numbers)
    {
        m_line.m_times.push_back(time);
        for (int c = 0; c < m_line.m_components; ++c)
            m_line.m_numbers.push_back(float(numbers[std::size_t(c)]));
    }
    void addKey(double time, std::size_t position)
    {
        m_line.m_times.push_back(time);
        const std::size_t row = rowAt(position);
        for (int c = 0; c < m_line.m_components; ++c)
            m_line.m_numbers.push_back(float(m_keys.number(row, c)));
    }
    Numbers keyNumbers(std::size_t position) const
    {
        Numbers numbers{};
        for (int c = 0; c < m_line.m_components; ++c)
            numbers[std::size_t(c)] = m_keys.number(rowAt(position), c);
        return numbers;
    }

    void rest()
    {
        Numbers numbers{};
        if (!numbersAt(m_source, m_span, m_span.start, {}, numbers))
            return;
        begin(CurvePolyline::Part::Rest);
        add(std::max(double(m_span.start), m_view.from), numbers);
        add(std::min(double(m_span.end), m_view.to), numbers);
        end();
    }

    void hold(std::size_t position, double from, double to)
    {
        from = std::max(from, m_view.from);
        to = std::min(to, m_view.to);
        if (from >= to)
            return;
        begin(CurvePolyline::Part::Held);
        addKey(from, position);
        addKey(to, position);
        end();
    }

    /// The segment through the span's end: from the last key on (tail), or up to the first one.
    void seam(std::size_t first, std::size_t last, bool tail)
    {
        const double behind = m_span.end - timeAt(last), ahead = timeAt(first) - m_span.start, length = behind + ahead;
        const double from = tail ? timeAt(last) : m_span.start, to = tail ? m_span.end : timeAt(first);
        if (to <= from || to < m_view.from || from > m_view.to)
            return;
        begin(CurvePolyline::Part::Seam);
        const std::size_t start = m_line.m_times.size();
        const auto left = std::uint32_t(rowAt(last)), right = std::uint32_t(rowAt(first));
        // Rotations go on from the key that the piece touches: the head is worked out backwards.
        Numbers numbers = keyNumbers(tail ? last : first);
        const int count = samples(from, to, left, right);
        for (int i = 0; i <= count; ++i) {
            const double share = double(tail ? i : count - i) / count, time = from + (to - from) * share;
            // Steps hold the last key until the first one.
            if (i == 0 && (tail || !m_step)) {
                if (time >= m_view.from && time <= m_view.to)
                    add(time, numbers);
                continue;
            }
            // Beyond the view only as much as it takes to follow a turn.
            const double reach = (to - from) / count;
            const bool seen = time + reach >= m_view.from && time - reach <= m_view.to;
            if (!seen && i % (count / 16 + 1) != 0)
                continue;
            const double elapsed = tail ? time - timeAt(last) : behind + (time - m_span.start);
            sample({left, right, length > 0 ? float(elapsed / length) : 0.f, true}, numbers);
            if (seen)
                add(time, numbers);
        }
        if (!tail)
            reverse(start);
        if (!tail && m_step)
            addKey(to, first);
        end();
    }

    void reverse(std::size_t first)
    {
        const std::size_t count = m_line.m_times.size() - first, width = std::size_t(m_line.m_components);
        for (std::size_t i = 0; i < count / 2; ++i) {
            const std::size_t a = first + i, b = first + count - 1 - i;
            std::swap(m_line.m_times[a], m_line.m_times[b]);
            std::swap_ranges(m_line.m_numbers.begin() + std::ptrdiff_t(a * width), m_line.m_numbers.begin() + std::ptrdiff_t((a + 1) * width),
                             m_line.m_numbers.begin() + std::ptrdiff_t(b * width));
        }
    }

    void sample(const KeySegment &segment, Numbers &numbers) const
    {
        const Numbers near = numbers;
        if (!withType(m_source.curve, *m_source.value, [&](const auto &typed) {
                using T = typename std::decay_t<decltype(typed)>::value_type;
                show(interpolate(typed, segment, m_source.step || std::is_integral_v<T>), m_source.order, near, numbers);
            }))
            for (int c = 0; c < m_line.m_components; ++c)
                numbers[std::size_t(c)] = m_keys.number(segment.left, c);
    }

    /// Pieces of equal length that the stretch between two keys is sampled in.
    int samples(double from, double to, std::uint32_t left, std::uint32_t right) const
    {
        if (m_step || m_straight)
            return 1;
        const double wanted = std::ceil((to - from) / m_view.step);
        // A short segment can still bend or turn far.
        const double bend = wanted > 4 ? 8 : wanted > 1 ? 3 : 1;
        double turn = 0;
        if (m_source.value->kind == Kind::Quat && wanted > 1) {
            const auto *rotations = reinterpret_cast<const Quat *>(m_source.curve.rawPart(0, sizeof(Quat)));
            const Quat a = normalised(rotations[left]), b = normalised(rotations[right]);
            turn = std::ceil(std::acos(std::min(1.0, std::abs(double(a.x) * b.x + double(a.y) * b.y + double(a.z) * b.z + double(a.w) * b.w))) * 12);
        }
        return int(std::clamp(std::max({wanted, bend, turn}), 1.0, 1e6));
    }

    void keys(std::size_t first, std::size_t last)
    {
        // One key beyond each edge of what is wanted, for the lines that leave it.
        std::size_t from = std::max(first, position(m_view.from, false)), to = std::min(last, position(m_view.to, true) + 1);
        from = std::min(from > first ? from - 1 : from, last - 1);
        if (from + 1 >= to)
            return;
        const double covered = std::max(timeAt(to - 1) - timeAt(from), 1.0);
        const bool dense = m_view.column > 0 && double(to - from) * m_view.column > covered;
        if (!dense && copyKeys(from, to))
            return;
        bool open = false;
        for (std::size_t i = from; i + 1 < to;) {
            if (dense && timeAt(i + 1) - timeAt(i) < m_view.column) {
                if (open)
                    end();
                open = false;
                i = columns(i, to);
                continue;
            }
            if (!open) {
                begin(CurvePolyline::Part::Keys);
                addKey(timeAt(i), i);
                open = true;
            }
            segment(i);
            ++i;
        }
        if (open)
            end();
    }

    /// Keys with nothing but straight lines between them, all at once; false when they are not.
    bool copyKeys(std::size_t from, std::size_t to)
    {
        if (!m_rows.empty() || m_step || m_source.value->kind == Kind::Quat)
            return false;
        for (std::size_t i = from; !m_straight && i + 1 < to; ++i)
            if (timeAt(i + 1) - timeAt(i) > m_view.step)
                return false;
        begin(CurvePolyline::Part::Keys);
        const auto times = m_times.subspan(from, to - from);
        m_line.m_times.insert(m_line.m_times.end(), times.begin(), times.end());
        const auto width = std::size_t(m_line.m_components);
        std::size_t next = m_line.m_numbers.size();
        m_line.m_numbers.resize(next + (to - from) * width);
        for (std::size_t row = from; row < to; ++row)
            for (std::size_t c = 0; c < width; ++c)
                m_line.m_numbers[next++] = float(m_keys.number(row, int(c)));
        end();
        return true;
    }

    /// Vertices behind key `i` up to the next one.
    void segment(std::size_t i)
    {
        const double from = timeAt(i), to = timeAt(i + 1);
        if (to > from && m_step) {
            addKey(to, i);
        } else if (to > from && !m_straight) {
            const auto left = std::uint32_t(rowAt(i)), right = std::uint32_t(rowAt(i + 1));
            const int count = samples(from, to, left, right);
            const double length = (to - from) / count;
            const int begin = int(std::clamp(std::floor((m_view.from - from) / length), 0.0, double(count)));
            const int end = int(std::clamp(std::ceil((m_view.to - from) / length), 0.0, double(count)));
            Numbers numbers = keyNumbers(i);
            const auto at = [&](double time) { sample({left, right, float((time - from) / (to - from)), true}, numbers); };
            // Angles follow the turn also where it is not drawn.
            for (int k = 1; begin > 1 && k < 16; ++k)
                at(from + length * begin * k / 16);
            for (int k = std::max(begin, 1); k <= end && k < count; ++k) {
                at(from + length * k);
                add(from + length * k, numbers);
            }
            // A turn may arrive at the key with the other sign or a whole turn beside it: it jumps there.
            if (m_source.value->kind == Kind::Quat && end == count) {
                at(to);
                const Numbers key = keyNumbers(i + 1);
                for (int c = 0; c < m_line.m_components; ++c)
                    if (std::abs(key[std::size_t(c)] - numbers[std::size_t(c)]) > 1e-3) {
                        add(to, numbers);
                        break;
                    }
            }
        }
        addKey(to, i + 1);
    }

    /// Sums up keys from `i` on while they are dense; returns the first key that is not (the last one summed up).
    std::size_t columns(std::size_t i, std::size_t to)
    {
        constexpr int most = 4;
        begin(CurvePolyline::Part::Columns);
        const int width = m_line.m_components;
        float low[most], high[most];
        const auto reset = [&](std::size_t position) {
            for (int c = 0; c < width; ++c)
                low[c] = high[c] = float(m_keys.number(rowAt(position), c));
        };
        reset(i);
        double column = std::floor(timeAt(i) / m_view.column);
        const auto flush = [&] {
            for (const float *numbers : {low, high}) {
                m_line.m_times.push_back((column + 0.5) * m_view.column);
                m_line.m_numbers.insert(m_line.m_numbers.end(), numbers, numbers + width);
            }
        };
        std::size_t next = i + 1;
        for (; next < to && timeAt(next) - timeAt(next - 1) < m_view.column; ++next) {
            const double own = std::floor(timeAt(next) / m_view.column);
            if (own != column) {
                flush();
                column = own;
                reset(next - 1); // joins the columns
            }
            const std::size_t row = rowAt(next);
            for (int c = 0; c < width; ++c) {
                const auto number = float(m_keys.number(row, c));
                low[c] = std::min(low[c], number);
                high[c] = std::max(high[c], number);
            }
        }
        flush();
        end();
        return next - 1;
    }

    CurvePolyline &m_line;
    const CurveSource &m_source;
    const KeyNumbers &m_keys;
    PolylineView m_view;
    std::span<const std::int32_t> m_times;
    std::vector<std::size_t> m_rows; ///< in order of time; empty when they stand so
    TimeSpan m_span;
    int m_row = 0;
    bool m_step = false, m_straight = false;
};

void CurvePolyline::build(const CurveSource &source, const KeyNumbers &numbers, const PolylineView &view)
{
    m_times.clear();
    m_numbers.clear();
    m_pieces.clear();
    m_hasColumns = false;
    m_view = view;
    m_components = numbers.components();
    if (m_components == 0)
        return;
    PolylineBuilder builder(*this, source, numbers, view);
    if (source.spans.empty()) {
        builder.span(0, allTime());
        return;
    }
    for (std::size_t row = 0; row < source.spans.size(); ++row) {
        const auto before = source.spans.begin() + std::ptrdiff_t(row);
        if (std::find(source.spans.begin(), before, *before) == before)
            builder.span(int(row), *before);
    }
}

bool CurvePolyline::covers(const PolylineView &view) const
{
    const bool sameScale = m_hasColumns || view.column > m_view.column ? view.column == m_view.column : true;
    return sameScale && view.step == m_view.step && view.from >= m_view.from && view.to <= m_view.to;
}

std::pair<std::uint32_t, std::uint32_t> CurvePolyline::between(const Piece &piece, double from, double to) const
{
    const auto begin = m_times.begin() + piece.first, end = begin + piece.count;
    const auto first = std::lower_bound(begin, end, from), last = std::upper_bound(begin, end, to);
    return {std::uint32_t((first == begin ? first : first - 1) - m_times.begin()), std::uint32_t((last == end ? last : last + 1) - m_times.begin())};
}

double CurvePolyline::numberAt(int span, double time, int component) const
{
    double found = nowhere;
    for (const Piece &piece : m_pieces) {
        if (piece.span != span)
            continue;
        const auto begin = m_times.begin() + piece.first, end = begin + piece.count;
        if (time < *begin || time > *(end - 1))
            continue;
        // Where vertices share a time the later one counts, as for the evaluator.
        const auto right = std::upper_bound(begin, end, time);
        const std::size_t b = std::size_t((right == end ? end - 1 : right) - m_times.begin()), a = right == begin ? b : std::size_t(right - m_times.begin()) - 1;
        const double length = m_times[b] - m_times[a], share = length > 0 ? (time - m_times[a]) / length : 0;
        found = double(number(a, component)) + (double(number(b, component)) - double(number(a, component))) * share;
    }
    return found;
}

} // namespace sinew
