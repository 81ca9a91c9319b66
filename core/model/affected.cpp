// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/affected.h"

#include "core/schema/struct_info.h"

namespace sinew {

std::uint32_t affectedBy(const Model &model, const ChangeSet &changes)
{
    std::uint32_t mask = 0;
    for (const Change &change : changes) {
        const ObjectRef object = model.object(change.at.node);
        if (!object || change.at.field >= object.info->fields.size())
            continue; // removed with its owner, which another change reports
        const FieldInfo &outer = object.info->fields[change.at.field];
        const FieldInfo *leaf = &outer;
        if (change.at.hasLeaf())
            leaf = &outer.type->structure().fields[change.at.leaf];
        mask |= outer.affects | leaf->affects;
    }
    return mask;
}

} // namespace sinew
