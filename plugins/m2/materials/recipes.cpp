// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/recipes.h"

#include "plugins/m2/materials/batch_edit.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// The most frequent values of the corpus's batches for each blend mode.
struct Recipe
{
    MaterialRecipe about;
    Material material;
};

const Recipe recipeTable[] = {
    {{"opaque", QT_TRANSLATE_NOOP("Recipe", "Opaque"),
      QT_TRANSLATE_NOOP("Recipe", "One batch that covers what is behind it.")},
     {0, 0}},
    {{"foliage", QT_TRANSLATE_NOOP("Recipe", "Alpha-tested foliage"),
      QT_TRANSLATE_NOOP("Recipe", "One batch with holes where alpha is low, seen from both sides.")},
     {MaterialFlag::TwoSided, 1}},
    {{"glow", QT_TRANSLATE_NOOP("Recipe", "Additive glow"),
      QT_TRANSLATE_NOOP("Recipe", "One additive batch without shading that hides nothing behind it, seen from both "
                                  "sides. Assumes a texture with a black surround.")},
     {MaterialFlag::Unlit | MaterialFlag::TwoSided | MaterialFlag::NoDepthWrite, 4}},
    {{"blend", QT_TRANSLATE_NOOP("Recipe", "Blended by alpha"),
      QT_TRANSLATE_NOOP("Recipe", "One batch that is as opaque as its texture's alpha.")},
     {MaterialFlag::NoDepthWrite, 2}},
};

constexpr std::int32_t opaqueOp = 0, modOp = 1;

} // namespace

std::vector<MaterialRecipe> materialRecipes()
{
    std::vector<MaterialRecipe> all;
    for (const Recipe &recipe : recipeTable)
        all.push_back(recipe.about);
    return all;
}

Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe)
{
    const auto found = std::find_if(std::begin(recipeTable), std::end(recipeTable),
                                    [&](const Recipe &r) { return recipe == r.about.id; });
    const Skin *skin = model.get<Submesh>(material) ? skinOf(model, material) : nullptr;
    if (!skin)
        return MaterialFacet::cannot();
    if (found == std::end(recipeTable))
        return Error{QT_TRANSLATE_NOOP("Message", "this format has no such recipe")};
    const std::vector<std::size_t> rows = batchRows(*skin, std::size_t(model.rowOf(material)));
    if (rows.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the submesh has no batch; add one first")};
    const auto &m2 = m2Of(model);
    BatchEdit edit(m2);
    for (std::size_t i = 1; i < rows.size(); ++i)
        edit.remove(skin->batches.ids[rows[i]]);
    const NodeId id = skin->batches.ids[rows.front()];
    edit.setTextureCount(id, 1);
    edit.setMaterial(id, found->material);
    edit.setRun(id, Combo::Coord, {0});
    const std::int32_t op = found->material.blendMode ? modOp : opaqueOp;
    Batch &batch = *edit.batch(id);
    if (m2.data.version > Version::SubTracks || !(m2.data.flags & HeaderFlag::CombinerCombos)) {
        // Up to 264 the game derives the number itself.
        batch.shaderId = m2.data.version > Version::SubTracks ? std::uint16_t(op << 4) : std::uint16_t(0);
    } else {
        if (batch.shaderId & 0x8000)
            batch.shaderId = 0;
        edit.setRun(id, Combo::Combiner, {op});
    }
    batch.materialLayer = 0;
    return edit.finish();
}

} // namespace sinew::m2
