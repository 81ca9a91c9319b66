// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/batches.h"

#include "plugins/m2/materials/combiners.h"
#include "plugins/m2/model/layout.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

constexpr std::uint16_t specialShader = 0x8000;

template<class T>
std::vector<std::int32_t> numbers(const Array<T> &table)
{
    return std::vector<std::int32_t>(table.begin(), table.end());
}

std::size_t transformsOf(const Root &root, const Batch &batch)
{
    const Shader shader = shaderOf(root, batch);
    int last = -1;
    for (std::size_t i = 0; i < stagesOf(shader.combiner); ++i)
        last = std::max(last, shader.stages[i].transform);
    return std::size_t(last + 1);
}

} // namespace

const ComboTable &comboTable(Combo combo)
{
    static const ComboTable tables[] = {
        {Combo::Texture, fieldOf<&Root::textureCombos>(RootNode), &Batch::textureCombo, 0xffff},
        {Combo::Coord, fieldOf<&Root::coordCombos>(RootNode), &Batch::coordCombo, 0},
        {Combo::Weight, fieldOf<&Root::weightCombos>(RootNode), &Batch::weightCombo, 0xffff},
        {Combo::Transform, fieldOf<&Root::transformCombos>(RootNode), &Batch::transformCombo, 0xffff},
        {Combo::Combiner, fieldOf<&Root::combinerCombos>(RootNode), &Batch::shaderId, 1},
    };
    return tables[std::size_t(combo)];
}

std::vector<std::int32_t> comboEntries(const Root &root, Combo combo)
{
    switch (combo) {
    case Combo::Texture:
        return numbers(root.textureCombos);
    case Combo::Coord:
        return numbers(root.coordCombos);
    case Combo::Weight:
        return numbers(root.weightCombos);
    case Combo::Transform:
        return numbers(root.transformCombos);
    case Combo::Combiner:
        break;
    }
    return numbers(root.combinerCombos);
}

std::size_t comboLength(const Root &root, const Batch &batch, Combo combo)
{
    const std::size_t textures = std::max<std::size_t>(batch.textureCount, 1);
    if (combo == Combo::Transform)
        return std::max(textures, transformsOf(root, batch));
    if (combo != Combo::Combiner)
        return textures;
    const bool counts = root.version <= Version::SubTracks && (root.flags & HeaderFlag::CombinerCombos) &&
                        !(batch.shaderId & specialShader);
    return counts ? std::min<std::size_t>(textures, 2) : 0;
}

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
