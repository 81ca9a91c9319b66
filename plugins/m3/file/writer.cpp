// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/file/writer.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/file/vertices.h"
#include "plugins/m3/model/blocks.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

std::uint32_t versionOf(const StructInfo &info, const void *object, std::uint32_t fallback)
{
    const std::uint32_t version = sectionVersion(info, object).value_or(fallback);
    return knowsVersion(info, version) ? version : fallback;
}

bool isEqual(Bytes a, Bytes b)
{
    return a.size() == b.size() &&
           (a.data() == b.data() || a.empty() || std::memcmp(a.data(), b.data(), a.size()) == 0);
}

bool isZero(const char *bytes, std::size_t size)
{
    return size == 0 || (bytes[0] == 0 && std::memcmp(bytes, bytes + 1, size - 1) == 0);
}

} // namespace

M3Writer::M3Writer(const M3Model &model, const WriteOptions &options)
    : m_model(model), m_layout(*model.m3Layout()), m_compact(options.compact),
      m_sharesEqual(options.compact && options.sharesEqual),
      m_values(animatedValues(model, [](const AnimatedValue &value) { return value.curve->isPresent(); })),
      m_timeline(model.data)
{
    for (const auto &[animId, values] : m_values)
        for (const AnimatedValue &value : values)
            if (const auto times = value.curve->times(); !std::is_sorted(times.begin(), times.end()))
                m_unsorted.insert(value.curve);
    for (const Event &event : model.data.events)
        for (const std::int32_t time : event.times.times())
            m_events[event.animId].push_back({time, &event});
    for (auto &[animId, keys] : m_events)
        std::ranges::stable_sort(keys, {}, &EventKey::time);
    m_out.resize(m_layout.sections.size());
}

Result<QByteArray> M3Writer::write()
{
    const ObjectPlace place = m_layout.placeOf(RootNode);
    if (place.section >= 0) {
        const StructInfo &info = describe<Root>();
        const Section &section = m_layout.sections[std::size_t(place.section)];
        Out out{section.tag, section.version, section.count};
        out.bytes.resize(section.bytes);
        encodeRow(info, section.version, &m_model.data, place, 0, out);
        m_root = store(std::move(out), {true, m_layout.referenceAt(12)});
    }
    for (const Opaque &opaque : m_model.data.opaques)
        if (opaque.index < m_layout.sections.size()) {
            // Untouched ones keep everything that is odd about their index entries.
            const Section &section = m_layout.sections[opaque.index];
            const auto *bytes = reinterpret_cast<const std::byte *>(opaque.bytes.raw());
            const bool same = isEqual(m_layout.bytesOf(opaque.index), Bytes(bytes, opaque.bytes.size()));
            if (!same)
                m_out[opaque.index] = {
                    section.tag, section.version, section.count, {bytes, bytes + opaque.bytes.size()}, {}, true};
        }
    if (isUnchanged())
        return m_layout.image;
    return m_layout.official || m_compact ? inOrder() : inPlace();
}

bool M3Writer::isUnchanged() const
{
    const Reference3 root = m_layout.referenceAt(12);
    return !m_compact && m_out.size() == m_layout.sections.size() && m_root.count == root.count &&
           m_root.index == root.index && m_root.flags == root.flags &&
           std::ranges::all_of(m_out, [](const Out &out) { return out.same || !out.taken; });
}

M3Writer::Origin M3Writer::originOf(ObjectPlace place, const Plan &plan, std::uint32_t version,
                                    std::uint32_t disk) const
{
    if (place.section < 0)
        return {};
    const Section &section = m_layout.sections[std::size_t(place.section)];
    if (section.version != version || place.row >= section.count)
        return {};
    const std::size_t at = section.offset + std::size_t(place.row) * plan.bytes + disk;
    return {true, m_layout.referenceAt(at),
            !m_layout.keptReferences.empty() && std::ranges::binary_search(m_layout.keptReferences, at)};
}

void M3Writer::putReference(Out &out, std::size_t at, const Reference3 &reference)
{
    std::memcpy(out.bytes.data() + at, &reference, m_layout.referenceBytes);
    if (reference.count)
        out.references.push_back(std::uint32_t(at + 4));
}

void M3Writer::encodeRow(const StructInfo &info, std::uint32_t version, const void *object, ObjectPlace place,
                         std::size_t row, Out &out)
{
    const Plan &plan = planOf(info, version, m_layout.referenceBytes);
    const std::size_t base = row * plan.bytes;
    const auto *memory = static_cast<const std::byte *>(object);
    for (const PlanStep &step : plan.steps) {
        std::byte *disk = out.bytes.data() + base + step.disk;
        const void *data = memory + step.memory;
        if (step.kind == PlanStep::Copy) {
            std::memcpy(disk, data, step.bytes);
            continue;
        }
        if (step.kind == PlanStep::Colour) {
            storeColour(*static_cast<const Colour4 *>(data), disk);
            continue;
        }
        if (step.kind == PlanStep::BlockData)
            continue;
        if (step.kind == PlanStep::BlockIds) {
            const auto &collection = *static_cast<const Collection *>(object);
            blocks(collection, collection.blocks.ids, place, plan, step, base, out);
            continue;
        }
        const Origin origin = originOf(place, plan, version, step.disk);
        Reference3 reference;
        switch (step.kind) {
        case PlanStep::String:
            reference = text(step, data, origin);
            break;
        case PlanStep::Array:
            reference = array(step, *static_cast<const ArrayBase *>(data), origin);
            break;
        case PlanStep::List:
            reference = list(step, data, origin);
            break;
        case PlanStep::Vertices:
            reference = vertices(origin);
            break;
        default:
            reference = origin.reference;
            break;
        }
        putReference(out, base + step.disk, reference);
    }
}

/// The reference of an empty container: the previous one if it was empty or could not be read.
Reference3 M3Writer::nothing(const Origin &origin) const
{
    return origin.there && (origin.reference.count == 0 || origin.kept) ? origin.reference : Reference3();
}

Reference3 M3Writer::text(const PlanStep &step, const void *data, const Origin &origin)
{
    const auto *chars = static_cast<const char *>(data);
    const std::size_t size = step.info->type->components;
    if (origin.reference.count && !origin.kept) {
        // The file may have more after the NUL, or no NUL, or a longer text.
        const Bytes was = m_layout.bytesOf(origin.reference.index);
        const std::size_t same = std::min(was.size(), size);
        if (std::memcmp(was.data(), chars, same) == 0 && isZero(chars + same, size - same))
            return primitives(step.tag, std::uint32_t(was.size()), was, origin);
    }
    const std::size_t length = std::size_t(std::find(chars, chars + size, '\0') - chars);
    if (length == 0)
        return nothing(origin);
    std::vector<char> text(chars, chars + length);
    text.push_back(0);
    return primitives(step.tag, std::uint32_t(text.size()), std::as_bytes(std::span(text)), origin);
}

Reference3 M3Writer::array(const PlanStep &step, const ArrayBase &array, const Origin &origin)
{
    if (array.isEmpty())
        return nothing(origin);
    return primitives(step.tag, std::uint32_t(array.size()),
                      Bytes(array.raw(), array.size() * step.info->type->element->size), origin);
}

Reference3 M3Writer::vertices(const Origin &origin)
{
    const Bytes was = origin.reference.count && !origin.kept ? m_layout.bytesOf(origin.reference.index) : Bytes();
    if (!was.empty() && verticesAre(m_model.data, was))
        return primitives(fourCc("U8__"), std::uint32_t(was.size()), was, origin);
    std::vector<std::byte> buffer = encodeVertices(m_model.data);
    // The bytes left over after the last vertex.
    if (was.size() > buffer.size() && was.size() - buffer.size() < vertexBytes(m_model.data.vertexFlags))
        buffer.insert(buffer.end(), was.begin() + std::ptrdiff_t(buffer.size()), was.end());
    return buffer.empty() ? nothing(origin) : primitives(fourCc("U8__"), std::uint32_t(buffer.size()), buffer, origin);
}

Reference3 M3Writer::primitives(std::uint32_t tag, std::uint32_t count, Bytes content, const Origin &origin)
{
    const bool known = origin.reference.count && !origin.kept;
    return storePlain({tag, known ? m_layout.sections[origin.reference.index].version : 0, count}, content, origin);
}

Reference3 M3Writer::list(const PlanStep &step, const void *data, const Origin &origin)
{
    const TypeInfo &type = *step.info->type;
    const std::size_t count = type.list->size(data);
    if (count == 0)
        return nothing(origin);
    const StructInfo &info = type.element->structure();
    void *items = const_cast<void *>(data);
    const bool known = origin.reference.count && !origin.kept;
    const std::uint32_t usual = known ? m_layout.sections[origin.reference.index].version : info.sizes.back().first;
    const std::uint32_t version = versionOf(info, type.list->at(items, 0), usual);
    Out out{info.tag, version, std::uint32_t(count)};
    out.bytes.resize(count * planOf(info, version, m_layout.referenceBytes).bytes);
    for (std::size_t row = 0; row < count; ++row)
        encodeRow(info, version, type.list->at(items, row), m_layout.placeOf(type.list->ids(items)[row]), row, out);
    return store(std::move(out), origin);
}

Reference3 M3Writer::storePlain(Out out, Bytes content, const Origin &origin)
{
    const auto storeContent = [&] {
        const std::optional<Bytes> was = former(out, origin);
        const bool same = was && isEqual(*was, content);
        if (same)
            out.inFile = *was;
        else
            out.bytes.assign(content.begin(), content.end());
        return enter(std::move(out), origin, was.has_value(), same);
    };
    if (!m_sharesEqual)
        return storeContent();
    const std::uint32_t count = out.count;
    const auto [section, isNew] = m_plain.try_emplace(
        {out.tag, out.version, count, std::string(reinterpret_cast<const char *>(content.data()), content.size())}, 0);
    if (isNew)
        section->second = storeContent().index;
    return {count, section->second, origin.reference.flags};
}

Reference3 M3Writer::store(Out out, const Origin &origin)
{
    const std::optional<Bytes> was = former(out, origin);
    const bool same = was && isEqual(*was, out.bytes);
    return enter(std::move(out), origin, was.has_value(), same);
}

std::optional<Bytes> M3Writer::former(const Out &out, const Origin &origin) const
{
    if (!origin.there || !origin.reference.count || origin.kept)
        return std::nullopt;
    const Section &section = m_layout.sections[origin.reference.index];
    if (section.tag != out.tag || section.version != out.version)
        return std::nullopt;
    return m_layout.bytesOf(origin.reference.index);
}

Reference3 M3Writer::enter(Out out, const Origin &origin, bool hasFormer, bool same)
{
    out.taken = true;
    const std::uint32_t from = origin.reference.index;
    const std::uint32_t count = out.count;
    if (hasFormer) {
        const bool alone = m_layout.users[from] < 2 && !m_out[from].taken;
        if (same || alone) {
            out.same = same;
            m_out[from] = std::move(out);
            return {count, from, origin.reference.flags};
        }
        const auto copies = m_copies.equal_range(from);
        for (auto copy = copies.first; copy != copies.second; ++copy)
            if (isEqual(m_out[copy->second].content(), out.content()))
                return {count, copy->second, origin.reference.flags};
        m_copies.emplace(from, std::uint32_t(m_out.size()));
    }
    m_out.push_back(std::move(out));
    return {count, std::uint32_t(m_out.size() - 1), origin.reference.flags};
}

} // namespace sinew::m3
