// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/transfers.h"

#include "plugins/m2/materials/adopted_material.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/materials/submesh_transfer.h"

#include <QtGlobal>

namespace sinew::m2 {

namespace {

/// The profile that a submesh goes into: the one around an object, else the finest.
NodeId profileFor(const Model &model, NodeId near)
{
    for (; near != NoNode && near != RootNode; near = model.parentOf(near))
        if (model.get<Skin>(near))
            return near;
    const Root &root = rootOf(model);
    return root.skins.isEmpty() ? NoNode : root.skins.ids.front();
}

} // namespace

bool M2Transfers::needsTransfer(const Model &from, NodeId object, bool elsewhere) const
{
    return from.get<Submesh>(object) ||
           (elsewhere && (from.get<Skin>(object) || from.get<Batch>(object) || from.get<ShadowBatch>(object)));
}

std::vector<NodeId> M2Transfers::nodesOf(const Model &from, NodeId object) const
{
    const Submesh *submesh = from.get<Submesh>(object);
    return submesh ? bonesOf(m2Of(from), *skinOf(from, object), *submesh) : std::vector<NodeId>();
}

Result<TransferredObject> M2Transfers::transfer(const Model &model, NodeId near, const Model &from, NodeId object,
                                                const ObjectMap &chosen) const
{
    if (from.get<Skin>(object))
        return Error{QT_TRANSLATE_NOOP("Message", "a skin profile consists of rows of its own model’s vertices; copy "
                                                  "its submeshes instead, which bring theirs")};
    if (!from.get<Submesh>(object))
        return Error{QT_TRANSLATE_NOOP("Message", "a batch draws a submesh of its own model; copy the submesh instead, "
                                                  "or its material in “Materials”")};
    if (lacksSkins(m2Of(model)) || lacksSkins(m2Of(from)))
        return noSkins();
    const NodeId profile = profileFor(model, near);
    if (profile == NoNode)
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no skin profile; add one first")};

    Result<TransferredObject> made = SubmeshTransfer(m2Of(model), profile, m2Of(from), object, chosen).run();
    if (!made || batchRows(*skinOf(from, object), std::size_t(from.rowOf(object))).empty())
        return made;
    // Its batches refer to it, so it must exist.
    const std::unique_ptr<Model> copy = model.clone();
    for (Change change : made->changes)
        applyChange(*copy, change);
    Result<AdoptedMaterial> batches = adoptMaterial(*copy, made->object, from, object);
    if (!batches)
        return batches.error();
    while (model.nextId() < copy->nextId())
        model.newId();
    made->changes.insert(made->changes.end(), std::make_move_iterator(batches->changes.begin()),
                         std::make_move_iterator(batches->changes.end()));
    made->notes.insert(made->notes.end(), batches->notes.begin(), batches->notes.end());
    return made;
}

} // namespace sinew::m2
