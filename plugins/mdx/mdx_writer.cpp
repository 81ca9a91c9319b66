// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_writer.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

template<std::size_t Width>
void interleave(std::byte *to, std::size_t count, const std::int32_t *times, const std::byte *const *parts, int partCount)
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

} // namespace

bool MdxWriter::wanted(int field, const MdxLayout::Chunk *chunk) const
{
    const FieldInfo &f = m_model.info().fields[std::size_t(field)];
    if (!f.tag)
        return false;
    if (listSize(f, m_model.root()) == 0)
        return chunk && chunk->empty;
    if (f.type->kind == Kind::List || f.type->kind == Kind::Array || chunk || !m_layout)
        return true;
    // A file without VERS or MODL stays without until the user changes one of their values.
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
            const NodeId newest = m_layout->chunks[progress.last[std::size_t(field)]].last;
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
    const auto found = std::find_if(fields.begin(), fields.end(), [tag](const FieldInfo &f) { return f.tag == tag; });
    return int(found - fields.begin());
}

std::vector<MdxWriter::Planned> MdxWriter::plan() const
{
    std::vector<Planned> result;
    const auto &fields = m_model.info().fields;
    std::vector<bool> isPlanned(fields.size(), false);
    if (m_layout) {
        Progress progress{std::vector<std::size_t>(fields.size(), 0), std::vector<std::size_t>(fields.size(), 0)};
        for (std::size_t i = 0; i < m_layout->chunks.size(); ++i)
            if (!m_layout->chunks[i].opaque)
                progress.last[std::size_t(fieldOf(m_layout->chunks[i].tag))] = i;
        result.reserve(m_layout->chunks.size() + fields.size());
        for (std::size_t i = 0; i < m_layout->chunks.size(); ++i) {
            const MdxLayout::Chunk &chunk = m_layout->chunks[i];
            if (!chunk.opaque)
                planKnown(result, i, progress);
            else if (m_model.contains(chunk.last))
                result.push_back({-1, 0, 0, i, &chunk});
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

ByteWriter MdxWriter::write(std::size_t expected)
{
    m_out = ByteWriter(expected);
    m_out.write(fourCc("MDLX"));
    for (const Planned &planned : plan()) {
        if (planned.field < 0)
            writeOpaque(*planned.chunk);
        else
            writeChunk(planned);
    }
    // Opaque objects that no chunk of the file holds (pasted from another document) go to the end.
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
    const std::size_t sizeAt = m_out.size();
    m_out.write(std::uint32_t(0));
    m_lied = 0;
    switch (field.type->kind) {
    case Kind::Integer:
        m_out.writeBytes(data, field.type->size);
        break;
    case Kind::Struct:
        writeStruct(field.type->structure(), data, RootNode, 0xffff);
        break;
    case Kind::List: {
        const ListOps &ops = *field.type->list;
        const auto &ids = ops.ids(const_cast<void *>(data));
        for (std::size_t row = planned.first; row < planned.last; ++row)
            writeStruct(field.type->element->structure(), ops.at(const_cast<void *>(data), row), ids[row], 0xffff);
        break;
    }
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
    if (m_layout && planned.chunk) {
        const auto tail = m_layout->chunkTails.find(planned.layoutIndex);
        if (tail != m_layout->chunkTails.end())
            m_out.writeBytes(tail->second.data(), tail->second.size());
    }
    m_out.patch(sizeAt, std::uint32_t(m_out.size() - sizeAt - 4 - (planned.chunk && planned.chunk->countsAll ? 0 : m_lied)));
}

void MdxWriter::writeStruct(const StructInfo &info, const void *object, NodeId id, std::uint16_t fieldKey)
{
    const std::size_t start = m_out.size();
    if (info.sized)
        m_out.write(std::uint32_t(0));
    bool curves = false;
    for (const WireStep &step : info.wireSteps(m_ctx)) {
        if (step.bytes)
            m_out.writeBytes(static_cast<const std::byte *>(object) + step.memory, step.bytes);
        else if (info.fields[step.field].type->kind == Kind::Curve)
            curves = true;
        else
            writeField(info.fields[step.field], object, id, step.field);
    }
    const MdxLayout::Object *layout = m_layout ? m_layout->object(id, fieldKey) : nullptr;
    if (curves)
        writeCurves(info, object, layout);
    if (!info.sized)
        return;
    if (layout)
        m_out.writeBytes(layout->tail.data(), layout->tail.size());
    const std::size_t size = m_out.size() - start;
    if (layout && layout->statedSize >= 0 && layout->actualSize == size) {
        m_out.patch(start, std::uint32_t(layout->statedSize));
        if (fieldKey == 0xffff)
            m_lied += size - std::size_t(layout->statedSize);
    } else {
        m_out.patch(start, std::uint32_t(size));
    }
}

bool MdxWriter::isMet(NodeId id, std::uint32_t tag) const
{
    const MdxLayout::Object *layout = m_layout ? m_layout->object(id, 0xffff) : nullptr;
    return layout && std::find(layout->tags.begin(), layout->tags.end(), tag) != layout->tags.end();
}

void MdxWriter::writeField(const FieldInfo &field, const void *object, NodeId id, std::uint16_t row)
{
    if (!field.isOnDisk(m_ctx, object))
        return;
    const void *data = field.in(object);
    switch (field.type->kind) {
    case Kind::Struct:
        writeStruct(field.type->structure(), data, id, row);
        break;
    case Kind::Array: {
        const auto &array = *static_cast<const ArrayBase *>(data);
        if (field.optional && array.isEmpty() && !isMet(id, field.tag))
            break;
        m_out.write(field.tag);
        m_out.write(std::uint32_t(array.size()));
        m_out.writeBytes(array.raw(), array.size() * field.type->element->size);
        break;
    }
    case Kind::List: {
        const ListOps &ops = *field.type->list;
        if (field.tag)
            m_out.write(field.tag);
        const auto &ids = ops.ids(const_cast<void *>(data));
        m_out.write(std::uint32_t(ids.size()));
        const std::size_t lied = m_lied;
        for (std::size_t i = 0; i < ids.size(); ++i)
            writeStruct(field.type->element->structure(), ops.at(const_cast<void *>(data), i), ids[i], 0xffff);
        m_lied = lied;
        break;
    }
    default:
        m_out.writeBytes(data, field.type->valueSize());
        break;
    }
}

void MdxWriter::writeCurves(const StructInfo &info, const void *object, const MdxLayout::Object *layout)
{
    const auto isCurve = [&](const FieldInfo &f) {
        return f.type->kind == Kind::Curve && f.isOnDisk(m_ctx, object) && static_cast<const CurveBase *>(f.in(object))->isPresent();
    };
    const auto met = [&](std::uint32_t tag) {
        return layout && std::find(layout->tags.begin(), layout->tags.end(), tag) != layout->tags.end();
    };
    if (layout)
        for (const std::uint32_t tag : layout->tags)
            for (const FieldInfo &f : info.fields)
                if (f.tag == tag && isCurve(f))
                    writeCurve(f, *static_cast<const CurveBase *>(f.in(object)));
    for (const FieldInfo &f : info.fields)
        if (isCurve(f) && !met(f.tag))
            writeCurve(f, *static_cast<const CurveBase *>(f.in(object)));
}

void MdxWriter::writeCurve(const FieldInfo &field, const CurveBase &curve)
{
    const std::size_t count = curve.size(), width = field.type->element->valueSize();
    const CurveBase::Header header = curve.header();
    m_out.write(field.tag);
    m_out.write(std::uint32_t(count));
    if (width)
        m_out.write(header.interpolation);
    m_out.write(header.globalSequence);
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
