// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of MdxReader that reads the contents of a chunk: structures, arrays, nested lists, curves.

#include "core/schema/struct_info.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/mdx/model/stored_as.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew::mdx {

namespace {

constexpr std::size_t leastTrackBytes = 12;

/// The next four bytes, if they are before `end`.
std::uint32_t nextTag(const ByteReader &reader, std::size_t end)
{
    return reader.position() <= end && end - reader.position() >= 4 ? reader.peek<std::uint32_t>() : 0;
}

/// Whether values of a track can only be whole numbers: as floats they would be smaller than any meaningful value.
bool areIntegers(const CurveBase &curve)
{
    bool any = false;
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
        for (std::size_t i = 0; i < curve.size(); ++i) {
            std::int32_t number = 0;
            std::memcpy(&number, curve.rawPart(part, 4) + i * 4, 4);
            const float asFloat = std::bit_cast<float>(number);
            const bool small = number != 0 && std::abs(asFloat) < 1e-30f && number < (1 << 24) && number > 0;
            if (number != 0 && !small)
                return false;
            any = any || small;
        }
    return any;
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

std::size_t MdxReader::minSize(const StructInfo &info, const Ctx &ctx)
{
    std::size_t bytes = info.fixedSize(ctx);
    for (const WireStep &step : info.wireSteps(ctx)) {
        const FieldInfo &f = info.fields[step.field];
        if (step.bytes || f.when || f.optional || isStoredAs(f, UvSets, ctx))
            continue;
        if (f.type->kind == Kind::Struct)
            bytes += minSize(f.type->structure(), ctx);
        else if (f.type->kind == Kind::Array || f.type->kind == Kind::List)
            bytes += f.tag && !isStoredAs(f, Untagged, ctx) ? 8 : 4;
    }
    return std::max<std::size_t>(bytes, 4);
}

bool MdxReader::readStruct(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t limit)
{
    const std::size_t start = m_reader.position();
    const bool sized = isSized(info, m_ctx);
    std::size_t stated = 0, end = limit;
    if (sized) {
        stated = m_reader.read<std::uint32_t>();
        if (const FieldInfo &first = info.fields.front();
            first.storage == InSizeField && first.isOnDisk(m_ctx, object)) {
            *static_cast<std::uint8_t *>(first.in(object)) = std::uint8_t(stated >> 24);
            stated &= 0xffffff;
        }
        if (stated < 4 || start + stated > limit) {
            m_reader.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "the declared size does not fit"), info.name);
        }
        end = start + stated;
    }
    bool curves = false;
    std::size_t block = 0;
    std::uint32_t blockSize = 0;
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
        if (isStruct<Node>(*field.type) && hasBlockSize(info, m_ctx)) {
            block = m_reader.position();
            blockSize = m_reader.read<std::uint32_t>();
        }
    }
    if (block && !readBlockEnd(info, block, blockSize, id, fieldKey, end))
        return false;
    if (curves && !readCurves(info, object, id, fieldKey, end))
        return false;
    if (!sized)
        return true;

    const std::size_t position = m_reader.position();
    if (position < end) {
        const std::uint32_t tag = curves && m_reader.remaining() >= leastTrackBytes ? nextTag(m_reader, end) : 0;
        const Bytes tail = m_reader.takeBytes(end - position);
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->tail.assign(tail.begin(), tail.end());
        // Any other track would have been read.
        if (isCurveTag(info, tag))
            entry->repeated = tag;
        m_diagnostics.add(
            Severity::Warning, "mdx.objectTail",
            {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes at the end of the object are unknown and kept"),
                     {tail.size()}),
             {},
             std::int64_t(position),
             objectPath()});
    } else if (position > end) {
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->statedSize = std::int64_t(stated);
        entry->actualSize = position - start;
        // An inline node's wrong size is part of its owner's.
        if (fieldKey == Address::NoField)
            m_overrun += position - end;
        m_diagnostics.add(
            Severity::Warning, "mdx.inclusiveSize",
            {Message(QT_TRANSLATE_NOOP(
                         "Message",
                         "the declared size %1 excludes %2 bytes of tracks; it is kept until the object changes"),
                     {stated, position - end}),
             {},
             std::int64_t(start),
             objectPath()});
    }
    return true;
}

bool MdxReader::readBlockEnd(const StructInfo &info, std::size_t start, std::uint32_t stated, NodeId id,
                             std::uint16_t fieldKey, std::size_t end)
{
    const std::size_t position = m_reader.position(), statedEnd = start + stated;
    if (position > end)
        return fail(QT_TRANSLATE_NOOP("Message", "the object is too short"), info.name);
    std::size_t tail = 0;
    if (statedEnd > position && statedEnd <= end && !isCurveTag(info, nextTag(m_reader, end))) {
        ByteReader behind = m_reader;
        behind.seek(statedEnd);
        if (statedEnd == end || isCurveTag(info, nextTag(behind, end)))
            tail = statedEnd - position;
    }
    const std::int64_t delta = std::int64_t(stated) - std::int64_t(position + tail - start);
    if (!m_blockDeltaKnown)
        m_layout->blockDelta = delta;
    m_blockDeltaKnown = true;
    if (tail == 0 && delta == m_layout->blockDelta)
        return true;
    MdxLayout::Object *entry = layoutOf(id, fieldKey);
    if (!entry)
        return false;
    entry->blockDelta = delta;
    const Bytes bytes = m_reader.takeBytes(tail);
    entry->blockTail.assign(bytes.begin(), bytes.end());
    return true;
}

bool MdxReader::readField(const FieldInfo &field, void *object, NodeId id, std::uint16_t row, std::size_t end)
{
    if (!field.isOnDisk(m_ctx, object))
        return true;
    if (field.storage == InSizeField || isStoredAs(field, UvSets, m_ctx))
        return true;
    void *data = field.in(object);
    switch (field.type->kind) {
    case Kind::Struct:
        return readStruct(field.type->structure(), data, id, row, end);
    case Kind::Array:
        if (!readArray(field, *static_cast<ArrayBase *>(data), id, end))
            return false;
        return !isStoredAs(field, BeforeUvSets, m_ctx) || readUvSets(*static_cast<Geoset *>(object), id, end);
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
    const std::size_t header = field.tag ? 8 : 4;
    const bool room = m_reader.position() <= end && end - m_reader.position() >= header;
    if (!room || (field.tag && m_reader.peek<std::uint32_t>() != field.tag))
        return field.optional || fail(QT_TRANSLATE_NOOP("Message", "the tag is missing"), field.name);
    const std::size_t start = m_reader.position(), width = field.type->element->size;
    m_reader.take(header - 4);
    std::size_t count = m_reader.read<std::uint32_t>();
    const std::size_t left = end - m_reader.position();
    if (field.storage == WidthBySize && m_ctx.version >= 1300) {
        // Only what follows tells how wide the elements are.
        const auto fits = [&](std::size_t bytes) {
            ByteReader behind = m_reader;
            if (count > left / bytes)
                return false;
            behind.take(count * bytes);
            return behind.position() == end || looksLikeTag(nextTag(behind, end));
        };
        const bool wide = count && fits(2) && !fits(1);
        if (wide != (width == 2)) {
            m_reader.seek(start);
            return true;
        }
    }
    if (field.storage == FourAnElement && count <= left)
        count *= 4;
    const bool asBytes = isStoredAs(field, ByteElements, m_ctx);
    if (count > left / (asBytes ? 1 : width))
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), field.name);
    if (count && !affords(m_budget.chargeBlock(count, width), field.name))
        return false;
    if (asBytes && count) {
        auto *numbers = reinterpret_cast<std::uint32_t *>(array.resetRaw(count, width));
        const std::byte *from = m_reader.take(count);
        for (std::size_t i = 0; i < count; ++i)
            numbers[i] = std::uint32_t(from[i]);
    } else if (count)
        std::memcpy(array.resetRaw(count, width), m_reader.take(count * width), count * width);
    else if (MdxLayout::Object *entry = field.optional ? layoutOf(id) : nullptr)
        entry->tags.push_back(field.tag);
    return m_problem.empty();
}

bool MdxReader::readUvSets(Geoset &geoset, NodeId id, std::size_t end)
{
    constexpr std::uint32_t maxSets = 256;
    if (nextTag(m_reader, end) != fourCc("UVAS") || end - m_reader.position() < 8)
        return true;
    m_reader.take(4);
    const auto sets = m_reader.read<std::uint32_t>();
    const std::size_t each = geoset.vertices.size() * sizeof(Vec2);
    if (sets > maxSets || (each && sets > (end - m_reader.position()) / each))
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), "uvSets");
    if (!affords(m_budget.chargeObjects(sets, sizeof(UvSet) + each + MemoryBudget::blockBytes), "uvSets"))
        return false;
    for (std::uint32_t i = 0; i < sets; ++i) {
        UvSet &set = geoset.uvSets.append();
        geoset.uvSets.ids.back() = m_model->newId();
        if (each)
            std::memcpy(set.coordinates.reset(geoset.vertices.size()), m_reader.take(each), each);
    }
    MdxLayout::Object *entry = sets ? nullptr : layoutOf(id);
    if (entry)
        entry->tags.push_back(fourCc("UVAS"));
    return sets || entry;
}

bool MdxReader::readNested(const FieldInfo &field, void *list, std::size_t end)
{
    const bool tagged = field.tag && !isStoredAs(field, Untagged, m_ctx);
    const std::size_t header = tagged ? 8 : 4;
    if (m_reader.position() > end || end - m_reader.position() < header)
        return fail(QT_TRANSLATE_NOOP("Message", "the object is too short"), field.name);
    if (tagged && m_reader.read<std::uint32_t>() != field.tag)
        return fail(QT_TRANSLATE_NOOP("Message", "the tag is missing"), field.name);
    const std::size_t count = m_reader.read<std::uint32_t>();
    const StructInfo &item = field.type->element->structure();
    const std::size_t least = minSize(item, m_ctx);
    if (count > (end - m_reader.position()) / least)
        return fail(QT_TRANSLATE_NOOP("Message", "there are fewer bytes than the count requires"), field.name);
    if (!reserveObjects(field, list, count))
        return false;
    const ListOps &ops = *field.type->list;
    // Bytes that these objects omit from their sizes concern their owner, not the chunk.
    const std::size_t overrunBefore = m_overrun;
    for (std::size_t i = 0; i < count; ++i) {
        void *object = ops.append(list);
        const NodeId id = ops.ids(list).back() = m_model->newId();
        if (!readStruct(item, object, id, Address::NoField, end))
            return false;
    }
    m_overrun = overrunBefore;
    return true;
}

bool MdxReader::readCurves(const StructInfo &info, void *object, NodeId id, std::uint16_t fieldKey, std::size_t end)
{
    // Curves come in any order. Beyond the stated end only a curve of this structure can be meant: it is the size that
    // is wrong.
    std::size_t lastField = 0;
    bool ordered = true;
    std::array<std::uint32_t, 16> tags; // more curves than any structure has
    std::size_t count = 0;
    while (m_reader.remaining() >= leastTrackBytes && count < tags.size()) {
        const auto tag = m_reader.peek<std::uint32_t>();
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
        if (!readCurve(info.fields[index], curve, id, fieldKey, end) ||
            (inside && m_reader.position() > end && isSized(info, m_ctx))) {
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

bool MdxReader::isCurveTag(const StructInfo &info, std::uint32_t tag) const
{
    return std::any_of(info.fields.begin(), info.fields.end(), [&](const FieldInfo &f) {
        return f.tag == tag && f.type->kind == Kind::Curve && f.isOnDisk(m_ctx, nullptr);
    });
}

bool MdxReader::isSimple(std::size_t end) const
{
    ByteReader reader = m_reader;
    reader.take(4);
    const auto count = reader.read<std::uint32_t>(), second = reader.read<std::uint32_t>();
    if (second > 3 || reader.remaining() < 4)
        return true; // a global sequence, or none; an interpolation is 0…3
    // Valid both as a global sequence and as an interpolation: what follows the keys decides.
    const std::size_t start = m_reader.position();
    const auto endsWell = [&](std::size_t header, std::size_t each) {
        ByteReader behind = m_reader;
        if (count > behind.remaining() / each)
            return false;
        behind.take(header + count * each);
        return !behind.failed() && behind.position() <= end &&
               (behind.position() == end || looksLikeTag(nextTag(behind, end)));
    };
    const bool simple = start <= end && endsWell(12, 8), full = start <= end && endsWell(16, second > 1 ? 16 : 8);
    if (simple != full)
        return simple;
    const auto third = reader.read<std::uint32_t>();
    return third != 0xffffffff && third >= m_model->data.globalSequences.size();
}

bool MdxReader::readCurve(const FieldInfo &field, CurveBase &curve, NodeId id, std::uint16_t fieldKey, std::size_t end)
{
    const std::size_t width = field.type->element->valueSize();
    const bool packed = isStoredAs(field, CompressedRotation, m_ctx);
    const bool forms = isStoredAs(field, SimpleOrFull, m_ctx), simple = forms && isSimple(end);
    m_reader.take(4);
    const std::size_t count = m_reader.read<std::uint32_t>();
    CurveBase::Header header;
    if (width && !simple)
        header.interpolation = m_reader.read<std::uint32_t>();
    header.globalSequence = m_reader.read<std::int32_t>();
    const int partCount = header.interpolation > 1 ? 3 : 1;
    const std::size_t stored = packed ? 8 : width, each = 4 + stored * std::size_t(partCount);
    if (m_reader.failed() || !m_reader.fits(count, each))
        return false;
    if (forms) {
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->forms.emplace_back(field.tag, simple ? MdxLayout::TrackForm::Simple : MdxLayout::TrackForm::Full);
        m_layout->fullTracks = m_layout->fullTracks || !simple;
    }
    if (!affords(m_budget.chargeBlock(count, 4 + width * std::size_t(partCount)), field.name))
        return false;
    curve.resetRaw(header, count, width);
    const std::byte *from = m_reader.take(count * each);
    std::int32_t *times = curve.editTimes(width);
    std::byte *parts[3] = {};
    for (int part = 0; part < partCount; ++part)
        parts[part] = curve.editRawPart(part, width);
    if (packed) {
        for (std::size_t i = 0; i < count; ++i) {
            std::memcpy(times + i, from, 4);
            for (int part = 0; part < partCount; ++part) {
                std::uint64_t raw = 0;
                std::memcpy(&raw, from + 4 + part * 8, 8);
                const Quat rotation = unpackRotation(raw);
                std::memcpy(parts[part] + i * width, &rotation, width);
            }
            from += each;
        }
        return true;
    }
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
    if (isStoredAs(field, FloatOrInteger, m_ctx) && areIntegers(curve)) {
        MdxLayout::Object *entry = layoutOf(id, fieldKey);
        if (!entry)
            return false;
        entry->forms.emplace_back(field.tag, MdxLayout::TrackForm::Integers);
        for (int part = 0; part < partCount; ++part)
            for (std::size_t i = 0; i < count; ++i) {
                std::int32_t number = 0;
                std::memcpy(&number, parts[part] + i * 4, 4);
                const auto value = float(number);
                std::memcpy(parts[part] + i * 4, &value, 4);
            }
    }
    return true;
}

} // namespace sinew::mdx
