// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/track_writer.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

void TrackWriter::writeSubTracks(const FieldInfo &field, const ValueCodec &codec, Place place, const CurveBase &curve,
                                 Place formerPlace, const CurveBase *former, TrackHome home)
{
    using Mode = M2Writer::Mode;
    const Mode mode = m_writer.m_mode;
    const int parts = codec.size ? 2 : 1;
    const bool global = curve.globalSequence() >= 0,
               wasGlobal = former && former->isPresent() && former->globalSequence() >= 0;
    const bool wasPresent = former && former->isPresent();
    ArrayRef oldOuter[2];
    for (int part = 0; part < parts && formerPlace.isKnown(); ++part)
        oldOuter[part] =
            m_writer.readFormer<ArrayRef>({formerPlace.space, formerPlace.offset + 4 + std::uint32_t(part) * 8});
    const auto oldRefs = [&](std::size_t row) {
        SubRefs refs;
        if (wasPresent && row < oldOuter[0].count) {
            refs.times =
                m_writer.readFormer<ArrayRef>({formerPlace.space, oldOuter[0].offset + std::uint32_t(row) * 8});
            if (codec.size)
                refs.values =
                    m_writer.readFormer<ArrayRef>({formerPlace.space, oldOuter[1].offset + std::uint32_t(row) * 8});
        }
        return refs;
    };

    std::size_t count = 0;
    if (curve.isPresent())
        count = global ? std::max<std::size_t>(wasGlobal ? oldOuter[0].count : 0, 1)
                : curve.header().slots >= 0
                    ? std::min(std::size_t(curve.header().slots), std::max<std::size_t>(m_sequences.size(), 1))
                    : m_sequences.size();
    // A track may have had more sub-tracks than there are sequences, or one where there are none.
    if (wasPresent && !global && !wasGlobal && !m_changed && curve.header().slots == former->header().slots)
        count = oldOuter[0].count;
    std::vector<SubRefs> refs(count);
    std::vector<Pending> made;

    const auto encode = [&](std::size_t row, std::int32_t space, KeyRange keys, std::int32_t shift, std::int32_t oldRow,
                            KeyRange oldKeys, std::int32_t oldSpace) {
        if (space < 0) {
            if (keys.count)
                m_writer.fail(
                    QT_TRANSLATE_NOOP("Message", "the .anim file of the sequence has no chunk for these keys"),
                    field.name);
            return SubRefs();
        }
        Pending sub{
            std::uint32_t(row),        space, std::vector<std::byte>(keys.count * 4), packed(codec, curve, keys),
            std::uint32_t(keys.count), {}};
        for (std::size_t i = 0; i < keys.count; ++i) {
            const std::int32_t time = curve.times()[keys.first + i] - shift;
            std::memcpy(sub.times.data() + i * 4, &time, 4);
        }
        const SubRefs old = oldRow >= 0 ? oldRefs(std::size_t(oldRow)) : SubRefs();
        const bool readable = oldRow >= 0 && old.times.count == oldKeys.count && oldKeys.count && oldSpace >= 0;
        if (readable && !codec.exact)
            keepUntouched(curve, keys.first, keys.count, *former, oldKeys.first, oldKeys.count, codec,
                          m_layout.bytesAt({oldSpace, old.values.offset}), sub.values);
        if (readable && codec.spline && !curve.hasTangents())
            keepSplineTangents(codec, keys, curve, *former, oldKeys, m_layout.bytesAt({oldSpace, old.values.offset}),
                               sub.values);
        if (mode == Mode::Compact) {
            made.push_back(std::move(sub));
            return SubRefs{{std::uint32_t(keys.count), 0}, {codec.size ? std::uint32_t(keys.count) : 0, 0}};
        }
        SubRefs result;
        const auto put = [&](const std::vector<std::byte> &bytes, ArrayRef was, std::size_t width) {
            if (bytes.empty())
                return ArrayRef();
            std::optional<Block> block;
            if (readable && oldSpace == space)
                block = Block{was.offset, std::uint32_t(was.count * width)};
            const std::uint32_t offset = m_writer.allocate(space, bytes.size(), block);
            m_writer.image(space).patch(offset, bytes.data(), bytes.size());
            return ArrayRef{sub.count, offset};
        };
        result.times = put(sub.times, old.times, 4);
        if (codec.size)
            result.values = put(sub.values, old.values, codec.diskSize);
        if (keys.count == 0 && readable == false && old.times.count == 0)
            result = old; // empty as it was
        return result;
    };

    if (global || m_sequences.empty()) {
        for (std::size_t row = 0; row < count; ++row)
            refs[row] = oldRefs(row);
        const KeyRange all{0, curve.size()};
        const bool same =
            wasPresent && wasGlobal == global && former->size() == curve.size() && curve.equalRaw(*former, codec.size);
        // What could not be read is empty here and stays as it was.
        const bool unread = same && curve.size() == 0;
        if (unread && mode == Mode::Compact && count && refs[0].times.count)
            m_writer.fail(QT_TRANSLATE_NOOP("Message", "keys that could not be read can't be rewritten"), field.name);
        if (count && (mode == Mode::Compact || !(unread || (same && mode == Mode::Patch))))
            refs[0] = encode(0, place.space, all, 0, wasPresent && wasGlobal == global ? 0 : -1,
                             {0, wasPresent ? former->size() : 0}, formerPlace.space);
    } else {
        for (std::size_t row = 0; row < count; ++row) {
            if (row >= m_sequences.size() || m_sequences[row].owner != row) {
                refs[row] = row < m_sequences.size() && m_sequences[row].oldRow < 0
                                ? SubRefs()
                                : oldRefs(row < m_sequences.size() ? std::size_t(m_sequences[row].oldRow) : row);
                continue;
            }
            const SequencePlan &plan = m_sequences[row];
            const bool known =
                plan.oldRow >= 0 && wasPresent && !wasGlobal && std::size_t(plan.oldRow) < oldOuter[0].count;
            if (plan.missing) {
                refs[row] = known ? oldRefs(std::size_t(plan.oldRow)) : SubRefs();
                continue;
            }
            const std::int32_t start = m_root.sequences[row].lineStart;
            const KeyRange keys = rangeOf(curve, start, m_layout.slotLength);
            KeyRange oldKeys;
            std::int32_t oldStart = 0, oldSpace = -1;
            if (known) {
                oldStart = m_former.sequences[std::size_t(plan.oldRow)].lineStart;
                oldKeys = rangeOf(*former, oldStart, m_layout.slotLength);
                oldSpace = formerSpaceOf(plan.oldRow, home, formerPlace.space);
            }
            const std::int32_t space = spaceOf(std::uint32_t(row), home, place.space);
            // The bytes of an alias that no longer is one are still its target's.
            const bool own = known && m_layout.sequences[std::size_t(plan.oldRow)].keysOf == std::uint32_t(plan.oldRow);
            const bool same = own && oldKeys.count == keys.count &&
                              sameKeyRange(curve, keys, start, *former, oldKeys, oldStart, codec.size);
            // What could not be read is empty here and stays as it was.
            const bool unread = known && oldKeys.count == 0 && keys.count == 0;
            if (unread && mode == Mode::Compact && oldRefs(std::size_t(plan.oldRow)).times.count)
                m_writer.fail(QT_TRANSLATE_NOOP("Message", "keys that could not be read can't be rewritten"),
                              field.name);
            if ((same && (oldSpace == space || plan.splits) && mode == Mode::Patch) ||
                (unread && mode != Mode::Compact))
                refs[row] = oldRefs(std::size_t(plan.oldRow));
            else
                refs[row] = encode(row, space, keys, start, own ? plan.oldRow : -1, oldKeys, oldSpace);
        }
        // Aliases name the same bytes, unless theirs were empty.
        for (std::size_t row = 0; row < std::min(count, m_sequences.size()); ++row) {
            const SequencePlan &plan = m_sequences[row];
            if (plan.owner == row || plan.owner >= count)
                continue;
            const bool known =
                plan.oldRow >= 0 && wasPresent && !wasGlobal && std::size_t(plan.oldRow) < oldOuter[0].count;
            if (!known || oldRefs(std::size_t(plan.oldRow)).times.count || mode == Mode::Compact)
                refs[row] = refs[plan.owner];
        }
    }

    for (int part = 0; part < parts; ++part) {
        std::vector<ArrayRef> outer(count);
        for (std::size_t row = 0; row < count; ++row)
            outer[row] = part ? refs[row].values : refs[row].times;
        const Place at{place.space, place.offset + 4 + std::uint32_t(part) * 8};
        const Place oldAt =
            wasPresent ? Place{formerPlace.space, formerPlace.offset + 4 + std::uint32_t(part) * 8} : Place();
        bool asBefore = mode == Mode::Patch && wasPresent && outer.size() == oldOuter[part].count;
        for (std::size_t row = 0; asBefore && row < count; ++row)
            asBefore = outer[row] == (part ? oldRefs(row).values : oldRefs(row).times);
        if (asBefore && place.space == formerPlace.space) {
            m_writer.image(at.space).patch(at.offset, oldOuter[part]);
            continue;
        }
        m_writer.store(at, std::uint32_t(count), outer.data(), outer.size() * 8, oldAt,
                       wasPresent ? oldOuter[part].count * std::size_t(8) : 0);
    }
    // Compact: the outer arrays stand now; the keys follow once all are known.
    for (Pending &sub : made) {
        const auto nameRow = [&](std::size_t row) {
            const auto times = m_writer.readAt<ArrayRef>({place.space, place.offset + 4});
            const auto values = codec.size ? m_writer.readAt<ArrayRef>({place.space, place.offset + 12}) : ArrayRef();
            sub.names.push_back({{place.space, times.offset + std::uint32_t(row) * 8},
                                 {codec.size ? place.space : -1, values.offset + std::uint32_t(row) * 8}});
        };
        nameRow(sub.row);
        for (std::size_t row = 0; !global && row < std::min(count, m_sequences.size()); ++row)
            if (row != sub.row && m_sequences[row].owner == sub.row)
                nameRow(row);
        m_pending.push_back(std::move(sub));
    }
}

void TrackWriter::finish()
{
    std::stable_sort(m_pending.begin(), m_pending.end(),
                     [](const Pending &a, const Pending &b) { return a.row < b.row; });
    for (const Pending &sub : m_pending) {
        if (sub.count == 0)
            continue;
        const auto put = [&](const std::vector<std::byte> &bytes) {
            const std::uint32_t offset = m_writer.allocate(sub.space, bytes.size(), std::nullopt);
            m_writer.image(sub.space).patch(offset, bytes.data(), bytes.size());
            return offset;
        };
        const ArrayRef times{sub.count, put(sub.times)};
        const bool hasValues = !sub.values.empty();
        const ArrayRef values{hasValues ? sub.count : 0, hasValues ? put(sub.values) : 0};
        for (const auto &[timesAt, valuesAt] : sub.names) {
            m_writer.image(timesAt.space).patch(timesAt.offset, times);
            if (valuesAt.isKnown())
                m_writer.image(valuesAt.space).patch(valuesAt.offset, values);
        }
    }
}

void TrackWriter::keepSplineTangents(const ValueCodec &codec, KeyRange keys, const CurveBase &curve,
                                     const CurveBase &former, KeyRange oldKeys, Bytes oldDisk,
                                     std::vector<std::byte> &disk) const
{
    // Linear and stepped splines have tangents in the file that curves don't show; a key at the same time keeps its
    // own.
    std::size_t old = 0;
    for (std::size_t i = 0; i < keys.count; ++i) {
        while (old < oldKeys.count && former.times()[oldKeys.first + old] < curve.times()[keys.first + i])
            ++old;
        if (old < oldKeys.count && former.times()[oldKeys.first + old] == curve.times()[keys.first + i])
            std::memcpy(disk.data() + i * codec.diskSize + codec.size,
                        oldDisk.data() + old * codec.diskSize + codec.size, codec.size * 2);
        // Of several keys at one time each has the next.
        if (old < oldKeys.count && former.times()[oldKeys.first + old] == curve.times()[keys.first + i])
            ++old;
    }
}

void TrackWriter::writeSingle(const ValueCodec &codec, Place place, const CurveBase &curve, Place formerPlace,
                              const CurveBase *former)
{
    const bool wasPresent = former && former->isPresent();
    const KeyRange all{0, curve.size()}, oldAll{0, wasPresent ? former->size() : 0};
    const Place oldTimes = wasPresent ? Place{formerPlace.space, formerPlace.offset + 12} : Place();
    const Place oldValues = wasPresent ? Place{formerPlace.space, formerPlace.offset + 20} : Place();
    const bool same = former && curve.equalRaw(*former, codec.size);
    // Ranges follow from keys and sequences; those of files by other tools don't always.
    if (!same || m_changed || m_writer.m_mode == M2Writer::Mode::Compact)
        writeRanges(codec.size == 0, place, curve, formerPlace, former);
    if (!same || m_writer.m_mode != M2Writer::Mode::Patch) {
        m_writer.store({place.space, place.offset + 12}, std::uint32_t(all.count), curve.times().data(), all.count * 4,
                       oldTimes, oldAll.count * 4);
        if (codec.size) {
            std::vector<std::byte> disk = packed(codec, curve, all);
            if (wasPresent && (!codec.exact || (codec.spline && !curve.hasTangents()))) {
                const Bytes oldDisk =
                    m_layout.bytesAt({formerPlace.space, m_writer.readFormer<ArrayRef>(oldValues).offset});
                if (!codec.exact)
                    keepUntouched(curve, 0, all.count, *former, 0, oldAll.count, codec, oldDisk, disk);
                else
                    keepSplineTangents(codec, all, curve, *former, oldAll, oldDisk, disk);
            }
            m_writer.store({place.space, place.offset + 20}, std::uint32_t(all.count), disk.data(), disk.size(),
                           oldValues, oldAll.count * codec.diskSize);
        }
    }
}

void TrackWriter::writeRanges(bool timesOnly, Place place, const CurveBase &curve, Place formerPlace,
                              const CurveBase *former)
{
    // For each sequence the rows of the keys at or before its start and at or after its end; behind them at least one
    // (0, 0), in the corpus up to five. Tracks on a global loop have none. All 20,749 ranges of the corpus's bones
    // agree, and those of its events but for one file.
    const bool wasPresent = former && former->isPresent();
    const Place at{place.space, place.offset + 4};
    const Place oldAt = wasPresent ? Place{formerPlace.space, formerPlace.offset + 4} : Place();
    const auto old = m_writer.readFormer<ArrayRef>(oldAt);
    const std::size_t sequences = m_root.sequences.size(), oldSequences = m_former.sequences.size();
    std::size_t count = sequences + (old.count > oldSequences  ? old.count - oldSequences
                                     : wasPresent && old.count ? 0
                                                               : 1);
    if (!curve.isPresent() || curve.size() == 0 || curve.globalSequence() >= 0 ||
        (wasPresent && old.count == 0 && former->globalSequence() < 0))
        count = 0;
    const std::span<const std::int32_t> times = curve.times();
    std::vector<std::uint32_t> ranges(count * 2, 0);
    for (std::size_t row = 0; row < std::min(count, sequences); ++row) {
        const std::int64_t start = m_root.sequences[row].start, end = m_root.sequences[row].end;
        std::size_t first = 0, last = times.size() - 1;
        if (timesOnly) {
            // Half open, and up to the start of the next sequence.
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
    m_writer.store(at, std::uint32_t(count), ranges.data(), ranges.size() * 4, oldAt, old.count * std::size_t(8));
}

} // namespace sinew::m2
