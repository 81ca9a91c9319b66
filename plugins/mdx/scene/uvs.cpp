// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/uvs.h"

#include "core/facets/materials/layer_textures.h"
#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/edit/names.h"
#include "plugins/mdx/materials/materials.h"
#include "plugins/mdx/materials/textures.h"
#include "plugins/mdx/scene/mesh_builder.h"

#include <cmath>
#include <map>
#include <numeric>

namespace sinew::mdx {

namespace {

const UvSet *setOf(const Geoset &geoset, int set)
{
    return set >= 0 && std::size_t(set) < geoset.uvSets.size() ? &geoset.uvSets[std::size_t(set)] : nullptr;
}

} // namespace

std::vector<UvPart> MdxUvs::parts(const Model &model) const
{
    std::vector<UvPart> result;
    const auto &geosets = rootOf(model).geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row)
        result.push_back(
            {geosets.ids[row], MdxNames().name(model, geosets.ids[row]), "", int(geosets[row].uvSets.size())});
    return result;
}

std::vector<NodeId> MdxUvs::partsOf(const Model &model, NodeId node) const
{
    const auto *animation = model.get<GeosetAnimation>(node);
    const auto &geosets = rootOf(model).geosets;
    if (!animation || animation->geosetId < 0 || std::size_t(animation->geosetId) >= geosets.size())
        return {};
    return {geosets.ids[std::size_t(animation->geosetId)]};
}

std::vector<UvTexture> MdxUvs::textures(const Model &model, NodeId part) const
{
    const Root &root = rootOf(model);
    const std::vector<ModelTexture> all = MdxTextures().textures(model);
    std::vector<UvTexture> result;
    for (const LayerTexture &shown : texturesOfUser(model, MdxMaterials(), all, part)) {
        const Texture &texture = *model.get<Texture>(shown.texture->node);
        UvTexture use{shown.layer,
                      shown.layerName,
                      shown.value.label,
                      shown.texture->node,
                      int(shown.uvSet ? shownNumber(model, *shown.uvSet) : 0),
                      bool(texture.flags & 1),
                      bool(texture.flags & 2),
                      false};
        for (const LayerValue &transform : shown.transforms) {
            const std::int64_t row = shownNumber(model, transform);
            use.isMoved |= row >= 0 && std::size_t(row) < root.textureAnimations.size();
        }
        result.push_back(std::move(use));
    }
    return result;
}

UvMesh MdxUvs::mesh(const Model &model, NodeId part, int set) const
{
    UvMesh mesh;
    const auto *geoset = model.get<Geoset>(part);
    const UvSet *stored = geoset ? setOf(*geoset, set) : nullptr;
    if (!stored)
        return mesh;
    const std::size_t count = geoset->vertices.size();
    mesh.positions.assign(geoset->vertices.begin(), geoset->vertices.end());
    mesh.coordinates.resize(count);
    for (std::size_t v = 0; v < std::min(count, stored->coordinates.size()); ++v)
        mesh.coordinates[v] = {stored->coordinates[v].x, stored->coordinates[v].y};
    mesh.triangles = drawnTriangles(*geoset);
    mesh.store = part;
    mesh.rows.resize(count);
    std::iota(mesh.rows.begin(), mesh.rows.end(), 0u);
    return mesh;
}

Result<ChangeSet> MdxUvs::setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const
{
    std::map<NodeId, Array<Vec2>> changed; // by UV set
    for (const UvEdit &edit : edits) {
        const auto *geoset = model.get<Geoset>(edit.part);
        const UvSet *stored = geoset ? setOf(*geoset, set) : nullptr;
        if (!stored || edit.vertex >= stored->coordinates.size())
            return noSuchVertex();
        if (!std::isfinite(float(edit.value.u)) || !std::isfinite(float(edit.value.v)))
            return notFinite();
        Array<Vec2> &coordinates =
            changed.try_emplace(geoset->uvSets.ids[std::size_t(set)], stored->coordinates).first->second;
        coordinates.edit()[edit.vertex] = {float(edit.value.u), float(edit.value.v)};
    }
    ChangeSet changes;
    for (const auto &[node, coordinates] : changed)
        changes.push_back({Change::Set, fieldOf<&UvSet::coordinates>(node), 0, 0, 0, Value::of(coordinates)});
    return changes;
}

Message MdxUvs::noColours(const Model &) const
{
    return QT_TRANSLATE_NOOP(
        "Message", "vertices of Warcraft III models have no colours; a geoset animation colours the whole geoset");
}

} // namespace sinew::mdx
