// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/field_row.h"

#include <vector>

namespace sinew {

/// What a check looks at. The kind of a file (dialect, version, header flags) is read by all checks.
///
///     Reads::of<Geoset, Material>() | Reads::field<&Root::pivots>() | Reads::curves()
class Reads
{
public:
    /// Every field of all objects of these structures, and the set of these objects. A structure that is part of others
    /// (a node) is read in all of them.
    template<class... T>
    static Reads of()
    {
        return Reads({{&describe<T>(), allFields}...});
    }
    /// Members of structures, rows of all dialects; for a list, which objects are in it, and all of these.
    template<auto... Member>
    static Reads field()
    {
        return Reads({{&describe<OwnerOf<Member>>(), memberOffset(Member)}...});
    }
    static Reads curves() { return Reads(Curves); }
    /// References, and everything that can be referred to.
    static Reads references() { return Reads(References); }
    static Reads everything() { return Reads(Everything); }

    friend Reads operator|(Reads a, const Reads &b)
    {
        a.m_kinds |= b.m_kinds;
        a.m_fields.insert(a.m_fields.end(), b.m_fields.begin(), b.m_fields.end());
        return a;
    }

private:
    friend class Touched;
    enum Kinds : std::uint8_t { Named = 0, Curves = 1, References = 2, Everything = 4 };
    using Field = std::pair<const StructInfo *, std::size_t>; ///< the member's offset
    static constexpr std::size_t allFields = ~std::size_t(0);

    explicit Reads(std::vector<Field> fields) : m_fields(std::move(fields)) {}
    explicit Reads(Kinds kinds) : m_kinds(kinds) {}

    std::uint8_t m_kinds = Named;
    std::vector<Field> m_fields;
};

} // namespace sinew
