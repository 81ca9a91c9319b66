// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/time_line_edits.h"

#include "core/curves/keys/key_tools.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

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

/// What a format says curves run on beside the common line: a global sequence, a particle's life.
class OwnLines
{
public:
    OwnLines(const Model &model, const CurveFacet *curves) : m_model(model), m_curves(curves) {}

    /// NoNode: the common line, or none that is known.
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

/// From one span to the other, straight.
class TimeScale
{
public:
    TimeScale(const TimeSpan &from, const TimeSpan &to)
        : m_from(from.start), m_to(to.start), m_length(std::int64_t(from.end) - from.start),
          m_newLength(std::int64_t(to.end) - to.start)
    {
    }

    std::int32_t operator()(std::int32_t time) const { return std::int32_t(m_to + std::llround(offset(time))); }
    /// How far the whole number is from where the time should be.
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

TimeLineEdits::TimeLineEdits(const Model &model, const CurveFacet *curves) : m_model(model), m_curves(curves)
{
    OwnLines lines(model, curves);
    forEachCurve(model, [&](const Address &address, const TypeInfo &type, const CurveBase &curve) {
        const auto times = curve.times();
        if (curve.globalSequence() < 0 && lines.of(address) == NoNode)
            m_lines.push_back({address, &type, curve, std::is_sorted(times.begin(), times.end())});
    });
}

bool TimeLineEdits::hasKeys(const TimeSpan &span) const
{
    return std::any_of(m_lines.begin(), m_lines.end(), [&](const Line &line) {
        const auto times = line.curve.times();
        return std::any_of(times.begin(), times.end(), [&](std::int32_t time) { return span.contains(time); });
    });
}

std::int32_t TimeLineEdits::lastKey(const TimeSpan &span, std::int32_t none) const
{
    bool found = false;
    for (const Line &line : m_lines)
        for (const std::int32_t time : line.curve.times())
            if (span.contains(time) && (!found || time > none)) {
                none = time;
                found = true;
            }
    return none;
}

void TimeLineEdits::assign(Line &line, std::vector<Key> keys)
{
    if (line.isSorted)
        std::stable_sort(keys.begin(), keys.end(), [](const Key &a, const Key &b) { return a.time < b.time; });
    const auto times = line.curve.times();
    bool same = keys.size() == times.size();
    for (std::size_t i = 0; same && i < keys.size(); ++i)
        same = keys[i].row == i && keys[i].time == times[i];
    if (same)
        return;
    line.isChanged = true;
    const std::size_t width = line.type->element->valueSize();
    const bool isEvent = line.type->element->kind == Kind::NoValue;
    CurveBase next;
    if (!keys.empty() || isEvent) {
        next.resetRaw(line.curve.header(), keys.size(), width);
        std::int32_t *to = keys.empty() ? nullptr : next.editTimes(width);
        for (std::size_t i = 0; i < keys.size(); ++i)
            to[i] = keys[i].time;
        for (int part = 0; width && part < (next.hasTangents() ? 3 : 1); ++part) {
            const std::byte *before = line.curve.rawPart(part, width);
            std::byte *after = next.editRawPart(part, width);
            for (std::size_t i = 0; i < keys.size(); ++i)
                std::memcpy(after + i * width, before + keys[i].row * width, width);
        }
    }
    line.curve.swap(next);
}

void TimeLineEdits::place(Line &line, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    const TimeScale scale(from, to);
    const auto times = line.curve.times();
    // Of keys that come together the nearest stays; those that always shared a time are a step that the file means.
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
    assign(line, std::move(keys));
}

void TimeLineEdits::move(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    for (Line &line : m_lines)
        place(line, from, to, shared);
}

void TimeLineEdits::copy(const TimeSpan &from, const TimeSpan &to)
{
    move(from, to, std::span(&from, 1));
}

void TimeLineEdits::remove(const TimeSpan &span, std::span<const TimeSpan> shared)
{
    for (Line &line : m_lines)
        cut(line, span, {}, shared);
}

void TimeLineEdits::cut(Line &line, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    const auto times = line.curve.times();
    std::vector<Key> keys;
    for (std::size_t row = 0; row < times.size(); ++row)
        if (!from.contains(times[row]) || to.contains(times[row]) || isIn(shared, times[row]))
            keys.push_back({row, times[row]});
    assign(line, std::move(keys));
}

bool TimeLineEdits::isStep(const Line &line) const
{
    const std::optional<CurveChannel> channel = m_curves ? m_curves->channel(m_model, line.address) : std::nullopt;
    return channel && channel->isStep;
}

void TimeLineEdits::trim(Line &line, const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared) const
{
    const auto times = line.curve.times();
    const auto loses = [&](const TimeSpan &side) {
        return std::any_of(times.begin(), times.end(),
                           [&](std::int32_t time) { return from.contains(time) && side.contains(time); });
    };
    const bool before = to.start > firstOfAll && loses({firstOfAll, to.start - 1}),
               after = to.end < lastOfAll && loses({to.end + 1, lastOfAll});
    if ((before || after) && line.type->element->kind != Kind::NoValue) {
        CurveEdit edit{line.address,       line.type,    line.curve, KeyMarks(line.curve.size()),
                       RotationOrder::Raw, isStep(line), {from}};
        const Value fallback(*line.type->element);
        if (before)
            insertKey(edit, to.start, fallback);
        if (after)
            insertKey(edit, to.end, fallback);
        line.curve = edit.curve;
        line.isChanged = true;
    }
    cut(line, from, to, shared);
}

void TimeLineEdits::trim(const TimeSpan &from, const TimeSpan &to, std::span<const TimeSpan> shared)
{
    for (Line &line : m_lines)
        trim(line, from, to, shared);
}

void TimeLineEdits::copyTrimmed(const TimeSpan &from, const TimeSpan &to)
{
    const std::int64_t length = std::min(std::int64_t(from.end) - from.start, std::int64_t(to.end) - to.start);
    const TimeSpan piece{from.start, std::int32_t(from.start + length)},
        target{to.start, std::int32_t(to.start + length)};
    for (Line &line : m_lines) {
        Line part = line;
        trim(part, from, piece, {});
        place(part, piece, target, {});
        cut(part, {firstOfAll, lastOfAll}, target, {});
        cut(line, to, {}, {});
        if (part.curve.size() == 0)
            continue;
        const auto times = line.curve.times();
        const auto later = line.isSorted ? std::upper_bound(times.begin(), times.end(), to.end) : times.end();
        line.curve.spliceRaw(std::size_t(later - times.begin()), 0, part.curve, line.type->element->valueSize());
        line.isChanged = true;
    }
}

Status TimeLineEdits::insertTime(std::int32_t at, std::int32_t length)
{
    for (Line &line : m_lines) {
        const auto times = line.curve.times();
        std::vector<Key> keys;
        for (std::size_t row = 0; row < times.size(); ++row) {
            const std::int64_t time = std::int64_t(times[row]) + (times[row] >= at ? length : 0);
            if (time > lastOfAll)
                return Error{Message(QT_TRANSLATE_NOOP("Message", "the key at %1 would leave the range of times"),
                                     {times[row]})};
            keys.push_back({row, std::int32_t(time)});
        }
        assign(line, std::move(keys));
    }
    return Done{};
}

void TimeLineEdits::removeTime(std::int32_t at, std::int32_t length)
{
    const std::int64_t end = std::int64_t(at) + length;
    for (Line &line : m_lines) {
        const auto times = line.curve.times();
        std::vector<Key> keys;
        for (std::size_t row = 0; row < times.size(); ++row)
            if (times[row] < at || times[row] >= end)
                keys.push_back({row, times[row] < at ? times[row] : times[row] - length});
        assign(line, std::move(keys));
    }
}

void TimeLineEdits::addTo(EditBuilder &edit) const
{
    for (const Line &line : m_lines)
        if (line.isChanged)
            edit.set(line.address, Value(*line.type, &line.curve));
}

ChangeSet TimeLineEdits::changes() const
{
    ChangeSet changes;
    for (const Line &line : m_lines)
        if (line.isChanged)
            changes.push_back({Change::Set, line.address, 0, 0, 0, Value(*line.type, &line.curve)});
    return changes;
}

std::vector<std::size_t> keyCounts(const Model &model, std::span<const Clip> clips, const CurveFacet *curves)
{
    std::vector<std::size_t> counts(clips.size(), 0);
    const char *name = model.info().globalSequenceDomain;
    const Domain *domain = name ? model.info().domain(name) : nullptr;
    const DomainIndex globals = domain ? DomainIndex(model, *domain) : DomainIndex(model, Domain{});
    OwnLines lines(model, curves);
    forEachCurve(model, [&](const Address &address, const TypeInfo &, const CurveBase &curve) {
        const auto times = curve.times();
        const bool sorted = std::is_sorted(times.begin(), times.end());
        const NodeId own = curve.globalSequence() >= 0 ? globals.target(curve.globalSequence()) : lines.of(address);
        for (std::size_t i = 0; i < clips.size(); ++i) {
            if (clips[i].isGlobal != (curve.globalSequence() >= 0 || own != NoNode))
                continue;
            const TimeSpan span{clips[i].start, clips[i].end};
            if (clips[i].isGlobal)
                counts[i] += own == clips[i].source ? times.size() : 0;
            else if (sorted && span.start <= span.end)
                counts[i] += std::size_t(std::upper_bound(times.begin(), times.end(), span.end) -
                                         std::lower_bound(times.begin(), times.end(), span.start));
            else
                counts[i] += std::size_t(
                    std::count_if(times.begin(), times.end(), [&](std::int32_t time) { return span.contains(time); }));
        }
    });
    return counts;
}

} // namespace sinew
