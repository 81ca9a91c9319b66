// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/references.h"

#include "core/facets/hierarchy.h"
#include "plugins/m2/edit/transforms.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

Status M2References::detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                            ChangeSet &changes) const
{
    const Root &root = rootOf(model);
    const std::vector<std::int64_t> map = successorRows(M2Transforms().hierarchy(model), removed, "bones", renumber);
    if (map.empty())
        return Done{};
    const auto mapped = [&](auto array) {
        auto *values = array.edit();
        for (std::size_t i = 0; i < array.size(); ++i)
            if (values[i] < map.size())
                values[i] = std::remove_cvref_t<decltype(values[i])>(map[values[i]]);
        return array;
    };
    const auto set = [&](const Address &field, Value value) {
        changes.push_back({Change::Set, field, 0, 0, 0, std::move(value)});
    };
    if (!root.boneCombos.isEmpty())
        set(fieldOf<&Root::boneCombos>(RootNode), Value::of(mapped(root.boneCombos)));
    if (!root.boneIndices.isEmpty())
        set(fieldOf<&Root::boneIndices>(RootNode), Value::of(mapped(root.boneIndices)));
    return Done{};
}

} // namespace sinew::m2
