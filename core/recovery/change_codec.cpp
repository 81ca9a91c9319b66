// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/change_codec.h"

#include "core/recovery/logged_objects.h"
#include "core/recovery/value_codec.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <iterator>

namespace sinew {

namespace {

/// Kind, node, field, leaf and element.
constexpr std::size_t leastBytes = 1 + 4 + 2 + 2 + 4;

/// The type of the value at an address; null if no object has such a field.
const TypeInfo *typeAt(const LoggedObjects &objects, const Address &logged)
{
    const StructInfo *info = objects.structOf(logged.node);
    if (!info || logged.field >= info->fields.size())
        return nullptr;
    const TypeInfo *type = info->fields[logged.field].type;
    if (logged.hasLeaf()) {
        if (type->kind != Kind::Struct || logged.leaf >= type->structure().fields.size())
            return nullptr;
        type = type->structure().fields[logged.leaf].type;
    }
    if (logged.hasElement()) {
        if (type->kind != Kind::FixedArray && type->kind != Kind::Array)
            return nullptr;
        type = type->element;
    }
    return type;
}

bool decodeChange(ByteReader &in, LoggedObjects &objects, Change &change)
{
    const auto kind = in.read<std::uint8_t>();
    change.at.node = in.read<NodeId>();
    change.at.field = in.read<std::uint16_t>();
    change.at.leaf = in.read<std::uint16_t>();
    change.at.sub = in.read<std::uint32_t>();
    const TypeInfo *type = typeAt(objects, change.at);
    if (in.failed() || kind > Change::Move || !type)
        return false;
    change.kind = Change::Kind(kind);
    change.at.node = objects.idOf(change.at.node);
    if (!objects.hasSame(change.at))
        return false;
    if (change.kind != Change::Set)
        change.first = in.read<std::int32_t>();
    if (change.kind == Change::Splice || change.kind == Change::Remove || change.kind == Change::Move)
        change.count = in.read<std::int32_t>();
    if (change.kind == Change::Move)
        change.to = in.read<std::int32_t>();
    if (change.kind == Change::Set || change.kind == Change::Splice || change.kind == Change::Insert) {
        change.other = Value(*type);
        return decodeValue(in, *type, change.other.data(), objects);
    }
    return !in.failed();
}

} // namespace

void encodeChanges(ByteWriter &out, const ChangeSet &changes)
{
    out.write(std::uint32_t(changes.size()));
    for (const Change &change : changes) {
        out.write(std::uint8_t(change.kind));
        out.write(change.at.node);
        out.write(change.at.field);
        out.write(change.at.leaf);
        out.write(change.at.sub);
        if (change.kind != Change::Set)
            out.write(std::int32_t(change.first));
        if (change.kind == Change::Splice || change.kind == Change::Remove || change.kind == Change::Move)
            out.write(std::int32_t(change.count));
        if (change.kind == Change::Move)
            out.write(std::int32_t(change.to));
        if (change.kind == Change::Set || change.kind == Change::Splice || change.kind == Change::Insert)
            encodeValue(out, change.other.type(), change.other.data());
    }
}

std::optional<ChangeSet> decodeChanges(ByteReader &in, LoggedObjects &objects)
{
    const auto count = in.read<std::uint32_t>();
    if (in.failed() || !in.fits(count, leastBytes))
        return std::nullopt;
    ChangeSet changes;
    for (std::uint32_t i = 0; i < count; ++i)
        if (!decodeChange(in, objects, changes.emplace_back()))
            return std::nullopt;
    return in.atEnd() ? std::optional(std::move(changes)) : std::nullopt;
}

void appendChanges(ChangeSet &changes, ChangeSet later)
{
    const bool sameSets =
        changes.size() == later.size() &&
        std::equal(changes.begin(), changes.end(), later.begin(), [](const Change &a, const Change &b) {
            return a.kind == Change::Set && b.kind == Change::Set && a.at == b.at;
        });
    if (sameSets)
        changes = std::move(later);
    else
        std::move(later.begin(), later.end(), std::back_inserter(changes));
}

} // namespace sinew
