// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/mdx/materials/materials.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/merge_objects.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/names.h"
#include "plugins/mdx/edit/references.h"
#include "plugins/mdx/materials/recipes.h"
#include "plugins/mdx/materials/slots.h"
#include "plugins/mdx/model/model.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

Address layersOf(NodeId material)
{
    return fieldOf<&Material::layers>(material);
}

bool sameMaterial(const Model &model, NodeId a, NodeId b)
{
    return equalValues(typeInfo<Material>(), model.get<Material>(a), model.get<Material>(b));
}

void addSlots(const Model &model, const Layer &layer, std::vector<LayerValue> &values)
{
    for (std::size_t row = 0; row < layer.slots.size(); ++row)
        if (auto value =
                layerValue(model, fieldOf<&TextureSlot::textureId>(layer.slots.ids[row]), LayerRole::Texture)) {
            value->label = slotName(layer.slots[row].slot);
            values.push_back(std::move(*value));
        }
}

} // namespace

const char *slotName(std::uint32_t slot)
{
    const FieldInfo &f = fieldInfo<&TextureSlot::slot>();
    const auto entry =
        std::find_if(f.table->begin(), f.table->end(), [slot](const EnumEntry &e) { return e.value == slot; });
    return entry == f.table->end() ? "Texture" : entry->label;
}

bool isHd(const Material &material, std::uint32_t version)
{
    if (version < 900 || material.layers.isEmpty())
        return false;
    return version < 1100 ? material.shader.view().starts_with("Shader_HD") : isHdShader(material.layers[0].shaderType);
}

std::vector<ModelMaterial> MdxMaterials::materials(const Model &model) const
{
    const Root &root = rootOf(model);
    auto users = usersByTarget(model, "materials");
    std::vector<ModelMaterial> result;
    for (std::size_t row = 0; row < root.materials.size(); ++row) {
        const NodeId id = root.materials.ids[row];
        const char *kind = root.warcraftVersion() < 900                        ? ""
                           : isHd(root.materials[row], root.warcraftVersion()) ? "HD"
                                                                               : "SD";
        result.push_back({id, MdxNames().name(model, id), kind, objectsOf(users[id])});
    }
    return result;
}

std::vector<MaterialLayer> MdxMaterials::layers(const Model &model, NodeId material) const
{
    const Root &root = rootOf(model);
    const auto *object = model.get<Material>(material);
    std::vector<MaterialLayer> result;
    if (!object)
        return result;
    const bool inSlots = root.encoding == Text && hasSlots(*object);
    const bool slotPerLayer = root.warcraftVersion() < 1100 && isHd(*object, root.warcraftVersion());
    for (std::size_t row = 0; row < object->layers.size(); ++row) {
        const NodeId id = object->layers.ids[row];
        MaterialLayer layer{id, MdxNames().name(model, id), {}, true};
        const auto add = [&](const Address &field, LayerRole role) {
            if (auto value = layerValue(model, field, role))
                layer.values.push_back(std::move(*value));
        };
        if (root.warcraftVersion() >= 1100) {
            addSlots(model, object->layers[row], layer.values);
        } else {
            add(fieldOf<&Layer::textureId>(id), LayerRole::Texture);
            if (slotPerLayer)
                layer.values.back().label = slotName(inSlots ? 0 : std::uint32_t(row));
            if (inSlots)
                addSlots(model, object->layers[row], layer.values);
        }
        add(fieldOf<&Layer::shaderType>(id), LayerRole::Shader);
        add(fieldOf<&Layer::filterMode>(id), LayerRole::Blend);
        add(fieldOf<&Layer::shadingFlags>(id), LayerRole::Flags);
        add(fieldOf<&Layer::coordId>(id), LayerRole::UvSet);
        add(fieldOf<&Layer::textureAnimationId>(id), LayerRole::TextureTransform);
        add(fieldOf<&Layer::alpha>(id), LayerRole::Alpha);
        add(fieldOf<&Layer::emissiveGain>(id), LayerRole::Other);
        add(fieldOf<&Layer::fresnelColour>(id), LayerRole::Colour);
        add(fieldOf<&Layer::fresnelOpacity>(id), LayerRole::Other);
        add(fieldOf<&Layer::fresnelTeamColour>(id), LayerRole::Other);
        result.push_back(std::move(layer));
    }
    return result;
}

Result<ChangeSet> MdxMaterials::set(const Model &model, NodeId, const LayerValue &which, const Value &value) const
{
    EditBuilder edit(model);
    edit.set(which.shown, value);
    return edit.finish();
}

bool MdxMaterials::canStack(const Model &model, NodeId material) const
{
    return model.get<Material>(material);
}

Result<NewObject> MdxMaterials::addLayer(const Model &model, NodeId material, int row) const
{
    EditBuilder edit(model);
    List<Layer> list;
    Layer &layer = list.append();
    layer.textureId = rootOf(model).textures.isEmpty() ? -1 : 0;
    if (rootOf(model).warcraftVersion() >= 1100) {
        layer.slots.append().textureId = layer.textureId;
        layer.textureId = 0;
    }
    const std::vector<NodeId> ids = edit.insert(layersOf(material), row, Value::of(list));
    return made(edit, ids.empty() ? NoNode : ids.front());
}

Result<NewObject> MdxMaterials::duplicateLayer(const Model &model, NodeId layer) const
{
    EditBuilder edit(model);
    const NodeId id = edit.duplicate(layer);
    return made(edit, id);
}

Result<ChangeSet> MdxMaterials::removeLayer(const Model &model, NodeId layer) const
{
    EditBuilder edit(model);
    edit.remove(layer);
    return edit.finish();
}

Result<ChangeSet> MdxMaterials::moveLayer(const Model &model, NodeId layer, int row) const
{
    EditBuilder edit(model);
    edit.move(layer, row);
    return edit.finish();
}

std::vector<MaterialRecipe> MdxMaterials::recipes(const Model &model) const
{
    return materialRecipes(model);
}

Result<NewObject> MdxMaterials::create(const Model &model, std::string_view recipe) const
{
    return createAfterRecipe(model, recipe);
}

Result<ChangeSet> MdxMaterials::apply(const Model &model, NodeId material, std::string_view recipe) const
{
    return applyRecipe(model, material, recipe);
}

Result<NewObject> MdxMaterials::duplicate(const Model &model, NodeId material) const
{
    const MdxReferences fixer;
    EditBuilder edit(model, &fixer);
    const NodeId id = edit.duplicate(material);
    return made(edit, id);
}

Result<ChangeSet> MdxMaterials::mergeEqual(const Model &model) const
{
    const MdxReferences fixer;
    return mergeEqualObjects(model, &fixer, rootOf(model).materials.ids, sameMaterial);
}

Result<ChangeSet> MdxMaterials::removeUnused(const Model &model) const
{
    const MdxReferences fixer;
    EditBuilder edit(model, &fixer);
    for (const ModelMaterial &material : materials(model))
        if (material.users.empty())
            edit.remove(material.node);
    return edit.finish();
}

Result<ChangeSet> MdxMaterials::assign(const Model &model, NodeId user, NodeId material) const
{
    EditBuilder edit(model);
    const ObjectRef object = model.object(user);
    const int field = object ? fieldRowIn<&Geoset::materialId, &RibbonEmitter::materialId>(*object.info) : -1;
    if (field < 0)
        return cannot();
    edit.setReference({user, std::uint16_t(field)}, material);
    return edit.finish();
}

} // namespace sinew::mdx
