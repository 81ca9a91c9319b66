// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/timeline/timeline_edits.h"

#include "core/curves/keys/key_insert.h"
#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <unordered_map>

namespace sinew {

namespace {

constexpr auto firstOfAll = std::numeric_limits<std::int32_t>::min(),
               lastOfAll = std::numeric_limits<std::int32_t>::max();

bool isIn(std::span<const TimeSpan> spans, std::int32_t time)
{
    return std::any_of(spans.begin(), spans.end(), [time](const TimeSpan &span) { return span.contains(time); });
}

template<class Visit>
void forEachCurve(const Model &model, const Visit &visit)
{
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
        if (f.type->kind != Kind::Curve)
            return;
        const auto &curve = *static_cast<const CurveBase *>(data);
        if (curve.isPresent())
            visit(address, *f.type, curve);
    });
}

/// What a format runs curves on besides the common timeline: a global sequence, a particle's life.
class OwnTimelines
{
public:
    OwnTimelines(const Model &model, const CurveFacet *curves) : m_model(model), m_curves(curves) {}

    /// NoNode: the common timeline, or an unknown one.
    NodeId of(const Address &address)
    {
        if (!m_curves)
            return NoNode;
        if (address.node != m_node) {
            m_node = address.node;
            m_channels = m_curves->channels(m_model, address.node);
        }
        const auto found = std::find_if(m_channels.begin(), m_channels.end(),
                                        [&](const CurveChannel &channel) { return channel.address == address; });
        return found == m_channels.end() ? NoNode : found->globalSequence;
    }

private:
    const Model &m_model;
    const CurveFacet *m_curves;
    NodeId m_node = NoNode;
    std::vector<CurveChannel> m_channels;
};

/// Linear mapping from one span to the other.
class TimeScale
{
public:
    TimeScale(const TimeSpan &from, const TimeSpan &to)
        : m_from(from.start), m_to(to.start), m_length(std::int64_t(from.end) - from.start),
          m_newLength(std::int64_t(to.end) - to.start)
    {
    }

    std::int32_t operator()(std::int32_t time) const { return std::int32_t(m_to + std::llround(offset(time))); }
    /// Distance of the rounded time from the exact one.
    double error(std::int32_t time) const { return std::abs(offset(time) - double(std::llround(offset(time)))); }

private:
    double offset(std::int32_t time) const
    {
        const double along = double(time - m_from);
        return m_length == m_newLength ? along : m_length == 0 ? 0 : along * double(m_newLength) / double(m_length);
    }

    std::int64_t m_from, m_to, m_length, m_newLength;
};

} // namespace

TimelineEdits::TimelineEdits(const Model &model, const CurveFacet *curves) : m_model(model), m_curves(curves)
{
    OwnTimelines timelines(model, curves);
    forEachCurve(model, [&](const Address &address, const TypeInfo &type, const CurveBase &curve) {
        const auto times = curve.times();
        if (curve.globalSequence() < 0 && timelines.of(address) == NoNode)
            m_tracks.push_back({address, &type, curve, std::is_sorted(times.begin(), times.end())});
    });
}

bool TimelineEdits::hasKeys(const TimeSpan &span) const
{
    return std::any_of(m_tracks.begin(), m_tracks.end(), [&](const EditedTrack &track) {
        const auto times = track.curve.times();
        return std::any_of(times.begin(), times.end(), [&](std::int32_t time) { return span.contains(time); });
    });
}

std::int32_t TimelineEdits::lastKey(const TimeSpan &span, std::int32_t none) const
{
    bool found = false;
    for (const EditedTrack &track : m_tracks)
        for (const std::int32_t time : track.curve.times())
            if (span.contains(time) && (!found || time > none)) {
                none = time;
                found = true;
            }
    return none;
}

void TimelineEdits::assign(EditedTrack &track, std::vector<Key> keys)
{
    if (track.isSorted)
        std::stable_sort(keys.begin(), keys.end(), [](const Key &a, const Key &b) { return a.time < b.time; });
    const auto times = track.curve.times();
    bool same = keys.size() == times.size();
    for (std::size_t i = 0; same && i < keys.size(); ++i)
        same = keys[i].row == i && keys[i].time == times[i];
    if (same)
        return;
    track.isChanged = true;
    const std::size_t width = track.type->element->valueSize();
    const bool isEvent = track.type->element->kind == Kind::NoValue;
    CurveBase next;
    if (!keys.empty() || isEvent) {
        next.resetRaw(track.curve.header(), keys.size(), width);
        std::int32_t *to = keys.empty() ? nullptr : next.editTimes(width);
        for (std::size_t i = 0; i < keys.size(); ++i)
            to[i] = keys[i].time;
        for (int part = 0; width && part < (next.hasTangents() ? 3 : 1); ++part) {
            const std::byte *before = track.curve.rawPart(part, width);
            std::byte *after = next.editRawPart(part, width);
            for (std::size_t i = 0; i < keys.size(); ++i)
                std::memcpy(after + i * width, before + keys[i].row * width, width);
        }
    }
    track.curve.swap(next);
}

void TimelineEdits::place(EditedTrack &track, const TimeSpan &from, const TimeSpan &to,
                          std::span<const TimeSpan> shared)
{
    const TimeScale scale(from, to);
    const auto times = track.curve.times();
    // Of keys that are brought together the nearest stays; those that always shared a time are an intended step.
    std::vector<std::size_t> moved;
    for (std::size_t row = 0; row < times.size(); ++row)
        if (from.contains(times[row]))
            moved.push_back(row);
    std::stable_sort(moved.begin(), moved.end(), [&](std::size_t a, std::size_t b) { return times[a] < times[b]; });
    std::vector<bool> lost(times.size(), false);
    for (std::size_t first = 0, end = 0; first < moved.size(); first = end) {
        std::int32_t best = times[moved[first]];
        for (end = first; end < moved.size() && scale(times[moved[end]]) == scale(best); ++end)
            if (scale.error(times[moved[end]]) <= scale.error(best))
                best = times[moved[end]];
        for (std::size_t i = first; i < end; ++i)
            lost[moved[i]] = times[moved[i]] != best;
    }

    std::vector<Key> keys;
    keys.reserve(times.size());
    for (std::size_t row = 0; row < times.size(); ++row) {
        const bool isMoved = from.contains(times[row]);
        if (!to.contains(times[row]) && (!isMoved || isIn(shared, times[row])))
            keys.push_back({row, times[row]});
        if (isMoved && !lost[row])
            keys.push_back({row, scale(times[row])});
    }
    assign(track, std::move(keys));
}

void TimelineEdits::move(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    for (EditedTrack &track : m_tracks)
        place(track, from, to, shared);
}

void TimelineEdits::copy(const TimeSpan &from, const TimeSpan &to)
{
    move(from, to, std::span(&from, 1));
}

void TimelineEdits::remove(const TimeSpan &span, std::span<const TimeSpan> shared)
{
    for (EditedTrack &track : m_tracks)
        cut(track, span, {}, shared);
}

void TimelineEdits::cut(EditedTrack &track, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    const auto times = track.curve.times();
    std::vector<Key> keys;
    for (std::size_t row = 0; row < times.size(); ++row)
        if (!from.contains(times[row]) || to.contains(times[row]) || isIn(shared, times[row]))
            keys.push_back({row, times[row]});
    assign(track, std::move(keys));
}

bool TimelineEdits::isStep(const EditedTrack &track) const
{
    const std::optional<CurveChannel> channel = m_curves ? m_curves->channel(m_model, track.address) : std::nullopt;
    return channel && channel->isStep;
}

void TimelineEdits::trim(EditedTrack &track, const TimeSpan &from, const TimeSpan &to,
                         std::span<const TimeSpan> shared) const
{
    const auto times = track.curve.times();
    const auto loses = [&](const TimeSpan &side) {
        return std::any_of(times.begin(), times.end(),
                           [&](std::int32_t time) { return from.contains(time) && side.contains(time); });
    };
    const bool before = to.start > firstOfAll && loses({firstOfAll, to.start - 1}),
               after = to.end < lastOfAll && loses({to.end + 1, lastOfAll});
    if ((before || after) && track.type->element->kind != Kind::NoValue) {
        CurveEdit edit{track.address,      track.type,    track.curve, KeyMarks(track.curve.size()),
                       RotationOrder::Raw, isStep(track), {from}};
        const Value fallback(*track.type->element);
        if (before)
            insertKey(edit, to.start, fallback);
        if (after)
            insertKey(edit, to.end, fallback);
        track.curve = edit.curve;
        track.isChanged = true;
    }
    cut(track, from, to, shared);
}

void TimelineEdits::trim(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    for (EditedTrack &track : m_tracks)
        trim(track, from, to, shared);
}

void TimelineEdits::copyTrimmed(const TimeSpan &from, const TimeSpan &to)
{
    const std::int64_t length = std::min(std::int64_t(from.end) - from.start, std::int64_t(to.end) - to.start);
    const TimeSpan piece{from.start, std::int32_t(from.start + length)},
        target{to.start, std::int32_t(to.start + length)};
    for (EditedTrack &track : m_tracks) {
        EditedTrack part = track;
        trim(part, from, piece, {});
        place(part, piece, target, {});
        cut(part, {firstOfAll, lastOfAll}, target, {});
        cut(track, to, {}, {});
        if (part.curve.size() == 0)
            continue;
        const auto times = track.curve.times();
        const auto later = track.isSorted ? std::upper_bound(times.begin(), times.end(), to.end) : times.end();
        track.curve.spliceRaw(std::size_t(later - times.begin()), 0, part.curve, track.type->element->valueSize());
        track.isChanged = true;
    }
}

Status TimelineEdits::insertTime(std::int32_t at, std::int32_t length)
{
    for (EditedTrack &track : m_tracks) {
        const auto times = track.curve.times();
        std::vector<Key> keys;
        for (std::size_t row = 0; row < times.size(); ++row) {
            const std::int64_t time = std::int64_t(times[row]) + (times[row] >= at ? length : 0);
            if (time > lastOfAll)
                return Error{
                    Message(QT_TRANSLATE_NOOP("Message", "the key at %1 would exceed the times that can be stored"),
                            {times[row]})};
            keys.push_back({row, std::int32_t(time)});
        }
        assign(track, std::move(keys));
    }
    return Done{};
}

void TimelineEdits::removeTime(std::int32_t at, std::int32_t length)
{
    const std::int64_t end = std::int64_t(at) + length;
    for (EditedTrack &track : m_tracks) {
        const auto times = track.curve.times();
        std::vector<Key> keys;
        for (std::size_t row = 0; row < times.size(); ++row)
            if (times[row] < at || times[row] >= end)
                keys.push_back({row, times[row] < at ? times[row] : times[row] - length});
        assign(track, std::move(keys));
    }
}

void TimelineEdits::addTo(EditBuilder &edit) const
{
    for (const EditedTrack &track : m_tracks)
        if (track.isChanged)
            edit.set(track.address, Value(*track.type, &track.curve));
}

ChangeSet TimelineEdits::changes() const
{
    ChangeSet changes;
    for (const EditedTrack &track : m_tracks)
        if (track.isChanged)
            changes.push_back({Change::Set, track.address, 0, 0, 0, Value(*track.type, &track.curve)});
    return changes;
}

std::vector<std::size_t> keyCounts(const Model &model, std::span<const Clip> clips, const CurveFacet *curves)
{
    const char *name = model.info().globalSequenceDomain;
    const Domain *domain = name ? model.info().domain(name) : nullptr;
    const DomainIndex globals = domain ? DomainIndex(model, *domain) : DomainIndex(model, Domain{});
    OwnTimelines timelines(model, curves);
    std::vector<std::size_t> counts(clips.size(), 0);
    std::unordered_map<NodeId, std::size_t> ofTimeline;
    const auto countIn = [&](std::span<const std::int32_t> times) {
        for (std::size_t i = 0; i < clips.size(); ++i)
            if (!clips[i].isGlobal && clips[i].start <= clips[i].end)
                counts[i] += std::size_t(std::upper_bound(times.begin(), times.end(), clips[i].end) -
                                         std::lower_bound(times.begin(), times.end(), clips[i].start));
    };
    // Curves with fewer keys than there are clips are counted together: models may have many of both.
    std::vector<std::int32_t> gathered;
    forEachCurve(model, [&](const Address &address, const TypeInfo &, const CurveBase &curve) {
        const auto times = curve.times();
        const NodeId own = curve.globalSequence() >= 0 ? globals.target(curve.globalSequence()) : timelines.of(address);
        if (curve.globalSequence() >= 0 || own != NoNode)
            ofTimeline[own] += times.size();
        else if (times.size() >= clips.size() && std::is_sorted(times.begin(), times.end()))
            countIn(times);
        else
            gathered.insert(gathered.end(), times.begin(), times.end());
    });
    std::sort(gathered.begin(), gathered.end());
    countIn(gathered);
    for (std::size_t i = 0; i < clips.size(); ++i)
        if (const auto found = ofTimeline.find(clips[i].source); clips[i].isGlobal && found != ofTimeline.end())
            counts[i] = found->second;
    return counts;
}

} // namespace sinew
