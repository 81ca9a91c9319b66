// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/reader.h"

#include "core/io/cut_off.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/file/dialect.h"
#include "plugins/mdx/model/stored_as.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

constexpr std::uint32_t magic = fourCc("MDLX");

/// A field that this file has takes precedence over one with the same tag in another dialect.
const FieldInfo *rootField(const StructInfo &root, std::uint32_t tag, const Ctx &ctx, std::uint16_t &row)
{
    for (std::size_t i = 0; i < root.fields.size(); ++i)
        if (tag && root.fields[i].tag == tag && root.fields[i].isOnDisk(ctx, nullptr)) {
            row = std::uint16_t(i);
            return &root.fields[i];
        }
    return nullptr;
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

bool MdxReader::affords(bool charged, const char *field)
{
    if (charged)
        return true;
    if (m_problem.empty()) {
        m_problem = Message("%1: %2", {field, m_budget.refusal()});
        m_problemOffset = m_reader.offset();
    }
    return false;
}

bool MdxReader::reserveObjects(const FieldInfo &field, void *list, std::size_t count)
{
    if (!affords(m_budget.chargeObjects(count, field.type->element->size), field.name))
        return false;
    const ListOps &ops = *field.type->list;
    // Many small chunks of one kind must not reserve one by one.
    if (count > ops.size(list))
        ops.reserve(list, ops.size(list) + count);
    return true;
}

Result<std::unique_ptr<Model>> MdxReader::read()
{
    if (m_file.size() < 4 || m_reader.read<std::uint32_t>() != magic)
        return Error{QT_TRANSLATE_NOOP("Message", "not an MDX file: it does not start with MDLX"), {}, 0};
    m_model = std::make_unique<MdxModel>();
    m_layout = std::make_shared<MdxLayout>();

    if (!scan())
        return Error{m_budget.refusal(), {}, 4, "opaques"};
    chooseDialect();
    m_ctx = m_model->ctx();
    m_layout->dialect = m_ctx.dialect;
    const std::uint32_t known[] = {800, 900, 1000, 1100, 1200};
    if (std::find(std::begin(known), std::end(known), m_ctx.version) == std::end(known) &&
        !isSharedVersion(m_ctx.version))
        m_diagnostics.add(
            Severity::Warning, "mdx.version",
            {Message(
                 QT_TRANSLATE_NOOP(
                     "Message", "version %1 is unknown; what fits the nearest known version is read, the rest is kept"),
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

void MdxReader::chooseDialect()
{
    const std::uint32_t version = m_model->data.version;
    const auto add = [&](Severity severity, Message message) {
        m_diagnostics.add(severity, severity == Severity::Info ? "mdx.dialect" : "mdx.dialectUnsure",
                          {std::move(message), {}, -1, "dialect"});
    };
    const auto game = [](std::uint32_t dialect) {
        return dialect == WowAlpha ? "World of Warcraft alpha" : "Warcraft III";
    };
    const std::string number = std::to_string(version);
    if (m_wanted) {
        m_model->data.dialect = m_wanted;
        if (isSharedVersion(version) || m_wanted != Warcraft3)
            add(Severity::Info,
                {QT_TRANSLATE_NOOP("Message", "version %1 is read as %2, as requested"), {number, game(m_wanted)}});
        return;
    }
    if (!isSharedVersion(version))
        return;
    const DialectGuess guess = guessDialect(m_file, version);
    m_model->data.dialect = guess.dialect;
    if (guess.dialect == Undecided)
        add(Severity::Warning,
            {QT_TRANSLATE_NOOP("Message", "version %1 is used by WoW alpha and by Warcraft III 3.0 for different "
                                          "layouts, and this file could be either; its chunks are kept unread"),
             {number}});
    else if (guess.contrary.empty())
        add(Severity::Info,
            {QT_TRANSLATE_NOOP("Message", "version %1 is used by two games; read as %2, detected by %3"),
             {number, game(guess.dialect), guess.signs}});
    else
        add(Severity::Warning,
            {QT_TRANSLATE_NOOP(
                 "Message", "version %1 is used by two games; read as %2, detected by %3, although %4 match the other"),
             {number, game(guess.dialect), guess.signs, guess.contrary}});
}

bool MdxReader::scan()
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
    if (!m_budget.chargeObjects(chunks, sizeof(MdxLayout::Chunk) + sizeof(Opaque)))
        return false;
    m_layout->chunks.reserve(chunks);
    m_model->data.opaques.items.reserve(chunks);
    m_model->data.opaques.ids.reserve(chunks);
    return true;
}

MdxLayout::Object *MdxReader::layoutOf(NodeId id, std::uint16_t fieldKey)
{
    const Address key{id, fieldKey};
    const auto found = m_layout->objects.find(key);
    if (found != m_layout->objects.end())
        return &found->second;
    // An entry takes about a hundred bytes of memory; a file of tiny odd objects would take many times its size.
    if (m_layout->objects.size() >= 4096 + m_file.size() / 64) {
        fail(QT_TRANSLATE_NOOP("Message", "too many objects deviate from the format"));
        return nullptr;
    }
    if (!affords(m_budget.chargeBlock(1, sizeof(MdxLayout::Object)), "layout"))
        return nullptr;
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
            m_diagnostics.add(
                Severity::Warning, "mdx.tail",
                {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes after the last chunk are kept"), {rest.size()}),
                 {},
                 std::int64_t(start),
                 m_layout->chunks.empty() ? std::string() : chunkPath(m_layout->chunks.back())});
            break;
        }
        const auto tag = m_reader.read<std::uint32_t>(), size = m_reader.read<std::uint32_t>();
        std::uint16_t row = 0;
        const FieldInfo *field = rootField(root, tag, m_ctx, row);
        if (const std::uint64_t missing = size - std::min<std::uint64_t>(size, m_reader.remaining());
            field && missing > 0 && missing <= mostMissingBytes)
            return Error{cutOffAtLeast(missing), {}, std::int64_t(start), tagText(tag)};
        if (size > m_reader.remaining())
            return Error{Message(QT_TRANSLATE_NOOP("Message", "chunk %1 claims %2 bytes, but only %3 are left"),
                                 {tagText(tag), size, m_reader.remaining()}),
                         {},
                         std::int64_t(start),
                         tagText(tag)};

        const bool readable = field && (m_ctx.dialect != Undecided || tag == fourCc("VERS"));
        MdxLayout::Chunk chunk{tag};
        m_overrun = 0;
        m_problem = Message();
        m_entries.clear();
        const NodeId firstId = m_model->nextId();
        const std::uint64_t before = m_budget.charged();
        if (readable && readChunk(*field, row, size, chunk)) {
            m_seen[row] = true;
            m_layout->chunks.push_back(chunk);
            continue;
        }
        const bool problem = field && !m_problem.empty();
        if (problem) {
            if (!m_seen[row] || field->type->kind == Kind::List)
                dropChunk(*field, firstId);
            m_budget.release(m_budget.charged() - before);
        }
        if (!keepOpaque(tag, start + 8, size))
            return Error{m_budget.refusal(), {}, std::int64_t(start), tagText(tag)};
        if (problem)
            m_diagnostics.add(Severity::Error, "mdx.chunk",
                              {Message(QT_TRANSLATE_NOOP("Message", "%1; the chunk is kept unread"),
                                       {Message("%1: %2", {tagText(tag), m_problem})}),
                               {},
                               m_problemOffset,
                               chunkPath(m_layout->chunks.back())});
    }
    return Done{};
}

/// Drops the part of a chunk that was read: it is understood as a whole or not at all.
void MdxReader::dropChunk(const FieldInfo &field, NodeId firstId)
{
    if (isStruct<CollisionMesh>(*field.type))
        m_model->data.collisionMesh = {};
    if (field.type->kind == Kind::List) {
        void *list = field.in(m_model->mutableRoot());
        const auto &ids = field.type->list->ids(list);
        const std::size_t first = std::size_t(std::lower_bound(ids.begin(), ids.end(), firstId) - ids.begin());
        Value dropped(*field.type);
        field.type->list->extract(list, first, ids.size() - first, dropped.data());
    }
    for (const Address &key : m_entries)
        m_layout->objects.erase(key);
    m_layout->chunkTails.erase(m_layout->chunks.size());
}

bool MdxReader::keepOpaque(std::uint32_t tag, std::size_t from, std::size_t size)
{
    if (!m_budget.chargeBlock(size, 1))
        return false;
    List<Opaque> &opaques = m_model->data.opaques;
    Opaque &opaque = opaques.append();
    opaque.tag.chars = std::bit_cast<std::array<char, 4>>(tag);
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(m_file.data() + from);
    opaque.bytes.assign({bytes, size});
    opaques.ids.back() = m_model->newId();
    m_layout->chunks.push_back({tag, opaques.ids.back(), true});
    m_reader.seek(from + size);
    return true;
}

std::string MdxReader::objectPath() const
{
    // The object is the last one so far: problems are found while it is read.
    const std::size_t count = m_list->type->list->size(m_list->in(m_model->root()));
    return std::string(m_list->name) + "[" + std::to_string(count - 1) + "]";
}

std::string MdxReader::chunkPath(const MdxLayout::Chunk &chunk) const
{
    if (chunk.opaque)
        return "opaques[" + std::to_string(m_model->data.opaques.size() - 1) + "]";
    std::uint16_t row = 0;
    return rootField(m_model->info(), chunk.tag, m_ctx, row)->name;
}

bool MdxReader::keepChunkTail(const MdxLayout::Chunk &chunk, std::size_t end)
{
    const std::size_t count = end - m_reader.position();
    if (count == 0)
        return true;
    // Including its entry in the layout.
    if (!affords(m_budget.chargeBlock(count, 1) && m_budget.chargeBlock(1, sizeof(std::vector<std::byte>)), "layout"))
        return false;
    m_diagnostics.add(
        Severity::Warning, "mdx.chunkTail",
        {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes at the end of the chunk are unknown and kept"), {count}),
         {},
         m_reader.offset(),
         chunkPath(chunk)});
    const Bytes tail = m_reader.takeBytes(count);
    m_layout->chunkTails[m_layout->chunks.size()].assign(tail.begin(), tail.end());
    return true;
}

bool MdxReader::readChunk(const FieldInfo &field, std::uint16_t row, std::size_t size, MdxLayout::Chunk &chunk)
{
    const std::size_t end = m_reader.position() + size;
    void *target = field.in(m_model->mutableRoot());
    if (m_seen[row] && field.type->kind != Kind::List)
        return fail(QT_TRANSLATE_NOOP("Message", "the chunk occurs twice in the file"));
    switch (field.type->kind) {
    case Kind::Integer:
        if (size < 4)
            return fail(QT_TRANSLATE_NOOP("Message", "the chunk is too small"));
        m_reader.take(4); // already read by read()
        return keepChunkTail(chunk, end);
    case Kind::Struct:
        if (size < field.type->structure().flatSize(m_ctx))
            return fail(QT_TRANSLATE_NOOP("Message", "the chunk is too small"));
        if (!readStruct(field.type->structure(), target, RootNode, Address::NoField, end))
            return false;
        return keepChunkTail(chunk, end);
    case Kind::List:
        if (chunk.tag == fourCc("GEOS") && m_ctx.dialect == WowAlpha && m_ctx.version >= 1500)
            return readBatches(size, chunk);
        return readList(field, size, chunk);
    case Kind::Array: {
        if (chunk.tag == fourCc("BPOS"))
            return readBindPoses(size, chunk);
        const std::size_t width = field.type->element->size, bytes = size - size % width;
        chunk.empty = bytes == 0;
        if (!affords(m_budget.chargeBlock(bytes, 1), field.name))
            return false;
        if (bytes)
            std::memcpy(static_cast<ArrayBase *>(target)->resetRaw(bytes / width, width), m_reader.take(bytes), bytes);
        return keepChunkTail(chunk, end);
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
    if (!affords(m_budget.chargeBlock(fitting, sizeof(Matrix34)), "bindPoses"))
        return false;
    Matrix34 *matrices = m_model->data.bindPoses.reset(fitting);
    chunk.empty = fitting == 0;
    if (fitting)
        std::memcpy(matrices, m_reader.take(fitting * sizeof(Matrix34)), fitting * sizeof(Matrix34));
    if (fitting != stated) {
        m_layout->bindPoseCount = stated;
        m_layout->bindPoseActual = fitting;
    }
    return keepChunkTail(chunk, end);
}

bool MdxReader::readCount(const FieldInfo &field, std::size_t end, MdxLayout::Chunk &chunk)
{
    const bool twice = isStoredAs(field, CountedTwice, m_ctx);
    if (!twice && !isStoredAs(field, Counted, m_ctx))
        return true;
    chunk.bare = end - m_reader.position() < (twice ? 8 : 4);
    if (chunk.bare)
        return false;
    chunk.stated = m_reader.read<std::uint32_t>();
    if (twice)
        chunk.second = m_reader.read<std::uint32_t>();
    return true;
}

bool MdxReader::readFlatList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk)
{
    const StructInfo &item = field.type->element->structure();
    const ListOps &ops = *field.type->list;
    void *list = field.in(m_model->mutableRoot());
    const std::size_t end = m_reader.position() + size, each = item.flatSize(m_ctx);
    const bool counted = isStoredAs(field, Counted, m_ctx);
    std::size_t count = readCount(field, end, chunk) ? (end - m_reader.position()) / each : 0;
    if (counted)
        count = std::min<std::size_t>(count, chunk.stated);
    chunk.objects = std::uint32_t(count);
    if (!counted)
        chunk.stated = chunk.objects;
    if (!reserveObjects(field, list, count))
        return false;
    for (std::size_t i = 0; i < count; ++i) {
        void *object = ops.append(list);
        chunk.last = ops.ids(list).back() = m_model->newId();
        if (!readStruct(item, object, chunk.last, Address::NoField, end))
            return false;
    }
    chunk.empty = count == 0;
    return keepChunkTail(chunk, end);
}

bool MdxReader::readList(const FieldInfo &field, std::size_t size, MdxLayout::Chunk &chunk)
{
    const StructInfo &item = field.type->element->structure();
    if (item.isFlat(m_ctx))
        return readFlatList(field, size, chunk);
    const ListOps &ops = *field.type->list;
    void *list = field.in(m_model->mutableRoot());
    const std::size_t end = m_reader.position() + size;
    const std::size_t least = minSize(item, m_ctx);
    const bool counted = isStoredAs(field, Counted, m_ctx) || isStoredAs(field, CountedTwice, m_ctx);
    const std::size_t most = readCount(field, end, chunk) ? (counted ? chunk.stated : ~std::size_t(0)) : 0;
    m_list = &field;
    // Reserve all objects at once: growing step by step would need three times as much.
    const Bytes content = m_file.subspan(m_reader.position(), end - m_reader.position());
    std::size_t expected = isSized(item, m_ctx) ? 0 : content.size() / least;
    for (ByteReader hop(content); isSized(item, m_ctx) && hop.remaining() >= least; ++expected)
        hop.take(std::clamp<std::size_t>(hop.peek<std::uint32_t>(), 4, hop.remaining()));
    if (!reserveObjects(field, list, std::min(expected, most)))
        return false;
    // If the stated sizes of objects omit their tracks, the chunk's stated size is too small by the same amount: two
    // corpus files have such lights (nwdg32.mdx, FountainOfSouls.mdx).
    while (m_reader.position() < end + m_overrun) {
        if (m_overrun && m_reader.position() == end &&
            (m_reader.atEnd() || looksLikeTag(m_reader.peek<std::uint32_t>()))) {
            chunk.countsAll = true;
            m_overrun = 0;
            break;
        }
        if (chunk.objects == most || end + m_overrun - m_reader.position() < least) {
            if (!keepChunkTail(chunk, end + m_overrun))
                return false;
            break;
        }
        void *object = ops.append(list);
        chunk.last = ops.ids(list).back() = m_model->newId();
        ++chunk.objects;
        if (!readStruct(item, object, chunk.last, Address::NoField, end + m_overrun))
            return false;
    }
    chunk.empty = chunk.last == NoNode;
    if (!counted)
        chunk.stated = chunk.objects;
    if (m_reader.position() != end + m_overrun)
        return fail(QT_TRANSLATE_NOOP("Message", "an object reaches beyond the chunk's end"));
    return true;
}

} // namespace sinew::mdx
