// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "file.h"

#include <algorithm>
#include <functional>

namespace sinew::samples::m3 {

namespace {

/// Four characters as files store them: the last one first, followed by a NUL where there are three.
QByteArray stored(const QByteArray &tag)
{
    QByteArray reversed = tag;
    std::reverse(reversed.begin(), reversed.end());
    return reversed.leftJustified(4, '\0');
}

} // namespace

int File::add(Section section)
{
    m_sections.append(std::move(section));
    return int(m_sections.size()) - 1;
}

int File::text(const QByteArray &text)
{
    return add({"CHAR", 0, std::uint32_t(text.size()) + 1, text + '\0', {}});
}

QList<int> File::order(const Style &style) const
{
    QList<int> sorted;
    if (style.order == Order::Official) {
        QList<bool> met(m_sections.size(), false);
        const std::function<void(int)> visit = [&](int number) {
            if (met[number])
                return;
            met[number] = true;
            sorted.append(number);
            for (const Reference &reference : m_sections[number].references)
                if (reference.section >= 0)
                    visit(reference.section);
        };
        visit(0);
        for (int i = 0; i < size() && !style.onlyReferred; ++i) // those that nothing refers to
            visit(i);
    } else {
        for (int i = 0; i < size(); ++i)
            sorted.append(i);
        if (style.order == Order::Reversed)
            std::reverse(sorted.begin(), sorted.end());
    }
    return sorted;
}

QByteArray File::bytes(const Style &style) const
{
    const QList<int> sorted = order(style);
    QList<std::uint32_t> rows(size()); // of the index, by number
    for (qsizetype i = 0; i < sorted.size(); ++i)
        rows[sorted[i]] = std::uint32_t(i) + 1;

    Bytes file;
    const auto align = [&] {
        while (file.size() % style.alignment)
            file.u8(style.padding);
    };
    const auto refer = [&](std::uint32_t count, std::uint32_t index, std::uint32_t flags) {
        file.u32(count).u32(index);
        if (!style.small)
            file.u32(flags);
    };
    const std::uint32_t entries = std::uint32_t(sorted.size()) + 1;
    file.raw(style.small ? "33DM" : "43DM").u32(0).u32(entries);
    refer(1, rows.value(0), 0);
    align();
    qsizetype index = file.size();
    if (style.indexFirst)
        file.zeros(entries * 16);

    QList<std::uint32_t> offsets;
    for (const int number : sorted) {
        const Section &section = m_sections[number];
        align();
        offsets.append(std::uint32_t(file.size()));
        qsizetype at = 0;
        for (const Reference &reference : section.references) {
            file.raw(section.bytes.mid(at, reference.at - at));
            refer(reference.count, reference.section >= 0 ? rows[reference.section] : reference.index, reference.flags);
            at = reference.at + 12;
        }
        file.raw(section.bytes.mid(at));
    }
    align();
    if (!style.indexFirst)
        index = file.size();
    file.patch(4, std::uint32_t(index));

    Bytes table;
    table.raw(style.small ? "33DM" : "43DM").u32(0).u32(1).u32(11);
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        const Section &section = m_sections[sorted[i]];
        table.raw(stored(section.tag)).u32(offsets[i]).u32(section.count).u32(section.version);
    }
    if (style.indexFirst)
        std::memcpy(file.data.data() + index, table.data.constData(), std::size_t(table.size()));
    else
        file.raw(table.data);
    return file.raw(style.tail).data;
}

} // namespace sinew::samples::m3
