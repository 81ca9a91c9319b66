// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/findings.h"
#include "core/model/domain_index.h"
#include "core/model/walk.h"
#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/model/model.h"

#include <string_view>

// Loops shared by several checks.

namespace sinew::mdx {

inline bool isWarcraft(const MdxModel &model)
{
    return model.data.dialect == Warcraft3;
}

/// A field of an object's node.
template<auto Member>
Address inNode(const Model &model, NodeId id)
{
    return {id, std::uint16_t(nodeField(*model.object(id).info)), fieldRow<Member>()};
}

/// Calls visit(id, node) for every node, in the order of the file.
template<class Visit>
void forEachNode(const MdxModel &model, const Visit &visit)
{
    const DomainIndex nodes(model, *model.info().domain("nodes"));
    for (const NodeId id : nodes.members())
        visit(id, *nodeOf(model, id));
}
/// The same until the check is cancelled.
template<class Visit>
void forEachNode(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    if (findings.isCancelled())
        return;
    const DomainIndex nodes(model, *model.info().domain("nodes"));
    for (std::size_t i = 0; i < nodes.members().size() && !findings.isCancelled(); ++i)
        visit(nodes.members()[i], *nodeOf(model, nodes.members()[i]));
}

/// Calls visit(address, field, curve) for every track that is present, until the check is cancelled.
template<class Visit>
void forEachTrack(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const Ctx ctx = model.ctx();
    bool isCancelled = false;
    walkFields(model, [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
        isCancelled = isCancelled || findings.isCancelled();
        if (isCancelled)
            return;
        if (field.type->kind == Kind::Curve && static_cast<const CurveBase *>(data)->isPresent() &&
            field.isOnDisk(ctx, object))
            visit(at, field, *static_cast<const CurveBase *>(data));
    });
}

/// Whether a path ends with a suffix, ignoring case: ".mdl".
inline bool hasSuffix(std::string_view path, std::string_view suffix)
{
    if (path.size() < suffix.size())
        return false;
    path.remove_prefix(path.size() - suffix.size());
    for (std::size_t i = 0; i < suffix.size(); ++i)
        if (std::tolower(static_cast<unsigned char>(path[i])) != suffix[i])
            return false;
    return true;
}

} // namespace sinew::mdx
