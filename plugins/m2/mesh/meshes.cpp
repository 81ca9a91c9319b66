// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/mesh/meshes.h"

#include "plugins/m2/materials/batches.h"
#include "plugins/m2/mesh/mesh_editing.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// The batches of a submesh, as if they drew one and the same.
std::vector<Batch> looksOf(const Skin &skin, std::size_t submesh)
{
    std::vector<Batch> looks;
    for (const std::size_t row : batchRows(skin, submesh)) {
        Batch batch = skin.batches[row];
        if (batch.flags2 == batch.submesh)
            batch.flags2 = 0;
        batch.submesh = 0;
        looks.push_back(batch);
    }
    return looks;
}

bool isSameLook(const Batch &a, const Batch &b)
{
    return Value::of(a) == Value::of(b);
}

} // namespace

std::vector<Message> M2Meshes::differences(const Model &model, NodeId part, NodeId other) const
{
    std::vector<Message> result;
    const auto *a = model.get<Submesh>(part), *b = model.get<Submesh>(other);
    if (!a || !b)
        return result;
    if (model.parentOf(part) != model.parentOf(other)) {
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "they are in different skin profiles"));
        return result;
    }
    const Skin &skin = *skinOf(model, part);
    const std::vector<Batch> first = looksOf(skin, std::size_t(model.rowOf(part))),
                             second = looksOf(skin, std::size_t(model.rowOf(other)));
    if (!std::equal(first.begin(), first.end(), second.begin(), second.end(), isSameLook))
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "they have different batches"));
    if (a->id != b->id)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "the game shows and hides them apart: %1 and %2"),
                            std::vector<Message>{a->id, b->id});
    return result;
}

Result<MeshEdit> M2Meshes::edited(const Model &model, const MeshRequest &request) const
{
    if (lacksSkins(m2Of(model)))
        return noSkins();
    return MeshEditing(m2Of(model), request).run();
}

} // namespace sinew::m2
