// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_keys.h"

#include "widgets/curves/session/curve_colours.h"
#include "widgets/shared/panel_colours.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {

namespace {

constexpr std::size_t smallKeyThreshold = 8000; ///< from this many keys on, keys are drawn small

/// Tells if joined spans contain a time; fast for many times in a row.
class InSpans
{
public:
    /// The spans that are edited now, else those of the whole track.
    InSpans(GraphScene &scene, std::size_t track) : m_spans(scene.joinedSpans(track))
    {
        if (const std::optional<TimeSpan> scope = scene.session().scope(scene.session().tracks()[track]))
            m_spans = {*scope};
    }
    bool operator()(std::int32_t time)
    {
        if (m_spans.empty() || (m_last < m_spans.size() && m_spans[m_last].contains(time)))
            return true;
        const auto behind = std::upper_bound(m_spans.begin(), m_spans.end(), time,
                                             [](std::int32_t t, const TimeSpan &s) { return t < s.start; });
        if (behind == m_spans.begin() || !(behind - 1)->contains(time))
            return false;
        m_last = behind - 1 - m_spans.begin();
        return true;
    }

private:
    TimeSpans m_spans;
    qsizetype m_last = 0;
};

} // namespace

GraphKeys::GraphKeys(GraphScene &scene, const GraphStyle &style, QImage &picture)
    : m_scene(scene), m_session(scene.session()), m_style(style), m_picture(picture), m_raster(picture),
      m_ratio(scene.pixelRatio())
{
}

void GraphKeys::paint()
{
    const int shift = m_ratio > 1 ? 2 : 1;
    m_taken.reset(m_picture.width(), m_picture.height(), shift);
    int events = 0;
    for (const GraphLane &lane : m_scene.lanes())
        if (lane.isEvents)
            paintEvents(lane, events++);
        else
            paintLaneKeys(lane);
    if (m_scene.showsHandles())
        paintHandles();
    paintSelected();
}

void GraphKeys::paintSelected()
{
    const QColor orange = keyColour(m_style.palette), base = m_style.palette.color(QPalette::Base);
    const std::pair<PixelSet &, QRgb> sets[] = {{m_dimmed, blended(orange, base, 0.45).rgb()},
                                                {m_selected, orange.rgb()}};
    const bool many = m_selected.count() + m_dimmed.count() > smallKeyThreshold;
    const int unit = int(m_ratio), size = int(std::lround((many ? 3 : 7) * m_ratio));
    for (const auto &[pixels, colour] : sets)
        if (many) {
            pixels.grow(size);
            pixels.paint(m_picture, colour);
        } else {
            pixels.forEach([&, own = colour](int x, int y) {
                m_raster.square(x, y, size + 2 * unit, base.rgb());
                m_raster.square(x, y, size, own);
            });
        }
}

void GraphKeys::paintLaneKeys(const GraphLane &lane)
{
    const ShownTrack &track = m_session.tracks()[lane.track];
    const TimeAxis &axis = m_session.axis();
    const double reach = 5 / axis.pixelsPerUnit();
    const auto [first, last] =
        m_scene.rowsBetween(lane.track, axis.timeAt(0) - reach, axis.timeAt(m_scene.area().width()) + reach);
    if (first == last)
        return;
    const KeyNumbers &numbers = m_session.numbers(lane.track);
    const KeyMarks &marks = m_scene.marks(lane.track);
    const auto times = numbers.times();
    const LanePlace place = m_scene.place(lane);
    // Squares as long as there is room; where keys touch each other, the curve alone tells more.
    const double stretch = std::max(1.0, std::min(place.x(times[last - 1]), double(m_picture.width())) -
                                             std::max(place.x(times[first]), 0.0));
    const double room = last - first > 1 ? stretch / double(last - first - 1) / m_ratio : 100;
    const int size = room < 2.5 ? 0 : int(std::lround((room < 7 ? 3 : 5) * m_ratio));
    if (!size && marks.empty())
        return;
    if (!marks.empty() && m_selected.isEmpty()) {
        m_selected = PixelSet(m_picture.size(), 4);
        m_dimmed = PixelSet(m_picture.size(), 4);
    }
    const QColor base = m_style.palette.color(QPalette::Base);
    const bool locked = !m_session.isEditable(track);
    const QColor colour = locked ? m_style.palette.color(QPalette::PlaceholderText)
                                 : m_session.colour(track, lane.component, m_style.palette);
    const QRgb plain = blended(colour, m_style.palette.color(QPalette::Text), 0.25).rgb(),
               dimmed = blended(colour, base, 0.55).rgb();
    const KeyBits bit = keyBit(KeyPart::Value, lane.component);
    const KeyBits handleBits = keyBit(KeyPart::In, lane.component) | keyBit(KeyPart::Out, lane.component);
    InSpans inSpans(m_scene, lane.track);
    const float right = float(m_picture.width()), bottom = float(m_picture.height());
    for (std::size_t row = first; row < last; ++row) {
        const bool marked = row < marks.size() && (marks[row].selected & (bit | handleBits));
        if (!size && !marked)
            continue;
        const float x = float(place.x(times[row])), y = float(place.y(numbers.number(row, lane.component)));
        if (!(x >= -4 && x < right + 4 && y >= -4 && y < bottom + 4))
            continue;
        if (marked && (marks[row].selected & bit)) {
            (inSpans(times[row]) ? m_selected : m_dimmed).add(x, y);
            continue;
        }
        const int px = std::clamp(int(x), 0, m_picture.width() - 1), py = std::clamp(int(y), 0, m_picture.height() - 1);
        if (!size || !m_taken.take(px, py))
            continue;
        const bool inside = inSpans(times[row]);
        if (room > 12)
            m_raster.square(int(std::floor(x)), int(std::floor(y)), size + 2 * int(m_ratio), base.rgb());
        m_raster.square(int(std::floor(x)), int(std::floor(y)), size, inside ? plain : dimmed);
    }
}

void GraphKeys::paintEvents(const GraphLane &lane, int row)
{
    const TimeAxis &axis = m_session.axis();
    const auto [first, last] =
        m_scene.rowsBetween(lane.track, axis.timeAt(-5), axis.timeAt(m_scene.area().width() + 5));
    const auto times = m_session.curve(m_session.tracks()[lane.track]).times();
    const KeyMarks &marks = m_scene.marks(lane.track);
    const QColor colour = m_session.colour(m_session.tracks()[lane.track], 0, m_style.palette),
                 orange = keyColour(m_style.palette);
    const QColor base = m_style.palette.color(QPalette::Base);
    const double y = m_scene.eventY(row) * m_ratio;
    InSpans inSpans(m_scene, lane.track);
    for (std::size_t key = first; key < last; ++key) {
        const double x = std::floor(axis.xOf(times[key]) * m_ratio);
        if (!(x >= 0 && x < m_picture.width()))
            continue;
        const bool selected = key < marks.size() && (marks[key].selected & keyBit(KeyPart::Value, 0));
        const QColor own = selected ? orange : inSpans(times[key]) ? colour : blended(colour, base, 0.55);
        m_raster.setPen(own, 1.5 * m_ratio);
        m_raster.line(x + 0.5, y - 8 * m_ratio, x + 0.5, y + 6 * m_ratio);
        for (int i = 0; i < int(7 * m_ratio); ++i) // a flag
            m_raster.line(x + i, y - 8 * m_ratio, x + i + 1, y - 8 * m_ratio + (7 * m_ratio - i) / 2);
        m_raster.square(int(x) + int(2 * m_ratio), int(y - 6 * m_ratio), int(4 * m_ratio), own.rgb());
    }
}

void GraphKeys::paintHandles()
{
    const TimeAxis &axis = m_session.axis();
    const QColor orange = keyColour(m_style.palette), plain = m_style.palette.color(QPalette::PlaceholderText),
                 base = m_style.palette.color(QPalette::Base);
    const double width = m_scene.area().width();
    for (const GraphLane &lane : m_scene.lanes()) {
        const KeyMarks &marks = m_scene.marks(lane.track);
        const KeyNumbers &numbers = m_session.numbers(lane.track);
        if (marks.empty() || lane.isEvents || !numbers.hasHandles())
            continue;
        // Handles of keys next to the view may reach into it.
        const double margin = width / axis.pixelsPerUnit();
        const auto [first, last] =
            m_scene.rowsBetween(lane.track, axis.timeAt(0) - margin, axis.timeAt(width) + margin);
        const LanePlace place = m_scene.place(lane);
        for (std::size_t row = first; row < std::min(last, marks.size()); ++row) {
            if (!m_scene.showsHandles(lane, marks[row]))
                continue;
            const double keyX = place.x(numbers.times()[row]), keyY = place.y(numbers.number(row, lane.component));
            for (const KeyPart part : {KeyPart::In, KeyPart::Out}) {
                const double time = m_scene.handleTime(lane.track, row, part);
                if (time == numbers.times()[row])
                    continue;
                const double x = place.x(time),
                             y = place.y(m_scene.handleNumber(lane.track, row, lane.component, part));
                const QColor colour = marks[row].selected & keyBit(part, lane.component) ? orange : plain;
                m_raster.setPen(colour, 1.1 * m_ratio);
                m_raster.line(keyX, keyY, x, y);
                if (!(std::abs(x) < 1e6 && std::abs(y) < 1e6))
                    continue;
                const int size = int(std::lround(5 * m_ratio));
                m_raster.square(int(std::floor(x)), int(std::floor(y)), size + 2 * int(m_ratio), colour.rgb());
                m_raster.square(int(std::floor(x)), int(std::floor(y)), size,
                                marks[row].selected & keyBit(part, lane.component) ? colour.rgb() : base.rgb());
            }
        }
    }
}

} // namespace sinew
