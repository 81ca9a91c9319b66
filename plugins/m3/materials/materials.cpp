// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/materials/materials.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/merge_objects.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/m3/edit/names.h"
#include "plugins/m3/materials/material_edits.h"
#include "plugins/m3/materials/material_kinds.h"
#include "plugins/m3/materials/recipes.h"
#include "plugins/m3/model/model.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// A field of a standard material that controls how one of its layers is used.
struct LayerOption
{
    std::uint16_t field, layer; ///< rows of describe<StandardMaterial>()
    LayerRole role;
};
const auto &layerOptions()
{
    using M = StandardMaterial;
    static const LayerOption options[] = {{fieldRow<&M::decalBlend>(), fieldRow<&M::decal>(), LayerRole::Blend},
                                          {fieldRow<&M::emissive1Blend>(), fieldRow<&M::emissive1>(), LayerRole::Blend},
                                          {fieldRow<&M::emissive2Blend>(), fieldRow<&M::emissive2>(), LayerRole::Blend},
                                          {fieldRow<&M::specularMode>(), fieldRow<&M::specular>(), LayerRole::Other}};
    return options;
}

/// The fields of a layer that the stack shows, as rows of describe<Layer>().
const auto &layerFields()
{
    static const std::pair<std::uint16_t, LayerRole> fields[] = {
        {fieldRow<&Layer::texture>(), LayerRole::Texture},
        {fieldRow<&Layer::colour>(), LayerRole::Colour},
        {fieldRow<&Layer::flags>(), LayerRole::Flags},
        {fieldRow<&Layer::uvSource>(), LayerRole::UvSet},
        {fieldRow<&Layer::channels>(), LayerRole::Other},
        {fieldRow<&Layer::alpha>(), LayerRole::Alpha},
        {fieldRow<&Layer::multiply>(), LayerRole::Other},
        {fieldRow<&Layer::add>(), LayerRole::Other},
        {fieldRow<&Layer::uvOffset>(), LayerRole::TextureTransform},
        {fieldRow<&Layer::uvAngle>(), LayerRole::TextureTransform},
        {fieldRow<&Layer::uvTiling>(), LayerRole::TextureTransform},
        {fieldRow<&Layer::flipbookRows>(), LayerRole::Other},
        {fieldRow<&Layer::flipbookColumns>(), LayerRole::Other},
        {fieldRow<&Layer::flipbookFrame>(), LayerRole::Other},
        {fieldRow<&Layer::fresnelType>(), LayerRole::Other},
        {fieldRow<&Layer::fresnelExponent>(), LayerRole::Other},
        {fieldRow<&Layer::fresnelMinimum>(), LayerRole::Other},
        {fieldRow<&Layer::fresnelRange>(), LayerRole::Other}};
    return fields;
}

void add(std::vector<LayerValue> &values, const Model &model, const Address &field, LayerRole role)
{
    if (auto value = layerValue(model, field, role))
        values.push_back(std::move(*value));
}

/// Fields of unknown meaning have names that say so.
bool isUnknown(const FieldInfo &field)
{
    return std::string_view(field.name).starts_with("unknown");
}

/// A material's values besides its layers.
MaterialLayer ownValues(const Model &model, NodeId material, const char *name)
{
    MaterialLayer result{material, shownLabel(name), {}, true};
    const ObjectRef object = model.object(material);
    const bool isStandard = object.info->type == &typeInfo<StandardMaterial>();
    for (std::size_t row = 0; row < object.info->fields.size(); ++row) {
        const FieldInfo &field = object.info->fields[row];
        const bool isOption = isStandard && std::any_of(std::begin(layerOptions()), std::end(layerOptions()),
                                                        [&](const LayerOption &option) { return row == option.field; });
        const bool isNumber = field.type->kind == Kind::Integer || field.type->kind == Kind::Float ||
                              (field.type->kind == Kind::Struct && field.type->structure().mainField >= 0);
        if (!isNumber || isOption || field.derived || field.hidden || isUnknown(field) ||
            !field.isOnDisk(model.ctx(), object.data))
            continue;
        const LayerRole role = isStandard && row == fieldRow<&StandardMaterial::blendMode>() ? LayerRole::Blend
                               : field.role == Role::Flags                                   ? LayerRole::Flags
                                                                                             : LayerRole::Other;
        add(result.values, model, {material, std::uint16_t(row)}, role);
    }
    return result;
}

MaterialLayer slotLayer(const Model &model, const Address &list, NodeId id)
{
    const FieldRef slot = model.field(list);
    const auto &layer = *model.get<Layer>(id);
    MaterialLayer result{id,
                         shownLabel(slot.field->displayLabel().c_str()),
                         {},
                         !layer.texture.isEmpty() || (layer.flags & LayerFlag::Colour)};
    if (model.get<StandardMaterial>(list.node))
        for (const LayerOption &option : layerOptions())
            if (list.field == option.layer)
                add(result.values, model, {list.node, option.field}, option.role);
    const auto after = result.values.size();
    for (const auto &[field, role] : layerFields())
        add(result.values, model, {id, field}, role);
    if (after < result.values.size())
        std::rotate(result.values.begin(), result.values.begin() + std::ptrdiff_t(after),
                    result.values.begin() + std::ptrdiff_t(after) + 1); // the texture first
    return result;
}

/// Regions that batches with a material reference draw.
void addRegions(const Root &root, std::size_t reference, std::vector<NodeId> &users)
{
    for (const Division &division : root.divisions)
        for (const Batch &batch : division.batches)
            if (batch.material == reference && batch.region < division.regions.size()) {
                const NodeId region = division.regions.ids[batch.region];
                if (std::find(users.begin(), users.end(), region) == users.end())
                    users.push_back(region);
            }
}

/// The composite material that a section belongs to.
NodeId compositeOf(const Model &model, NodeId section)
{
    return model.get<CompositeSection>(section) ? model.parentOf(section) : NoNode;
}

/// The row of a section from its row in the stack: the material's own values come before it.
int sectionRow(int row)
{
    return row < 0 ? -1 : std::max(row - 1, 0);
}

} // namespace

std::vector<ModelMaterial> M3Materials::materials(const Model &model) const
{
    const Root &root = rootOf(model);
    auto users = usersByTarget(model, "materialReferences");
    std::vector<ModelMaterial> result;
    const auto add = [&](NodeId id) -> ModelMaterial & {
        const auto known =
            std::find_if(result.begin(), result.end(), [id](const ModelMaterial &m) { return m.node == id; });
        if (known != result.end())
            return *known;
        result.push_back({id, M3Names().name(model, id), kindOf(model, id)->label, {}});
        return result.back();
    };
    for (std::size_t row = 0; row < root.materialReferences.size(); ++row) {
        const NodeId id = materialOf(model, root.materialReferences[row]);
        if (id == NoNode)
            continue;
        ModelMaterial &material = add(id);
        addRegions(root, row, material.users);
        for (const NodeId user : objectsOf(users[root.materialReferences.ids[row]]))
            if (!model.get<Batch>(user))
                material.users.push_back(user);
    }
    for (const MaterialKind &kind : materialKinds())
        for (std::size_t row = 0; row < model.listSize(kind.list); ++row)
            add(model.idAt(kind.list, row));
    return result;
}

std::vector<MaterialLayer> M3Materials::layers(const Model &model, NodeId material) const
{
    std::vector<MaterialLayer> result;
    const MaterialKind *kind = kindOf(model, material);
    if (!kind)
        return result;
    result.push_back(ownValues(model, material, kind->label));
    for (const Address &list : layerLists(model, material))
        for (std::size_t row = 0; row < model.listSize(list); ++row)
            result.push_back(slotLayer(model, list, model.idAt(list, row)));
    if (const auto *composite = model.get<CompositeMaterial>(material))
        for (const NodeId id : composite->sections.ids) {
            MaterialLayer layer{id, M3Names().name(model, id), {}, true};
            add(layer.values, model, fieldOf<&CompositeSection::material>(id), LayerRole::Other);
            add(layer.values, model, fieldOf<&CompositeSection::alpha>(id), LayerRole::Alpha);
            result.push_back(std::move(layer));
        }
    return result;
}

Result<ChangeSet> M3Materials::set(const Model &model, NodeId, const LayerValue &which, const Value &value) const
{
    EditBuilder edit(model);
    edit.set(which.shown, value);
    return edit.finish();
}

bool M3Materials::canStack(const Model &model, NodeId material) const
{
    return model.get<CompositeMaterial>(material);
}

Result<NewObject> M3Materials::addLayer(const Model &model, NodeId material, int row) const
{
    const auto *composite = model.get<CompositeMaterial>(material);
    const auto &references = rootOf(model).materialReferences;
    if (!composite)
        return cannot();
    List<CompositeSection> list;
    CompositeSection &section = list.append();
    if (composite->sections.isEmpty()) {
        while (section.material < references.size() && references[section.material].type == MaterialType::Composite)
            ++section.material;
        if (section.material == references.size())
            return Error{QT_TRANSLATE_NOOP("Message", "there is no other material to draw")};
    } else {
        section.material = composite->sections[composite->sections.size() - 1].material;
    }
    EditBuilder edit(model);
    const std::vector<NodeId> ids =
        edit.insert(fieldOf<&CompositeMaterial::sections>(material), sectionRow(row), Value::of(list));
    return made(edit, ids.empty() ? NoNode : ids.front());
}

Result<NewObject> M3Materials::duplicateLayer(const Model &model, NodeId layer) const
{
    if (compositeOf(model, layer) == NoNode)
        return cannot();
    EditBuilder edit(model);
    const NodeId id = edit.duplicate(layer);
    return made(edit, id);
}

Result<ChangeSet> M3Materials::removeLayer(const Model &model, NodeId layer) const
{
    if (compositeOf(model, layer) == NoNode)
        return cannot();
    EditBuilder edit(model);
    edit.remove(layer);
    return edit.finish();
}

Result<ChangeSet> M3Materials::moveLayer(const Model &model, NodeId layer, int row) const
{
    if (compositeOf(model, layer) == NoNode)
        return cannot();
    EditBuilder edit(model);
    edit.move(layer, sectionRow(row));
    return edit.finish();
}

std::vector<MaterialRecipe> M3Materials::recipes(const Model &) const
{
    return materialRecipes();
}

Result<NewObject> M3Materials::create(const Model &model, std::string_view recipe) const
{
    return createAfterRecipe(model, recipe);
}

Result<ChangeSet> M3Materials::apply(const Model &model, NodeId material, std::string_view recipe) const
{
    return applyRecipe(model, material, recipe);
}

Result<NewObject> M3Materials::duplicate(const Model &model, NodeId material) const
{
    return duplicateMaterial(model, material);
}

Result<ChangeSet> M3Materials::mergeEqual(const Model &model) const
{
    return mergeEqualMaterials(model);
}

Result<ChangeSet> M3Materials::removeUnused(const Model &model) const
{
    return removeUnusedMaterials(model);
}

Result<ChangeSet> M3Materials::assign(const Model &model, NodeId user, NodeId material) const
{
    return assignMaterial(model, user, material);
}

} // namespace sinew::m3
