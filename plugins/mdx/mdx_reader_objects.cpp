// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of MdxReader that reads what stands inside a chunk: structures, arrays, nested lists, curves.

#include "plugins/mdx/mdx_reader.h"

#include <algorithm>
#include <array>

namespace sinew::mdx {

namespace {

bool isCurveTag(std::uint32_t tag)
{
    return (tag & 0xff) == 'K';
}

template<std::size_t Width>
void deinterleave(const std::byte *from, std::size_t count, std::int32_t *times, std::byte *const *parts, int partCount)
{
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(times + i, from, 4);
        from += 4;
        for (int part = 0; part < partCount; ++part) {
            std::memcpy(parts[part] + i * Width, from, Width);
            from += Width;
        }
    }
}

} // namespace

std::size_t MdxReader::leastSize(const StructInfo &info, const Ctx &ctx)
{
    std::size_t bytes = info.fixedSize(ctx);
    for (const WireStep &step : info.wireSteps(ctx)) {
        const FieldInfo &f = info.fields[step.field];
        if (step.bytes || f.when || f.optional)
            continue;
        if (f.type->kind == Kind::Struct)
            bytes += leastSize(f.type->structure(), ctx);
        else if (f.type->kind == Kind::Array || f.type->kind == Kind::List)
            bytes += f.tag ? 8 : 4;
    }
    return std::max<std::size_t>(bytes, 4);
}

bool MdxReader::readStruct(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t limit)
{
    const std::size_t start = m_reader.position();
    std::size_t stated = 0, end = limit;
    if (info.sized) {
        stated = m_reader.read<std::uint32_t>();
        if (stated < 4 || start + stated > limit) {
            m_reader.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "the stated size does not fit"), info.name);
        }
        end = start + stated;
    }
    bool curves = false;
    for (const WireStep &step : info.wireSteps(m_ctx)) {
        if (step.bytes) {
            if (step.bytes > end - m_reader.position() || m_reader.position() > end)
                return fail(QT_TRANSLATE_NOOP("Message", "the object is too short"), info.fields[step.field].name);
            std::memcpy(static_cast<std::byte *>(object) + step.memory, m_reader.take(step.bytes), step.bytes);
            continue;
        }
        const FieldInfo &field = info.fields[step.field];
        if (field.type->kind == Kind::Curve)
            curves = true;
        else if (!readField(field, object, id, step.field, end))
            return false;
    }
    if (curves && !readCurves(info, object, id, fieldKey, end))
        return false;
    if (!info.sized)
        return true;

    const std::size_t position = m_reader.position();
    if (position < end) {
        const Bytes tail = m_reader.takeBytes(end - position);
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->tail.assign(tail.begin(), tail.end());
        m_diagnostics.add(
            Severity::Warning, "mdx.objectTail",
            {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes at the end of the object are not understood and kept"),
                     {std::to_string(tail.size())}),
             {},
             std::int64_t(position),
             objectPath()});
    } else if (position > end) {
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->statedSize = std::int64_t(stated);
        entry->actualSize = position - start;
        // An inline node's lie is part of its owner's.
        if (fieldKey == 0xffff)
            m_lied += position - end;
        m_diagnostics.add(
            Severity::Warning, "mdx.inclusiveSize",
            {Message(QT_TRANSLATE_NOOP(
                         "Message",
                         "the stated size %1 leaves out %2 bytes of tracks; it is kept until the object changes"),
                     {std::to_string(stated), std::to_string(position - end)}),
             {},
             std::int64_t(start),
             objectPath()});
    }
    return true;
}

bool MdxReader::readField(const FieldInfo &field, void *object, NodeId id, std::uint16_t row, std::size_t end)
{
    if (!field.isOnDisk(m_ctx, object))
        return true;
    void *data = field.in(object);
    switch (field.type->kind) {
    case Kind::Struct:
        return readStruct(field.type->structure(), data, id, row, end);
    case Kind::Array:
        return readArray(field, *static_cast<ArrayBase *>(data), id, end);
    case Kind::List:
        return readNested(field, data, end);
    default: {
        const std::size_t bytes = field.type->valueSize();
        if (m_reader.position() > end || bytes > end - m_reader.position())
            return fail(QT_TRANSLATE_NOOP("Message", "the object is too short"), field.name);
        std::memcpy(data, m_reader.take(bytes), bytes);
        return true;
    }
    }
}

bool MdxReader::readArray(const FieldInfo &field, ArrayBase &array, NodeId id, std::size_t end)
{
    const bool room = m_reader.position() <= end && end - m_reader.position() >= 8;
    if (!room || m_reader.peek<std::uint32_t>() != field.tag)
        return field.optional || fail(QT_TRANSLATE_NOOP("Message", "the tag is missing"), field.name);
    m_reader.take(4);
    const std::size_t count = m_reader.read<std::uint32_t>(), width = field.type->element->size;
    if (count > (end - m_reader.position()) / width)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count says"), field.name);
    if (count)
        std::memcpy(array.resetRaw(count, width), m_reader.take(count * width), count * width);
    else if (MdxLayout::Object *entry = field.optional ? layoutOf(id, 0xffff) : nullptr)
        entry->tags.push_back(field.tag);
    return m_problem.empty();
}

bool MdxReader::readNested(const FieldInfo &field, void *list, std::size_t end)
{
    const std::size_t header = field.tag ? 8 : 4;
    if (m_reader.position() > end || end - m_reader.position() < header)
        return fail(QT_TRANSLATE_NOOP("Message", "the object is too short"), field.name);
    if (field.tag && m_reader.read<std::uint32_t>() != field.tag)
        return fail(QT_TRANSLATE_NOOP("Message", "the tag is missing"), field.name);
    const std::size_t count = m_reader.read<std::uint32_t>();
    const StructInfo &item = field.type->element->structure();
    const std::size_t least = leastSize(item, m_ctx);
    if (count > (end - m_reader.position()) / least)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count says"), field.name);
    const ListOps &ops = *field.type->list;
    ops.reserve(list, count);
    // What these objects leave out of their sizes is their owner's concern, not the chunk's.
    const std::size_t lied = m_lied;
    for (std::size_t i = 0; i < count; ++i) {
        void *object = ops.append(list);
        const NodeId id = ops.ids(list).back() = m_model->newId();
        if (!readStruct(item, object, id, 0xffff, end))
            return false;
    }
    m_lied = lied;
    return true;
}

bool MdxReader::readCurves(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t end)
{
    // Curves come in any order. Beyond the stated end only a curve of this structure can be meant: it is the size that lies.
    std::size_t lastField = 0;
    bool ordered = true;
    std::array<std::uint32_t, 16> tags; // more curves than any structure has
    std::size_t count = 0;
    while (m_reader.remaining() >= 12 && count < tags.size()) {
        const auto tag = m_reader.peek<std::uint32_t>();
        if (!isCurveTag(tag))
            break;
        std::size_t index = 0;
        for (; index < info.fields.size(); ++index) {
            const FieldInfo &f = info.fields[index];
            if (f.tag == tag && f.type->kind == Kind::Curve && f.isOnDisk(m_ctx, object))
                break;
        }
        if (index == info.fields.size())
            break;
        auto &curve = *static_cast<CurveBase *>(info.fields[index].in(object));
        if (curve.isPresent())
            break; // a second one of the same kind stays in the tail
        const std::size_t before = m_reader.position();
        const bool inside = before < end;
        if (!readCurve(*info.fields[index].type, curve) || (inside && m_reader.position() > end && info.sized)) {
            curve.clear();
            m_reader.seek(before);
            return fail(QT_TRANSLATE_NOOP("Message", "the track does not fit"), info.fields[index].name);
        }
        ordered = ordered && index >= lastField;
        lastField = index;
        tags[count++] = tag;
    }
    if (ordered)
        return true;
    MdxLayout::Object *entry = layoutOf(id, fieldKey);
    if (entry)
        entry->tags.assign(tags.begin(), tags.begin() + std::ptrdiff_t(count));
    return entry;
}

bool MdxReader::readCurve(const TypeInfo &type, CurveBase &curve)
{
    m_reader.take(4);
    const std::size_t count = m_reader.read<std::uint32_t>();
    const std::size_t width = type.element->valueSize();
    CurveBase::Header header;
    if (width)
        header.interpolation = m_reader.read<std::uint32_t>();
    header.globalSequence = m_reader.read<std::int32_t>();
    const int partCount = header.interpolation > 1 ? 3 : 1;
    const std::size_t each = 4 + width * std::size_t(partCount);
    if (m_reader.failed() || !m_reader.fits(count, each))
        return false;
    curve.resetRaw(header, count, width);
    const std::byte *from = m_reader.take(count * each);
    std::int32_t *times = curve.editTimes(width);
    std::byte *parts[3] = {};
    for (int part = 0; part < partCount; ++part)
        parts[part] = curve.editRawPart(part, width);
    switch (width) {
    case 0:
        if (count)
            std::memcpy(times, from, count * 4);
        break;
    case 4:
        deinterleave<4>(from, count, times, parts, partCount);
        break;
    case 12:
        deinterleave<12>(from, count, times, parts, partCount);
        break;
    case 16:
        deinterleave<16>(from, count, times, parts, partCount);
        break;
    default:
        return false;
    }
    return true;
}

} // namespace sinew::mdx
