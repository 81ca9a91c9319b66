// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/file/container.h"

#include "core/io/cut_off.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/blocks.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/plan.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

constexpr std::uint32_t indexEntryBytes = 16;

/// Tags are stored with their four characters reversed, with a NUL first for names of three.
std::uint32_t turned(std::uint32_t tag)
{
    const std::uint32_t swapped = __builtin_bswap32(tag);
    return swapped & 0xff ? swapped : swapped >> 8;
}

/// The elements of a section by its tag and version; cached, as a file has the same few again and again.
class ElementForms
{
public:
    explicit ElementForms(std::uint32_t referenceBytes) : m_referenceBytes(referenceBytes) {}
    void setForm(Section &section)
    {
        Known &known = m_known[(section.tag * 0x9e3779b1u + section.version * 0x85ebca6bu) >> 24];
        if (!known.isKnown || known.tag != section.tag || known.version != section.version)
            known = find(section.tag, section.version);
        section.each = known.bytes;
        section.isPrimitive = known.isPrimitive;
        section.plan = known.plan;
    }

private:
    struct Known
    {
        std::uint32_t tag = 0, version = 0, bytes = 0;
        bool isKnown = false, isPrimitive = false;
        const Plan *plan = nullptr;
    };

    Known find(std::uint32_t tag, std::uint32_t version) const
    {
        Known known{tag, version, std::uint32_t(primitiveBytes(tag)), true};
        known.isPrimitive = known.bytes != 0;
        if (blockKindOf(tag) < BlockKind::Count) {
            known.bytes = 2 * m_referenceBytes + 8;
        } else if (const StructInfo *info = structOfTag(tag); info && knowsVersion(*info, version)) {
            known.plan = &planOf(*info, version, m_referenceBytes);
            known.bytes = known.plan->bytes;
        }
        return known;
    }

    std::uint32_t m_referenceBytes;
    std::array<Known, 256> m_known{};
};

/// Where sections, the index and the file end start: how far each section can reach at most.
class Starts
{
public:
    explicit Starts(const M3Layout &layout) : m_layout(layout) {}
    std::size_t roomAt(std::uint32_t offset)
    {
        const auto size = std::uint32_t(m_layout.image.size());
        if (m_starts.empty()) {
            m_starts = {m_layout.indexOffset, size};
            for (const Section &section : m_layout.sections)
                m_starts.push_back(section.offset);
            std::sort(m_starts.begin(), m_starts.end());
        }
        const auto next = std::upper_bound(m_starts.begin(), m_starts.end(), offset);
        return (next == m_starts.end() ? size : std::min(*next, size)) - offset;
    }

private:
    const M3Layout &m_layout;
    std::vector<std::uint32_t> m_starts;
};

Error problem(const M3Layout &layout, std::int64_t offset, Message message)
{
    return {std::move(message), layout.fileName.toStdString(), offset, {}};
}

/// Sections that name others must not overlap each other, the header or the index: the same reference would be read
/// with two meanings. Of two overlapping sections the later one is not read.
void setOverlapsAside(M3Layout &layout, std::size_t headerBytes, Diagnostics &diagnostics)
{
    const std::size_t indexEnd = layout.indexOffset + layout.sections.size() * indexEntryBytes;
    const auto namesSections = [](const Section &section) {
        return section.bytes != 0 && section.tag != 0 && !section.isPrimitive;
    };
    std::size_t end = headerBytes;
    const auto isClear = [&](const Section &section) {
        const std::size_t sectionEnd = section.offset + section.bytes;
        if (section.offset < end || (section.offset < indexEnd && sectionEnd > layout.indexOffset))
            return false;
        end = sectionEnd;
        return true;
    };
    // In most files they follow one another, and there is nothing to sort.
    if (std::all_of(layout.sections.begin() + std::min<std::ptrdiff_t>(1, std::ssize(layout.sections)),
                    layout.sections.end(),
                    [&](const Section &section) { return !namesSections(section) || isClear(section); }))
        return;

    std::vector<std::uint32_t> structures;
    for (std::uint32_t i = 1; i < layout.sections.size(); ++i)
        if (namesSections(layout.sections[i]))
            structures.push_back(i);
    std::ranges::stable_sort(structures, {}, [&](std::uint32_t i) { return layout.sections[i].offset; });
    end = headerBytes;
    for (const std::uint32_t i : structures) {
        Section &section = layout.sections[i];
        if (isClear(section))
            continue;
        diagnostics.add(
            Severity::Error, "m3.overlap",
            problem(layout, std::int64_t(layout.indexOffset) + std::int64_t(i) * indexEntryBytes,
                    Message(QT_TRANSLATE_NOOP("Message",
                                              "section %1 (%2) at %3 overlaps another one; it is kept but not read"),
                            {i, tagText(section.tag), section.offset})));
        section.tag = 0;
    }
}

} // namespace

Result<std::shared_ptr<M3Layout>> readContainer(const QString &fileName, const QByteArray &image,
                                                Diagnostics &diagnostics, MemoryBudget &budget)
{
    auto layout = std::make_shared<M3Layout>();
    layout->fileName = fileName;
    layout->image = image;
    ByteReader reader(layout->bytes());
    const auto magic = turned(reader.read<std::uint32_t>());
    if (magic != fourCc("MD34") && magic != fourCc("MD33"))
        return problem(*layout, 0,
                       QT_TRANSLATE_NOOP(
                           "Message", "this is not an M3 file: its first four characters are neither 43DM nor 33DM"));
    layout->referenceBytes = magic == fourCc("MD34") ? 12 : 8;
    layout->indexOffset = reader.read<std::uint32_t>();
    const auto entries = reader.read<std::uint32_t>();
    const std::size_t size = std::size_t(image.size()), headerBytes = 12 + layout->referenceBytes;
    if (size < headerBytes)
        return problem(*layout, std::int64_t(size),
                       Message(QT_TRANSLATE_NOOP("Message", "the file ends inside its header, which has %1 bytes"),
                               {headerBytes}));
    const std::uint64_t indexEnd = std::uint64_t(layout->indexOffset) + std::uint64_t(entries) * indexEntryBytes;
    if (layout->indexOffset >= headerBytes && indexEnd > size && indexEnd - size <= mostMissingBytes)
        return problem(*layout, std::int64_t(size), cutOff(indexEnd - size));
    if (layout->indexOffset > size || entries > (size - layout->indexOffset) / indexEntryBytes)
        return problem(*layout, 4,
                       Message(QT_TRANSLATE_NOOP(
                                   "Message", "the index of %1 sections at %2 does not fit the %3 bytes of the file"),
                               {entries, layout->indexOffset, size}));

    // Including the memory that reading and writing need for each section.
    constexpr std::uint64_t bytesPerSection = sizeof(Section) + 160;
    if (!budget.chargeBlock(entries, bytesPerSection))
        return problem(*layout, 4, budget.refusal());
    layout->sections.reserve(entries);
    std::vector<std::uint32_t> others; // those that don't fit the file or are not known
    ElementForms forms(layout->referenceBytes);
    for (std::uint32_t i = 0; i < entries; ++i) {
        std::uint32_t words[4];
        std::memcpy(words, layout->bytes().data() + layout->indexOffset + std::size_t(i) * indexEntryBytes,
                    sizeof words);
        Section &section = layout->sections.emplace_back(Section{turned(words[0]), words[1], words[2], words[3]});
        if (i)
            forms.setForm(section);
        section.bytes = std::size_t(section.count) * section.each;
        if (section.each == 0 || section.offset > size || section.bytes > size - section.offset)
            others.push_back(i);
    }
    Starts starts(*layout);
    for (const std::uint32_t i : others) {
        Section &section = layout->sections[i];
        const auto at = std::int64_t(layout->indexOffset) + std::int64_t(i) * indexEntryBytes;
        if (section.offset > size) {
            diagnostics.add(
                Severity::Error, "m3.outside",
                problem(*layout, at,
                        Message(QT_TRANSLATE_NOOP("Message", "section %1 (%2) starts at %3, after the end of the file"),
                                {i, tagText(section.tag), section.offset})));
            section.offset = 0;
            section.tag = 0;
            section.each = 0;
            section.plan = nullptr;
            section.bytes = 0;
        } else if (i == 0) {
            section.bytes = std::min(headerBytes, size - section.offset);
        } else {
            if (section.each) {
                diagnostics.add(
                    Severity::Error, "m3.outside",
                    problem(
                        *layout, at,
                        Message(QT_TRANSLATE_NOOP("Message", "section %1 (%2) has %3 elements of %4 bytes at %5, which "
                                                             "reach past the end of the file; it is kept but not read"),
                                {i, tagText(section.tag), section.count, section.each, section.offset})));
                section.tag = 0;
                section.each = 0;
                section.plan = nullptr;
            }
            section.bytes = starts.roomAt(section.offset);
        }
    }
    setOverlapsAside(*layout, headerBytes, diagnostics);
    layout->users.assign(entries, 0);
    return layout;
}

} // namespace sinew::m3
