// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/type_info.h"

#include "core/schema/struct_info.h"

#include <algorithm>

namespace sinew {

bool equalValues(const TypeInfo &type, const void *a, const void *b)
{
    switch (type.kind) {
    case Kind::Struct:
        for (const FieldInfo &f : type.structure().fields)
            if (!equalValues(*f.type, f.in(a), f.in(b)))
                return false;
        return true;
    case Kind::FixedArray:
        for (std::uint32_t i = 0; i < type.components; ++i) {
            const std::size_t at = std::size_t(i) * type.element->size;
            if (!equalValues(*type.element, static_cast<const std::byte *>(a) + at,
                             static_cast<const std::byte *>(b) + at))
                return false;
        }
        return true;
    case Kind::Array:
        return static_cast<const ArrayBase *>(a)->equalRaw(*static_cast<const ArrayBase *>(b),
                                                           type.element->valueSize());
    case Kind::Curve:
        return static_cast<const CurveBase *>(a)->equalRaw(*static_cast<const CurveBase *>(b),
                                                           type.element->valueSize());
    case Kind::List: {
        const std::size_t count = type.list->size(a);
        if (count != type.list->size(b))
            return false;
        for (std::size_t i = 0; i < count; ++i)
            if (!equalValues(*type.element, type.list->at(const_cast<void *>(a), i),
                             type.list->at(const_cast<void *>(b), i)))
                return false;
        return true;
    }
    default:
        return std::memcmp(a, b, type.valueSize()) == 0;
    }
}

void ListOps::insert(void *list, std::size_t row, void *source) const
{
    const std::size_t before = size(list), count = size(source);
    for (std::size_t i = 0; i < count; ++i)
        item->swap(append(list), at(source, i));
    std::copy_n(ids(source).begin(), count, ids(list).begin() + std::ptrdiff_t(before));
    dropLast(source, count);
    move(list, before, count, row);
}

void ListOps::extract(void *list, std::size_t row, std::size_t count, void *target) const
{
    const std::size_t rest = size(list) - count;
    move(list, row, count, rest);
    for (std::size_t i = 0; i < count; ++i) {
        item->swap(append(target), at(list, rest + i));
        ids(target).back() = ids(list)[rest + i];
    }
    dropLast(list, count);
}

void ListOps::move(void *list, std::size_t row, std::size_t count, std::size_t to) const
{
    const std::size_t first = std::min(row, to), last = std::max(row, to) + count;
    const std::size_t middle = to < row ? row : row + count;
    if (count == 0 || row == to)
        return;
    std::byte *items = static_cast<std::byte *>(at(list, 0));
    // A range is rotated by reversing both of its parts and then the whole.
    const auto reverse = [&](std::size_t begin, std::size_t end) {
        for (; begin + 1 < end; ++begin, --end)
            item->swap(items + begin * item->size, items + (end - 1) * item->size);
    };
    reverse(first, middle);
    reverse(middle, last);
    reverse(first, last);
    const auto begin = ids(list).begin();
    std::rotate(begin + std::ptrdiff_t(first), begin + std::ptrdiff_t(middle), begin + std::ptrdiff_t(last));
}

const TypeInfo &detail::typeOf(const StructInfo &structure)
{
    return *structure.type;
}

} // namespace sinew
