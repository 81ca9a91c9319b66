// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdx_reader.h"

#include <algorithm>
#include <array>

namespace sinew::mdx {

namespace {

constexpr std::uint32_t magic = fourCc("MDLX");

const FieldInfo *rootField(const StructInfo &root, std::uint32_t tag, std::uint16_t &row)
{
    for (std::size_t i = 0; i < root.fields.size(); ++i)
        if (tag && root.fields[i].tag == tag) {
            row = std::uint16_t(i);
            return &root.fields[i];
        }
    return nullptr;
}

bool isCurveTag(std::uint32_t tag)
{
    return (tag & 0xff) == 'K';
}

/// Four printable characters: a chunk begins here and no object, whose size would have to be over 500 MB.
bool looksLikeTag(std::uint32_t tag)
{
    for (int i = 0; i < 4; ++i)
        if (const auto c = std::uint8_t(tag >> (8 * i)); c < 0x20 || c > 0x7e)
            return false;
    return true;
}

/// The smallest number of bytes that one structure can take.
std::size_t leastSize(const StructInfo &info, const Ctx &ctx)
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

/// Room for the objects of one chunk. Many small chunks of one kind must not reserve one by one.
void reserveFor(const ListOps &ops, void *list, std::size_t count)
{
    if (count > ops.size(list))
        ops.reserve(list, ops.size(list) + count);
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

bool MdxReader::fail(const char *message, const char *field)
{
    if (m_problem.empty()) {
        m_problem = field ? Message("%1: %2", {field, message}) : Message(message);
        m_problemOffset = m_reader.offset();
    }
    return false;
}

Result<std::unique_ptr<Model>> MdxReader::read()
{
    if (m_file.size() < 4 || m_reader.read<std::uint32_t>() != magic)
        return Error{QT_TRANSLATE_NOOP("Message", "not an MDX file: it does not start with MDLX"), {}, 0};
    m_model = std::make_unique<MdxModel>();
    m_layout = std::make_shared<MdxLayout>();

    scan();
    m_ctx = m_model->ctx();
    if (m_ctx.dialect == Undecided)
        m_diagnostics.add(
            Severity::Info, "mdx.dialect",
            {Message(QT_TRANSLATE_NOOP("Message", "version %1 is used by WoW alpha and by Warcraft III 3.0 for "
                                                  "different layouts; its chunks are kept unread"),
                     {std::to_string(m_ctx.version)}),
             {},
             -1,
             "version"});
    else if (m_ctx.version != 800 && m_ctx.version != 900 && m_ctx.version != 1000 && m_ctx.version != 1100 && m_ctx.version != 1200)
        m_diagnostics.add(
            Severity::Warning, "mdx.version",
            {Message(
                 QT_TRANSLATE_NOOP(
                     "Message", "version %1 is not known; what fits the nearest known one is read, the rest is kept"),
                 {std::to_string(m_ctx.version)}),
             {},
             -1,
             "version"});

    if (Status done = readChunks(); !done)
        return done.error();
    m_model->setLayout(m_layout);
    m_model->buildIndex();
    return std::unique_ptr<Model>(std::move(m_model));
}

void MdxReader::scan()
{
    // The version decides how chunks are read and need not come first (one corpus file starts with INFO).
    bool versionKnown = false;
    std::size_t chunks = 0;
    for (ByteReader scan(m_file.subspan(4)); scan.remaining() >= 8; ++chunks) {
        const auto tag = scan.read<std::uint32_t>(), size = scan.read<std::uint32_t>();
        if (tag == fourCc("VERS") && size >= 4 && scan.remaining() >= 4 && !versionKnown) {
            m_model->data.version = scan.peek<std::uint32_t>();
            versionKnown = true;
        }
        if (size > scan.remaining())
            break;
        scan.take(size);
    }
    m_layout->chunks.reserve(chunks);
    m_model->data.opaques.items.reserve(chunks);
    m_model->data.opaques.ids.reserve(chunks);
}

MdxLayout::Object *MdxReader::layoutOf(NodeId id, std::uint16_t fieldKey)
{
    const std::uint64_t key = MdxLayout::objectKey(id, fieldKey);
    const auto found = m_layout->objects.find(key);
    if (found != m_layout->objects.end())
        return &found->second;
    // An entry takes some hundred bytes of memory; a file of tiny odd objects would take many times its size.
    if (m_layout->objects.size() >= 4096 + m_file.size() / 64) {
        fail(QT_TRANSLATE_NOOP("Message", "too many objects deviate from the format"));
        return nullptr;
    }
    m_entries.push_back(key);
    return &m_layout->objects[key];
}

Status MdxReader::readChunks()
{
    const StructInfo &root = m_model->info();
    m_seen.assign(root.fields.size(), false);
    while (!m_reader.atEnd()) {
        const std::size_t start = m_reader.position();
        if (m_reader.remaining() < 8) {
            const Bytes rest = m_reader.rest();
            m_layout->fileTail.assign(rest.begin(), rest.end());
            m_diagnostics.add(Severity::Warning, "mdx.tail",
                              {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes after the last chunk are kept"),
                                       {std::to_string(rest.size())}),
                               {},
                               std::int64_t(start)});
            break;
        }
        const auto tag = m_reader.read<std::uint32_t>(), size = m_reader.read<std::uint32_t>();
        if (size > m_reader.remaining())
            return Error{Message(QT_TRANSLATE_NOOP("Message", "chunk %1 says %2 bytes, the file has %3 left"),
                                 {tagText(tag), std::to_string(size), std::to_string(m_reader.remaining())}),
                         {},
                         std::int64_t(start),
                         tagText(tag)};

        std::uint16_t row = 0;
        const FieldInfo *field = rootField(root, tag, row);
        const bool readable = field && (m_ctx.dialect != Undecided || tag == fourCc("VERS")) && field->isOnDisk(m_ctx, nullptr);
        MdxLayout::Chunk chunk{tag};
        m_lied = 0;
        m_problem = Message();
        m_entries.clear();
        const NodeId firstId = m_model->nextId();
        if (readable && readChunk(*field, row, size, chunk)) {
            m_seen[row] = true;
            m_layout->chunks.push_back(chunk);
            continue;
        }
        if (field && !m_problem.empty()) {
            m_diagnostics.add(Severity::Error, "mdx.chunk",
                              {Message(QT_TRANSLATE_NOOP("Message", "%1; the chunk is kept unread"), {m_problem}),
                               {},
                               m_problemOffset,
                               field->name});
            dropChunk(*field, firstId);
        }
        keepOpaque(tag, start + 8, size);
    }
    return Done{};
}

/// What was read of a chunk goes: it is understood as a whole or not at all.
void MdxReader::dropChunk(const FieldInfo &field, NodeId firstId)
{
    if (field.type->kind == Kind::List) {
        void *list = field.in(m_model->mutableRoot());
        const auto &ids = field.type->list->ids(list);
        const std::size_t first = std::size_t(std::lower_bound(ids.begin(), ids.end(), firstId) - ids.begin());
        Value dropped(*field.type);
        field.type->list->extract(list, first, ids.size() - first, dropped.data());
    }
    for (const std::uint64_t key : m_entries)
        m_layout->objects.erase(key);
    m_layout->chunkTails.erase(m_layout->chunks.size());
}

void MdxReader::keepOpaque(std::uint32_t tag, std::size_t from, std::size_t size)
{
    List<Opaque> &opaques = m_model->data.opaques;
    Opaque &opaque = opaques.append();
    opaque.tag = tag;
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(m_file.data() + from);
    opaque.bytes.assign({bytes, size});
    opaques.ids.back() = m_model->newId();
    m_layout->chunks.push_back({tag, opaques.ids.back(), true});
    m_reader.seek(from + size);
}

std::string MdxReader::objectPath() const
{
    // The object is the last one so far: problems are met while it is read.
    const std::size_t count = m_list->type->list->size(m_list->in(m_model->root()));
    return std::string(m_list->name) + "[" + std::to_string(count - 1) + "]";
}

void MdxReader::keepChunkTail(std::size_t end)
{
    const std::size_t count = end - m_reader.position();
    if (count == 0)
        return;
    m_diagnostics.add(
        Severity::Warning, "mdx.chunkTail",
        {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes at the end of the chunk are not understood and kept"),
                 {std::to_string(count)}),
         {},
         m_reader.offset()});
    const Bytes tail = m_reader.takeBytes(count);
    m_layout->chunkTails[m_layout->chunks.size()].assign(tail.begin(), tail.end());
}

bool MdxReader::readChunk(const FieldInfo &field, std::uint16_t row, std::size_t size, MdxLayout::Chunk &chunk)
{
    const std::size_t end = m_reader.position() + size;
    void *target = field.in(m_model->mutableRoot());
    if (m_seen[row] && field.type->kind != Kind::List)
        return fail(QT_TRANSLATE_NOOP("Message", "the chunk stands in the file twice"));
    switch (field.type->kind) {
    case Kind::Integer:
        if (size < 4)
            return fail(QT_TRANSLATE_NOOP("Message", "the chunk is too small"));
        m_reader.take(4); // read ahead by read()
        keepChunkTail(end);
        return true;
    case Kind::Struct:
        if (size < field.type->structure().flatSize(m_ctx))
            return fail(QT_TRANSLATE_NOOP("Message", "the chunk is too small"));
        if (!readStruct(field.type->structure(), target, RootNode, 0xffff, end))
            return false;
        keepChunkTail(end);
        return true;
    case Kind::List:
        return readList(field, size, chunk);
    case Kind::Array: {
        if (chunk.tag == fourCc("BPOS"))
            return readBindPoses(size, chunk);
        const std::size_t width = field.type->element->size, bytes = size - size % width;
        chunk.empty = bytes == 0;
        if (bytes)
            std::memcpy(static_cast<ArrayBase *>(target)->resetRaw(bytes / width, width), m_reader.take(bytes), bytes);
        keepChunkTail(end);
        return true;
    }
    default:
        return fail(QT_TRANSLATE_NOOP("Message", "this chunk is not read"));
    }
}

bool MdxReader::readBindPoses(std::size_t size, MdxLayout::Chunk &chunk)
{
    const std::size_t end = m_reader.position() + size;
    if (size < 4)
        return fail(QT_TRANSLATE_NOOP("Message", "the chunk is too small"));
    const auto stated = m_reader.read<std::uint32_t>();
    const std::size_t fitting = std::min<std::size_t>(stated, (end - m_reader.position()) / sizeof(Matrix34));
    Matrix34 *matrices = m_model->data.bindPoses.reset(fitting);
    chunk.empty = fitting == 0;
    if (fitting)
        std::memcpy(matrices, m_reader.take(fitting * sizeof(Matrix34)), fitting * sizeof(Matrix34));
    if (fitting != stated) {
        m_layout->bindPoseCount = stated;
        m_layout->bindPoseActual = fitting;
    }
    keepChunkTail(end);
    return true;
}

bool MdxReader::readFlatList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk)
{
    const StructInfo &item = field.type->element->structure();
    const ListOps &ops = *field.type->list;
    void *list = field.in(m_model->mutableRoot());
    const std::size_t end = m_reader.position() + size, each = item.flatSize(m_ctx), count = size / each;
    reserveFor(ops, list, count);
    for (std::size_t i = 0; i < count; ++i) {
        void *object = ops.append(list);
        chunk.last = ops.ids(list).back() = m_model->newId();
        if (!readStruct(item, object, chunk.last, 0xffff, end))
            return false;
    }
    chunk.empty = count == 0;
    keepChunkTail(end);
    return true;
}

bool MdxReader::readList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk)
{
    const StructInfo &item = field.type->element->structure();
    if (item.isFlat(m_ctx))
        return readFlatList(field, size, chunk);
    const ListOps &ops = *field.type->list;
    void *list = field.in(m_model->mutableRoot());
    const std::size_t start = m_reader.position();
    const std::size_t least = leastSize(item, m_ctx);
    m_list = &field;
    // Room for all objects at once: growing step by step would need three times as much.
    std::size_t expected = item.sized ? 0 : size / least;
    for (ByteReader hop(m_file.subspan(start, size)); item.sized && hop.remaining() >= least; ++expected)
        hop.take(std::clamp<std::size_t>(hop.peek<std::uint32_t>(), 4, hop.remaining()));
    reserveFor(ops, list, expected);
    // Objects whose stated size leaves out their tracks make the chunk's stated size too small by as much: two corpus files
    // have such lights (nwdg32.mdx, FountainOfSouls.mdx).
    const std::size_t end = start + size;
    while (m_reader.position() < end + m_lied) {
        if (m_lied && m_reader.position() == end && (m_reader.atEnd() || looksLikeTag(m_reader.peek<std::uint32_t>()))) {
            chunk.countsAll = true;
            m_lied = 0;
            break;
        }
        if (end + m_lied - m_reader.position() < least) {
            keepChunkTail(end + m_lied);
            break;
        }
        void *object = ops.append(list);
        chunk.last = ops.ids(list).back() = m_model->newId();
        if (!readStruct(item, object, chunk.last, 0xffff, end + m_lied))
            return false;
    }
    chunk.empty = chunk.last == NoNode;
    if (m_reader.position() != end + m_lied)
        return fail(QT_TRANSLATE_NOOP("Message", "an object reaches beyond the chunk's end"));
    return true;
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
