// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace sinew::test {

/// Row of a field by name, the first of several; -1 if there is none. For tests that take names from their data; others
/// name the member, see core/schema/field_row.h.
inline int findRow(const StructInfo &info, std::string_view name)
{
    const auto found = std::find_if(info.fields.begin(), info.fields.end(),
                                    [&](const FieldInfo &field) { return name == field.name; });
    return found == info.fields.end() ? -1 : int(found - info.fields.begin());
}

/// The same for a field that must exist: a test with a wrong name ends.
inline std::uint16_t rowNamed(const StructInfo &info, const char *name)
{
    const int row = findRow(info, name);
    if (row < 0) {
        std::fprintf(stderr, "%s has no field %s\n", info.name, name);
        std::abort();
    }
    return std::uint16_t(row);
}

} // namespace sinew::test
