// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/combo_table.h"

#include "plugins/m2/materials/shader.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

constexpr std::uint16_t specialShader = 0x8000;
/// The game's shaders read at most four textures; a file may claim 65,535.
constexpr std::uint16_t mostTextures = 16;

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
    const std::size_t textures = std::clamp<std::uint16_t>(batch.textureCount, 1, mostTextures);
    if (combo == Combo::Transform)
        return std::max(textures, transformsOf(root, batch));
    if (combo != Combo::Combiner)
        return textures;
    const bool counts = root.version <= Version::SubTracks && (root.flags & HeaderFlag::CombinerCombos) &&
                        !(batch.shaderId & specialShader);
    return counts ? std::min<std::size_t>(textures, 2) : 0;
}

} // namespace sinew::m2
