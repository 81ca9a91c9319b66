// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/node_parts.h"

#include "core/schema/struct_info.h"

namespace sinew::mdx {

int nodeField(const StructInfo &info)
{
    for (std::size_t i = 0; i < info.fields.size(); ++i)
        if (info.fields[i].type == &typeInfo<Node>())
            return int(i);
    return -1;
}

const Node *nodeOf(const Model &model, NodeId id)
{
    const ObjectRef object = model.object(id);
    const int field = object ? nodeField(*object.info) : -1;
    return field < 0 ? nullptr : static_cast<const Node *>(object.info->fields[std::size_t(field)].in(object.data));
}

} // namespace sinew::mdx
