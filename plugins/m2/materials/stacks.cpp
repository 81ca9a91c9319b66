// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/stacks.h"

#include "plugins/m2/materials/batch_edit.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

NodeId submeshOf(const Model &model, NodeId batch)
{
    const auto *object = model.get<Batch>(batch);
    const Skin *skin = object ? skinOf(model, batch) : nullptr;
    return skin && object->submesh < skin->submeshes.size() ? skin->submeshes.ids[object->submesh] : NoNode;
}

Result<NewObject> finished(BatchEdit &edit, NodeId id)
{
    Result<ChangeSet> changes = edit.finish();
    return changes ? Result<NewObject>(NewObject{std::move(*changes), id}) : changes.error();
}

/// Puts a copy of a batch into a stack, before the layer at `row`.
Result<NewObject> insertLayer(const Model &model, Stack stack, Batch batch, std::size_t row)
{
    BatchEdit edit(m2Of(model));
    const int listRow = row < stack.ids.size() ? model.rowOf(stack.ids[row])
                        : stack.ids.empty()    ? -1
                                               : model.rowOf(stack.ids.back()) + 1;
    const NodeId id = edit.insert(stack.skinId, listRow, batch);
    stack.ids.insert(stack.ids.begin() + std::ptrdiff_t(row), id);
    edit.order(stack.ids);
    return finished(edit, id);
}

/// Creates the first batch of a submesh that has none: one texture, nothing else.
Result<NewObject> firstLayer(const Model &model, const Stack &stack)
{
    const Root &root = m2Of(model).data;
    BatchEdit edit(m2Of(model));
    Batch batch;
    leadTo(batch, stack.row, root.version);
    batch.material = 0xffff;
    for (const Combo combo : allCombos)
        if (combo != Combo::Combiner)
            batch.*comboTable(combo).start =
                std::uint16_t(std::min<std::size_t>(comboEntries(root, combo).size(), 0xffff));
    const NodeId id = edit.insert(stack.skinId, -1, batch);
    edit.setMaterial(id, {});
    edit.setRun(id, Combo::Texture, {root.textures.isEmpty() ? 0xffff : 0});
    for (const Combo combo : {Combo::Coord, Combo::Weight, Combo::Transform, Combo::Combiner}) {
        std::vector<std::int32_t> wanted = edit.run(id, combo);
        std::fill(wanted.begin(), wanted.end(), comboTable(combo).none);
        edit.setRun(id, combo, wanted);
    }
    return finished(edit, id);
}

} // namespace

Result<NewObject> addBatch(const Model &model, NodeId submesh, int row)
{
    const Stack stack(model, submesh);
    if (!stack.skin)
        return MaterialFacet::cannot();
    if (stack.ids.empty())
        return firstLayer(model, stack);
    const std::size_t count = stack.ids.size();
    return insertLayer(model, stack, *model.get<Batch>(stack.ids.back()),
                       row < 0 ? count : std::min(count, std::size_t(row)));
}

Result<NewObject> duplicateBatch(const Model &model, NodeId batch)
{
    const Stack stack(model, submeshOf(model, batch));
    const auto at = std::find(stack.ids.begin(), stack.ids.end(), batch);
    if (at == stack.ids.end())
        return MaterialFacet::cannot();
    return insertLayer(model, stack, *model.get<Batch>(batch), std::size_t(at - stack.ids.begin()) + 1);
}

Result<ChangeSet> removeBatch(const Model &model, NodeId batch)
{
    if (!model.get<Batch>(batch))
        return MaterialFacet::cannot();
    Stack stack(model, submeshOf(model, batch));
    BatchEdit edit(m2Of(model));
    edit.remove(batch);
    std::erase(stack.ids, batch);
    edit.order(stack.ids);
    return edit.finish();
}

Result<ChangeSet> moveBatch(const Model &model, NodeId batch, int row)
{
    Stack stack(model, submeshOf(model, batch));
    const auto at = std::find(stack.ids.begin(), stack.ids.end(), batch);
    if (at == stack.ids.end())
        return MaterialFacet::cannot();
    row = std::clamp(row, 0, int(stack.ids.size()) - 1);
    BatchEdit edit(m2Of(model));
    const int listRow = model.rowOf(stack.ids[std::size_t(row)]);
    stack.ids.erase(at);
    stack.ids.insert(stack.ids.begin() + row, batch);
    if (listRow != model.rowOf(batch))
        edit.move(batch, listRow);
    edit.order(stack.ids);
    return edit.finish();
}

Result<ChangeSet> assignBatches(const Model &model, NodeId user, NodeId material)
{
    const Stack old(model, user), wanted(model, material);
    if (!old.skin || !wanted.skin)
        return MaterialFacet::cannot();
    if (user == material)
        return ChangeSet();
    BatchEdit edit(m2Of(model));
    int listRow = -1;
    for (const NodeId id : old.ids) {
        listRow = listRow < 0 ? model.rowOf(id) : std::min(listRow, model.rowOf(id));
        edit.remove(id);
    }
    for (const NodeId id : wanted.ids) {
        Batch copy = *model.get<Batch>(id);
        leadTo(copy, old.row, m2Of(model).data.version);
        edit.insert(old.skinId, listRow, copy);
    }
    return edit.finish();
}

} // namespace sinew::m2
