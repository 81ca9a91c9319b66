// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/track_reader.h"

#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>

namespace sinew::m2 {

namespace {

/// A track's head on the disk.
struct TrackHead
{
    std::uint16_t interpolation;
    std::int16_t globalLoop;
};

/// In memory, of one key.
std::uint64_t keyBytes(const CurveBase::Header &header, const ValueCodec &codec)
{
    return 4 + std::uint64_t(codec.size) * (header.interpolation > 1 ? 3 : 1);
}

} // namespace

TrackReader::TrackReader(SpaceReader &spaces, const M2Layout &layout, const Root &root)
    : m_spaces(spaces), m_layout(layout), m_root(root)
{
    m_conflicts.assign(layout.sequences.size(), false);
    for (std::uint32_t row = 0; row < layout.sequences.size(); ++row) {
        if (layout.sequences[row].keysOf == row)
            m_owners.push_back(row);
        else
            m_aliases.emplace_back(row, layout.sequences[row].keysOf);
    }
}

void TrackReader::readTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx,
                            const FieldPath &path, AnimSection home)
{
    const ValueCodec codec = valueCodec(field, ctx.version, m_layout.compressedTextureRotations);
    if (hasSubTracks(ctx.version))
        readSubTracks(codec, curve, place, path, home);
    else
        readSingleTrack(codec, curve, place, path);
}

bool TrackReader::usable(std::int32_t space, ArrayRef times, ArrayRef values, std::uint32_t valueSize,
                         const FieldPath &path)
{
    if (valueSize && times.count != values.count) {
        m_spaces.report(Severity::Warning, "m2.keyCounts",
                        Message(QT_TRANSLATE_NOOP("Message", "%1 times, but %2 values; they are kept but not read"),
                                {times.count, values.count}),
                        {space, 0}, path);
        return false;
    }
    if (!m_spaces.fits(space, times, 4) || !m_spaces.fits(space, values, valueSize)) {
        m_spaces.report(
            Severity::Error, "m2.outside",
            Message(
                QT_TRANSLATE_NOOP(
                    "Message", "%1 keys at %2 and %3 don't fit the %4 bytes of the file; they are kept but not read"),
                {times.count, times.offset, values.offset, m_layout.spaces[std::size_t(space)].size}),
            {space, 0}, path);
        return false;
    }
    return true;
}

bool TrackReader::fill(const CurveMemory &memory, const ValueCodec &codec, const SubTrack &sub, std::uint32_t limit)
{
    const std::byte *bytes = m_layout.bytes(sub.space).data(), *times = bytes + sub.times.offset;
    const std::size_t count = sub.times.count;
    std::int32_t *const to = memory.times;
    // One number whose sign shows whether any time is too late, so that the loop has no branch.
    std::int32_t late = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t time;
        std::memcpy(&time, times + i * 4, 4);
        late |= std::int32_t(limit - 1 - time) | std::int32_t(time);
        to[i] = std::int32_t(time + std::uint32_t(sub.shift));
    }
    if (limit && late < 0)
        return false;
    if (codec.size == 0)
        return true;
    const std::byte *from = bytes + sub.values.offset;
    for (int part = 0; part < 3 && memory.parts[part]; ++part) {
        std::byte *const values = memory.parts[part];
        if (codec.spline)
            for (std::size_t i = 0; i < count; ++i)
                std::memcpy(values + i * codec.size, from + i * codec.diskSize + std::uint32_t(part) * codec.size,
                            codec.size);
        else if (codec.decode)
            codec.decode(from, values, count);
        else
            std::memcpy(values, from, count * codec.size);
    }
    return true;
}

void TrackReader::fillAll(CurveBase &curve, CurveBase::Header header, const ValueCodec &codec, std::uint32_t limit,
                          const FieldPath &path)
{
    std::size_t total = 0;
    for (const SubTrack &sub : m_subTracks)
        total += sub.times.count;
    curve.resetRaw(header, total, codec.size);
    CurveMemory memory{curve.editTimes(codec.size), {}};
    for (int part = 0; codec.size && part < (codec.spline && curve.hasTangents() ? 3 : 1); ++part)
        memory.parts[part] = curve.editRawPart(part, codec.size);
    for (const SubTrack &sub : m_subTracks) {
        if (!fill(memory, codec, sub, limit)) {
            // Rare, so the others are simply read once more.
            std::erase_if(m_subTracks, [&](const SubTrack &each) { return isTooLate(each, limit, path); });
            return fillAll(curve, header, codec, 0, path);
        }
        memory.times += sub.times.count;
        for (std::byte *&part : memory.parts)
            if (part)
                part += sub.times.count * std::size_t(codec.size);
    }
}

bool TrackReader::isTooLate(const SubTrack &sub, std::uint32_t limit, const FieldPath &path)
{
    std::uint32_t latest = 0;
    for (std::uint32_t i = 0; i < sub.times.count; ++i)
        latest = std::max(latest, m_spaces.at<std::uint32_t>({sub.space, sub.times.offset + i * 4}));
    if (latest < limit)
        return false;
    m_spaces.report(
        Severity::Warning, "m2.time",
        Message(QT_TRANSLATE_NOOP("Message",
                                  "a time of %1 is beyond what a sequence can have; the keys are kept but not read"),
                {latest}),
        {sub.space, sub.times.offset}, path);
    return true;
}

void TrackReader::readSubTracks(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path,
                                AnimSection home)
{
    const auto head = m_spaces.at<TrackHead>(place);
    const auto times = m_spaces.at<ArrayRef>({place.space, place.offset + 4});
    const auto values = codec.size ? m_spaces.at<ArrayRef>({place.space, place.offset + 12}) : times;
    if (times.count == 0 && values.count == 0)
        return;
    if (times.count != values.count || !m_spaces.fits(place.space, times, 8) ||
        !m_spaces.fits(place.space, values, 8)) {
        m_spaces.report(
            Severity::Error, "m2.outside",
            Message(QT_TRANSLATE_NOOP("Message", "%1 and %2 sub-tracks at %3 and %4 can't be read; they are kept"),
                    {times.count, values.count, times.offset, values.offset}),
            place, path);
        return;
    }
    const bool global = head.globalLoop >= 0;
    const std::uint32_t sequences = std::uint32_t(m_layout.sequences.size());
    m_subTracks.clear();
    std::size_t total = 0;
    const std::byte *const bytes = m_layout.bytes(place.space).data(), *const timeRefs = bytes + times.offset,
                           *const valueRefs = bytes + values.offset;
    const auto subTrack = [&](std::uint32_t row) {
        std::pair<ArrayRef, ArrayRef> refs;
        std::memcpy(&refs.first, timeRefs + row * std::size_t(8), 8);
        if (codec.size)
            std::memcpy(&refs.second, valueRefs + row * std::size_t(8), 8);
        return refs;
    };
    if (!m_spaces.look(times.count, place, path))
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
                add(row, space, m_root.sequences[row].timelineStart);
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
    CurveBase::Header header{interpolationFromFile(head.interpolation, codec.spline),
                             std::max<std::int32_t>(head.globalLoop, -1)};
    if (!m_spaces.chargeBlock(total, keyBytes(header, codec), place, path))
        return;
    if (!global && times.count < sequences)
        header.slots = std::int32_t(times.count);
    fillAll(curve, header, codec, std::uint32_t(global ? 0x7fffffff : m_layout.slotLength), path);
}

void TrackReader::readSingleTrack(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path)
{
    const auto head = m_spaces.at<TrackHead>(place);
    const auto times = m_spaces.at<ArrayRef>({place.space, place.offset + 12});
    const auto values = codec.size ? m_spaces.at<ArrayRef>({place.space, place.offset + 20}) : times;
    if (times.count == 0 && values.count == 0)
        return;
    if (!usable(place.space, times, values, codec.size ? codec.diskSize : 0, path))
        return;
    const CurveBase::Header header{interpolationFromFile(head.interpolation, codec.spline),
                                   std::max<std::int32_t>(head.globalLoop, -1)};
    if (!m_spaces.chargeBlock(times.count, keyBytes(header, codec), place, path))
        return;
    m_subTracks.assign(1, {place.space, times, values, 0});
    fillAll(curve, header, codec, 0, path);
}

void TrackReader::readLifeTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx,
                                const FieldPath &path)
{
    const ValueCodec codec = valueCodec(field, ctx.version, false);
    const auto times = m_spaces.at<ArrayRef>(place), values = m_spaces.at<ArrayRef>({place.space, place.offset + 8});
    if (times.count == 0 && values.count == 0)
        return;
    if (times.count != values.count || !m_spaces.fits(place.space, times, 2) ||
        !m_spaces.fits(place.space, values, codec.diskSize)) {
        m_spaces.report(Severity::Warning, "m2.keyCounts",
                        Message(QT_TRANSLATE_NOOP("Message", "%1 times, but %2 values; they are kept but not read"),
                                {times.count, values.count}),
                        place, path);
        return;
    }
    if (!m_spaces.chargeBlock(times.count, 4 + codec.size, place, path))
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
