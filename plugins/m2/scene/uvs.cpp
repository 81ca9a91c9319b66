// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/uvs.h"

#include "core/facets/materials/layer_textures.h"
#include "core/facets/materials/material_edits.h"
#include "core/scene/scene_build.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/materials/materials.h"
#include "plugins/m2/materials/shader.h"
#include "plugins/m2/materials/textures.h"
#include "plugins/m2/model/skins.h"
#include "plugins/m2/scene/meshes.h"

#include <cmath>

namespace sinew::m2 {

namespace {

constexpr int setCount = 2;

const Array<Vec2> *storedSet(const Root &root, int set)
{
    return set == 0 ? &root.uvs : set == 1 ? &root.uvs2 : nullptr;
}

int setOf(UvSource source)
{
    return source == UvSource::Set0 ? 0 : source == UvSource::Set1 ? 1 : -1;
}

} // namespace

std::vector<UvPart> M2Uvs::parts(const Model &model) const
{
    const Root &root = rootOf(model);
    const bool single = root.skins.size() + root.lodSkins.size() < 2;
    std::vector<UvPart> result;
    for (const List<Skin> *skins : {&root.skins, &root.lodSkins})
        for (std::size_t row = 0; row < skins->size(); ++row)
            for (const NodeId id : (*skins)[row].submeshes.ids)
                result.push_back(
                    {id, M2Names().name(model, id), single ? "" : profileName(row, skins == &root.lodSkins), setCount});
    return result;
}

std::vector<NodeId> M2Uvs::partsOf(const Model &model, NodeId node) const
{
    if (const auto *skin = model.get<Skin>(node))
        return skin->submeshes.ids;
    const auto *batch = model.get<Batch>(node);
    const Skin *skin = batch ? skinOf(model, node) : nullptr;
    if (!skin || batch->submesh >= skin->submeshes.size())
        return {};
    return {skin->submeshes.ids[batch->submesh]};
}

std::vector<UvTexture> M2Uvs::textures(const Model &model, NodeId part) const
{
    const Root &root = rootOf(model);
    const std::vector<ModelTexture> all = M2Textures().textures(model);
    std::vector<UvTexture> result;
    for (const LayerTexture &shown : texturesOfUser(model, M2Materials(), all, part)) {
        const auto *texture = model.get<Texture>(shown.texture->node);
        const auto *batch = model.get<Batch>(shown.layer);
        if (!texture || !batch)
            continue;
        const Shader shader = shaderOf(root, *batch);
        const ShaderStage stage = shown.stage < shader.stages.size() ? shader.stages[shown.stage] : ShaderStage();
        const bool isMoved =
            stage.transform >= 0 &&
            rowIn(root.textureTransforms,
                  entry(root.transformCombos, std::size_t(batch->transformCombo) + std::size_t(stage.transform))) >= 0;
        result.push_back({shown.layer, shown.layerName, shown.value.label, shown.texture->node, setOf(stage.uv),
                          bool(texture->flags & 1), bool(texture->flags & 2), isMoved});
    }
    return result;
}

UvMesh M2Uvs::mesh(const Model &model, NodeId part, int set) const
{
    UvMesh mesh;
    const Root &root = rootOf(model);
    const auto *submesh = model.get<Submesh>(part);
    const Skin *skin = submesh ? skinOf(model, part) : nullptr;
    const Array<Vec2> *stored = storedSet(root, set);
    if (!skin || !stored)
        return mesh;
    const auto rows = vertexRows(*skin, *submesh);
    for (const std::uint16_t row : rows) {
        const Vec2 uv = row < stored->size() ? (*stored)[row] : Vec2();
        mesh.coordinates.push_back({uv.x, uv.y});
        mesh.positions.push_back(row < root.positions.size() ? root.positions[row] : Vec3());
    }
    std::size_t budget = skin->indices.size();
    mesh.triangles = drawnTriangles(*skin, *submesh, rows.size(), budget);
    mesh.store = RootNode;
    mesh.rows.assign(rows.begin(), rows.end());
    return mesh;
}

Result<ChangeSet> M2Uvs::setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const
{
    const Array<Vec2> *stored = storedSet(rootOf(model), set);
    if (!stored)
        return noSuchVertex();
    if (edits.empty())
        return ChangeSet();
    Array<Vec2> changed = *stored;
    Vec2 *coordinates = changed.edit();
    NodeId part = NoNode;
    std::span<const std::uint16_t> rows;
    for (const UvEdit &edit : edits) {
        if (edit.part != part) {
            part = edit.part;
            const auto *submesh = model.get<Submesh>(part);
            const Skin *skin = submesh ? skinOf(model, part) : nullptr;
            rows = skin ? vertexRows(*skin, *submesh) : std::span<const std::uint16_t>();
        }
        if (edit.vertex >= rows.size() || rows[edit.vertex] >= changed.size())
            return noSuchVertex();
        if (!std::isfinite(float(edit.value.u)) || !std::isfinite(float(edit.value.v)))
            return notFinite();
        coordinates[rows[edit.vertex]] = {float(edit.value.u), float(edit.value.v)};
    }
    ChangeSet changes;
    changes.push_back({Change::Set, set == 0 ? fieldOf<&Root::uvs>(RootNode) : fieldOf<&Root::uvs2>(RootNode), 0, 0, 0,
                       Value::of(changed)});
    return changes;
}

Message M2Uvs::noColours(const Model &) const
{
    return QT_TRANSLATE_NOOP(
        "Message",
        "vertices of World of Warcraft models have no colours; a batch has one colour for its whole submesh");
}

} // namespace sinew::m2
