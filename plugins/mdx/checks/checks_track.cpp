// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/track_edits.h"
#include "core/check/track_faults.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QLocale>
#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew::mdx {

namespace {

namespace tracks {

std::string timeText(std::int32_t time)
{
    return QLocale().toString(time).toStdString();
}

void empty(const MdxModel &model, Findings &findings)
{
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        if (curve.size() == 0 && field.type->element->kind != Kind::NoValue)
            findings.add(QT_TRANSLATE_NOOP("Message", "the track has no keys"), at);
    });
}

void negative(const MdxModel &model, Findings &findings)
{
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &, const CurveBase &curve) {
        const auto count =
            std::count_if(curve.times().begin(), curve.times().end(), [](std::int32_t t) { return t < 0; });
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "keys before 0 ms: %1"), {count}), at);
    });
}

/// The intervals of all sequences, in order and without overlaps.
std::vector<std::pair<std::int32_t, std::int32_t>> playedTimes(const Root &root)
{
    std::vector<std::pair<std::int32_t, std::int32_t>> spans, joined;
    for (const Sequence &s : root.sequences)
        if (s.end >= s.start)
            spans.emplace_back(s.start, s.end);
    std::sort(spans.begin(), spans.end());
    for (const auto &span : spans) {
        if (!joined.empty() && span.first <= joined.back().second)
            joined.back().second = std::max(joined.back().second, span.second);
        else
            joined.push_back(span);
    }
    return joined;
}

/// Keys of a track that no sequence plays; none if no keys are played at all, since without keys the static value would
/// be used.
template<class Visit>
void forEachUnplayed(const std::vector<std::pair<std::int32_t, std::int32_t>> &played, const CurveBase &curve,
                     const Visit &visit)
{
    const auto times = curve.times();
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto after = std::upper_bound(played.begin(), played.end(), std::pair(times[i], INT32_MAX));
        if (after == played.begin() || std::prev(after)->second < times[i])
            visit(i);
    }
}

bool isOnSequences(const CurveBase &curve)
{
    return curve.globalSequence() < 0;
}

void unplayed(const MdxModel &model, Findings &findings)
{
    const auto played = playedTimes(model.data);
    if (played.empty())
        return;
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &, const CurveBase &curve) {
        if (!isOnSequences(curve))
            return;
        std::size_t count = 0;
        forEachUnplayed(played, curve, [&](std::size_t) { ++count; });
        if (count)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys are in no sequence"), {count, curve.size()}), at);
    });
}

void beyondGlobal(const MdxModel &model, Findings &findings)
{
    const List<GlobalSequence> &globals = model.data.globalSequences;
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &, const CurveBase &curve) {
        const std::int32_t row = curve.globalSequence();
        if (row < 0 || std::size_t(row) >= globals.size() || globals[std::size_t(row)].duration == 0)
            return;
        const std::int64_t end = globals[std::size_t(row)].duration;
        const auto count =
            std::count_if(curve.times().begin(), curve.times().end(), [end](std::int32_t t) { return t > end; });
        if (count)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "keys after the end of the global sequence (%2 ms): %1"),
                                 {count, timeText(std::int32_t(std::min<std::int64_t>(end, INT32_MAX)))}),
                         at);
    });
}

void visibility(const MdxModel &model, Findings &findings)
{
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        if (std::strcmp(field.name, "visibility") == 0 && curve.interpolation() != Interpolation::None && curve.size())
            findings.add(QT_TRANSLATE_NOOP("Message", "the visibility is interpolated"), at);
    });
}

void unreadTracks(const MdxModel &model, Findings &findings)
{
    const List<ParticleEmitter2> &list = model.data.particleEmitters2;
    for (std::size_t i = 0; i < list.size() && isWarcraft(model) && !findings.isCancelled(); ++i) {
        if (list[i].variationKeys.isPresent())
            findings.add(QT_TRANSLATE_NOOP("Message", "the game is not known to read animated variation (KP2R)"),
                         fieldOf<&ParticleEmitter2::variationKeys>(list.ids[i]));
        if (list[i].gravityKeys.isPresent())
            findings.add(QT_TRANSLATE_NOOP("Message", "the game is not known to read animated gravity (KP2G)"),
                         fieldOf<&ParticleEmitter2::gravityKeys>(list.ids[i]));
    }
}

/// Whether no tangent leads away from the value of a key. Hermite tangents are slopes; those of Bezier and of all
/// rotations are values along the way.
bool isFlat(const CurveBase &curve, const TypeInfo &element, std::size_t row)
{
    if (!curve.hasTangents())
        return true;
    const std::size_t width = element.valueSize();
    const bool isSlope = curve.interpolation() == Interpolation::Hermite && element.kind != Kind::Quat;
    const std::vector<std::byte> none(width);
    const std::byte *flat = isSlope ? none.data() : curve.rawPart(0, width) + row * width;
    return std::memcmp(curve.rawPart(1, width) + row * width, flat, width) == 0 &&
           std::memcmp(curve.rawPart(2, width) + row * width, flat, width) == 0;
}

/// Keys between two equal ones, where nothing happens in between. `findings`: of the check that may be cancelled.
std::vector<std::size_t> needlessKeys(const CurveBase &curve, const TypeInfo &element,
                                      const std::vector<std::pair<std::int32_t, std::int32_t>> &borders,
                                      const Findings *findings = nullptr)
{
    const std::size_t width = element.valueSize();
    std::vector<std::size_t> rows;
    if (width == 0)
        return rows;
    const std::byte *values = curve.rawPart(0, width);
    const auto times = curve.times();
    if (!std::is_sorted(times.begin(), times.end()))
        return rows;
    for (std::size_t i = 1; i + 1 < times.size() && !(findings && findings->isCancelled()); ++i) {
        const bool same = std::memcmp(values + (i - 1) * width, values + i * width, width) == 0 &&
                          std::memcmp(values + i * width, values + (i + 1) * width, width) == 0;
        // A key within a sequence has its neighbours there; at the ends the neighbours themselves are played.
        const auto span = std::find_if(borders.begin(), borders.end(), [&](const auto &s) {
            return s.first <= times[i - 1] && times[i + 1] <= s.second;
        });
        const auto touches = [&](std::int32_t t) {
            return std::any_of(borders.begin(), borders.end(),
                               [t](const auto &s) { return s.first == t || s.second == t; });
        };
        // Other rotations are normalised between keys, and shown unchanged at them.
        const bool keepsLength =
            element.kind != Kind::Quat || isUnit(static_cast<const Curve<Quat> &>(curve).values()[i]);
        const bool flat = same && keepsLength && isFlat(curve, element, i - 1) && isFlat(curve, element, i) &&
                          isFlat(curve, element, i + 1);
        if (flat && span != borders.end() && !touches(times[i]))
            rows.push_back(i);
    }
    return rows;
}

/// The time ranges within which a track's keys affect each other.
std::vector<std::pair<std::int32_t, std::int32_t>> bordersOf(const Root &root, const CurveBase &curve)
{
    std::vector<std::pair<std::int32_t, std::int32_t>> borders;
    const std::int32_t row = curve.globalSequence();
    if (row >= 0 && std::size_t(row) < root.globalSequences.size())
        borders.emplace_back(
            0, std::int32_t(std::min<std::uint32_t>(root.globalSequences[std::size_t(row)].duration, INT32_MAX)));
    else if (row < 0)
        for (const Sequence &s : root.sequences)
            borders.emplace_back(s.start, s.end);
    return borders;
}

/// Whether each key of a track is a burst of particles, even if they are equal.
bool isBursts(const MdxModel &model, const Address &at)
{
    const auto *emitter = model.get<ParticleEmitter2>(at.node);
    return emitter && emitter->squirt && at == fieldOf<&ParticleEmitter2::emissionRateKeys>(at.node);
}

void needless(const MdxModel &model, Findings &findings)
{
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        if (isBursts(model, at))
            return;
        if (const std::size_t count =
                needlessKeys(curve, *field.type->element, bordersOf(model.data, curve), &findings).size())
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "%1 of %2 keys are the same as both their neighbours"),
                                 {count, curve.size()}),
                         at);
    });
}

Status removeTrack(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::size_t width = 0;
    if (const CurveBase *curve = trackAt(model, finding.place(), width); curve && curve->size() == 0)
        setTrack(edit, model, finding.place(), CurveBase());
    return Done{};
}

Status deleteTrack(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::size_t width = 0;
    if (trackAt(model, finding.place(), width))
        setTrack(edit, model, finding.place(), CurveBase());
    return Done{};
}

Status playedOnly(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::size_t width = 0;
    const CurveBase *curve = trackAt(model, finding.place(), width);
    if (!curve)
        return Done{};
    std::vector<bool> isUnplayed(curve->size());
    std::size_t count = 0;
    forEachUnplayed(playedTimes(model.data), *curve, [&](std::size_t row) {
        isUnplayed[row] = true;
        ++count;
    });
    if (count == curve->size() && count)
        return Error{QT_TRANSLATE_NOOP("Message", "no key would be left; what the game shows then is another value")};
    keepKeys(edit, model, finding.place(), *curve, width, [&](std::size_t i) { return !isUnplayed[i]; });
    return Done{};
}

Status neededOnly(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::size_t width = 0;
    const CurveBase *curve = trackAt(model, finding.place(), width);
    if (!curve)
        return Done{};
    const std::vector<std::size_t> rows =
        needlessKeys(*curve, *model.field(finding.place()).type->element, bordersOf(model.data, *curve));
    keepKeys(edit, model, finding.place(), *curve, width,
             [&](std::size_t i) { return !std::binary_search(rows.begin(), rows.end(), i); });
    return Done{};
}

Status withoutInterpolation(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    std::size_t width = 0;
    const CurveBase *curve = trackAt(model, finding.place(), width);
    if (!curve || curve->interpolation() == Interpolation::None)
        return Done{};
    CurveBase stepped = *curve;
    CurveBase::Header header = curve->header();
    header.interpolation = 0;
    stepped.setHeaderRaw(header, width);
    setTrack(edit, model, finding.place(), stepped);
    return Done{};
}

} // namespace tracks

} // namespace

std::vector<Check> trackChecks()
{
    using namespace tracks;
    return {
        {"mdx.track.empty",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Tracks without keys"),
         QT_TRANSLATE_NOOP("Message", "Without keys the static value counts (mdx-m3-viewer's sanity test warns)."),
         Reads::curves(),
         checkOf<&empty>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the track"), Fix::Changes, fixOf<&removeTrack>}}},
        {"mdx.track.unsorted",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys out of order"),
         QT_TRANSLATE_NOOP("Message",
                           "The game looks for keys in chronological order (mdx-m3-viewer's sanity test: severe)."),
         Reads::curves(),
         &findUnsorted,
         {{QT_TRANSLATE_NOOP("Message", "Sort the keys"), Fix::Changes, &sortKeys}}},
        {"mdx.track.same-time",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys at the same time"),
         QT_TRANSLATE_NOOP("Message", "Only one of them can count at that time; which one depends on the direction of "
                                      "the search (mdx-m3-viewer's sanity test warns)."),
         Reads::curves(),
         &findEqualTimes,
         {{QT_TRANSLATE_NOOP("Message", "Keep the first one"), Fix::Changes, &keepFirstOfEqualTimes}}},
        {"mdx.track.negative-time",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Keys before 0"),
         QT_TRANSLATE_NOOP("Message", "Sequences begin at 0 or later; some exporters write a lead-in before that "
                                      "(mdx-m3-viewer's sanity test warns)."),
         Reads::curves(),
         checkOf<&negative>,
         {},
         QT_TRANSLATE_NOOP("Message", "“Keys that no sequence plays” offers to delete them")},
        {"mdx.track.unplayed",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Keys that no sequence plays"),
         QT_TRANSLATE_NOOP("Message", "Keys are only looked for within the sequence that is playing (mdx-m3-viewer). "
                                      "Tools leave others behind when a sequence is deleted."),
         Reads::curves() | Reads::of<Sequence>(),
         checkOf<&unplayed>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these keys"), Fix::Safe, fixOf<&playedOnly>}}},
        {"mdx.track.beyond-global",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys after the end of their global sequence"),
         QT_TRANSLATE_NOOP("Message", "The time of a global sequence restarts at its length; keys after that are never "
                                      "reached (HiveWE's validator warns)."),
         Reads::curves() | Reads::of<GlobalSequence>(),
         checkOf<&beyondGlobal>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only you know whether the global sequence is too short or the keys are too late")},
        {"mdx.track.interpolated-visibility",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Interpolated visibility"),
         QT_TRANSLATE_NOOP("Message", "The game shows visibility without interpolation, whatever the track says "
                                      "(mdx-m3-viewer)."),
         Reads::curves(),
         checkOf<&visibility>,
         {{QT_TRANSLATE_NOOP("Message", "Turn interpolation off"), Fix::Safe, fixOf<&withoutInterpolation>}}},
        {"mdx.track.not-unit",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Rotations that scale"),
         QT_TRANSLATE_NOOP("Message", "Quaternions of a length other than 1 scale or shear what they turn, in programs "
                                      "that don't normalise them (glTF-Validator)."),
         Reads::curves(),
         &findNotUnit,
         {{QT_TRANSLATE_NOOP("Message", "Normalise them"), Fix::Changes, &makeUnit}}},
        {"mdx.track.unread",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Tracks that the game does not read"),
         QT_TRANSLATE_NOOP("Message", "KP2R and KP2G appear in old descriptions of the format; mdx-m3-viewer's sanity "
                                      "test warns that the game does not use them."),
         Reads::field<&ParticleEmitter2::variationKeys, &ParticleEmitter2::gravityKeys, &Root::particleEmitters2>(),
         checkOf<&unreadTracks>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the track"), Fix::Changes, fixOf<&deleteTrack>}}},
        {"mdx.track.needless-key",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Keys between equal keys"),
         QT_TRANSLATE_NOOP("Message", "Nothing moves between two keys of the same value whose tangents don't lead away "
                                      "from it; a third key of that value between them changes nothing."),
         Reads::curves() | Reads::of<Sequence, GlobalSequence>(),
         checkOf<&needless>,
         {{QT_TRANSLATE_NOOP("Message", "Delete these keys"), Fix::Safe, fixOf<&neededOnly>}}},
    };
}

} // namespace sinew::mdx
