// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/writer.h"

#include "core/schema/struct_info.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/mdx/model/stored_as.h"

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

template<std::size_t Width>
void interleave(std::byte *to, std::size_t count, const std::int32_t *times, const std::byte *const *parts,
                int partCount)
{
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(to, times + i, 4);
        to += 4;
        for (int part = 0; part < partCount; ++part) {
            std::memcpy(to, parts[part] + i * Width, Width);
            to += Width;
        }
    }
}

std::size_t listSize(const FieldInfo &field, const void *root)
{
    switch (field.type->kind) {
    case Kind::List:
        return field.type->list->size(field.in(root));
    case Kind::Array:
        return static_cast<const ArrayBase *>(field.in(root))->size();
    default:
        return 1;
    }
}

/// Converts a track to whole numbers if all of its values are whole.
bool toIntegers(CurveBase &curve)
{
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
        for (std::size_t i = 0; i < curve.size(); ++i) {
            std::byte *at = curve.editRawPart(part, 4) + i * 4;
            float value = 0;
            std::memcpy(&value, at, 4);
            if (!(std::abs(value) <= float(1 << 24)) || value != std::trunc(value))
                return false;
            const auto number = std::int32_t(value);
            std::memcpy(at, &number, 4);
        }
    return true;
}

} // namespace

bool MdxWriter::wanted(int field, const MdxLayout::Chunk *chunk) const
{
    const FieldInfo &f = m_model.info().fields[std::size_t(field)];
    if (!f.tag || !f.isOnDisk(m_ctx, nullptr))
        return false;
    if (listSize(f, m_model.root()) == 0)
        return chunk && chunk->empty;
    if (f.type->kind == Kind::List || f.type->kind == Kind::Array || chunk)
        return true;
    if (!m_layout && !isStruct<CollisionMesh>(*f.type))
        return true;
    // A file without VERS or MODL stays so until the user changes one of their values.
    const Value fresh(*m_model.info().type);
    return !equalValues(*f.type, f.in(m_model.root()), f.in(fresh.data()));
}

void MdxWriter::planKnown(std::vector<Planned> &plan, std::size_t index, Progress &progress) const
{
    const MdxLayout::Chunk &chunk = m_layout->chunks[index];
    const int field = fieldOf(chunk.tag);
    const FieldInfo &f = m_model.info().fields[std::size_t(field)];
    Planned planned{field, 0, 0, index, &chunk};
    if (f.type->kind == Kind::List) {
        const auto &ids = f.type->list->ids(const_cast<void *>(f.in(m_model.root())));
        std::size_t &next = progress.next[std::size_t(field)];
        planned.first = next;
        if (index == progress.last[std::size_t(field)]) {
            next = ids.size();
        } else {
            // With several chunks of one kind, each keeps its objects (ids ascend in file order) and those inserted
            // behind them.
            const NodeId newest = progress.newest[std::size_t(field)];
            while (next < ids.size() && (ids[next] <= chunk.last || ids[next] > newest))
                ++next;
        }
        planned.last = next;
        if (planned.first == planned.last && !chunk.empty)
            return;
    } else if (!wanted(field, &chunk)) {
        return;
    }
    plan.push_back(planned);
}

int MdxWriter::fieldOf(std::uint32_t tag) const
{
    const auto &fields = m_model.info().fields;
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const FieldInfo &f) { return f.tag == tag && f.isOnDisk(m_ctx, nullptr); });
    return int(found - fields.begin());
}

/// False for chunks of another dialect or version, which the model had before it was converted.
bool MdxWriter::isKnown(const MdxLayout::Chunk &chunk) const
{
    const auto field = std::size_t(fieldOf(chunk.tag));
    const bool heldObjects = chunk.last != NoNode;
    return field < m_model.info().fields.size() &&
           (!heldObjects || m_model.info().fields[field].type->kind == Kind::List);
}

std::vector<MdxWriter::Planned> MdxWriter::plan() const
{
    std::vector<Planned> result;
    const auto &fields = m_model.info().fields;
    std::vector<bool> isPlanned(fields.size(), false);
    if (m_layout) {
        Progress progress{std::vector<std::size_t>(fields.size()), std::vector<std::size_t>(fields.size()),
                          std::vector<NodeId>(fields.size(), NoNode)};
        for (std::size_t i = 0; i < m_layout->chunks.size(); ++i) {
            const MdxLayout::Chunk &chunk = m_layout->chunks[i];
            if (chunk.opaque || !isKnown(chunk))
                continue;
            const auto field = std::size_t(fieldOf(chunk.tag));
            progress.last[field] = i;
            progress.newest[field] = std::max(progress.newest[field], chunk.last);
        }
        result.reserve(m_layout->chunks.size() + fields.size());
        for (std::size_t i = 0; i < m_layout->chunks.size(); ++i) {
            const MdxLayout::Chunk &chunk = m_layout->chunks[i];
            if (chunk.opaque && m_model.contains(chunk.last))
                result.push_back({-1, 0, 0, i, &chunk});
            else if (!chunk.opaque && isKnown(chunk))
                planKnown(result, i, progress);
        }
        for (const Planned &planned : result)
            if (planned.field >= 0)
                isPlanned[std::size_t(planned.field)] = true;
    }
    for (int field = 0; field < int(fields.size()); ++field) {
        if (isPlanned[std::size_t(field)] || !wanted(field, nullptr))
            continue;
        // Behind the last chunk that Blizzard's order puts before this one.
        auto at = result.end();
        while (at != result.begin() && (std::prev(at)->field < 0 || std::prev(at)->field > field))
            --at;
        if (at == result.begin() && field > 0 && !result.empty())
            at = result.begin() + (result.front().field == 0);
        result.insert(at, {field, 0, listSize(fields[std::size_t(field)], m_model.root())});
    }
    return result;
}

ByteWriter MdxWriter::write(ByteWriter to)
{
    m_out = std::move(to);
    m_out.write(fourCc("MDLX"));
    for (const Planned &planned : plan()) {
        if (planned.field < 0)
            writeOpaque(*planned.chunk);
        else
            writeChunk(planned);
    }
    // Opaque objects without a chunk in the file (pasted from another document) go to the end.
    std::vector<NodeId> placed;
    if (m_layout)
        for (const MdxLayout::Chunk &chunk : m_layout->chunks)
            if (chunk.opaque)
                placed.push_back(chunk.last); // ascending
    const List<Opaque> &opaques = m_model.data.opaques;
    for (std::size_t i = 0; i < opaques.size(); ++i)
        if (!std::binary_search(placed.begin(), placed.end(), opaques.ids[i]))
            writeOpaque({std::bit_cast<std::uint32_t>(opaques[i].tag.chars), opaques.ids[i], true});
    if (m_layout)
        m_out.writeBytes(m_layout->fileTail.data(), m_layout->fileTail.size());
    return std::move(m_out);
}

void MdxWriter::writeOpaque(const MdxLayout::Chunk &chunk)
{
    const auto *opaque = m_model.get<Opaque>(chunk.last);
    m_out.write(opaque->tag.chars);
    m_out.write(std::uint32_t(opaque->bytes.size()));
    m_out.writeBytes(opaque->bytes.data(), opaque->bytes.size());
}

void MdxWriter::writeChunk(const Planned &planned)
{
    const FieldInfo &field = m_model.info().fields[std::size_t(planned.field)];
    const void *data = field.in(m_model.root());
    m_out.write(field.tag);
    const std::size_t sizeAt = m_out.reserve32();
    m_overrun = 0;
    switch (field.type->kind) {
    case Kind::Integer:
        m_out.writeBytes(data, field.type->size);
        break;
    case Kind::Struct:
        writeStruct(field.type->structure(), data, RootNode);
        break;
    case Kind::List:
        writeList(field, planned);
        break;
    case Kind::Array: {
        const auto &array = *static_cast<const ArrayBase *>(data);
        if (field.tag == fourCc("BPOS")) {
            const bool keep = m_layout && m_layout->bindPoseCount >= 0 && m_layout->bindPoseActual == array.size();
            m_out.write(std::uint32_t(keep ? std::size_t(m_layout->bindPoseCount) : array.size()));
        }
        m_out.writeBytes(array.raw(), array.size() * field.type->element->size);
        break;
    }
    default:
        break;
    }
    if (m_layout && planned.chunk && m_layout->dialect == m_ctx.dialect) {
        const auto tail = m_layout->chunkTails.find(planned.layoutIndex);
        if (tail != m_layout->chunkTails.end())
            m_out.writeBytes(tail->second.data(), tail->second.size());
    }
    m_out.patch(sizeAt,
                std::uint32_t(m_out.size() - sizeAt - 4 - (planned.chunk && planned.chunk->countsAll ? 0 : m_overrun)));
}

void MdxWriter::writeList(const FieldInfo &field, const Planned &planned)
{
    void *list = const_cast<void *>(field.in(m_model.root()));
    const std::size_t count = planned.last - planned.first;
    const MdxLayout::Chunk *chunk = planned.chunk;
    const bool twice = isStoredAs(field, CountedTwice, m_ctx);
    if ((twice || isStoredAs(field, Counted, m_ctx)) && (count || !chunk || !chunk->bare)) {
        m_out.write(chunk && chunk->objects == count && !chunk->bare ? chunk->stated : std::uint32_t(count));
        if (twice)
            m_out.write(chunk ? chunk->second : std::uint32_t(0));
    }
    if (field.tag == fourCc("GEOS") && m_ctx.dialect == WowAlpha && m_ctx.version >= 1500)
        return writeBatches(planned.first, planned.last);
    const ListOps &ops = *field.type->list;
    const auto &ids = ops.ids(list);
    for (std::size_t row = planned.first; row < planned.last; ++row)
        writeStruct(field.type->element->structure(), ops.at(list, row), ids[row]);
}

/// Whether an object's tail begins with a second track of a kind whose first one was removed: it is dropped with the
/// first, or it would be read in its place.
bool MdxWriter::isTailGone(const StructInfo &info, const void *object, const MdxLayout::Object &layout) const
{
    return layout.repeated && std::any_of(info.fields.begin(), info.fields.end(), [&](const FieldInfo &f) {
               return f.tag == layout.repeated && f.type->kind == Kind::Curve && f.isOnDisk(m_ctx, object) &&
                      !static_cast<const CurveBase *>(f.in(object))->isPresent();
           });
}

void MdxWriter::writeStruct(const StructInfo &info, const void *object, NodeId id, std::uint16_t fieldKey)
{
    const std::size_t start = m_out.size();
    const bool sized = isSized(info, m_ctx);
    if (sized)
        m_out.reserve32();
    bool curves = false;
    std::size_t block = 0;
    for (const WireStep &step : info.wireSteps(m_ctx)) {
        if (step.bytes)
            m_out.writeBytes(static_cast<const std::byte *>(object) + step.memory, step.bytes);
        else if (info.fields[step.field].type->kind == Kind::Curve)
            curves = true;
        else
            writeField(info.fields[step.field], object, id, step.field);
        if (!step.bytes && isStruct<Node>(*info.fields[step.field].type) && hasBlockSize(info, m_ctx))
            block = m_out.reserve32();
    }
    const MdxLayout::Object *layout = m_layout ? m_layout->object(id, fieldKey) : nullptr;
    if (block) {
        if (layout)
            m_out.writeBytes(layout->blockTail.data(), layout->blockTail.size());
        const std::int64_t usual = m_layout ? m_layout->blockDelta : 0;
        const std::int64_t delta =
            layout && layout->blockDelta != MdxLayout::Object::noDelta ? layout->blockDelta : usual;
        m_out.patch(block, std::uint32_t(std::int64_t(m_out.size() - block) + delta));
    }
    if (curves)
        writeCurves(info, object, layout);
    if (!sized)
        return;
    if (layout && !isTailGone(info, object, *layout))
        m_out.writeBytes(layout->tail.data(), layout->tail.size());
    const std::size_t size = m_out.size() - start;
    const FieldInfo &first = info.fields.front();
    const bool shares = first.storage == InSizeField && first.isOnDisk(m_ctx, object);
    const std::uint32_t top = shares ? std::uint32_t(*static_cast<const std::uint8_t *>(first.in(object))) << 24 : 0;
    if (layout && layout->statedSize >= 0 && layout->actualSize == size) {
        m_out.patch(start, std::uint32_t(layout->statedSize) | top);
        if (fieldKey == Address::NoField)
            m_overrun += size - std::size_t(layout->statedSize);
    } else {
        m_out.patch(start, std::uint32_t(size) | top);
    }
}

bool MdxWriter::isMet(NodeId id, std::uint32_t tag) const
{
    const MdxLayout::Object *layout = m_layout ? m_layout->object(id) : nullptr;
    return layout && std::find(layout->tags.begin(), layout->tags.end(), tag) != layout->tags.end();
}

void MdxWriter::writeField(const FieldInfo &field, const void *object, NodeId id, std::uint16_t row)
{
    if (!field.isOnDisk(m_ctx, object) || field.storage == InSizeField || isStoredAs(field, UvSets, m_ctx))
        return;
    const void *data = field.in(object);
    switch (field.type->kind) {
    case Kind::Struct:
        writeStruct(field.type->structure(), data, id, row);
        break;
    case Kind::Array:
        writeArray(field, *static_cast<const ArrayBase *>(data), id);
        if (isStoredAs(field, BeforeUvSets, m_ctx))
            writeUvSets(*static_cast<const Geoset *>(object), id);
        break;
    case Kind::List: {
        const ListOps &ops = *field.type->list;
        if (field.tag && !isStoredAs(field, Untagged, m_ctx))
            m_out.write(field.tag);
        const auto &ids = ops.ids(const_cast<void *>(data));
        m_out.write(std::uint32_t(ids.size()));
        const std::size_t overrunBefore = m_overrun;
        for (std::size_t i = 0; i < ids.size(); ++i)
            writeStruct(field.type->element->structure(), ops.at(const_cast<void *>(data), i), ids[i]);
        m_overrun = overrunBefore;
        break;
    }
    default:
        m_out.writeBytes(data, field.type->valueSize());
        break;
    }
}

void MdxWriter::writeArray(const FieldInfo &field, const ArrayBase &array, NodeId id)
{
    const std::size_t count = array.size(), width = field.type->element->size;
    // Of the two widths of SKIN the narrow one represents an empty array.
    const bool isOtherWidth =
        count == 0 && field.storage == WidthBySize && (width == 2 || !m_model.get<Geoset>(id)->wideSkin.isEmpty());
    if (isOtherWidth || (field.optional && count == 0 && !isMet(id, field.tag)))
        return;
    if (field.tag)
        m_out.write(field.tag);
    const bool fours = field.storage == FourAnElement;
    m_out.write(std::uint32_t(fours ? (count + 3) / 4 : count));
    if (isStoredAs(field, ByteElements, m_ctx)) {
        const auto *numbers = reinterpret_cast<const std::uint32_t *>(array.raw());
        for (std::size_t i = 0; i < count; ++i)
            m_out.write(std::uint8_t(std::min(numbers[i], 255u)));
        return;
    }
    m_out.writeBytes(array.raw(), count * width);
    for (std::size_t i = count; fours && i % 4; ++i)
        m_out.write(std::uint8_t(0));
}

void MdxWriter::writeUvSets(const Geoset &geoset, NodeId id)
{
    if (geoset.uvSets.isEmpty() && !isMet(id, fourCc("UVAS")))
        return;
    m_out.write(fourCc("UVAS"));
    m_out.write(std::uint32_t(geoset.uvSets.size()));
    const std::size_t vertices = geoset.vertices.size();
    for (const UvSet &set : geoset.uvSets) {
        const std::size_t there = std::min(vertices, set.coordinates.size());
        m_out.writeBytes(set.coordinates.data(), there * sizeof(Vec2));
        for (std::size_t v = there; v < vertices; ++v)
            m_out.write(Vec2());
    }
}

void MdxWriter::writeCurves(const StructInfo &info, const void *object, const MdxLayout::Object *layout)
{
    const auto isCurve = [&](const FieldInfo &f) {
        return f.type->kind == Kind::Curve && f.isOnDisk(m_ctx, object) &&
               static_cast<const CurveBase *>(f.in(object))->isPresent();
    };
    const auto met = [&](std::uint32_t tag) {
        return layout && std::find(layout->tags.begin(), layout->tags.end(), tag) != layout->tags.end();
    };
    if (layout)
        for (const std::uint32_t tag : layout->tags)
            for (const FieldInfo &f : info.fields)
                if (f.tag == tag && isCurve(f))
                    writeCurve(f, *static_cast<const CurveBase *>(f.in(object)), layout);
    for (const FieldInfo &f : info.fields)
        if (isCurve(f) && !met(f.tag))
            writeCurve(f, *static_cast<const CurveBase *>(f.in(object)), layout);
}

void MdxWriter::writePackedKeys(const CurveBase &curve)
{
    const int partCount = curve.hasTangents() ? 3 : 1;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        m_out.write(curve.times()[i]);
        for (int part = 0; part < partCount; ++part) {
            Quat rotation;
            std::memcpy(&rotation, curve.rawPart(part, sizeof rotation) + i * sizeof rotation, sizeof rotation);
            m_out.write(packRotation(rotation));
        }
    }
}

void MdxWriter::writeCurve(const FieldInfo &field, const CurveBase &original, const MdxLayout::Object *layout)
{
    const MdxLayout::TrackForm *form = layout && m_ctx.dialect == WowAlpha ? layout->form(field.tag) : nullptr;
    CurveBase curve = original;
    if (form && *form == MdxLayout::TrackForm::Integers && !toIntegers(curve))
        curve = original;
    const std::size_t count = curve.size(), width = field.type->element->valueSize();
    const CurveBase::Header header = curve.header();
    // A simple track has no room for an interpolation.
    const bool simple = isStoredAs(field, SimpleOrFull, m_ctx) && !hasInterpolation(m_layout, layout, field.tag) &&
                        header.interpolation == 0;
    m_out.write(field.tag);
    m_out.write(std::uint32_t(count));
    if (width && !simple)
        m_out.write(header.interpolation);
    m_out.write(header.globalSequence);
    if (isStoredAs(field, CompressedRotation, m_ctx))
        return writePackedKeys(curve);
    const int partCount = curve.hasTangents() ? 3 : 1;
    std::byte *to = m_out.append(count * (4 + width * std::size_t(partCount)));
    const std::int32_t *times = curve.times().data();
    const std::byte *parts[3] = {};
    for (int part = 0; part < partCount; ++part)
        parts[part] = curve.rawPart(part, width);
    switch (width) {
    case 0:
        if (count)
            std::memcpy(to, times, count * 4);
        break;
    case 4:
        interleave<4>(to, count, times, parts, partCount);
        break;
    case 12:
        interleave<12>(to, count, times, parts, partCount);
        break;
    case 16:
        interleave<16>(to, count, times, parts, partCount);
        break;
    default:
        break;
    }
}

} // namespace sinew::mdx
