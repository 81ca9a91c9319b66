// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/materials/recipes.h"

#include "core/facets/materials/material_edits.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/materials/material_kinds.h"
#include "plugins/m3/materials/textures.h"
#include "plugins/m3/model/model.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m3 {

namespace {

enum Channels : std::uint32_t { Rgb, Rgba, Alpha };

constexpr std::uint32_t foliageThreshold = 128; ///< as in the two-sided ones of the corpus
constexpr std::uint32_t effectFlags = MaterialFlag::Unfogged | MaterialFlag::Unshaded | MaterialFlag::NoShadowsCast |
                                      MaterialFlag::NoHitTest | MaterialFlag::NoShadowsReceived;

const MaterialRecipe opaque{"opaque", QT_TRANSLATE_NOOP("Recipe", "Opaque"),
                            QT_TRANSLATE_NOOP("Recipe", "Covers what is behind it, without an alpha mask.")};
const MaterialRecipe team{
    "teamColour", QT_TRANSLATE_NOOP("Recipe", "Team colour below diffuse"),
    QT_TRANSLATE_NOOP("Recipe", "The team's colour shows where the texture's alpha is low: the diffuse layer takes all "
                                "four channels. Assumes that the texture has an alpha channel.")};
const MaterialRecipe glow{
    "glow", QT_TRANSLATE_NOOP("Recipe", "Additive glow"),
    QT_TRANSLATE_NOOP(
        "Recipe",
        "Only an emissive layer, added without light, fog or shadows. Assumes a texture with a black surround.")};
const MaterialRecipe foliage{
    "foliage", QT_TRANSLATE_NOOP("Recipe", "Alpha-tested foliage"),
    QT_TRANSLATE_NOOP("Recipe", "Holes where the texture's alpha is below ½, seen from both sides.")};
const MaterialRecipe glass{"blend", QT_TRANSLATE_NOOP("Recipe", "Blended by alpha"),
                           QT_TRANSLATE_NOOP("Recipe", "As opaque as the texture's alpha, without a shadow.")};

using LayerList = List<Layer> StandardMaterial::*;
using M = StandardMaterial;
constexpr LayerList allLayers[] = {&M::diffuse,          &M::decal,
                                   &M::emissive1,        &M::emissive2,
                                   &M::specular,         &M::gloss,
                                   &M::environment,      &M::environmentMask,
                                   &M::alphaMask1,       &M::alphaMask2,
                                   &M::normal,           &M::height,
                                   &M::lightMap,         &M::ambientOcclusion,
                                   &M::normalBlend1Mask, &M::normalBlend2Mask,
                                   &M::normalBlend1,     &M::normalBlend2};

bool isTextured(const List<Layer> &list)
{
    return !list.isEmpty() && !list[0].texture.isEmpty() && !(list[0].flags & LayerFlag::Colour);
}

void turnOff(List<Layer> &list)
{
    for (Layer &layer : list) {
        layer.texture.set({});
        layer.flags &= ~LayerFlag::Colour;
    }
}

class RecipeBuilder
{
public:
    /// `path`: for a material that shows no texture.
    RecipeBuilder(StandardMaterial &material, std::string_view path) : m_material(material)
    {
        const auto found = std::find_if(std::begin(allLayers), std::end(allLayers),
                                        [&](LayerList list) { return isTextured(material.*list); });
        if (found == std::end(allLayers)) {
            m_shown.texture.set(path);
            return;
        }
        m_source = *found;
        m_shown = (material.*m_source)[0];
    }

    Status build(std::string_view recipe)
    {
        if (recipe == opaque.id)
            plain(MaterialBlend::Opaque, Rgb, 0, 0);
        else if (recipe == team.id)
            plain(MaterialBlend::Opaque, Rgba, 0, 0);
        else if (recipe == foliage.id)
            plain(MaterialBlend::Opaque, Rgb, MaterialFlag::TwoSided, foliageThreshold);
        else if (recipe == glass.id)
            plain(MaterialBlend::Alpha, Rgb, MaterialFlag::NoShadowsCast, 0);
        else if (recipe == glow.id)
            addGlow();
        else
            return Error{QT_TRANSLATE_NOOP("Message", "this format has no such recipe")};
        return Done{};
    }

private:
    void show(LayerList list, Channels channels)
    {
        List<Layer> &layers = m_material.*list;
        Layer &layer = layers.isEmpty() ? layers.append() : layers[0];
        layer.texture = m_shown.texture;
        layer.flags = m_shown.flags & ~LayerFlag::Colour;
        layer.uvSource = m_shown.uvSource;
        layer.flipbookRows = m_shown.flipbookRows;
        layer.flipbookColumns = m_shown.flipbookColumns;
        layer.channels = channels;
    }

    /// A lit material. Its layers for bumps, highlights and emission stay.
    void plain(std::uint32_t blend, Channels channels, std::uint32_t flags, std::uint32_t threshold)
    {
        m_material.blendMode = blend;
        m_material.flags = (m_material.flags & ~(effectFlags | MaterialFlag::TwoSided)) | flags;
        m_material.alphaTestThreshold = threshold;
        if (m_source)
            turnOff(m_material.*m_source);
        turnOff(m_material.alphaMask1);
        turnOff(m_material.alphaMask2);
        show(&M::diffuse, channels);
        if (blend != MaterialBlend::Opaque || threshold)
            show(&M::alphaMask1, Alpha);
    }

    void addGlow()
    {
        m_material.blendMode = MaterialBlend::Add;
        m_material.flags |= effectFlags;
        m_material.alphaTestThreshold = 0;
        m_material.emissive1Blend = LayerBlend::Add;
        if (isTextured(m_material.emissive1)) // what glowed before is the better picture of a glow
            m_shown = m_material.emissive1[0];
        for (const LayerList list : allLayers)
            turnOff(m_material.*list);
        show(&M::emissive1, Rgb);
    }

    StandardMaterial &m_material;
    LayerList m_source = nullptr;
    Layer m_shown;
};

/// Sets those plain fields of an object that differ.
void setFields(EditBuilder &edit, NodeId id, const StructInfo &info, const void *before, const void *after)
{
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &field = info.fields[row];
        const bool isPlain =
            field.type->kind == Kind::Integer || field.type->kind == Kind::Float || field.type->kind == Kind::String;
        if (isPlain && !field.derived && !equalValues(*field.type, field.in(before), field.in(after)))
            edit.set({id, std::uint16_t(row)}, Value(*field.type, field.in(after)));
    }
}

} // namespace

std::vector<MaterialRecipe> materialRecipes()
{
    return {opaque, team, glow, foliage, glass};
}

Result<NewObject> createAfterRecipe(const Model &model, std::string_view recipe)
{
    const std::vector<ModelTexture> textures = M3Textures().textures(model);
    List<StandardMaterial> list;
    StandardMaterial &material = list.append();
    material.name.set("Material " + std::to_string(rootOf(model).materialReferences.size() + 1));
    for (const LayerList layers : allLayers)
        (material.*layers).append();
    if (const Status done =
            RecipeBuilder(material, textures.empty() ? std::string_view() : std::string_view(textures.front().path))
                .build(recipe);
        !done)
        return done.error();
    EditBuilder edit(model);
    const MaterialKind &kind = materialKinds().front();
    const std::vector<NodeId> ids = edit.insert(kind.list, -1, Value::of(list));
    if (!ids.empty())
        addReference(edit, kind, ids.front(), -1);
    return made(edit, ids.empty() ? NoNode : ids.front());
}

Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe)
{
    const auto *before = model.get<StandardMaterial>(material);
    if (!before)
        return MaterialFacet::cannot();
    StandardMaterial after = *before;
    if (const Status done = RecipeBuilder(after, {}).build(recipe); !done)
        return done.error();
    EditBuilder edit(model);
    setFields(edit, material, describe<StandardMaterial>(), before, &after);
    for (const Address &at : layerLists(model, material)) {
        const FieldInfo &field = describe<StandardMaterial>().fields[at.field];
        const auto &was = *static_cast<const List<Layer> *>(field.in(static_cast<const void *>(before)));
        const auto &is = *static_cast<const List<Layer> *>(field.in(static_cast<const void *>(&after)));
        if (was.size() != is.size()) {
            edit.insert(at, -1, Value::of(is));
            continue;
        }
        for (std::size_t row = 0; row < was.size(); ++row)
            setFields(edit, was.ids[row], describe<Layer>(), &was[row], &is[row]);
    }
    return edit.finish();
}

} // namespace sinew::m3
