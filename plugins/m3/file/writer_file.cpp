// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Writer that assembles the file from sections.

#include "plugins/m3/file/writer.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

constexpr std::size_t entryBytes = 16;

std::size_t aligned(std::size_t offset)
{
    return (offset + 15) & ~std::size_t(15);
}

void padTo(QByteArray &file, std::size_t size)
{
    if (std::size_t(file.size()) < size)
        file.append(qsizetype(size) - file.size(), char(0xaa));
}

template<class T>
void put(QByteArray &file, std::size_t at, const T &value)
{
    std::memcpy(file.data() + at, &value, sizeof value);
}

Error tooLarge(const M3Layout &layout)
{
    return {QT_TRANSLATE_NOOP("Message", "the file would be larger than 4 GiB, which M3 can't hold"),
            layout.fileName.toStdString()};
}

} // namespace

std::vector<std::uint32_t> M3Writer::depthFirst(std::uint32_t root) const
{
    std::vector<std::uint32_t> order;
    std::vector<std::uint8_t> seen(m_out.size(), 0);
    struct Level
    {
        std::uint32_t section;
        std::size_t next;
    };
    std::vector<Level> levels;
    const auto enter = [&](std::uint32_t section) {
        if (section >= m_out.size() || std::exchange(seen[section], 1))
            return;
        order.push_back(section);
        levels.push_back({section, 0});
    };
    enter(root);
    while (!levels.empty()) {
        Level &level = levels.back();
        const Out &out = m_out[level.section];
        if (level.next == out.references.size()) {
            levels.pop_back();
            continue;
        }
        std::uint32_t target;
        std::memcpy(&target, out.bytes.data() + out.references[level.next++], 4);
        enter(target);
    }
    return order;
}

void M3Writer::writeIndex(QByteArray &file, std::size_t at, const std::vector<std::uint32_t> &order,
                          const std::vector<std::uint32_t> &offsets) const
{
    if (std::size_t(file.size()) < at + order.size() * entryBytes)
        file.resize(qsizetype(at + order.size() * entryBytes));
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Out &out = m_out[order[i]];
        std::uint32_t words[] = {__builtin_bswap32(out.tag), offsets[i], out.count, out.version};
        // Entries of the file keep their other oddities.
        if (order[i] < m_layout.sections.size())
            std::memcpy(words, m_layout.image.constData() + m_layout.indexOffset + order[i] * entryBytes, 4);
        if (order[i] < m_layout.sections.size() && !out.taken)
            std::memcpy(words, m_layout.image.constData() + m_layout.indexOffset + order[i] * entryBytes, entryBytes);
        put(file, at + i * entryBytes, words);
    }
    put(file, 4, std::uint32_t(at));
    put(file, 8, std::uint32_t(order.size()));
}

Result<QByteArray> M3Writer::inOrder()
{
    if (!m_layout.keptReferences.empty() || !m_model.data.opaques.isEmpty() || m_root.count == 0)
        return Error{QT_TRANSLATE_NOOP("Message", "unknown sections may refer to others by their index in the file; it "
                                                  "can't be rewritten in the official order"),
                     m_layout.fileName.toStdString()};
    std::vector<std::uint32_t> order = depthFirst(m_root.index);
    std::vector<std::uint32_t> rowOf(m_out.size(), 0);
    for (std::size_t i = 0; i < order.size(); ++i)
        rowOf[order[i]] = std::uint32_t(i + 1);

    QByteArray file(m_layout.image.constData(), qsizetype(12 + m_layout.referenceBytes));
    std::size_t size = (order.size() + 1) * entryBytes + m_layout.image.size() / 16;
    for (const std::uint32_t section : order)
        size += aligned(m_out[section].content().size());
    file.reserve(qsizetype(size));
    std::vector<std::uint32_t> offsets{0};
    for (const std::uint32_t section : order) {
        padTo(file, aligned(std::size_t(file.size())));
        Out &out = m_out[section];
        const Bytes content = out.content();
        if (std::size_t(file.size()) + content.size() > 0xfffffff0u)
            return tooLarge(m_layout);
        offsets.push_back(std::uint32_t(file.size()));
        for (const std::uint32_t at : out.references) {
            std::uint32_t target;
            std::memcpy(&target, out.bytes.data() + at, 4);
            std::memcpy(out.bytes.data() + at, &rowOf[target], 4);
        }
        file.append(reinterpret_cast<const char *>(content.data()), qsizetype(content.size()));
    }
    padTo(file, aligned(std::size_t(file.size())));
    const Section &head = m_layout.sections[0];
    m_out[0] = {head.tag, head.version, head.count};
    order.insert(order.begin(), 0);
    writeIndex(file, std::size_t(file.size()), order, offsets);
    const Reference3 root{m_root.count, rowOf[m_root.index], m_root.flags};
    std::memcpy(file.data() + 12, &root, m_layout.referenceBytes);
    return file;
}

Result<QByteArray> M3Writer::inPlace()
{
    const auto &sections = m_layout.sections;
    QByteArray file = m_layout.image;
    file.detach();
    // How far each section may grow: up to what follows it, index included.
    std::vector<std::uint32_t> starts;
    std::vector<std::uint32_t> order(m_out.size()), offsets(m_out.size(), 0);
    std::vector<std::uint32_t> moved;
    for (std::uint32_t i = 0; i < m_out.size(); ++i) {
        order[i] = i;
        Out &out = m_out[i];
        if (i >= sections.size()) {
            moved.push_back(i);
            continue;
        }
        const Section &section = sections[i];
        offsets[i] = section.offset;
        if (i == 0 || !out.taken)
            continue;
        if (out.same)
            continue;
        if (starts.empty()) {
            starts = {m_layout.indexOffset, std::uint32_t(file.size())};
            for (const Section &each : sections)
                starts.push_back(each.offset);
            std::sort(starts.begin(), starts.end());
        }
        // Bytes that other sections overlap must not be touched.
        const std::uint32_t room = *std::upper_bound(starts.begin(), starts.end() - 1, section.offset) - section.offset;
        const auto [own, within] = std::equal_range(starts.begin(), starts.end(), section.offset);
        const bool shared = within - own > 1;
        const bool overlaps = within != starts.end() && *within < section.offset + section.bytes;
        if (shared || overlaps || out.bytes.size() > std::max<std::size_t>(room, section.bytes)) {
            moved.push_back(i);
            continue;
        }
        // Not memcpy: empty vectors may have no memory.
        std::copy_n(reinterpret_cast<const char *>(out.bytes.data()), out.bytes.size(), file.data() + section.offset);
        if (out.bytes.size() < section.bytes)
            std::fill_n(file.data() + section.offset + out.bytes.size(), section.bytes - out.bytes.size(), char(0xaa));
    }
    std::size_t indexAt = m_layout.indexOffset;
    if (!moved.empty()) {
        // Usually the index is the last part of the file and moves behind the new sections.
        if (indexAt + sections.size() * entryBytes == std::size_t(file.size()))
            file.resize(qsizetype(indexAt));
        for (const std::uint32_t i : moved) {
            padTo(file, aligned(std::size_t(file.size())));
            if (std::size_t(file.size()) + m_out[i].bytes.size() > 0xfffffff0u)
                return tooLarge(m_layout);
            offsets[i] = std::uint32_t(file.size());
            file.append(reinterpret_cast<const char *>(m_out[i].bytes.data()), qsizetype(m_out[i].bytes.size()));
        }
        padTo(file, aligned(std::size_t(file.size())));
        indexAt = std::size_t(file.size());
    }
    if (!sections.empty())
        writeIndex(file, indexAt, order, offsets);
    if (m_root.count)
        std::memcpy(file.data() + 12, &m_root, m_layout.referenceBytes);
    return file;
}

} // namespace sinew::m3
