// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_paste.h"

#include "core/curves/curve_edit.h"
#include "core/curves/curve_keys.h"
#include "core/curves/key_rows.h"
#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/keys/key_transform.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

using Limits = std::numeric_limits<std::int32_t>;

/// Slopes and control values change like the values do.
void flip(CurveBase &curve, const TypeInfo &value, SpaceKind space, const SideMirror &mirror)
{
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part) {
        const bool isSlope = part > 0 && curve.interpolation() == Interpolation::Hermite;
        std::byte *data = curve.editRawPart(part, value.size);
        for (std::size_t row = 0; row < curve.size(); ++row, data += value.size) {
            if (space == SpaceKind::Position && value.kind == Kind::Vec3) {
                Vec3 &place = *reinterpret_cast<Vec3 *>(data);
                const Vec3 from = mirror.fromPlace, to = mirror.toPlace;
                if (isSlope) {
                    const Vec3 moved = mirror.place({from.x + place.x, from.y + place.y, from.z + place.z});
                    place = {moved.x - to.x, moved.y - to.y, moved.z - to.z};
                } else {
                    place = mirror.place(place);
                }
            } else if (space == SpaceKind::Rotation && value.kind == Kind::Quat) {
                Quat &rotation = *reinterpret_cast<Quat *>(data);
                rotation = mirror.rotation(rotation);
            }
        }
    }
}

/// The copied keys as they go into the curve, at their times there; omits those that may not.
CurveBase prepared(const CurveEdit &edit, const CopiedTrack &track, const CopiedKeys &all, const PasteOptions &options,
                   const TimeSpan &room)
{
    const TypeInfo &value = edit.value();
    CurveBase keys = track.curve;
    setInterpolation(keys, value, edit.curve.header().interpolation);
    if (options.flipped)
        flip(keys, value, track.space, options.mirror);
    if (options.valueOffset != 0 && value.kind != Kind::Quat) {
        CurveEdit offset{edit.address, edit.type, keys};
        offset.marks.assign(keys.size(), {KeyBits(track.components & anyValueBit), {}, {}});
        KeyTransform shift;
        shift.valueShift = options.valueOffset;
        static_cast<void>(transformKeys(offset, shift));
        keys = offset.curve;
    }
    std::vector<std::uint32_t> rows;
    std::vector<std::int32_t> times;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::size_t row = options.mirrored ? keys.size() - 1 - i : i;
        const std::int64_t along = keys.times()[row],
                           time = options.at + (options.mirrored ? all.length - along : along);
        if (time < room.start || time > room.end)
            continue;
        rows.push_back(std::uint32_t(row));
        times.push_back(std::int32_t(time));
        if (options.mirrored)
            swapHandles(keys, value, row);
    }
    keys = pickKeys(keys, value, rows);
    std::copy(times.begin(), times.end(), keys.editTimes(value.valueSize()));
    return keys;
}

/// Makes room for `length` and one more unit.
Status insertTime(CurveEdit &edit, const PasteOptions &options, std::int64_t length, const TimeSpan &room)
{
    const auto times = edit.curve.times();
    const std::int64_t shift = length + 1;
    const bool inSpan = edit.spanAt(options.at) >= 0;
    const auto isClosing = [&](std::int32_t time) { return inSpan && time == room.end; };
    const bool closed = std::any_of(times.begin(), times.end(), isClosing);
    const auto moves = [&](std::int32_t time) { return time >= options.at && time <= room.end && !isClosing(time); };
    for (const std::int32_t time : times)
        if (moves(time) && time + shift > std::int64_t(room.end) - (closed ? 1 : 0))
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "There is no room for %1 more before %2"), {shift, room.end})};
    std::int32_t *target = edit.curve.editTimes(edit.value().valueSize());
    for (std::size_t row = 0; row < edit.size(); ++row)
        if (moves(target[row]))
            target[row] = std::int32_t(target[row] + shift);
    return Done{};
}

void removeBetween(CurveEdit &edit, std::int64_t first, std::int64_t last)
{
    std::vector<std::uint32_t> kept;
    for (std::size_t row = 0; row < edit.size(); ++row)
        if (edit.curve.times()[row] < first || edit.curve.times()[row] > last)
            kept.push_back(std::uint32_t(row));
    if (kept.size() < edit.size())
        keepRows(edit, kept);
}

/// Sets only some components of keys, which are first inserted on the curve.
void mergeComponents(CurveEdit &edit, const CurveBase &keys, unsigned components, const Value &rest)
{
    for (const std::int32_t time : keys.times())
        insertKey(edit, time, rest);
    const auto count = std::size_t(shownComponents(edit.value(), edit.rotation));
    const KeyNumbers own = edit.shown(), pasted(keys, edit.value(), edit.rotation);
    // A rotation's handle follows its value by the same turn, others by the same amount: set both, the value first.
    for (std::size_t from = 0; from < keys.size(); ++from) {
        const auto row = std::size_t(keyAt(edit.curve, keys.times()[from]));
        for (const KeyPart part : {KeyPart::Value, KeyPart::In, KeyPart::Out}) {
            if (part != KeyPart::Value && !own.hasHandles())
                continue;
            CurveNumbers numbers{};
            for (std::size_t i = 0; i < count; ++i)
                numbers[i] =
                    (components & (1u << i)) ? pasted.number(from, int(i), part) : own.number(row, int(i), part);
            setKeyNumbers(edit.curve, edit.value(), edit.rotation, row, part, std::span(numbers).first(count), false);
        }
        edit.marks[row] = {KeyBits(components), {}, {}};
    }
}

} // namespace

Result<std::size_t> pasteTrack(CurveEdit &edit, const CopiedTrack &track, const CopiedKeys &all,
                               const PasteOptions &options, bool keepInSpans)
{
    if (edit.type != track.type)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "The copied keys have a different type"))};
    if (const std::uint32_t theirs = track.curve.header().interpolation;
        !edit.curve.isPresent() && edit.rules.interpolations.contains(theirs))
        edit.curve.resetRaw({theirs, -1}, 0, edit.value().valueSize());
    makePresent(edit);
    edit.marks.resize(edit.size());
    const TimeSpan room = keepInSpans ? edit.spanOrGapAt(options.at) : TimeSpan{Limits::min(), Limits::max()};
    const std::int64_t last = std::min<std::int64_t>(room.end, std::int64_t(options.at) + all.length);
    const CurveBase keys = prepared(edit, track, all, options, room);
    if (options.mode == PasteMode::Replace)
        removeBetween(edit, options.at, last);
    if (options.mode == PasteMode::Insert)
        if (Status made = insertTime(edit, options, all.length, room); !made)
            return made.error();
    for (KeyMark &mark : edit.marks)
        mark.selected = 0;
    const unsigned whole = keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
    if ((track.components & whole) == whole)
        mergeKeys(edit, keys, KeyMarks(keys.size(), KeyMark{KeyBits(whole), {}, {}}));
    else
        mergeComponents(edit, keys, track.components & whole, options.rest);
    refreshAllHandles(edit);
    return track.curve.size() - keys.size();
}

} // namespace sinew
