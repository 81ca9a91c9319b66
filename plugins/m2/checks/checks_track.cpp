// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/track_edits.h"
#include "core/check/track_faults.h"
#include "core/model/walk.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace tracks {

template<class Visit>
void forEachTrack(const M2Model &model, const Findings &findings, const Visit &visit)
{
    bool isCancelled = false;
    walkFields(model, [&](const Address &at, const FieldInfo &field, const void *data, const void *) {
        isCancelled = isCancelled || findings.isCancelled();
        if (isCancelled)
            return;
        if (field.type->kind == Kind::Curve)
            visit(at, *static_cast<const CurveBase *>(data), field);
    });
}

/// First and last time, ascending and apart.
using Spans = std::vector<std::pair<std::int32_t, std::int32_t>>;

/// The times of all sequences, in order and without overlaps.
Spans playedTimes(const Root &root)
{
    Spans spans, joined;
    for (const Sequence &sequence : root.sequences)
        if (const std::int32_t start = timelineStart(root, sequence), end = lineEnd(root, sequence); end >= start)
            spans.emplace_back(start, end);
    std::sort(spans.begin(), spans.end());
    for (const auto &span : spans) {
        if (!joined.empty() && span.first <= joined.back().second)
            joined.back().second = std::max(joined.back().second, span.second);
        else
            joined.push_back(span);
    }
    return joined;
}

/// Which keys are read, or lead to one that is: those in a sequence, the last before it and the first after it. All
/// keys of tracks that follow a global sequence or whose keys are not in order.
std::vector<bool> readKeys(const Spans &played, const CurveBase &curve)
{
    const auto times = curve.times();
    if (curve.globalSequence() >= 0 || played.empty() || !std::is_sorted(times.begin(), times.end()))
        return std::vector<bool>(times.size(), true);
    // By key, not by sequence: a model of 50,000 sequences can have as many tracks, most of them without keys.
    std::vector<bool> isRead(times.size());
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto here =
            i == 0 ? played.begin()
                   : std::lower_bound(played.begin(), played.end(), times[i - 1],
                                      [](const auto &span, std::int32_t time) { return span.second < time; });
        const auto next = std::upper_bound(here, played.end(), times[i],
                                           [](std::int32_t time, const auto &span) { return time < span.first; });
        // In it, or the first after it; or the last before the next.
        isRead[i] = (here != played.end() && here->first <= times[i]) ||
                    (next != played.end() && (i + 1 == times.size() || next->first <= times[i + 1]));
    }
    return isRead;
}

void unplayed(const M2Model &model, Findings &findings)
{
    const Spans played = playedTimes(model.data);
    forEachTrack(model, findings, [&](const Address &at, const CurveBase &curve, const FieldInfo &field) {
        if (isOverLife(field.storage)) // 0 … 32767 is a particle's life, whatever the sequences are
            return;
        const std::vector<bool> isRead = readKeys(played, curve);
        if (const auto count = std::count(isRead.begin(), isRead.end(), false))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys are in no sequence"), {count, curve.size()}), at);
    });
}

Status readOnly(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    std::size_t width = 0;
    if (const CurveBase *curve = trackAt(model, finding.place(), width)) {
        const std::vector<bool> isRead = readKeys(playedTimes(model.data), *curve);
        keepKeys(edit, model, finding.place(), *curve, width, [&](std::size_t row) { return isRead[row]; });
    }
    return Done{};
}

/// A single sub-track serves all sequences; otherwise there is one per sequence.
void subTracks(const M2Model &model, Findings &findings)
{
    const std::size_t sequences = model.data.sequences.size();
    forEachTrack(model, findings, [&](const Address &at, const CurveBase &curve, const FieldInfo &) {
        const std::int32_t slots = curve.header().slots;
        if (curve.globalSequence() < 0 && slots > 1 && std::size_t(slots) < sequences)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "sub-tracks for %1 of %2 sequences"), {slots, sequences}),
                         at);
    });
}

/// Over a particle's life, this is how cells change at once: the second run begins where the first ends.
void sameTimes(const M2Model &model, Findings &findings)
{
    findEqualTimes(model, findings, [](const FieldInfo &track) { return !isOverLife(track.storage); });
}

} // namespace tracks

} // namespace

std::vector<Check> trackChecks()
{
    using namespace tracks;
    return {
        {"m2.track.unsorted",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys out of order"),
         QT_TRANSLATE_NOOP("Message", "In all of Blizzard's files, keys are in chronological order. A search that "
                                      "expects this finds the wrong one."),
         Reads::curves(),
         &findUnsorted,
         {{QT_TRANSLATE_NOOP("Message", "Sort the keys"), Fix::Changes, &sortKeys}}},
        {"m2.track.same-time",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys at the same time"),
         QT_TRANSLATE_NOOP(
             "Message", "Only one of them can count at that time; which one depends on the direction of the search."),
         Reads::curves(),
         checkOf<&sameTimes>,
         {{QT_TRANSLATE_NOOP("Message", "Keep the first one"), Fix::Changes, &keepFirstOfEqualTimes}}},
        {"m2.track.not-unit",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Rotations that scale"),
         QT_TRANSLATE_NOOP("Message", "Quaternions of a length other than 1 scale or shear what they turn, in programs "
                                      "that don't normalise them (glTF-Validator)."),
         Reads::curves(),
         &findNotUnit,
         {{QT_TRANSLATE_NOOP("Message", "Normalise them"), Fix::Changes, &makeUnit}}},
        {"m2.track.unplayed",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Keys that no sequence plays"),
         QT_TRANSLATE_NOOP("Message",
                           "A sequence reads its keys from its start to its end, plus the last one before and the "
                           "first one after (wowdev, M2 page: tracks); keys farther out are never reached."),
         Reads::curves() | Reads::of<Sequence>(),
         checkOf<&unplayed>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these keys"), Fix::Safe, fixOf<&readOnly>}}},
        {"m2.track.sub-tracks",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Tracks with too few sub-tracks"),
         QT_TRANSLATE_NOOP("Message", "A track has one sub-track for all sequences, or one for each (wowdev, M2 page: "
                                      "tracks). Sequences after the last one are said to play the first."),
         Reads::curves() | Reads::of<Sequence>(),
         checkOf<&subTracks>,
         {},
         QT_TRANSLATE_NOOP(
             "Message",
             "what the other sequences should show is up to you; setting a key there gives the track its sub-tracks")},
    };
}

} // namespace sinew::m2
