// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/array_rows.h"

#include "core/compare/digest.h"
#include "core/schema/counted_array.h"

namespace sinew {

namespace {

const ArrayBase &arrayOf(const FieldInfo &field, const void *object)
{
    return *static_cast<const ArrayBase *>(field.in(object));
}

/// Numbers that name nothing, so that no element is like another by them.
constexpr std::uint64_t unknownOfA = 1ull << 62, unknownOfB = 1ull << 63;

} // namespace

std::size_t ArrayRows::groupOf(const FieldInfo &field, const ArrayBase &a, const ArrayBase &b)
{
    const std::size_t group = std::max<std::size_t>(1, field.counted.group);
    return a.size() % group || b.size() % group ? 1 : group;
}

const ArrayRows::Rows &ArrayRows::of(const ArrayOwner &owner, const FieldInfo &field)
{
    const auto [at, isNew] = m_rows.try_emplace({field.in(owner.a), field.in(owner.b)});
    Rows &rows = at->second;
    if (isNew) {
        const std::size_t group = groupOf(field, arrayOf(field, owner.a), arrayOf(field, owner.b));
        rows.keysA = keys(owner, field, false, group);
        rows.keysB = keys(owner, field, true, group);
        rows.aligned = alignRows(rows.keysA, rows.keysB);
        rows.inB = rows.aligned.inB();
    }
    return rows;
}

std::vector<std::uint64_t> ArrayRows::keys(const ArrayOwner &owner, const FieldInfo &field, bool ofB, std::size_t group)
{
    const void *object = ofB ? owner.b : owner.a;
    const ArrayBase &array = arrayOf(field, object);
    const TypeInfo &type = *field.type->element;
    const std::vector<std::size_t> *counted = field.counted.array ? countedRows(owner, field) : nullptr;
    const std::vector<std::uint32_t> starts =
        counted && field.counted.starts ? field.counted.starts(object) : std::vector<std::uint32_t>();
    const bool refers = holdsReferences(field) && type.kind == Kind::Integer;
    const auto keyOf = [&](std::size_t i) -> std::uint64_t {
        const std::byte *at = array.raw() + i * type.size;
        if (counted) {
            const std::uint64_t row = (i < starts.size() ? starts[i] : 0) + std::uint64_t(readInteger(type, at));
            if (ofB)
                return row;
            const bool isThere = row < counted->size() && (*counted)[row] != RowAlignment::noRow;
            return isThere ? (*counted)[row] : row | unknownOfA;
        }
        if (!refers || i % field.reference.stride >= field.reference.used)
            return bytesDigest(at, type.size);
        const std::int64_t number = readInteger(type, at);
        if (isNoneReference(field.reference, type, number))
            return ~0ull;
        const NodeId target = (ofB ? m_alignment.b() : m_alignment.a()).target(field.reference.domain, number);
        if (const NodeId inB = ofB ? target : m_alignment.inB(target))
            return inB;
        // Numbers beyond the objects are compared as they are.
        return std::uint64_t(number) | (target ? ofB ? unknownOfB : unknownOfA : unknownOfA | unknownOfB);
    };
    std::vector<std::uint64_t> found;
    found.reserve(array.size() / group);
    for (std::size_t i = 0; i + group <= array.size(); i += group) {
        std::uint64_t key = keyOf(i);
        for (std::size_t j = 1; j < group; ++j)
            addDigest(key, keyOf(i + j));
        found.push_back(key);
    }
    return found;
}

const std::vector<std::size_t> *ArrayRows::countedRows(const ArrayOwner &owner, const FieldInfo &field)
{
    const Model &modelA = m_alignment.a().model(), &modelB = m_alignment.b().model();
    const auto rowsOf = [&](const ArrayOwner &holder) -> const std::vector<std::size_t> * {
        const FieldInfo *counted = countedArray(holder.info, field, modelA.ctx(), holder.a);
        return counted ? &of(holder, *counted).inB : nullptr;
    };
    if (const std::vector<std::size_t> *own = rowsOf(owner))
        return own;
    return rowsOf({modelA.info(), modelA.root(), modelB.root()});
}

} // namespace sinew
