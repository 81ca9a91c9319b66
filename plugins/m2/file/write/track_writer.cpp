// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/track_writer.h"

#include "plugins/m2/file/files.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

namespace {

constexpr std::uint32_t inModelFlags = 0x130;

} // namespace

bool TrackWriter::sameKeyRange(const CurveBase &a, KeyRange keysA, std::int32_t startA, const CurveBase &b,
                               KeyRange keysB, std::int32_t startB, std::size_t width)
{
    if (keysA.count != keysB.count || a.hasTangents() != b.hasTangents())
        return false;
    for (std::size_t i = 0; i < keysA.count; ++i)
        if (a.times()[keysA.first + i] - startA != b.times()[keysB.first + i] - startB)
            return false;
    for (int part = 0; width && keysA.count && part < (a.hasTangents() ? 3 : 1); ++part)
        if (std::memcmp(a.rawPart(part, width) + keysA.first * width, b.rawPart(part, width) + keysB.first * width,
                        keysA.count * width) != 0)
            return false;
    return true;
}

void keepUntouched(const CurveBase &now, std::size_t first, std::size_t count, const CurveBase &then,
                   std::size_t thenFirst, std::size_t thenCount, const ValueCodec &codec, Bytes thenDisk,
                   std::vector<std::byte> &disk)
{
    const std::byte *values = now.rawPart(0, codec.size), *thenValues = then.rawPart(0, codec.size);
    const auto isKept = [&](std::size_t i, std::size_t at) {
        if (at >= thenCount || then.times()[thenFirst + at] != now.times()[first + i] ||
            std::memcmp(values + (first + i) * codec.size, thenValues + (thenFirst + at) * codec.size, codec.size) != 0)
            return false;
        std::memcpy(disk.data() + i * codec.diskSize, thenDisk.data() + at * codec.diskSize, codec.diskSize);
        return true;
    };
    std::size_t old = 0;
    for (std::size_t i = 0; i < count && values && thenValues; ++i) {
        // Mostly a key is where it was; times needn't be in order, nor different.
        if (isKept(i, i))
            continue;
        while (old < thenCount && then.times()[thenFirst + old] < now.times()[first + i])
            ++old;
        for (std::size_t at = old;
             at < thenCount && then.times()[thenFirst + at] == now.times()[first + i] && !isKept(i, at); ++at) {}
    }
}

TrackWriter::TrackWriter(M2Writer &writer)
    : m_writer(writer), m_layout(writer.m_layout), m_root(writer.m_root), m_former(*writer.m_former)
{
    const List<Sequence> &now = m_root.sequences, &then = m_former.sequences;
    m_sequences.resize(now.size());
    m_changed = now.size() != then.size();
    const bool subTracks = hasSubTracks(m_root.version);
    const std::vector<std::uint32_t> targets = resolveAliases(m_root);
    std::unordered_map<NodeId, std::int32_t> oldRows;
    for (std::size_t row = 0; row < then.size(); ++row)
        oldRows[then.ids[row]] = std::int32_t(row);
    for (std::size_t row = 0; row < now.size(); ++row) {
        SequencePlan &plan = m_sequences[row];
        if (const auto found = oldRows.find(now.ids[row]); found != oldRows.end())
            plan.oldRow = found->second;
        plan.owner = std::uint32_t(row);
        if (subTracks) {
            const std::uint32_t target = targets[row];
            if (now[target].lineStart == now[row].lineStart)
                plan.owner = target;
        }
        // An alias with keys of its own has them where those of its target are.
        plan.external = subTracks && !(now[targets[row]].flags & inModelFlags);
        if (plan.oldRow >= 0) {
            const SequenceSource &source = m_layout.sequences[std::size_t(plan.oldRow)];
            plan.missing = source.missing && plan.external;
            const Sequence &old = then[std::size_t(plan.oldRow)];
            m_changed |=
                std::size_t(plan.oldRow) != row || old.lineStart != now[row].lineStart ||
                source.external != plan.external ||
                (subTracks ? source.keysOf != plan.owner : old.start != now[row].start || old.end != now[row].end);
        } else {
            m_changed = true;
        }
    }
    findSplits();
}

/// The name of an .anim file says the animation: of several sequences in one the first keeps it, and those that are
/// called otherwise leave it.
void TrackWriter::findSplits()
{
    std::map<std::uint32_t, const Sequence *> players;
    for (std::size_t row = 0; row < m_sequences.size(); ++row) {
        SequencePlan &plan = m_sequences[row];
        if (plan.owner != row || !plan.external || plan.missing || plan.oldRow < 0)
            continue;
        const SequenceSource &source = m_layout.sequences[std::size_t(plan.oldRow)];
        const auto space =
            std::find_if(source.spaces.begin(), source.spaces.end(), [](std::int32_t s) { return s >= 0; });
        if (!source.external || space == source.spaces.end())
            continue;
        const Sequence &sequence = m_root.sequences[row];
        const auto [player, isFirst] = players.emplace(m_layout.spaces[std::size_t(*space)].file, &sequence);
        plan.splits =
            !isFirst && (player->second->id != sequence.id || player->second->variation != sequence.variation);
        m_changed |= plan.splits;
    }
}

void TrackWriter::write(const FieldInfo &field, Place place, const CurveBase &curve, Place formerPlace,
                        const CurveBase *former, TrackHome home)
{
    const ValueCodec codec = valueCodec(field, m_root.version, m_layout.compressedTextureRotations);
    const bool same = former && curve.equalRaw(*former, codec.size);
    if (same && !m_changed && m_writer.m_mode == M2Writer::Mode::Patch)
        return;
    if (same && !curve.isPresent()) {
        if (m_writer.m_mode != M2Writer::Mode::Compact)
            return;
        // Nothing there, or something that could not be read, which a compact file would lose.
        const bool single = !hasSubTracks(m_root.version);
        if (m_writer.readFormer<ArrayRef>({formerPlace.space, formerPlace.offset + (single ? 12 : 4)}).count)
            return m_writer.fail(QT_TRANSLATE_NOOP("Message", "a track that could not be read can't be rewritten"),
                                 field.name);
        // Events without times have ranges all the same.
        if (const auto ranges = m_writer.readFormer<ArrayRef>({formerPlace.space, formerPlace.offset + 4});
            single && ranges.count) {
            const Bytes all = m_layout.bytes(formerPlace.space);
            if (ranges.offset <= all.size() && ranges.count <= (all.size() - ranges.offset) / 8)
                m_writer.store({place.space, place.offset + 4}, ranges.count, all.data() + ranges.offset,
                               ranges.count * std::size_t(8), {}, 0);
        }
        return;
    }
    writeHead(codec, place, curve, formerPlace, former);
    if (hasSubTracks(m_root.version))
        writeSubTracks(field, codec, place, curve, formerPlace, former, home);
    else
        writeSingle(codec, place, curve, formerPlace, former);
}

void TrackWriter::writeHead(const ValueCodec &codec, Place place, const CurveBase &curve, Place formerPlace,
                            const CurveBase *former)
{
    const CurveBase::Header header = curve.header();
    SpaceImage &image = m_writer.image(place.space);
    const auto stored = m_writer.readFormer<std::uint16_t>(formerPlace);
    // Numbers that mean the same stay.
    if (!former || interpolationFromFile(stored, codec.spline) != header.interpolation)
        image.patch(place.offset,
                    curve.isPresent() || !former ? interpolationToFile(header.interpolation, codec.spline) : stored);
    if (!former || !former->isPresent() || former->globalSequence() != header.globalSequence)
        image.patch(place.offset + 2, std::int16_t(curve.isPresent() ? header.globalSequence : -1));
}

TrackWriter::KeyRange TrackWriter::rangeOf(const CurveBase &curve, std::int32_t start, std::int32_t length) const
{
    const auto times = curve.times();
    const auto from = std::lower_bound(times.begin(), times.end(), start);
    const auto to = std::lower_bound(from, times.end(), std::int64_t(start) + length,
                                     [](std::int32_t time, std::int64_t end) { return time < end; });
    return {std::size_t(from - times.begin()), std::size_t(to - from)};
}

std::vector<std::byte> TrackWriter::packed(const ValueCodec &codec, const CurveBase &curve, KeyRange keys) const
{
    std::vector<std::byte> disk(keys.count * codec.diskSize);
    if (disk.empty())
        return disk;
    const std::byte *values = curve.rawPart(0, codec.size) + keys.first * codec.size;
    if (codec.spline) {
        for (int part = 0; part < 3; ++part) {
            // Without tangents of their own keys are flat: the file always has room for them.
            if (part > 0 && !curve.hasTangents())
                break;
            const std::byte *from = curve.rawPart(part, codec.size) + keys.first * codec.size;
            for (std::size_t i = 0; i < keys.count; ++i)
                std::memcpy(disk.data() + i * codec.diskSize + std::size_t(part) * codec.size, from + i * codec.size,
                            codec.size);
        }
    } else if (codec.encode) {
        codec.encode(values, disk.data(), keys.count);
    } else {
        std::memcpy(disk.data(), values, disk.size());
    }
    return disk;
}

std::int32_t TrackWriter::formerSpaceOf(std::int32_t oldRow, TrackHome home, std::int32_t own) const
{
    const SequenceSource &source = m_layout.sequences[std::size_t(oldRow)];
    return source.external ? source.spaces[std::size_t(home)] : own;
}

std::int32_t TrackWriter::copiedSpace(std::uint32_t row, std::int32_t space)
{
    if (const auto found = m_copies.find({row, space}); found != m_copies.end())
        return found->second;
    const Sequence &sequence = m_root.sequences[row];
    const QString name = animationName(QString::fromStdString(m_writer.m_base), sequence.id, sequence.variation);
    const std::uint32_t file = m_layout.spaces[std::size_t(space)].file;
    M2Writer::NewFile copy{name, FileKind::Animation, {}};
    const bool compact = m_writer.m_mode == M2Writer::Mode::Compact;
    for (std::size_t i = 0; i < m_layout.spaces.size(); ++i) {
        const Space &each = m_layout.spaces[i];
        if (each.file != file)
            continue;
        const std::int32_t own = m_writer.newSpace();
        if (!compact)
            m_writer.image(own) = SpaceImage(m_layout.bytes(each));
        copy.spaces.emplace_back(each.chunk < 0 ? 0 : m_layout.files[file].chunks[std::size_t(each.chunk)].tag, own);
        m_copies[{row, std::int32_t(i)}] = own;
    }
    m_writer.m_newFiles.push_back(std::move(copy));
    return m_copies.at({row, space});
}

std::int32_t TrackWriter::spaceOf(std::uint32_t row, TrackHome home, std::int32_t own)
{
    const SequencePlan &plan = m_sequences[row];
    if (!plan.external)
        return own;
    if (plan.oldRow >= 0 && m_layout.sequences[std::size_t(plan.oldRow)].external && !plan.missing) {
        const std::int32_t space = formerSpaceOf(plan.oldRow, home, own);
        return plan.splits && space >= 0 ? copiedSpace(row, space) : space;
    }
    // A file that did not exist: with chunks where the model wants them.
    const bool chunked = m_layout.hasSkeleton || (m_root.flags & HeaderFlag::ChunkedAnimations);
    const int part = m_layout.hasSkeleton ? int(home) : 0;
    if (const auto found = m_newSpaces.find({row, part}); found != m_newSpaces.end())
        return found->second;
    static const std::uint32_t tags[] = {fourCc("AFM2"), fourCc("AFSA"), fourCc("AFSB")};
    const Sequence &sequence = m_root.sequences[row];
    const QString name = animationName(QString::fromStdString(m_writer.m_base), sequence.id, sequence.variation);
    auto file = std::find_if(m_writer.m_newFiles.begin(), m_writer.m_newFiles.end(),
                             [&](const M2Writer::NewFile &f) { return f.name == name; });
    if (file == m_writer.m_newFiles.end())
        file = m_writer.m_newFiles.insert(file, {name, FileKind::Animation, {}});
    const std::int32_t space = m_writer.newSpace();
    file->spaces.emplace_back(chunked ? tags[part] : 0, space);
    m_newSpaces[{row, part}] = space;
    return space;
}

} // namespace sinew::m2
