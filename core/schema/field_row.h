// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"

#include <source_location>

namespace sinew {

struct Ctx;
struct FieldInfo;

namespace detail {

template<class>
struct MemberPointer;
template<class T, class M>
struct MemberPointer<M T::*>
{
    using Owner = T;
    using Value = M;
};

/// Like StructInfo::rowAt(); ends the program if there is no such row. `what` names the member.
std::uint16_t rowOrAbort(const StructInfo &info, std::size_t offset, const char *what);

// Out of line, so that code naming a field by member does not need the whole of struct_info.h.
const FieldInfo &rowOf(const StructInfo &info, std::uint16_t row);
int sameRowIn(const StructInfo &info, std::uint16_t row, const Ctx &ctx, const void *object);
bool isRowOf(const StructInfo &info, std::uint16_t row, const FieldInfo &field);

} // namespace detail

/// Bytes from the start of a T to a member.
template<class T, class M>
std::size_t memberOffset(M T::*member)
{
    alignas(T) static const std::byte space[sizeof(T)] = {};
    const T *object = reinterpret_cast<const T *>(space);
    return std::size_t(reinterpret_cast<const std::byte *>(&(object->*member)) - space);
}

/// The structure that a member belongs to, and the member's type.
template<auto Member>
using OwnerOf = typename detail::MemberPointer<decltype(Member)>::Owner;
template<auto Member>
using ValueOf = typename detail::MemberPointer<decltype(Member)>::Value;

/// Row of a member in the description of its structure: fieldRow<&Layer::filterMode>(). For a member with several rows
/// (one for each dialect) the first. Looked up once; a member without a row ends the program with its name.
template<auto Member>
std::uint16_t fieldRow()
{
    static const std::uint16_t row = detail::rowOrAbort(describe<OwnerOf<Member>>(), memberOffset(Member),
                                                        std::source_location::current().function_name());
    return row;
}

/// The row itself.
template<auto Member>
const FieldInfo &fieldInfo()
{
    return detail::rowOf(describe<OwnerOf<Member>>(), fieldRow<Member>());
}

/// Row of a member that is on disk in a context, -1 if none. `object`: null decides by the context alone.
template<auto Member>
int fieldRow(const Ctx &ctx, const void *object)
{
    return detail::sameRowIn(describe<OwnerOf<Member>>(), fieldRow<Member>(), ctx, object);
}

/// True if a row is one of a member's.
template<auto Member>
bool isField(const FieldInfo &row)
{
    return detail::isRowOf(describe<OwnerOf<Member>>(), fieldRow<Member>(), row);
}

/// The first of some members of different structures that belongs to this one, as its row; -1 if none does. For members
/// that several structures have in common.
template<auto... Members>
int fieldRowIn(const StructInfo &info)
{
    int row = -1;
    (void)((&info == &describe<OwnerOf<Members>>() && (row = fieldRow<Members>(), true)) || ...);
    return row;
}

} // namespace sinew
