// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/type_info.h"

#include "core/schema/struct_info.h"

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

} // namespace sinew
