// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/physics.h"

#include "core/schema/field_row.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/physics_chunks.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace sinew::m2 {

namespace {

const PhysicsList *listOfField(int field)
{
    for (const PhysicsList &list : physicsLists())
        if (list.field == field)
            return &list;
    return nullptr;
}

/// Row of an object; `guess` is its most likely row.
std::size_t rowOf(const std::vector<NodeId> &ids, NodeId id, std::size_t guess)
{
    return guess < ids.size() && ids[guess] == id ? guess
                                                  : std::size_t(std::find(ids.begin(), ids.end(), id) - ids.begin());
}

void decode(const PhysicsForm &form, const std::byte *disk, void *item)
{
    for (const PhysicsForm::Part &part : form.parts) {
        auto *memory = static_cast<std::byte *>(item) + part.memory;
        if (!part.skipped) {
            std::memset(memory, 0, part.size);
            std::memcpy(memory, disk, part.disk);
        }
        disk += part.disk;
    }
}

/// False if a number is too large for its bytes.
bool encode(const PhysicsForm &form, const void *item, std::byte *disk)
{
    for (const PhysicsForm::Part &part : form.parts) {
        const auto *memory = static_cast<const std::byte *>(item) + part.memory;
        if (!part.skipped) {
            std::memcpy(disk, memory, part.disk);
            if (std::any_of(memory + part.disk, memory + part.size, [](std::byte b) { return b != std::byte(0); }))
                return false;
        }
        disk += part.disk;
    }
    return true;
}

template<class T>
void put(std::vector<std::byte> &bytes, const T *values, std::size_t count)
{
    const auto *from = reinterpret_cast<const std::byte *>(values);
    bytes.insert(bytes.end(), from, from + count * sizeof(T));
}

/// All polytopes of a chunk, or nothing if their sizes don't add up to that of the chunk.
bool readPolytopes(Bytes bytes, List<Polytope> &polytopes)
{
    ByteReader headers(bytes);
    const auto count = headers.read<std::uint32_t>();
    if (bytes.size() < 4 || count > headers.remaining() / polytopeHeader)
        return false;
    ByteReader contents(bytes);
    contents.seek(4 + count * polytopeHeader);
    List<Polytope> read;
    for (std::uint32_t i = 0; i < count; ++i) {
        Polytope &polytope = read.append();
        const auto vertices = headers.read<std::uint32_t>();
        polytope.unknown0 = headers.read<std::array<std::uint8_t, 12>>();
        polytope.faceCount = headers.read<std::uint32_t>();
        polytope.unknown1 = headers.read<std::array<std::uint8_t, 20>>();
        polytope.edgeCount = headers.read<std::uint32_t>();
        polytope.unknown2 = headers.read<std::array<std::uint8_t, 12>>();
        polytope.values = headers.read<std::array<float, 6>>();
        const std::uint64_t rest =
            polytope.faceCount * std::uint64_t(faceBytes) + polytope.edgeCount * std::uint64_t(edgeBytes);
        if (vertices * std::uint64_t(sizeof(Vec3)) + rest > contents.remaining())
            return false;
        // Not memcpy: empty arrays have no memory.
        std::copy_n(contents.take(vertices * sizeof(Vec3)), vertices * sizeof(Vec3),
                    reinterpret_cast<std::byte *>(polytope.vertices.reset(vertices)));
        std::copy_n(contents.take(rest), rest, reinterpret_cast<std::byte *>(polytope.data.reset(rest)));
    }
    if (!contents.atEnd())
        return false;
    polytopes = std::move(read);
    return true;
}

Result<std::vector<std::byte>> polytopeBytes(const List<Polytope> &polytopes)
{
    std::vector<std::byte> bytes;
    const auto count = std::uint32_t(polytopes.size());
    put(bytes, &count, 1);
    for (const Polytope &polytope : polytopes) {
        if (polytope.data.size() !=
            polytope.faceCount * std::uint64_t(faceBytes) + polytope.edgeCount * std::uint64_t(edgeBytes))
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "%1 faces and %2 half edges need a different number of bytes"),
                        {polytope.faceCount, polytope.edgeCount}),
                {},
                -1,
                "physics"};
        const auto vertices = std::uint32_t(polytope.vertices.size());
        put(bytes, &vertices, 1);
        put(bytes, &polytope.unknown0, 1);
        put(bytes, &polytope.faceCount, 1);
        put(bytes, &polytope.unknown1, 1);
        put(bytes, &polytope.edgeCount, 1);
        put(bytes, &polytope.unknown2, 1);
        put(bytes, &polytope.values, 1);
    }
    for (const Polytope &polytope : polytopes) {
        put(bytes, polytope.vertices.data(), polytope.vertices.size());
        put(bytes, polytope.data.data(), polytope.data.size());
    }
    return bytes;
}

/// Items as their chunk stores them; padding of known ones comes from `old`, which held `former`.
Result<std::vector<std::byte>> listBytes(const PhysicsList &list, std::size_t formRow, const Physics &physics,
                                         const Physics *former, Bytes old)
{
    const FieldInfo &field = describe<Physics>().fields[list.field];
    const ListOps &ops = *field.type->list;
    const PhysicsForm &form = list.forms[formRow];
    void *now = const_cast<void *>(field.in(static_cast<const void *>(&physics)));
    const std::vector<NodeId> none, &ids = ops.ids(now);
    const std::vector<NodeId> &formerIds =
        former ? ops.ids(const_cast<void *>(field.in(static_cast<const void *>(former)))) : none;
    std::vector<std::byte> bytes(ids.size() * form.size);
    for (std::size_t row = 0; row < ids.size(); ++row) {
        std::byte *to = bytes.data() + row * form.size;
        const std::size_t was = rowOf(formerIds, ids[row], row);
        if (was < formerIds.size() && (was + 1) * form.size <= old.size())
            std::memcpy(to, old.data() + was * form.size, form.size);
        if (!encode(form, ops.at(now, row), to))
            return Error{
                QT_TRANSLATE_NOOP("Message", "a number is too large for its field in this version of the file"),
                {},
                -1,
                std::string("physics.") + field.name + "[" + std::to_string(row) + "]"};
    }
    return bytes;
}

class PhysicsWriter
{
public:
    PhysicsWriter(const Physics &physics, const Physics *former, Bytes bytes, bool anew)
        : m_physics(physics), m_former(former), m_bytes(bytes), m_anew(anew), m_chunks(physicsChunks(bytes)),
          m_written(describe<Physics>().fields.size(), false)
    {
    }

    Result<std::vector<std::byte>> write()
    {
        if (!m_former)
            addHead();
        std::size_t opaque = 0;
        for (const PhysicsChunk &chunk : m_chunks.chunks) {
            const Bytes data = m_bytes.subspan(chunk.begin, chunk.size);
            if (chunk.field >= 0 && !isOpaque(chunk, data))
                keep(chunk, data);
            else if (opaque < m_former->opaques.size())
                keepOpaque(opaque++);
        }
        addNew();
        if (m_error)
            return *m_error;
        const Bytes tail = m_bytes.subspan(m_chunks.end);
        m_out.insert(m_out.end(), tail.begin(), tail.end());
        return std::move(m_out);
    }

private:
    void append(std::uint32_t tag, Bytes data)
    {
        const std::uint32_t head[] = {m_chunks.backwards ? backwards(tag) : tag, std::uint32_t(data.size())};
        put(m_out, head, 2);
        m_out.insert(m_out.end(), data.begin(), data.end());
    }
    bool same(const FieldInfo &field) const
    {
        const void *now = field.in(static_cast<const void *>(&m_physics)),
                   *was = field.in(static_cast<const void *>(m_former));
        return equalValues(*field.type, now, was);
    }
    static bool isOpaque(const PhysicsChunk &chunk, Bytes data)
    {
        List<Polytope> unused;
        return chunk.tag == fourCc("PLYT") && !readPolytopes(data, unused);
    }

    void keep(const PhysicsChunk &chunk, Bytes data)
    {
        const FieldInfo &field = describe<Physics>().fields[std::size_t(chunk.field)];
        m_written[std::size_t(chunk.field)] = true;
        if (!m_anew && same(field))
            return append(chunk.tag, data);
        if (field.type->kind == Kind::Integer) {
            std::vector<std::byte> number(data.begin(), data.end());
            std::memcpy(number.data(), field.in(static_cast<const void *>(&m_physics)), field.type->size);
            return append(chunk.tag, number);
        }
        if (field.type->list->size(field.in(static_cast<const void *>(&m_physics))) == 0 && !same(field))
            return; // all were deleted
        take(chunk.tag, contentOf(field, chunk.form, data));
    }
    Result<std::vector<std::byte>> contentOf(const FieldInfo &field, std::size_t form, Bytes old) const
    {
        if (field.type == &typeInfo<List<Polytope>>())
            return polytopeBytes(m_physics.polytopes);
        return listBytes(*listOfField(int(&field - describe<Physics>().fields.data())), form, m_physics, m_former, old);
    }
    void take(std::uint32_t tag, Result<std::vector<std::byte>> content)
    {
        if (content)
            append(tag, *content);
        else if (!m_error)
            m_error = content.error();
    }

    void appendOpaque(const Opaque &opaque)
    {
        std::uint32_t tag;
        std::memcpy(&tag, opaque.tag.chars.data(), 4);
        append(tag, {reinterpret_cast<const std::byte *>(opaque.bytes.data()), opaque.bytes.size()});
    }
    void keepOpaque(std::size_t formerRow)
    {
        const std::size_t row = rowOf(m_physics.opaques.ids, m_former->opaques.ids[formerRow], formerRow);
        if (row < m_physics.opaques.size())
            appendOpaque(m_physics.opaques[row]);
    }

    void addHead()
    {
        append(fourCc("PHYS"), {reinterpret_cast<const std::byte *>(&m_physics.version), sizeof m_physics.version});
        if (m_physics.type)
            append(fourCc("PHYT"), {reinterpret_cast<const std::byte *>(&m_physics.type), sizeof m_physics.type});
        m_written[fieldRow<&Physics::type>()] = true;
    }
    void addNew()
    {
        const StructInfo &info = describe<Physics>();
        const auto typeRow = std::size_t(fieldRow<&Physics::type>());
        if (!m_written[typeRow] && m_former && !same(info.fields[typeRow]))
            append(fourCc("PHYT"), {reinterpret_cast<const std::byte *>(&m_physics.type), sizeof m_physics.type});
        for (const PhysicsList &list : physicsLists()) {
            const FieldInfo &field = info.fields[list.field];
            void *items = const_cast<void *>(field.in(static_cast<const void *>(&m_physics)));
            if (m_written[list.field] || field.type->list->size(items) == 0)
                continue;
            std::size_t form = 0;
            if (list.formField >= 0)
                form = *static_cast<const std::uint8_t *>(
                    field.type->element->structure().fields[std::size_t(list.formField)].in(
                        field.type->list->at(items, 0)));
            form = std::min(form, list.forms.size() - 1);
            take(list.forms[form].tag, contentOf(field, form, {}));
        }
        if (!m_written[fieldRow<&Physics::polytopes>()] && !m_physics.polytopes.isEmpty())
            take(fourCc("PLYT"), polytopeBytes(m_physics.polytopes));
        for (std::size_t row = 0; row < m_physics.opaques.size(); ++row)
            if (!m_former || rowOf(m_former->opaques.ids, m_physics.opaques.ids[row], row) == m_former->opaques.size())
                appendOpaque(m_physics.opaques[row]);
    }

    const Physics &m_physics;
    const Physics *m_former;
    Bytes m_bytes;
    bool m_anew;
    PhysicsChunks m_chunks;
    std::vector<bool> m_written; ///< by row of describe<Physics>()
    std::vector<std::byte> m_out;
    std::optional<Error> m_error;
};

} // namespace

bool readPhysics(Bytes bytes, Physics &physics, const std::function<void(std::size_t, Message)> &report)
{
    const StructInfo &info = describe<Physics>();
    const PhysicsChunks found = physicsChunks(bytes);
    if (!found.hasHead)
        return false;
    physics.version = 0;
    for (const PhysicsChunk &chunk : found.chunks) {
        const Bytes data = bytes.subspan(chunk.begin, chunk.size);
        const FieldInfo *field = chunk.field >= 0 ? &info.fields[std::size_t(chunk.field)] : nullptr;
        if (field && field->type->kind == Kind::Integer) {
            std::memcpy(field->in(&physics), data.data(), field->type->size);
            continue;
        }
        if (field && field->type == &typeInfo<List<Polytope>>()) {
            if (readPolytopes(data, physics.polytopes))
                continue;
            report(
                chunk.begin,
                QT_TRANSLATE_NOOP(
                    "Message", "the sizes of the polytopes don't add up to the size of the chunk; it is kept as is"));
            field = nullptr;
        }
        if (field) {
            const PhysicsList &list = *listOfField(chunk.field);
            const PhysicsForm &form = list.forms[chunk.form];
            const ListOps &ops = *field->type->list;
            ops.reserve(field->in(&physics), data.size() / form.size);
            for (std::size_t at = 0; at < data.size(); at += form.size) {
                void *item = ops.append(field->in(&physics));
                decode(form, data.data() + at, item);
                if (list.formField >= 0)
                    *static_cast<std::uint8_t *>(
                        field->type->element->structure().fields[std::size_t(list.formField)].in(item)) =
                        std::uint8_t(chunk.form);
            }
            continue;
        }
        if (chunk.wrongWidth)
            report(chunk.begin,
                   Message(QT_TRANSLATE_NOOP("Message",
                                             "the chunk has %1 bytes, which is not a multiple of %2; it is kept as is"),
                           {chunk.size, chunk.wrongWidth}));
        Opaque &opaque = physics.opaques.append();
        std::memcpy(opaque.tag.chars.data(), &chunk.tag, 4);
        if (chunk.size)
            std::memcpy(opaque.bytes.reset(chunk.size), data.data(), chunk.size);
    }
    return true;
}

Result<std::vector<std::byte>> writePhysics(const Physics &physics, const Physics *former, Bytes bytes, bool anew)
{
    return PhysicsWriter(physics, former, bytes, anew).write();
}

} // namespace sinew::m2
