// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/sub_track_writer.h"

#include "core/schema/struct_info.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

SubTrackWriter::SubTrackWriter(M2Writer &writer, SequenceSpaces &sequences, KeyStore &keys, const StoredTrack &track,
                               AnimSection home)
    : m_writer(writer), m_sequences(sequences), m_keys(keys), m_track(track), m_home(home),
      m_parts(track.codec.size ? 2 : 1), m_isGlobal(track.curve.globalSequence() >= 0),
      m_wasGlobal(track.wasPresent() && track.former->globalSequence() >= 0)
{
    for (int part = 0; part < m_parts && track.formerPlace.isKnown(); ++part)
        m_formerArrays[part] = m_writer.readFormer<ArrayRef>(arrayAt(track.formerPlace, part));
    m_refs.resize(wantedCount());
}

std::size_t SubTrackWriter::wantedCount() const
{
    const CurveBase &curve = m_track.curve;
    const std::size_t sequences = m_sequences.plans().size();
    // A track may have had more sub-tracks than there are sequences, or one although there are none.
    if (m_track.wasPresent() && !m_isGlobal && !m_wasGlobal && !m_sequences.changed() &&
        curve.header().slots == m_track.former->header().slots)
        return m_formerArrays[0].count;
    if (!curve.isPresent())
        return 0;
    if (m_isGlobal)
        return std::max<std::size_t>(m_wasGlobal ? m_formerArrays[0].count : 0, 1);
    return curve.header().slots >= 0 ? std::min(std::size_t(curve.header().slots), std::max<std::size_t>(sequences, 1))
                                     : sequences;
}

bool SubTrackWriter::isKnown(std::int32_t oldRow) const
{
    return oldRow >= 0 && m_track.wasPresent() && !m_wasGlobal && std::size_t(oldRow) < m_formerArrays[0].count;
}

SubRefs SubTrackWriter::formerRefs(std::size_t row) const
{
    SubRefs refs;
    if (!m_track.wasPresent() || row >= m_formerArrays[0].count)
        return refs;
    const auto read = [&](int part) {
        return m_writer.readFormer<ArrayRef>(
            {m_track.formerPlace.space, m_formerArrays[part].offset + std::uint32_t(row) * 8});
    };
    refs.times = read(0);
    if (m_parts == 2)
        refs.values = read(1);
    return refs;
}

void SubTrackWriter::write()
{
    if (m_isGlobal || m_sequences.plans().empty()) {
        writeWhole();
    } else {
        writeSequences();
        leadAliases();
    }
    for (int part = 0; part < m_parts; ++part)
        writeArray(part);
    m_keys.arraysStand([this](std::uint32_t row) { return namesOf(row); });
}

void SubTrackWriter::writeWhole()
{
    for (std::size_t row = 0; row < m_refs.size(); ++row)
        m_refs[row] = formerRefs(row);
    const CurveBase &curve = m_track.curve;
    const bool sameKind = m_track.wasPresent() && m_wasGlobal == m_isGlobal;
    const bool same = sameKind && m_track.former->size() == curve.size() && m_track.isSame();
    // Data that could not be read is empty here and stays as it was.
    const bool unread = same && curve.size() == 0;
    if (unread && !m_refs.empty())
        refuseLoss(m_refs[0]);
    if (m_refs.empty() || m_keys.keeps(same, unread))
        return;
    const FormerRange former{
        sameKind ? 0 : -1, {0, m_track.wasPresent() ? m_track.former->size() : 0}, m_track.formerPlace.space};
    m_refs[0] = store(0, m_track.place.space, {0, curve.size()}, 0, former);
}

void SubTrackWriter::writeSequences()
{
    const std::vector<SequenceSpaces::Plan> &plans = m_sequences.plans();
    for (std::size_t row = 0; row < m_refs.size(); ++row) {
        if (row >= plans.size())
            m_refs[row] = formerRefs(row);
        else if (plans[row].owner == row && !plans[row].missing)
            m_refs[row] = writeSequence(std::uint32_t(row));
        else if (plans[row].oldRow >= 0 && (plans[row].owner != row || isKnown(plans[row].oldRow)))
            m_refs[row] = formerRefs(std::size_t(plans[row].oldRow));
    }
}

SubRefs SubTrackWriter::writeSequence(std::uint32_t row)
{
    const SequenceSpaces::Plan &plan = m_sequences.plans()[row];
    const M2Layout &layout = m_writer.layout();
    const CurveBase &curve = m_track.curve;
    const bool known = isKnown(plan.oldRow);
    const std::int32_t start = m_writer.root().sequences[row].timelineStart;
    const KeyRange keys = keysBetween(curve, start, layout.slotLength);
    FormerRange former;
    std::int32_t formerStart = 0;
    if (known) {
        formerStart = m_writer.former().sequences[std::size_t(plan.oldRow)].timelineStart;
        former.keys = keysBetween(*m_track.former, formerStart, layout.slotLength);
        former.space = m_sequences.formerSpaceOf(plan.oldRow, m_home, m_track.formerPlace.space);
    }
    const std::int32_t space = m_sequences.spaceOf(row, m_home, m_track.place.space);
    // The bytes of a former alias still belong to its target.
    const bool own = known && layout.sequences[std::size_t(plan.oldRow)].keysOf == std::uint32_t(plan.oldRow);
    const bool same = own && former.keys.count == keys.count &&
                      sameKeys(curve, keys, start, *m_track.former, former.keys, formerStart, m_track.codec.size);
    // Data that could not be read is empty here and stays as it was.
    const bool unread = known && former.keys.count == 0 && keys.count == 0;
    if (unread)
        refuseLoss(formerRefs(std::size_t(plan.oldRow)));
    if (m_keys.keeps(same && (former.space == space || plan.splits), unread))
        return formerRefs(std::size_t(plan.oldRow));
    former.row = own ? plan.oldRow : -1;
    return store(row, space, keys, start, former);
}

void SubTrackWriter::leadAliases()
{
    const std::vector<SequenceSpaces::Plan> &plans = m_sequences.plans();
    for (std::size_t row = 0; row < std::min(m_refs.size(), plans.size()); ++row) {
        const SequenceSpaces::Plan &plan = plans[row];
        if (plan.owner == row || plan.owner >= m_refs.size())
            continue;
        if (!isKnown(plan.oldRow) || formerRefs(std::size_t(plan.oldRow)).times.count || !m_keys.keepsFormerBytes())
            m_refs[row] = m_refs[plan.owner];
    }
}

SubRefs SubTrackWriter::store(std::size_t row, std::int32_t space, KeyRange keys, std::int32_t start,
                              const FormerRange &former)
{
    const auto &[field, codec, place, curve, formerPlace, formerCurve] = m_track;
    if (space < 0) {
        if (keys.count)
            m_writer.fail(QT_TRANSLATE_NOOP("Message", "the .anim file of the sequence has no chunk for these keys"),
                          field.name);
        return {};
    }
    SubTrackKeys sub{std::uint32_t(row), space, std::uint32_t(keys.count), std::vector<std::byte>(keys.count * 4),
                     packedValues(codec, curve, keys)};
    for (std::size_t i = 0; i < keys.count; ++i) {
        // Times beyond the sequence's part of the timeline wrap around, as they did when they were read.
        const std::uint32_t time = std::uint32_t(curve.times()[keys.first + i]) - std::uint32_t(start);
        std::memcpy(sub.times.data() + i * 4, &time, 4);
    }
    FormerKeys old{former.row >= 0 ? formerRefs(std::size_t(former.row)) : SubRefs(), former.space, false,
                   codec.diskSize};
    old.isReadable =
        former.row >= 0 && old.refs.times.count == former.keys.count && former.keys.count && former.space >= 0;
    if (old.isReadable && (!codec.exact || (codec.spline && !curve.hasTangents()))) {
        const Bytes disk = m_writer.layout().bytesAt({former.space, old.refs.values.offset});
        if (!codec.exact)
            keepUntouched(codec, curve, keys, *formerCurve, former.keys, disk, sub.values);
        if (codec.spline && !curve.hasTangents())
            keepSplineTangents(codec, curve, keys, *formerCurve, former.keys, disk, sub.values);
    }
    return m_keys.store(std::move(sub), old);
}

void SubTrackWriter::refuseLoss(const SubRefs &former)
{
    if (!m_keys.keepsFormerBytes() && former.times.count)
        m_writer.fail(QT_TRANSLATE_NOOP("Message", "keys that could not be read can't be rewritten"),
                      m_track.field.name);
}

void SubTrackWriter::writeArray(int part)
{
    const auto partOf = [part](const SubRefs &refs) { return part ? refs.values : refs.times; };
    std::vector<ArrayRef> array(m_refs.size());
    std::transform(m_refs.begin(), m_refs.end(), array.begin(), partOf);
    const Place at = arrayAt(m_track.place, part);
    const ArrayRef &former = m_formerArrays[part];
    bool same = m_keys.keeps(true, false) && m_track.wasPresent() && array.size() == former.count;
    for (std::size_t row = 0; same && row < array.size(); ++row)
        same = array[row] == partOf(formerRefs(row));
    if (m_keys.keeps(same, false) && at.space == m_track.formerPlace.space)
        return m_writer.image(at.space).patch(at.offset, former);
    m_writer.store(at, std::uint32_t(array.size()), array.data(), array.size() * 8,
                   m_track.wasPresent() ? arrayAt(m_track.formerPlace, part) : Place(),
                   m_track.wasPresent() ? former.count * std::size_t(8) : 0);
}

KeyStore::Names SubTrackWriter::namesOf(std::uint32_t row) const
{
    const std::int32_t space = m_track.place.space;
    ArrayRef arrays[2];
    for (int part = 0; part < m_parts; ++part)
        arrays[part] = m_writer.readAt<ArrayRef>(arrayAt(m_track.place, part));
    KeyStore::Names names;
    const auto add = [&](std::size_t named) {
        const auto at = std::uint32_t(named) * 8;
        names.push_back({{space, arrays[0].offset + at}, {m_parts == 2 ? space : -1, arrays[1].offset + at}});
    };
    add(row);
    const std::vector<SequenceSpaces::Plan> &plans = m_sequences.plans();
    for (std::size_t other = 0; !m_isGlobal && other < std::min(m_refs.size(), plans.size()); ++other)
        if (other != row && plans[other].owner == row)
            add(other);
    return names;
}

} // namespace sinew::m2
