// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "layout.h"

namespace sinew::samples::m2 {

namespace {

constexpr qsizetype HeaderEnd = 0x150; ///< nothing is shared with the numbers of a header

}

Structs &Structs::array(std::uint32_t count, const QByteArray &content)
{
    m_later.append({bytes.size(), [=](Layout &layout, qsizetype at) { layout.array(at, count, content); }});
    bytes.zeros(8);
    return *this;
}

Structs &Structs::rotation(const Track<Rotation> &track, bool packed)
{
    if (!packed)
        return this->track(track);
    Track<std::array<std::uint16_t, 4>> small{track.interpolation, track.globalSequence, {}};
    for (const Keys<Rotation> &keys : track.rows) {
        small.rows.append(Keys<std::array<std::uint16_t, 4>>());
        for (const Key<Rotation> &key : keys) {
            const Rotation &q = key.value;
            small.rows.last().append(Key<std::array<std::uint16_t, 4>>{
                key.time, {compressed(q[0]), compressed(q[1]), compressed(q[2]), compressed(q[3])}});
        }
    }
    return this->track(small);
}

Structs &Structs::rows(int interpolation, int globalSequence, const QList<Row> &rows, bool hasValues)
{
    bytes.u16(interpolation).u16(globalSequence);
    const qsizetype at = bytes.size();
    if (!m_model->singleTimeLine()) {
        bytes.zeros(hasValues ? 16 : 8);
        m_later.append({at, [=](Layout &layout, qsizetype pointer) {
                            QList<Layout::Inner> times, values;
                            layout.outer(pointer, rows, &Row::times, times);
                            if (hasValues)
                                layout.outer(pointer + 8, rows, &Row::values, values);
                            for (qsizetype i = 0; i < times.size(); ++i) {
                                layout.m_inner.append(times[i]);
                                if (hasValues)
                                    layout.m_inner.append(values[i]);
                            }
                        }});
        return *this;
    }
    bytes.zeros(hasValues ? 24 : 16);
    // One timeline: a sequence's keys lie between its start and its end, and the ranges give their rows.
    std::uint32_t count = 0;
    Bytes ranges, times, values;
    const bool single = globalSequence >= 0 || (rows.size() == 1 && rows[0].count == 1);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (std::uint32_t key = 0; key < rows[i].count; ++key) {
            std::uint32_t time;
            std::memcpy(&time, rows[i].times.constData() + 4 * key, 4);
            times.u32(single ? time : time + m_model->startOf(i));
        }
        values.raw(rows[i].values);
        ranges.u32(count).u32(count + std::max(rows[i].count, 1u) - 1);
        count += rows[i].count;
    }
    for (qsizetype i = rows.size(); i < m_model->sequences.size(); ++i)
        ranges.u32(count ? count - 1 : 0).u32(count ? count - 1 : 0);
    const auto rangeCount = std::uint32_t(single || count == 0 ? 0 : ranges.size() / 8);
    m_later.append({at, [=](Layout &layout, qsizetype pointer) {
                        layout.array(pointer, rangeCount, ranges.data);
                        layout.array(pointer + 8, count, times.data);
                        if (hasValues)
                            layout.array(pointer + 16, count, values.data);
                    }});
    return *this;
}

void Layout::array(qsizetype pointer, std::uint32_t count, const QByteArray &content, bool plain)
{
    const Style &style = model.style;
    if (count == 0) {
        if (style.emptyOffsets)
            image.patch(pointer + 4, std::uint32_t(image.size()));
        return;
    }
    image.patch(pointer, count);
    const qsizetype there = style.shared && plain ? image.data.indexOf(content, HeaderEnd) : -1;
    if (there >= 0) {
        image.patch(pointer + 4, std::uint32_t(there));
        return;
    }
    image.raw(style.between).alignTo(style.alignment);
    image.patch(pointer + 4, std::uint32_t(image.size()));
    image.raw(content);
}

void Layout::structs(qsizetype pointer, std::uint32_t count, const Structs &items)
{
    array(pointer, count, items.bytes.data, items.m_later.isEmpty());
    place(items, image.size() - items.bytes.size());
}

void Layout::place(const Structs &items, qsizetype first)
{
    for (const auto &[at, put] : items.m_later)
        put(*this, first + at);
}

void Layout::outer(qsizetype pointer, const QList<Structs::Row> &rows, QByteArray Structs::Row::*part,
                   QList<Inner> &inner)
{
    array(pointer, std::uint32_t(rows.size()), QByteArray(rows.size() * 8, '\0'), false);
    const qsizetype first = image.size() - rows.size() * 8;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const qsizetype shown = i < model.sequences.size() ? model.aliasOf(i) : i;
        if (shown != i) {
            if (shown < rows.size())
                m_shared.append({first + 8 * i, first + 8 * shown});
            inner.append({i, 0, 0, {}});
        } else {
            inner.append({i, first + 8 * i, rows[i].count, rows[i].*part});
        }
    }
}

void Layout::finish()
{
    qsizetype sequences = 0; // there may be more sub-tracks than sequences
    for (const Inner &keys : m_inner)
        sequences = std::max(sequences, keys.sequence + 1);
    for (qsizetype sequence = 0; sequence < sequences; ++sequence)
        for (const Inner &keys : m_inner) {
            if (keys.sequence != sequence || keys.count == 0)
                continue;
            if (sequence < model.sequences.size() && model.externalOf(sequence) >= 0) {
                Bytes &file = external[sequence];
                file.alignTo(model.style.alignment);
                image.patch(keys.pointer, keys.count);
                image.patch(keys.pointer + 4, std::uint32_t(file.size()));
                file.raw(keys.content);
            } else {
                array(keys.pointer, keys.count, keys.content);
            }
        }
    for (const auto &[alias, target] : m_shared)
        image.data.replace(alias, 8, image.data.mid(target, 8));
    image.alignTo(model.style.alignment);
    for (Bytes &file : external)
        file.alignTo(model.style.alignment);
}

} // namespace sinew::samples::m2
