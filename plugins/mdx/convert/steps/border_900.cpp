// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/border_900.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/same_path.h"
#include "plugins/mdx/convert/draft/skin_groups.h"
#include "plugins/mdx/materials/materials.h"
#include "plugins/mdx/materials/slots.h"

#include <QtGlobal>

#include <cstring>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

/// Before 900 everything is drawn: all but the nearest level of detail must go. The game draws level 0; -1 is one that
/// was never set.
Status dropFarLevels(Draft &draft)
{
    const List<Geoset> &geosets = draft.root().geosets;
    std::int32_t nearest = 0;
    if (std::none_of(geosets.begin(), geosets.end(), [](const Geoset &g) { return g.lod <= 0; }) && !geosets.isEmpty())
        nearest = std::min_element(geosets.begin(), geosets.end(), [](const Geoset &a, const Geoset &b) {
                      return a.lod < b.lod;
                  })->lod;
    EditBuilder edit = draft.edit();
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        if (geosets[row].lod <= nearest)
            continue;
        draft.note(
            Loss::Lost, {geosets.ids[row]},
            {QT_TRANSLATE_NOOP("Message",
                               "level of detail %1 is removed: before version 900 all levels would be drawn at once"),
             {geosets[row].lod}});
        edit.remove(geosets.ids[row]);
    }
    return draft.take(edit);
}

/// SKIN becomes matrix groups; existing groups beside it are never used and move no vertex.
Status bindToGroups(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Geoset &geoset = geosets[row];
        if (geoset.skin.isEmpty())
            continue;
        const NodeId id = geosets.ids[row];
        const Address skin = fieldOf<&Geoset::skin>(id);
        const SkinGroups groups = groupsOfSkin(geoset);
        if (groups.unequal)
            draft.note(
                Loss::Lost, skin,
                {QT_TRANSLATE_NOOP(
                     "Message",
                     "%1 of %2 vertices have unequal weights; they follow the closest match of bones, in equal parts"),
                 {groups.unequal, geoset.vertices.size()}});
        else
            draft.note(Loss::Changed, skin,
                       QT_TRANSLATE_NOOP("Message", "the vertices are bound to matrix groups instead"));
        if (groups.reduced)
            draft.note(Loss::Lost, skin,
                       {QT_TRANSLATE_NOOP(
                            "Message", "there can be 256 matrix groups: %1 vertices follow their strongest bone alone"),
                        {groups.reduced}});
        edit.set(fieldOf<&Geoset::vertexGroups>(id), groups.vertexGroups);
        edit.set(fieldOf<&Geoset::matrixGroups>(id), groups.matrixGroups);
        edit.set(fieldOf<&Geoset::matrixIndices>(id), groups.matrixIndices);
        edit.set(skin, Array<std::uint8_t>());
    }
    return draft.take(edit);
}

/// Replaces flags without a meaning before 900 by their equivalents there.
void classicFlags(Draft &draft, EditBuilder &edit, const Material &material, std::size_t row)
{
    const std::uint32_t before = material.layers[row].shadingFlags;
    std::uint32_t flags = before;
    const Address at = fieldOf<&Layer::shadingFlags>(material.layers.ids[row]);
    if (material.flags & MaterialFlag::TwoSided)
        flags |= ShadingFlag::TwoSided;
    if (flags != before)
        draft.note(Loss::Changed, at,
                   QT_TRANSLATE_NOOP("Message",
                                     "the material is two-sided; before version 900 this is a property of its layers"));
    if (flags & ShadingFlag::Unlit) {
        flags = (flags & ~std::uint32_t(ShadingFlag::Unlit)) | ShadingFlag::Unshaded;
        draft.note(Loss::Guessed, at,
                   QT_TRANSLATE_NOOP("Message", "“Unlit” becomes “Unshaded”, the closest match before version 900"));
    }
    if (flags != before)
        edit.set(at, flags);
}

/// The diffuse texture stays with the state of its layer. The team colour's mask is in the ORM texture's alpha, which
/// classic layers can't use; the recipe “SD from HD” is for diffuse textures with a classic alpha.
Status classicMaterials(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Material> &materials = draft.root().materials;
    for (std::size_t row = 0; row < materials.size(); ++row) {
        const Material &material = materials[row];
        const bool hd = isHd(material, draft.root().version);
        for (std::size_t layer = 0; layer < material.layers.size(); ++layer) {
            if (!hd || layer == 0) {
                classicFlags(draft, edit, material, layer);
                continue;
            }
            draft.note(Loss::Lost, {material.layers.ids[layer]},
                       {QT_TRANSLATE_NOOP("Message", "before version 900 a material has no texture for “%1”"),
                        {slotName(std::uint32_t(layer))}});
            edit.remove(material.layers.ids[layer]);
        }
        const std::string_view shader = material.shader.view();
        if (shader == hdShaderName || shader == sdShaderName)
            edit.set(fieldOf<&Material::shader>(materials.ids[row]), FixedString<80>());
    }
    return draft.take(edit);
}

template<class T>
void dropAll(Draft &draft, EditBuilder &edit, const List<T> &list, const char *message)
{
    for (const NodeId id : list.ids)
        draft.note(Loss::Lost, {id}, message);
    edit.remove(list.ids);
}

Status dropReforged(Draft &draft)
{
    EditBuilder edit = draft.edit();
    dropAll(draft, edit, draft.root().popcornEmitters,
            QT_TRANSLATE_NOOP("Message", "there are no Popcorn effects before version 900"));
    dropAll(draft, edit, draft.root().faceEffects,
            QT_TRANSLATE_NOOP("Message", "there are no animated faces before version 900"));
    if (Status done = draft.take(edit); !done)
        return done;
    EditBuilder poses = draft.edit();
    const Address at = fieldOf<&Root::bindPoses>(RootNode);
    if (!draft.root().bindPoses.isEmpty()) {
        draft.note(Loss::Lost, at, QT_TRANSLATE_NOOP("Message", "there are no bind poses before version 900"));
        poses.set(at, Array<Matrix34>());
    }
    return draft.take(poses);
}

void noteTextures(Draft &draft)
{
    const List<Texture> &textures = draft.root().textures;
    for (std::size_t row = 0; row < textures.size(); ++row) {
        const std::string_view path = textures[row].path.view();
        const std::string_view suffix = path.substr(std::min(path.size(), path.find_last_of('.') + 1));
        if (samePath(suffix, "dds") || samePath(suffix, "tif"))
            draft.note(Loss::Guessed, fieldOf<&Texture::path>(textures.ids[row]),
                       QT_TRANSLATE_NOOP("Message", "before Reforged, the game only reads BLP and TGA textures"));
    }
}

} // namespace

Status upTo900(Draft &draft)
{
    const List<Material> &materials = draft.root().materials;
    for (std::size_t row = 0; row < materials.size(); ++row) {
        if (materials[row].flags & MaterialFlag::TwoSided)
            draft.note(
                Loss::Guessed, fieldOf<&Material::flags>(materials.ids[row]),
                QT_TRANSLATE_NOOP("Message", "the flag 0x2 makes a material two-sided in versions 900 and 1000"));
        for (std::size_t layer = 0; layer < materials[row].layers.size(); ++layer)
            if (materials[row].layers[layer].shadingFlags & ShadingFlag::Unlit)
                draft.note(Loss::Guessed, fieldOf<&Layer::shadingFlags>(materials[row].layers.ids[layer]),
                           QT_TRANSLATE_NOOP("Message", "the flag 0x100 makes a layer unlit from version 900 on"));
    }
    return Done{};
}

Status downFrom900(Draft &draft)
{
    noteTextures(draft);
    for (Status (*const step)(Draft &) : {dropFarLevels, bindToGroups, classicMaterials, dropReforged})
        if (Status done = step(draft); !done)
            return done;
    return Done{};
}

} // namespace sinew::mdx
