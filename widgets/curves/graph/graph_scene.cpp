// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/graph_scene.h"

#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/shape/key_handles.h"
#include "widgets/curves/graph/graph_lane.h"
#include "widgets/curves/session/key_picks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

/// The spans in chronological order, joined where they overlap.
TimeSpans joined(TimeSpans spans)
{
    std::sort(spans.begin(), spans.end(), [](const TimeSpan &a, const TimeSpan &b) { return a.start < b.start; });
    TimeSpans all;
    for (const TimeSpan &span : std::as_const(spans))
        if (!all.empty() && span.start <= all.back().end)
            all.back().end = std::max(all.back().end, span.end);
        else if (span.end >= span.start)
            all.push_back(span);
    return all;
}

} // namespace

void GraphScene::setArea(QSizeF size, double pixelRatio)
{
    m_area = size;
    m_pixelRatio = pixelRatio;
    m_values.setHeight(size.height());
}

void GraphScene::tracksChanged()
{
    m_caches.clear();
    m_denseCurves.clear();
    m_lanesValid = false; // also while scales are held: lanes refer to rows of the list
}

void GraphScene::keysChanged()
{
    if (!m_hold)
        m_lanesValid = false;
}

void GraphScene::holdScales(bool hold)
{
    m_hold = hold;
    keysChanged();
}

void GraphScene::setGhost(const std::vector<CurveEdit> &edits)
{
    m_ghosts.clear();
    for (const CurveEdit &edit : edits) {
        const int track = m_session.trackOf(edit.address);
        if (track < 0)
            continue;
        Ghost ghost;
        ghost.address = edit.address;
        ghost.source = source(std::size_t(track));
        ghost.source.curve = edit.curve;
        ghost.numbers = edit.shown();
        m_ghosts.push_back(std::move(ghost));
    }
}

const std::vector<GraphScene::Ghost> &GraphScene::ghosts()
{
    const PolylineView wanted = view();
    for (Ghost &ghost : m_ghosts)
        if (ghost.line.components() == 0 || !ghost.line.covers(wanted)) {
            PolylineView wider = wanted;
            wider.from -= (wanted.to - wanted.from) / 2;
            wider.to += (wanted.to - wanted.from) / 2;
            ghost.line.build(ghost.source, ghost.numbers, wider);
        }
    return m_ghosts;
}

PolylineView GraphScene::view() const
{
    const TimeAxis &axis = m_session.axis();
    PolylineView view;
    view.from = axis.timeAt(0);
    view.to = axis.timeAt(m_area.width());
    view.column = 1 / (axis.pixelsPerUnit() * m_pixelRatio);
    // Powers of two: samples serve a whole range of scales.
    view.step = std::exp2(std::floor(std::log2(2.5 / axis.pixelsPerUnit())));
    return view;
}

DenseCurveLayer &GraphScene::denseCurves()
{
    // The same keys then show other numbers.
    if (std::exchange(m_denseCurveOrder, m_session.options().rotation) != m_session.options().rotation)
        m_denseCurves.clear();
    return m_denseCurves;
}

GraphScene::TrackCache &GraphScene::cache(std::size_t track)
{
    if (m_caches.size() != m_session.tracks().size()) {
        m_caches.clear();
        m_caches.resize(m_session.tracks().size());
    }
    return m_caches[track];
}

LanePlace GraphScene::place(const GraphLane &lane) const
{
    const TimeAxis &axis = m_session.axis();
    LanePlace place;
    place.xScale = axis.pixelsPerUnit() * m_pixelRatio;
    place.x0 = -axis.start() * place.xScale;
    place.yScale = -m_values.pixelsPerUnit() * lane.scale * m_pixelRatio;
    place.y0 = m_values.yOf(lane.offset) * m_pixelRatio;
    return place;
}

const CurveSource &GraphScene::source(std::size_t row)
{
    TrackCache &cache = this->cache(row);
    const ShownTrack &track = m_session.tracks()[row];
    CurveSource &source = cache.source;
    if (!cache.hasSource) {
        source.value = &track.value();
        source.step = track.channel.isStep;
        source.isGlobal = track.isGlobal;
        source.spans = track.spans;
        source.echoes = track.echoes;
        if (m_session.document())
            source.rest = restValue(m_session.document()->model(), track.address());
        if (!m_joined.of.isSharedWith(track.spans))
            m_joined = {track.spans, joined(track.spans)};
        cache.merged = m_joined.spans;
        cache.hasSource = true;
    }
    if (source.order != m_session.options().rotation) {
        source.order = m_session.options().rotation;
        cache.hasLine = cache.hasRange = false;
    }
    source.curve = m_session.curve(track);
    return source;
}

const CurvePolyline &GraphScene::polyline(std::size_t track)
{
    const CurveSource &source = this->source(track);
    TrackCache &cache = m_caches[track];
    const PolylineView wanted = view();
    if (cache.hasLine && cache.lineOf.sharesWith(source.curve) && cache.line.covers(wanted))
        return cache.line;
    // Half a view more on both sides, so that panning need not rebuild at every step; an edit needs only the view.
    PolylineView wider = wanted;
    if (cache.lineOf.sharesWith(source.curve) || !m_hold) {
        wider.from -= (wanted.to - wanted.from) / 2;
        wider.to += (wanted.to - wanted.from) / 2;
    }
    cache.line.build(source, m_session.numbers(track), wider);
    cache.lineOf = source.curve;
    cache.hasLine = true;
    return cache.line;
}

bool GraphScene::isSorted(std::size_t track)
{
    TrackCache &cache = this->cache(track);
    const CurveBase &curve = m_session.curve(m_session.tracks()[track]);
    if (!cache.hasOrder || !cache.sortedOf.sharesWith(curve)) {
        const auto times = curve.times();
        cache.isSorted = std::is_sorted(times.begin(), times.end());
        cache.sortedOf = curve;
        cache.hasOrder = true;
    }
    return cache.isSorted;
}

std::pair<std::size_t, std::size_t> GraphScene::rowsBetween(std::size_t track, double first, double last)
{
    const auto times = m_session.curve(m_session.tracks()[track]).times();
    if (!isSorted(track))
        return {0, times.size()};
    const auto from =
        std::lower_bound(times.begin(), times.end(), first, [](std::int32_t t, double wanted) { return t < wanted; });
    const auto to = std::upper_bound(from, times.end(), last, [](double wanted, std::int32_t t) { return wanted < t; });
    return {std::size_t(from - times.begin()), std::size_t(to - times.begin())};
}

NumberRange GraphScene::range(std::size_t track, int component)
{
    const CurveSource &source = this->source(track);
    TrackCache &cache = m_caches[track];
    const std::optional<TimeSpan> scope = m_session.scope(m_session.tracks()[track]);
    if (!cache.hasRange || cache.rangeScope != scope || !cache.rangeOf.sharesWith(source.curve)) {
        const KeyNumbers &numbers = m_session.numbers(track);
        const auto addKeys = [&](const std::optional<TimeSpan> &span) {
            for (NumberRange &range : cache.ranges)
                range = {};
            for (std::size_t row = 0; row < numbers.size(); ++row)
                for (int c = 0; c < numbers.components() && (!span || span->contains(numbers.times()[row])); ++c)
                    cache.ranges[c].add(numbers.number(row, c));
        };
        addKeys(scope);
        if (cache.ranges[0].isEmpty()) // no keys in the sequence
            addKeys(std::nullopt);
        cache.rangeOf = source.curve;
        cache.rangeScope = scope;
        cache.hasRange = true;
    }
    return cache.ranges[std::clamp(component, 0, maxComponents - 1)];
}

const TimeSpans &GraphScene::joinedSpans(std::size_t track)
{
    source(track);
    return m_caches[track].merged;
}

GraphScene::KeyLine::KeyLine(const ShownTrack &track, const CurveBase &curve)
    : edit{track.address(), track.type, curve, {}, RotationOrder::Xyz, false, track.spans, {}}, neighbours(edit)
{
}

const KeyNeighbours &GraphScene::neighbours(std::size_t row)
{
    const ShownTrack &track = m_session.tracks()[row];
    const CurveBase &curve = m_session.curve(track);
    std::unique_ptr<KeyLine> &keys = cache(row).keys;
    if (!keys || !keys->edit.curve.sharesWith(curve))
        keys = std::make_unique<KeyLine>(track, curve);
    return keys->neighbours;
}

double GraphScene::handleTime(std::size_t track, std::size_t row, KeyPart part)
{
    const double third = segmentLength(neighbours(track), row, part) / 3;
    return m_session.numbers(track).times()[row] + (part == KeyPart::In ? -third : third);
}

double GraphScene::handleShare(std::size_t track) const
{
    const bool isSquad =
        m_session.tracks()[track].value().kind == Kind::Quat && m_session.options().rotation != RotationOrder::Raw;
    return isSquad ? 2.0 / 3 : 1;
}

double GraphScene::handleNumber(std::size_t track, std::size_t row, int component, KeyPart part)
{
    const KeyNumbers &numbers = m_session.numbers(track);
    const double share = handleShare(track), stored = numbers.number(row, component, part);
    if (share == 1)
        return stored;
    const double key = numbers.number(row, component);
    const KeySide side = part == KeyPart::In ? neighbours(track).before(row) : neighbours(track).after(row);
    const double way = side ? std::remainder(numbers.number(side.neighbour, component) - key, 360.0) : 0;
    return key + way / 3 + (stored - key) * share;
}

bool GraphScene::showsHandles() const
{
    return m_session.options().showHandles && m_session.document() &&
           m_session.document()->keySelection().selectedKeys() <= 2000;
}

bool GraphScene::showsHandles(const GraphLane &lane, const KeyMark &mark) const
{
    return (mark.selected & allParts(keyBit(KeyPart::Value, lane.component))) != 0;
}

const KeyMarks &GraphScene::marks(std::size_t track) const
{
    static const KeyMarks none;
    return m_session.document() ? m_session.document()->keySelection().marks(m_session.tracks()[track].address())
                                : none;
}

bool GraphScene::numbersAt(std::size_t track, double time, CurveNumbers &numbers)
{
    const CurveSource &source = this->source(track);
    if (source.curve.size() == 0)
        return false;
    time = m_session.tracks()[track].sourceTime(time);
    const TimeSpan all = allTime();
    const TimeSpan *span = source.spans.empty() ? &all : nullptr;
    for (const TimeSpan &candidate : source.spans)
        if (time >= candidate.start && time <= candidate.end) {
            span = &candidate;
            break;
        }
    if (!span)
        return false;
    return sinew::numbersAt(source, *span, time, m_session.numbers(track), numbers);
}

const std::vector<GraphLane> &GraphScene::lanes()
{
    if (!m_lanesValid)
        layOut();
    m_lanesValid = true;
    return m_lanes;
}

void GraphScene::layOut()
{
    m_lanes.clear();
    const std::vector<ShownTrack> &tracks = m_session.tracks();
    int shown = 0;
    for (std::size_t row = 0; row < tracks.size(); ++row) {
        const int count = m_session.components(tracks[row]);
        for (int i = 0; i < std::max(count, 1); ++i)
            if (const int component = tracks[row].placeOf(i); m_session.isDrawn(tracks[row], component)) {
                GraphLane lane;
                lane.track = row;
                lane.component = component;
                lane.isEvents = count == 0;
                shown += !lane.isEvents;
                m_lanes.push_back(lane);
            }
    }
    if (m_session.options().values == ValueDisplay::Plain)
        return;
    // Normalised: every range is 0…1. Stacked: the first lane is the uppermost, each one unit high.
    int place = shown;
    for (GraphLane &lane : m_lanes) {
        if (lane.isEvents)
            continue;
        NumberRange range = this->range(lane.track, lane.component);
        if (range.isEmpty())
            range.add(0);
        const double least = std::max({std::abs(range.low), std::abs(range.high), 1.0}) * 1e-6;
        if (range.high - range.low < least) {
            range.low -= 0.5;
            range.high += 0.5;
        }
        const bool stacked = m_session.options().values == ValueDisplay::Stacked;
        if (stacked)
            --place;
        lane.low = stacked ? place : 0;
        lane.high = lane.low + 1;
        const double margin = stacked ? 0.1 : 0;
        lane.scale = (1 - 2 * margin) / (range.high - range.low);
        lane.offset = lane.low + margin - range.low * lane.scale;
    }
}

} // namespace sinew
