// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/ribbon_materials.h"

#include "core/facets/materials/material_edits.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/materials/stage_labels.h"
#include "plugins/m2/model/skins.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

bool uses(const Ribbon &ribbon, std::size_t material)
{
    return std::find(ribbon.materials.begin(), ribbon.materials.end(), material) != ribbon.materials.end();
}

/// Whether batches or other ribbons show a material.
bool isShared(const Root &root, NodeId ribbon, std::size_t material)
{
    bool shared = false;
    forEachSkin(root, [&](const Skin &skin) {
        shared = shared || std::any_of(skin.batches.begin(), skin.batches.end(),
                                       [&](const Batch &batch) { return batch.material == material; });
    });
    for (std::size_t row = 0; row < root.ribbons.size(); ++row)
        shared = shared || (root.ribbons.ids[row] != ribbon && uses(root.ribbons[row], material));
    return shared;
}

} // namespace

MaterialLayer ribbonLayer(const Model &model, NodeId id)
{
    const Root &root = rootOf(model);
    const auto &ribbon = *model.get<Ribbon>(id);
    MaterialLayer layer{id, M2Names().name(model, id), {}, true};
    const auto add = [&](std::optional<LayerValue> value, const char *label = nullptr) {
        if (!value)
            return;
        if (label)
            value->label = label;
        layer.values.push_back(std::move(*value));
    };
    for (std::size_t stage = 0; stage < ribbon.textures.size(); ++stage)
        add(LayerValue{LayerRole::Texture,
                       stageLabel(LayerRole::Texture, stage),
                       fieldOf<&Ribbon::textures>(id).of(std::uint32_t(stage)),
                       {}});
    for (std::size_t stage = 0; stage < ribbon.materials.size(); ++stage) {
        const std::size_t row = ribbon.materials[stage];
        // Stages of the same material share their values.
        if (row >= root.materials.size() ||
            std::find(ribbon.materials.begin(), ribbon.materials.begin() + std::ptrdiff_t(stage), row) !=
                ribbon.materials.begin() + std::ptrdiff_t(stage))
            continue;
        add(layerValue(model, fieldOf<&Material::blendMode>(root.materials.ids[row]), LayerRole::Blend),
            stageLabel(LayerRole::Blend, stage));
        add(layerValue(model, fieldOf<&Material::flags>(root.materials.ids[row]), LayerRole::Flags),
            stageLabel(LayerRole::Flags, stage));
    }
    add(layerValue(model, fieldOf<&Ribbon::colour>(id), LayerRole::Colour));
    add(layerValue(model, fieldOf<&Ribbon::alpha>(id), LayerRole::Alpha));
    add(layerValue(model, fieldOf<&Ribbon::textureTransform>(id), LayerRole::TextureTransform));
    add(layerValue(model, fieldOf<&Ribbon::priorityPlane>(id), LayerRole::Other));
    return layer;
}

Result<ChangeSet> setRibbonValue(const Model &model, NodeId id, const LayerValue &which, const Value &value)
{
    const Root &root = rootOf(model);
    const auto &ribbon = *model.get<Ribbon>(id);
    EditBuilder edit(model);
    if (which.shown.node == id) {
        edit.set(which.shown, value);
        return edit.finish();
    }
    const auto row = std::size_t(model.rowOf(which.shown.node));
    Material wanted = *model.get<Material>(which.shown.node);
    const FieldRef shown = model.field(which.shown);
    Value copy(value);
    shown.type->swap(shown.field->in(static_cast<void *>(&wanted)), copy.data());
    const auto lead = [&](const auto &set) {
        for (std::size_t stage = 0; stage < ribbon.materials.size(); ++stage)
            if (ribbon.materials[stage] == row)
                set(fieldOf<&Ribbon::materials>(id).of(std::uint32_t(stage)));
    };
    const auto equal =
        std::find_if(root.materials.items.begin(), root.materials.items.end(),
                     [&](const Material &material) { return equalValues(typeInfo<Material>(), &material, &wanted); });
    if (equal != root.materials.items.end()) {
        lead([&](const Address &at) { edit.set(at, std::uint16_t(equal - root.materials.items.begin())); });
    } else if (!isShared(root, id, row)) {
        edit.set(which.shown, value);
    } else {
        List<Material> list;
        list.append() = wanted;
        const NodeId fresh = edit.insert(fieldOf<&Root::materials>(RootNode), -1, Value::of(list)).front();
        lead([&](const Address &at) { edit.setReference(at, fresh); });
    }
    return edit.finish();
}

} // namespace sinew::m2
