// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/track_writer.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/file/write/sub_track_writer.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

TrackWriter::TrackWriter(M2Writer &writer)
    : m_writer(writer), m_layout(writer.m_layout), m_root(writer.m_root), m_sequences(writer),
      m_keys(KeyStore::of(writer, writer.m_mode))
{
}

void TrackWriter::write(const FieldInfo &field, Place place, const CurveBase &curve, Place formerPlace,
                        const CurveBase *former, AnimSection home)
{
    const StoredTrack track{field,       valueCodec(field, m_root.version, m_layout.compressedTextureRotations),
                            place,       curve,
                            formerPlace, former};
    const bool same = track.isSame();
    if (m_keys->keeps(same, false) && !m_sequences.changed())
        return;
    if (same && !curve.isPresent()) {
        if (m_keys->keepsFormerBytes())
            return;
        // Nothing there, or something unreadable, which a compact file would lose.
        const bool single = !hasSubTracks(m_root.version);
        if (m_writer.readFormer<ArrayRef>({formerPlace.space, formerPlace.offset + (single ? 12 : 4)}).count)
            return m_writer.fail(QT_TRANSLATE_NOOP("Message", "a track that could not be read can't be rewritten"),
                                 field.name);
        // Events without times still have ranges.
        if (const auto ranges = m_writer.readFormer<ArrayRef>({formerPlace.space, formerPlace.offset + 4});
            single && ranges.count) {
            const Bytes all = m_layout.bytes(formerPlace.space);
            if (ranges.offset <= all.size() && ranges.count <= (all.size() - ranges.offset) / 8)
                m_writer.storeKeys({place.space, place.offset + 4}, ranges.count, all.data() + ranges.offset,
                                   ranges.count * std::size_t(8), {}, 0);
        }
        return;
    }
    writeHead(track);
    if (hasSubTracks(m_root.version))
        SubTrackWriter(m_writer, m_sequences, *m_keys, track, home).write();
    else
        writeSingle(track);
}

void TrackWriter::writeHead(const StoredTrack &track)
{
    const CurveBase::Header header = track.curve.header();
    const bool isPresent = track.curve.isPresent(), spline = track.codec.spline;
    SpaceImage &image = m_writer.image(track.place.space);
    const auto stored = m_writer.readFormer<std::uint16_t>(track.formerPlace);
    // Numbers with the same meaning stay.
    if (!track.former || interpolationFromFile(stored, spline) != header.interpolation)
        image.patch(track.place.offset,
                    isPresent || !track.former ? interpolationToFile(header.interpolation, spline) : stored);
    if (!track.wasPresent() || track.former->globalSequence() != header.globalSequence)
        image.patch(track.place.offset + 2, std::int16_t(isPresent ? header.globalSequence : -1));
}

void TrackWriter::writeSingle(const StoredTrack &track)
{
    const auto &[field, codec, place, curve, formerPlace, former] = track;
    const KeyRange all{0, curve.size()}, oldAll{0, track.wasPresent() ? former->size() : 0};
    const Place oldTimes = track.wasPresent() ? Place{formerPlace.space, formerPlace.offset + 12} : Place();
    const Place oldValues = track.wasPresent() ? Place{formerPlace.space, formerPlace.offset + 20} : Place();
    const bool same = track.isSame();
    // Ranges follow from keys and sequences; in files by other tools they don't always.
    if (!same || m_sequences.changed() || !m_keys->keepsFormerBytes())
        writeRanges(track);
    if (m_keys->keeps(same, false))
        return;
    m_writer.storeKeys({place.space, place.offset + 12}, std::uint32_t(all.count), curve.times().data(), all.count * 4,
                       oldTimes, oldAll.count * 4);
    if (codec.size == 0)
        return;
    std::vector<std::byte> disk = packedValues(codec, curve, all);
    if (track.wasPresent() && (!codec.exact || (codec.spline && !curve.hasTangents()))) {
        const Bytes oldDisk = m_layout.bytesAt({formerPlace.space, m_writer.readFormer<ArrayRef>(oldValues).offset});
        if (!codec.exact)
            keepUntouched(codec, curve, all, *former, oldAll, oldDisk, disk);
        else
            keepSplineTangents(codec, curve, all, *former, oldAll, oldDisk, disk);
    }
    m_writer.storeKeys({place.space, place.offset + 20}, std::uint32_t(all.count), disk.data(), disk.size(), oldValues,
                       oldAll.count * codec.diskSize);
}

void TrackWriter::writeRanges(const StoredTrack &track)
{
    const CurveBase &curve = track.curve;
    // For each sequence, the rows of the keys at or before its start and at or after its end, followed by at least one
    // (0, 0), in the corpus up to five. Tracks on a global loop have none. All 20,749 ranges of the corpus's bones
    // agree, and those of its events in all files except one.
    const bool wasPresent = track.wasPresent();
    const Place at{track.place.space, track.place.offset + 4};
    const Place oldAt = wasPresent ? Place{track.formerPlace.space, track.formerPlace.offset + 4} : Place();
    const auto old = m_writer.readFormer<ArrayRef>(oldAt);
    const std::size_t sequences = m_root.sequences.size(), oldSequences = m_writer.m_former->sequences.size();
    const std::size_t fileBytes = wasPresent ? m_writer.m_layout.bytes(oldAt.space).size() : 0;
    const bool wasInFile = old.offset <= fileBytes && old.count <= (fileBytes - old.offset) / 8;
    std::size_t count = sequences + (wasInFile && old.count > oldSequences ? old.count - oldSequences
                                     : wasInFile && old.count              ? 0
                                                                           : 1);
    if (!curve.isPresent() || curve.size() == 0 || curve.globalSequence() >= 0 ||
        (wasPresent && old.count == 0 && track.former->globalSequence() < 0))
        count = 0;
    const std::span<const std::int32_t> times = curve.times();
    std::vector<std::uint32_t> ranges(count * 2, 0);
    for (std::size_t row = 0; row < std::min(count, sequences); ++row) {
        const std::int64_t start = m_root.sequences[row].start, end = m_root.sequences[row].end;
        std::size_t first = 0, last = times.size() - 1;
        if (track.codec.size == 0) {
            // Half open, up to the start of the next sequence.
            const std::int64_t next = row + 1 < sequences ? std::max<std::int64_t>(m_root.sequences[row + 1].start, end)
                                                          : std::int64_t(1) << 32;
            const auto before = [&](std::int64_t time) {
                return std::uint32_t(std::lower_bound(times.begin(), times.end(), time) - times.begin());
            };
            ranges[row * 2] = before(start);
            ranges[row * 2 + 1] = before(next);
            continue;
        }
        for (std::size_t key = 0; key < times.size() && times[key] <= start; ++key)
            first = key;
        for (std::size_t key = times.size(); key-- > 0 && times[key] >= end;)
            last = key;
        ranges[row * 2] = std::uint32_t(first);
        ranges[row * 2 + 1] = std::uint32_t(last);
    }
    m_writer.storeKeys(at, std::uint32_t(count), ranges.data(), ranges.size() * 4, oldAt, old.count * std::size_t(8));
}

} // namespace sinew::m2
