// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/mesh/meshes.h"

#include "plugins/m3/mesh/mesh_editing.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

/// The batches of a region, as if they drew one and the same.
std::vector<Batch> looksOf(const Division &division, int region)
{
    std::vector<Batch> looks;
    for (Batch batch : division.batches) {
        if (batch.region != region)
            continue;
        batch.region = batch.bounds = 0;
        looks.push_back(batch);
    }
    return looks;
}

bool isSameLook(const Batch &a, const Batch &b)
{
    return Value::of(a) == Value::of(b);
}

} // namespace

std::vector<Message> M3Meshes::differences(const Model &model, NodeId part, NodeId other) const
{
    std::vector<Message> result;
    const auto *a = model.get<Region>(part), *b = model.get<Region>(other);
    const auto *division = model.get<Division>(model.parentOf(part));
    if (!a || !b || !division)
        return result;
    const std::vector<Batch> first = looksOf(*division, model.rowOf(part)),
                             second = looksOf(*division, model.rowOf(other));
    if (!std::equal(first.begin(), first.end(), second.begin(), second.end(), isSameLook))
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "they have different batches"));
    if (a->flags != b->flags)
        result.emplace_back(QT_TRANSLATE_NOOP("Message", "their flags differ"));
    return result;
}

Result<MeshEdit> M3Meshes::edited(const Model &model, const MeshRequest &request) const
{
    return MeshEditing(static_cast<const M3Model &>(model), request).run();
}

} // namespace sinew::m3
