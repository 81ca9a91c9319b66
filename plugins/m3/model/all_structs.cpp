// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/all_structs.h"

#include "core/schema/struct_info.h"
#include "plugins/m3/model/model.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// Adds the structure and all those in its fields.
void collect(const StructInfo &info, std::vector<const StructInfo *> &all)
{
    if (std::find(all.begin(), all.end(), &info) != all.end())
        return;
    all.push_back(&info);
    for (const FieldInfo &field : info.fields)
        for (const TypeInfo *type = field.type; type; type = type->element)
            if (type->structure)
                collect(type->structure(), all);
}

template<class... T>
std::vector<const StructInfo *> reachable()
{
    std::vector<const StructInfo *> all;
    (collect(describe<T>(), all), ...);
    return all;
}

} // namespace

const std::vector<const StructInfo *> &allStructs()
{
    static const std::vector<const StructInfo *> all = reachable<Root, Event>();
    return all;
}

} // namespace sinew::m3
