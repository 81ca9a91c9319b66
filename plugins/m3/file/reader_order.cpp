// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of M3Reader that looks at all sections once more: which were not read, and how they are laid out in the
// file.

#include "plugins/m3/file/reader.h"

namespace sinew::m3 {

void M3Reader::readOpaques()
{
    for (std::uint32_t i = 1; i < m_layout->sections.size(); ++i) {
        if (m_visited[i])
            continue;
        const Section &section = m_layout->sections[i];
        // Sections can overlap. Those that belong to no object stay in the file as well.
        if (!m_budget.chargeObjects(1, sizeof(Opaque)) || !m_budget.chargeBlock(section.bytes, 1)) {
            m_path.push_back({"opaques", std::int64_t(m_model->data.opaques.size())});
            report(Severity::Error, "m3.tooMuch",
                   Message(QT_TRANSLATE_NOOP("Message",
                                             "%1; this and anything else that does not fit is kept but not read"),
                           {m_budget.refusal()}),
                   std::int64_t(section.offset));
            m_path.pop_back();
            return;
        }
        Opaque &opaque = m_model->data.opaques.append();
        std::memcpy(opaque.tag.chars.data(), &section.tag, 4);
        opaque.version = section.version;
        opaque.count = section.count;
        opaque.index = i;
        const Bytes bytes = m_layout->bytesOf(i);
        opaque.bytes.assign({reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size()});
        const NodeId id = m_model->newId();
        m_model->data.opaques.ids.back() = id;
        setPlace(id, {std::int32_t(i), 0});
    }
}

void M3Reader::findOfficialOrder()
{
    const auto &sections = m_layout->sections;
    if (sections.empty() || m_looseEvents || m_order.size() + 1 != sections.size() || !m_layout->keptReferences.empty())
        return;
    const Bytes bytes = m_layout->bytes();
    std::size_t at = 12 + m_layout->referenceBytes;
    constexpr std::size_t alignment = 16;
    std::array<std::byte, alignment> filling;
    filling.fill(std::byte(0xaa));
    const auto aligned = [](std::size_t offset) { return (offset + alignment - 1) & ~(alignment - 1); };
    // Whether `next` is where the section after `at` should start.
    const auto follows = [&](std::size_t next) {
        return next == aligned(at) && next <= bytes.size() &&
               std::memcmp(bytes.data() + at, filling.data(), next - at) == 0;
    };
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const Section &section = sections[i + 1];
        if (m_order[i] != i + 1 || !follows(section.offset))
            return;
        at = section.offset + section.bytes;
    }
    m_layout->official = follows(m_layout->indexOffset) && m_layout->indexOffset + sections.size() * 16 == bytes.size();
}

} // namespace sinew::m3
