// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <cstring>

namespace sinew::mdx {

namespace {

namespace openings {

/// Rows of a track's keys within a sequence; first == last if there are none.
std::pair<std::size_t, std::size_t> keysIn(std::span<const std::int32_t> times, const Sequence &s)
{
    const auto first = std::lower_bound(times.begin(), times.end(), s.start);
    const auto last = std::upper_bound(first, times.end(), s.end);
    return {std::size_t(first - times.begin()), std::size_t(last - times.begin())};
}

/// Whether the game interpolates within sequences.
bool isPlayed(const CurveBase &curve)
{
    return curve.globalSequence() < 0 && curve.size() && std::is_sorted(curve.times().begin(), curve.times().end());
}

/// Whether all keys in a range of rows have the same value: a missing key is then not visible.
bool isConstant(const CurveBase &curve, std::size_t width, std::size_t first, std::size_t last)
{
    const std::byte *values = curve.rawPart(0, width);
    for (std::size_t i = first + 1; i < last; ++i)
        if (std::memcmp(values + first * width, values + i * width, width) != 0)
            return false;
    return true;
}

template<class Lacks>
void findLacking(const MdxModel &model, Findings &findings, const char *one, const char *several, const Lacks &lacks)
{
    const List<Sequence> &sequences = model.data.sequences;
    forEachTrack(model, findings, [&](const Address &at, const FieldInfo &field, const CurveBase &curve) {
        const std::size_t width = field.type->element->valueSize();
        if (!isPlayed(curve) || width == 0 || findings.isCancelled())
            return;
        std::size_t count = 0, example = 0;
        for (std::size_t i = 0; i < sequences.size(); ++i) {
            const auto [first, last] = keysIn(curve.times(), sequences[i]);
            if (first < last && !isConstant(curve, width, first, last) && lacks(curve, sequences[i], first, last) &&
                count++ == 0)
                example = i;
        }
        const std::string name(count ? sequences[example].name.view() : std::string_view());
        if (count)
            findings.add(count == 1 ? Message(one, {name}) : Message(several, {name, count - 1}),
                         {at, {sequences.ids[example]}});
    });
}

void noOpening(const MdxModel &model, Findings &findings)
{
    findLacking(model, findings, QT_TRANSLATE_NOOP("Message", "“%1” has no key at its start"),
                QT_TRANSLATE_NOOP("Message", "“%1” and %2 more have no key at their start"),
                [](const CurveBase &curve, const Sequence &s, std::size_t first, std::size_t) {
                    return curve.times()[first] != s.start;
                });
}

void noClosing(const MdxModel &model, Findings &findings)
{
    findLacking(model, findings, QT_TRANSLATE_NOOP("Message", "“%1” has no key at its end"),
                QT_TRANSLATE_NOOP("Message", "“%1” and %2 more have no key at their end"),
                [](const CurveBase &curve, const Sequence &s, std::size_t, std::size_t last) {
                    return curve.times()[last - 1] != s.end;
                });
}

/// A copy of a key at another time, with flat tangents on both sides.
CurveBase heldKey(const CurveBase &curve, std::size_t row, std::int32_t time, std::size_t width)
{
    CurveBase key = curve.sliceRaw(row, 1, width);
    *key.editTimes(width) = time;
    for (int part = 1; part < 3 && key.hasTangents(); ++part) {
        // Hermite's tangents are slopes, Bezier's are values.
        if (key.interpolation() == Interpolation::Bezier)
            std::memcpy(key.editRawPart(part, width), curve.rawPart(0, width) + row * width, width);
        else
            std::memset(key.editRawPart(part, width), 0, width);
    }
    return key;
}

template<class Lacks>
Status hold(EditBuilder &edit, const MdxModel &model, const Finding &finding, bool atStart, const Lacks &lacks)
{
    const FieldRef ref = model.field(finding.place());
    if (!ref || ref.type->kind != Kind::Curve)
        return Done{};
    CurveBase curve = *static_cast<const CurveBase *>(ref.data);
    const std::size_t width = ref.type->element->valueSize();
    if (!isPlayed(curve))
        return Done{};
    if (ref.type->element->kind == Kind::Quat && curve.hasTangents())
        return Error{QT_TRANSLATE_NOOP("Message", "rotations with tangents: insert the key in the curve editor")};
    for (const Sequence &s : model.data.sequences) {
        const auto [first, last] = keysIn(curve.times(), s);
        if (first < last && !isConstant(curve, width, first, last) && lacks(curve, s, first, last))
            curve.spliceRaw(atStart ? first : last, 0,
                            heldKey(curve, atStart ? first : last - 1, atStart ? s.start : s.end, width), width);
    }
    edit.set(finding.place(), Value(*ref.type, &curve));
    return Done{};
}

Status holdFirst(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    return hold(edit, model, finding, true,
                [](const CurveBase &curve, const Sequence &s, std::size_t first, std::size_t) {
                    return curve.times()[first] != s.start;
                });
}

Status holdLast(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    return hold(edit, model, finding, false,
                [](const CurveBase &curve, const Sequence &s, std::size_t, std::size_t last) {
                    return curve.times()[last - 1] != s.end;
                });
}

} // namespace openings

} // namespace

std::vector<Check> openingChecks()
{
    using namespace openings;
    return {
        {"mdx.track.no-opening-key",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Sequences without a key at their start"),
         QT_TRANSLATE_NOOP("Message", "Until the first key the game interpolates from the last key of the sequence, as "
                                      "if it looped (mdx-m3-viewer's tooltips, on the 1.2x game). Where that is not "
                                      "intended, limbs jump or turn at the start."),
         Reads::curves() | Reads::of<Sequence>(),
         checkOf<&noOpening>,
         {{QT_TRANSLATE_NOOP("Message", "Hold the first key from the start"), Fix::Changes, fixOf<&holdFirst>}}},
        {"mdx.track.no-closing-key",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Sequences without a key at their end"),
         QT_TRANSLATE_NOOP("Message",
                           "After the last key, a looping sequence continues towards its first key. This is intended "
                           "where the end should run into the start, but shows as a jerk elsewhere (Wa3Tuner)."),
         Reads::curves() | Reads::of<Sequence>(),
         checkOf<&noClosing>,
         {{QT_TRANSLATE_NOOP("Message", "Hold the last key to the end"), Fix::Changes, fixOf<&holdLast>}}},
    };
}

} // namespace sinew::mdx
