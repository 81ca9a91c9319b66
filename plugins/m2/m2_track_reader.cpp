// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/m2_object_reader.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// A track's head on the disk.
struct TrackHead
{
    std::uint16_t interpolation;
    std::int16_t globalLoop;
};

} // namespace

void ObjectReader::readTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path, TrackHome home)
{
    const ValueCodec codec = valueCodec(field, ctx.version, m_layout.compressedTextureRotations);
    if (hasSubTracks(ctx.version))
        readSubTracks(field, codec, curve, place, path, home);
    else
        readSingleTrack(field, codec, curve, place, path);
}

bool ObjectReader::usable(std::int32_t space, ArrayRef times, ArrayRef values, std::uint32_t valueSize, const FieldPath &path)
{
    if (valueSize && times.count != values.count) {
        report(Severity::Warning, "m2.keyCounts", Message(QT_TRANSLATE_NOOP("Message", "%1 times, but %2 values; they are kept but not read"), {times.count, values.count}), {space, 0}, path);
        return false;
    }
    if (!fits(space, times, 4) || !fits(space, values, valueSize)) {
        report(Severity::Error, "m2.outside", Message(QT_TRANSLATE_NOOP("Message", "%1 keys at %2 and %3 don't fit the %4 bytes of the file; they are kept but not read"), {times.count, times.offset, values.offset, m_layout.spaces[std::size_t(space)].size}), {space, 0}, path);
        return false;
    }
    return true;
}

void ObjectReader::fill(CurveBase &curve, const ValueCodec &codec, std::size_t first, std::int32_t space, ArrayRef times, ArrayRef values, std::int32_t shift)
{
    const Bytes bytes = m_layout.bytes(space);
    std::int32_t *to = curve.editTimes(codec.size) + first;
    std::memcpy(to, bytes.data() + times.offset, times.count * std::size_t(4));
    if (shift)
        for (std::uint32_t i = 0; i < times.count; ++i)
            to[i] += shift;
    if (codec.size == 0)
        return;
    const std::byte *from = bytes.data() + values.offset;
    const int parts = codec.spline && curve.hasTangents() ? 3 : 1;
    for (int part = 0; part < parts; ++part) {
        std::byte *memory = curve.editRawPart(part, codec.size) + first * codec.size;
        if (codec.spline)
            for (std::uint32_t i = 0; i < times.count; ++i)
                std::memcpy(memory + i * codec.size, from + i * codec.diskSize + std::uint32_t(part) * codec.size, codec.size);
        else if (codec.decode)
            codec.decode(from, memory, times.count);
        else
            std::memcpy(memory, from, times.count * std::size_t(codec.size));
    }
}

void ObjectReader::readSubTracks(const FieldInfo &, const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path, TrackHome home)
{
    const auto head = at<TrackHead>(place);
    const auto times = at<ArrayRef>({place.space, place.offset + 4});
    const auto values = codec.size ? at<ArrayRef>({place.space, place.offset + 12}) : times;
    if (times.count == 0 && values.count == 0)
        return;
    if (times.count != values.count || !fits(place.space, times, 8) || !fits(place.space, values, 8)) {
        report(Severity::Error, "m2.outside", Message(QT_TRANSLATE_NOOP("Message", "%1 and %2 sub-tracks at %3 and %4 can't be read; they are kept"), {times.count, values.count, times.offset, values.offset}), place, path);
        return;
    }
    const bool global = head.globalLoop >= 0;
    const std::uint32_t sequences = std::uint32_t(m_layout.sequences.size());
    m_subTracks.clear();
    std::size_t total = 0;
    const auto subTrack = [&](std::uint32_t row) {
        return std::pair(at<ArrayRef>({place.space, times.offset + row * 8}),
                         codec.size ? at<ArrayRef>({place.space, values.offset + row * 8}) : ArrayRef());
    };
    // Tracks can share their sub-tracks, so looking through them costs as well.
    if (!spend(times.count * std::uint64_t(16), place, path))
        return;
    const auto add = [&](std::uint32_t row, std::int32_t space, std::int32_t shift) {
        const auto [keyTimes, keyValues] = subTrack(row);
        if (keyTimes.count == 0 && keyValues.count == 0)
            return;
        if (!usable(space, keyTimes, keyValues, codec.size ? codec.diskSize : 0, path))
            return;
        m_subTracks.push_back({space, keyTimes, keyValues, shift});
        total += keyTimes.count;
    };
    if (global || sequences == 0) {
        add(0, place.space, 0);
    } else {
        for (const std::uint32_t row : m_owners) {
            if (row >= times.count)
                break;
            const SequenceSource &source = m_layout.sequences[row];
            const std::int32_t space = source.external ? source.spaces[std::size_t(home)] : place.space;
            if (space >= 0)
                add(row, space, m_root.sequences[row].lineStart);
        }
        for (const auto &[alias, owner] : m_aliases) {
            if (alias >= times.count)
                break;
            if (owner < times.count) {
                const auto own = subTrack(alias);
                if ((own.first.count || own.second.count) && own != subTrack(owner))
                    m_conflicts[alias] = true;
            }
        }
    }
    if (!spend(total * std::uint64_t(4 + codec.size), place, path))
        return;
    const auto isTooLate = [&](const SubTrack &sub) {
        const Bytes bytes = m_layout.bytes(sub.space);
        std::uint32_t latest = 0;
        for (std::uint32_t i = 0; i < sub.times.count; ++i) {
            std::uint32_t time;
            std::memcpy(&time, bytes.data() + sub.times.offset + i * std::size_t(4), 4);
            latest = std::max(latest, time);
        }
        if (latest < std::uint32_t(global ? 0x7fffffff : m_layout.slotLength))
            return false;
        report(Severity::Warning, "m2.time", Message(QT_TRANSLATE_NOOP("Message", "a time of %1 is beyond what a sequence can have; the keys are kept but not read"), {latest}), {sub.space, sub.times.offset}, path);
        total -= sub.times.count;
        return true;
    };
    m_subTracks.erase(std::remove_if(m_subTracks.begin(), m_subTracks.end(), isTooLate), m_subTracks.end());
    CurveBase::Header header{interpolationFromFile(head.interpolation, codec.spline), std::max<std::int32_t>(head.globalLoop, -1)};
    if (!global && times.count < sequences)
        header.slots = std::int32_t(times.count);
    curve.resetRaw(header, total, codec.size);
    std::size_t first = 0;
    for (const SubTrack &sub : m_subTracks) {
        fill(curve, codec, first, sub.space, sub.times, sub.values, sub.shift);
        first += sub.times.count;
    }
}

void ObjectReader::readSingleTrack(const FieldInfo &, const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path)
{
    const auto head = at<TrackHead>(place);
    const auto times = at<ArrayRef>({place.space, place.offset + 12});
    const auto values = codec.size ? at<ArrayRef>({place.space, place.offset + 20}) : times;
    if (times.count == 0 && values.count == 0)
        return;
    if (!usable(place.space, times, values, codec.size ? codec.diskSize : 0, path))
        return;
    if (!spend(times.count * std::uint64_t(4 + codec.size), place, path))
        return;
    curve.resetRaw({interpolationFromFile(head.interpolation, codec.spline), std::max<std::int32_t>(head.globalLoop, -1)}, times.count, codec.size);
    fill(curve, codec, 0, place.space, times, values, 0);
}

void ObjectReader::readLifeTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path)
{
    const ValueCodec codec = valueCodec(field, ctx.version, false);
    const auto times = at<ArrayRef>(place), values = at<ArrayRef>({place.space, place.offset + 8});
    if (times.count == 0 && values.count == 0)
        return;
    if (times.count != values.count || !fits(place.space, times, 2) || !fits(place.space, values, codec.diskSize)) {
        report(Severity::Warning, "m2.keyCounts", Message(QT_TRANSLATE_NOOP("Message", "%1 times, but %2 values; they are kept but not read"), {times.count, values.count}), place, path);
        return;
    }
    if (!spend(times.count * std::uint64_t(4 + codec.size), place, path))
        return;
    curve.resetRaw({std::uint32_t(Interpolation::Linear)}, times.count, codec.size);
    const Bytes bytes = m_layout.bytes(place.space);
    std::int32_t *to = curve.editTimes(codec.size);
    for (std::uint32_t i = 0; i < times.count; ++i) {
        std::uint16_t time;
        std::memcpy(&time, bytes.data() + times.offset + i * std::size_t(2), 2);
        to[i] = time;
    }
    std::byte *memory = curve.editRawPart(0, codec.size);
    if (codec.decode)
        codec.decode(bytes.data() + values.offset, memory, times.count);
    else
        std::memcpy(memory, bytes.data() + values.offset, times.count * std::size_t(codec.size));
}

} // namespace sinew::m2
