// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/layer_textures.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"

#include <algorithm>

namespace sinew {

namespace {

bool contains(std::span<const NodeId> nodes, NodeId node)
{
    return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

void addTextures(const Model &model, std::span<const ModelTexture> textures, const MaterialLayer &layer,
                 std::vector<LayerTexture> &result)
{
    std::size_t stage = 0;
    for (auto value = layer.values.begin(); value != layer.values.end(); ++value) {
        if (value->role != LayerRole::Texture)
            continue;
        const std::size_t number = stage++;
        const int row = shownTexture(model, textures, *value);
        if (row < 0)
            continue;
        LayerTexture shown{layer.node, layer.name, number, *value, {}, {}, &textures[std::size_t(row)]};
        // Values that apply to several textures come after the last of them.
        const auto uvSet =
            std::find_if(value, layer.values.end(), [](const LayerValue &v) { return v.role == LayerRole::UvSet; });
        if (uvSet != layer.values.end())
            shown.uvSet = *uvSet;
        for (auto after = uvSet; after != layer.values.end() && after->role != LayerRole::Texture; ++after)
            if (after->role == LayerRole::TextureTransform)
                shown.transforms.push_back(*after);
        result.push_back(std::move(shown));
    }
}

} // namespace

NodeId namedObject(const Model &model, const Address &at)
{
    const FieldRef ref = model.field(at);
    const Domain *domain = ref && ref.type->kind == Kind::Integer && ref.field->reference.domain
                               ? model.info().domain(ref.field->reference.domain)
                               : nullptr;
    return domain ? DomainIndex(model, *domain).target(readInteger(*ref.type, ref.data)) : NoNode;
}

int shownTexture(const Model &model, std::span<const ModelTexture> textures, const LayerValue &value)
{
    const NodeId named = namedObject(model, value.shown);
    const auto isIn = [&](const std::vector<Address> &fields) {
        return std::any_of(fields.begin(), fields.end(),
                           [&](const Address &field) { return field == value.shown || field == value.shown.whole(); });
    };
    for (std::size_t row = 0; row < textures.size(); ++row)
        if (textures[row].node == named || isIn(textures[row].users) || isIn(textures[row].paths))
            return int(row);
    return -1;
}

std::int64_t shownNumber(const Model &model, const LayerValue &value)
{
    const FieldRef ref = model.field(value.shown);
    return ref && ref.type->kind == Kind::Integer ? readInteger(*ref.type, ref.data) : 0;
}

std::vector<LayerTexture> texturesOfUser(const Model &model, const MaterialFacet &materials,
                                         std::span<const ModelTexture> textures, NodeId user)
{
    const std::vector<ModelMaterial> all = materials.materials(model);
    std::vector<NodeId> users{user}, seen;
    std::vector<LayerTexture> result;
    // Layers that draw another material count as its users.
    for (std::size_t i = 0; i < users.size(); ++i)
        for (const ModelMaterial &material : all) {
            if (contains(seen, material.node) || !contains(material.users, users[i]))
                continue;
            seen.push_back(material.node);
            for (const MaterialLayer &layer : materials.layers(model, material.node)) {
                addTextures(model, textures, layer, result);
                users.push_back(layer.node);
            }
        }
    return result;
}

} // namespace sinew
