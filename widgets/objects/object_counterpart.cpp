// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_counterpart.h"

#include "core/model/path.h"

namespace sinew {

NodeId counterpart(const Model &from, NodeId node, const Model &to)
{
    if (node == RootNode)
        return RootNode;
    if (!from.contains(node))
        return NoNode;
    const Result<PathTarget> found = parsePath(to, pathOf(from, {node}));
    if (!found || !to.contains(found->address.node))
        return NoNode;
    const NodeId other = found->address.node;
    return to.object(other).info == from.object(node).info ? other : NoNode;
}

} // namespace sinew
