// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/batches.h"

#include "plugins/m2/model/layout.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

const Skin *skinOf(const Model &model, NodeId part)
{
    return model.get<Skin>(model.parentOf(part));
}

std::vector<std::size_t> batchRows(const Skin &skin, std::size_t submesh)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < skin.batches.size(); ++row)
        if (skin.batches[row].submesh == submesh)
            rows.push_back(row);
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
        const Batch &x = skin.batches[a], &y = skin.batches[b];
        return std::pair(x.priorityPlane, x.materialLayer) < std::pair(y.priorityPlane, y.materialLayer);
    });
    return rows;
}

bool lacksSkins(const M2Model &model)
{
    const Root &root = model.data;
    const M2Layout *layout = model.m2Layout();
    const bool missing =
        layout && std::any_of(layout->missingFiles.begin(), layout->missingFiles.end(), [](const QString &name) {
            return name.endsWith(QLatin1String(".skin"), Qt::CaseInsensitive);
        });
    return missing || root.skinFileIds.size() > root.skins.size() + root.lodSkins.size();
}

Error noSkins()
{
    return {QT_TRANSLATE_NOOP("Message", "skin profiles of the model were not found; what they use is unknown")};
}

} // namespace sinew::m2
