// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/parts/texture_rows.h"

#include "plugins/m3/scene/parts/surface.h"

namespace sinew::m3 {

namespace {

constexpr std::uint32_t repeating = LayerFlag::WrapX | LayerFlag::WrapY;

std::string lowered(std::string_view path)
{
    std::string result(path);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? char(c + 'a' - 'A') : c;
    return result;
}

/// Every layer of the file, in the order of the root's lists.
template<class Visit>
void forEachLayer(const Root &root, const Visit &visit)
{
    const auto all = [&](const auto &materials, auto... lists) {
        for (const auto &material : materials)
            (visit(material.*lists), ...);
    };
    using M = StandardMaterial;
    all(root.standardMaterials, &M::diffuse, &M::decal, &M::specular, &M::gloss, &M::emissive1, &M::emissive2,
        &M::environment, &M::environmentMask, &M::alphaMask1, &M::alphaMask2, &M::normal, &M::height, &M::lightMap,
        &M::ambientOcclusion);
    all(root.displacementMaterials, &DisplacementMaterial::normal, &DisplacementMaterial::strengthLayer);
    all(root.terrainMaterials, &TerrainMaterial::terrain);
    all(root.volumeMaterials, &VolumeMaterial::colour);
    all(root.hairMaterials, &HairMaterial::base, &HairMaterial::ambientOcclusion);
    all(root.creepMaterials, &CreepMaterial::creep);
    all(root.volumeNoiseMaterials, &VolumeNoiseMaterial::colour);
    all(root.splatTerrainBakeMaterials, &SplatTerrainBakeMaterial::diffuse, &SplatTerrainBakeMaterial::normal,
        &SplatTerrainBakeMaterial::specular);
    all(root.reflectionMaterials, &ReflectionMaterial::normal, &ReflectionMaterial::strength);
    all(root.lensFlareMaterials, &LensFlareMaterial::colourLayer);
}

} // namespace

TextureRows::TextureRows(const Root &root)
{
    forEachLayer(root, [&](const List<Layer> &list) {
        if (list.size() == 0 || !isTextured(list[0]))
            return;
        const Layer &layer = list[0];
        if (!m_rows
                 .try_emplace({lowered(layer.texture.view()), layer.flags & repeating}, std::int32_t(m_textures.size()))
                 .second)
            return;
        SceneTexture &texture = m_textures.emplace_back();
        texture.source = list.ids[0];
        texture.path = layer.texture.view();
        texture.wrapU = layer.flags & LayerFlag::WrapX;
        texture.wrapV = layer.flags & LayerFlag::WrapY;
    });
}

std::int32_t TextureRows::of(const Layer &layer) const
{
    if (!isTextured(layer))
        return -1;
    const auto found = m_rows.find({lowered(layer.texture.view()), layer.flags & repeating});
    return found == m_rows.end() ? -1 : found->second;
}

} // namespace sinew::m3
