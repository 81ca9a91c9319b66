// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/transfers.h"

#include "plugins/m3/edit/region_transfer.h"
#include "plugins/m3/model/model.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

const M3Model &m3Of(const Model &model)
{
    return static_cast<const M3Model &>(model);
}

/// The division that a region goes into: the one around an object, else the first.
NodeId divisionFor(const Model &model, NodeId near)
{
    for (; near != NoNode && near != RootNode; near = model.parentOf(near))
        if (model.get<Division>(near))
            return near;
    const Root &root = rootOf(model);
    return root.divisions.isEmpty() ? NoNode : root.divisions.ids.front();
}

} // namespace

bool M3Transfers::needsTransfer(const Model &from, NodeId object, bool elsewhere) const
{
    return elsewhere && (from.get<Division>(object) || from.get<Region>(object) || from.get<Batch>(object));
}

std::vector<NodeId> M3Transfers::neededBy(const Model &from, NodeId object) const
{
    const Division *division = from.get<Division>(from.parentOf(object));
    std::vector<NodeId> needed;
    if (!division || !from.get<Region>(object))
        return needed;
    const auto &materials = rootOf(from).materialReferences;
    for (const NodeId id : batchesOf(*division, std::size_t(from.rowOf(object)))) {
        const std::size_t row = from.get<Batch>(id)->material;
        if (row < materials.size() && std::find(needed.begin(), needed.end(), materials.ids[row]) == needed.end())
            needed.push_back(materials.ids[row]);
    }
    return needed;
}

std::vector<NodeId> M3Transfers::nodesOf(const Model &from, NodeId object) const
{
    const Region *region = from.get<Region>(object);
    return region ? bonesOf(rootOf(from), *region) : std::vector<NodeId>();
}

Result<TransferredObject> M3Transfers::transfer(const Model &model, NodeId near, const Model &from, NodeId object,
                                                const ObjectMap &chosen) const
{
    if (!from.get<Region>(object))
        return Error{QT_TRANSLATE_NOOP("Message", "divisions and batches of an M3 model are made of its own vertices; "
                                                  "copy the regions instead, which bring theirs")};
    const NodeId division = divisionFor(model, near);
    if (division == NoNode)
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no division; add one first")};
    return RegionTransfer(m3Of(model), division, m3Of(from), object, chosen).run();
}

} // namespace sinew::m3
