// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m2/materials/materials.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/merge_objects.h"
#include "core/scene/scene_build.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/edit/names.h"
#include "plugins/m2/edit/references.h"
#include "plugins/m2/materials/adopted_material.h"
#include "plugins/m2/materials/batch_edit.h"
#include "plugins/m2/materials/recipes.h"
#include "plugins/m2/materials/ribbon_materials.h"
#include "plugins/m2/materials/stacks.h"
#include "plugins/m2/materials/stage_labels.h"
#include "plugins/m2/model/skins.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// The values of a batch, which are stored in many places.
class Values
{
public:
    Values(const Model &model, NodeId id)
        : m_model(model), m_root(rootOf(model)), m_id(id), m_batch(*model.get<Batch>(id))
    {
    }

    std::vector<LayerValue> all()
    {
        for (std::size_t stage = 0; stage < comboLength(m_root, m_batch, Combo::Texture); ++stage)
            addStage(stage);
        own(fieldOf<&Batch::shaderId>(m_id), LayerRole::Shader);
        for (std::size_t i = 0; i < comboLength(m_root, m_batch, Combo::Combiner); ++i)
            entry(Combo::Combiner, i, LayerRole::Shader);
        if (const std::int32_t row = rowIn(m_root.materials, m_batch.material); row >= 0) {
            add(layerValue(m_model, fieldOf<&Material::blendMode>(m_root.materials.ids[std::size_t(row)]),
                           LayerRole::Blend));
            add(layerValue(m_model, fieldOf<&Material::flags>(m_root.materials.ids[std::size_t(row)]),
                           LayerRole::Flags));
        }
        addColour();
        own(fieldOf<&Batch::flags>(m_id), LayerRole::Other, QT_TRANSLATE_NOOP("Label", "Batch flags"));
        own(fieldOf<&Batch::textureCount>(m_id), LayerRole::Other);
        own(fieldOf<&Batch::materialLayer>(m_id), LayerRole::Other);
        own(fieldOf<&Batch::priorityPlane>(m_id), LayerRole::Other);
        return std::move(m_values);
    }

private:
    void add(std::optional<LayerValue> value)
    {
        if (value)
            m_values.push_back(std::move(*value));
    }

    void own(const Address &field, LayerRole role, const char *label = nullptr)
    {
        add(layerValue(m_model, field, role));
        if (label)
            m_values.back().label = label;
    }

    /// Null if the batch reads past the end of the table.
    LayerValue *entry(Combo combo, std::size_t i, LayerRole role)
    {
        const ComboTable &table = comboTable(combo);
        const Address &field = table.table;
        const std::size_t at = m_batch.*table.start + i;
        const FieldRef ref = m_model.field(field.of(std::uint32_t(at)));
        if (!ref)
            return nullptr;
        m_values.push_back({role, stageLabel(role, i), field.of(std::uint32_t(at)), {}});
        return &m_values.back();
    }

    template<class T>
    static NodeId named(const List<T> &list, std::int64_t row)
    {
        return row >= 0 && std::size_t(row) < list.size() ? list.ids[std::size_t(row)] : NoNode;
    }
    std::int64_t numberAt(const LayerValue &value) const
    {
        const FieldRef ref = m_model.field(value.shown);
        return readInteger(*ref.type, ref.data);
    }

    void addStage(std::size_t stage)
    {
        entry(Combo::Texture, stage, LayerRole::Texture);
        entry(Combo::Coord, stage, LayerRole::UvSet);
        if (LayerValue *value = entry(Combo::Transform, stage, LayerRole::TextureTransform))
            if (const NodeId transform = named(m_root.textureTransforms, numberAt(*value)); transform != NoNode)
                value->track = transformTrack(transform);
        if (LayerValue *value = entry(Combo::Weight, stage, LayerRole::Alpha))
            if (const NodeId weight = named(m_root.textureWeights, numberAt(*value)); weight != NoNode)
                value->track = fieldOf<&TextureWeight::weight>(weight);
    }

    /// The first of the three tracks that moves something.
    Address transformTrack(NodeId transform) const
    {
        const auto &object = *m_model.get<TextureTransform>(transform);
        if (object.translation.size() == 0 && object.rotation.size())
            return fieldOf<&TextureTransform::rotation>(transform);
        if (object.translation.size() == 0 && object.scaling.size())
            return fieldOf<&TextureTransform::scaling>(transform);
        return fieldOf<&TextureTransform::translation>(transform);
    }

    void addColour()
    {
        own(fieldOf<&Batch::colour>(m_id), LayerRole::Colour);
        const NodeId colour = named(m_root.colours, m_batch.colour);
        if (colour == NoNode)
            return;
        m_values.back().track = fieldOf<&ColourAnimation::colour>(colour);
        own(fieldOf<&Batch::colour>(m_id), LayerRole::Alpha, QT_TRANSLATE_NOOP("Label", "Alpha of the colour"));
        m_values.back().track = fieldOf<&ColourAnimation::alpha>(colour);
    }

    const Model &m_model;
    const Root &m_root;
    NodeId m_id;
    const Batch &m_batch;
    std::vector<LayerValue> m_values;
};

bool sameMaterial(const Model &model, NodeId a, NodeId b)
{
    const Root &root = rootOf(model);
    if (!equalValues(typeInfo<Material>(), model.get<Material>(a), model.get<Material>(b)))
        return false;
    const auto x = std::size_t(model.rowOf(a)), y = std::size_t(model.rowOf(b));
    return x >= root.textureAc.size() || y >= root.textureAc.size() ||
           root.textureAc[x].values == root.textureAc[y].values;
}

} // namespace

const char *profileName(std::size_t row, bool isLod)
{
    static constexpr const char *profiles[] = {
        QT_TRANSLATE_NOOP("Label", "Profile 0"), QT_TRANSLATE_NOOP("Label", "Profile 1"),
        QT_TRANSLATE_NOOP("Label", "Profile 2"), QT_TRANSLATE_NOOP("Label", "Profile 3")};
    static constexpr const char *coarse = QT_TRANSLATE_NOOP("Label", "LOD profile"),
                                *other = QT_TRANSLATE_NOOP("Label", "Profile");
    return isLod ? coarse : row < std::size(profiles) ? profiles[row] : other;
}

std::vector<ModelMaterial> M2Materials::materials(const Model &model) const
{
    const Root &root = rootOf(model);
    const bool single = root.skins.size() + root.lodSkins.size() < 2;
    std::vector<ModelMaterial> result;
    for (const List<Skin> *skins : {&root.skins, &root.lodSkins})
        for (std::size_t row = 0; row < skins->size(); ++row)
            for (const NodeId id : (*skins)[row].submeshes.ids)
                result.push_back(
                    {id, M2Names().name(model, id), single ? "" : profileName(row, skins == &root.lodSkins), {id}});
    for (const NodeId id : root.ribbons.ids)
        result.push_back({id, M2Names().name(model, id), QT_TRANSLATE_NOOP("Label", "Ribbon"), {id}});
    return result;
}

std::vector<MaterialLayer> M2Materials::layers(const Model &model, NodeId material) const
{
    std::vector<MaterialLayer> result;
    if (model.get<Ribbon>(material))
        return {ribbonLayer(model, material)};
    const Skin *skin = model.get<Submesh>(material) ? skinOf(model, material) : nullptr;
    if (!skin)
        return result;
    for (const std::size_t row : batchRows(*skin, std::size_t(model.rowOf(material)))) {
        const NodeId id = skin->batches.ids[row];
        result.push_back({id, M2Names().name(model, id), Values(model, id).all(), true});
    }
    return result;
}

Result<ChangeSet> M2Materials::set(const Model &model, NodeId layer, const LayerValue &which, const Value &value) const
{
    const Root &root = rootOf(model);
    const FieldRef shown = model.field(which.shown);
    BatchEdit edit(m2Of(model));
    Batch *batch = edit.batch(layer);
    const bool isRibbon = model.get<Ribbon>(layer);
    if ((!batch && !isRibbon) || !shown)
        return cannot();
    if (value.isEmpty() || &value.type() != shown.type)
        return Error{QT_TRANSLATE_NOOP("Message", "the value has a different type")};
    if (isRibbon)
        return which.shown.node == layer || model.get<Material>(which.shown.node)
                   ? setRibbonValue(model, layer, which, value)
                   : Result<ChangeSet>(cannot());
    const auto number = [&] { return readInteger(value.type(), value.data()); };
    if (which.shown.node == layer) {
        if (which.shown.field == fieldRow<&Batch::textureCount>()) {
            edit.setTextureCount(layer, std::uint16_t(number()));
        } else {
            Value copy(value);
            shown.type->swap(shown.field->in(static_cast<void *>(batch)), copy.data());
        }
        return edit.finish();
    }
    if (model.get<Material>(which.shown.node)) {
        Material wanted = edit.materialOf(layer);
        Value copy(value);
        shown.type->swap(shown.field->in(static_cast<void *>(&wanted)), copy.data());
        edit.setMaterial(layer, wanted);
        return edit.finish();
    }
    for (const Combo combo : allCombos) {
        const ComboTable &table = comboTable(combo);
        const std::size_t start = batch->*table.start;
        if (which.shown.whole() != table.table || which.shown.sub < start ||
            which.shown.sub >= start + comboLength(root, *batch, combo))
            continue;
        std::vector<std::int32_t> wanted = edit.run(layer, combo);
        wanted[which.shown.sub - start] = std::int32_t(number());
        edit.setRun(layer, combo, wanted);
        return edit.finish();
    }
    return cannot();
}

bool M2Materials::canStack(const Model &model, NodeId material) const
{
    return model.get<Submesh>(material);
}

Result<NewObject> M2Materials::addLayer(const Model &model, NodeId material, int row) const
{
    return addBatch(model, material, row);
}

Result<NewObject> M2Materials::duplicateLayer(const Model &model, NodeId layer) const
{
    return duplicateBatch(model, layer);
}

Result<ChangeSet> M2Materials::removeLayer(const Model &model, NodeId layer) const
{
    return removeBatch(model, layer);
}

Result<ChangeSet> M2Materials::moveLayer(const Model &model, NodeId layer, int row) const
{
    return moveBatch(model, layer, row);
}

std::vector<MaterialRecipe> M2Materials::recipes(const Model &) const
{
    return materialRecipes();
}

Result<ChangeSet> M2Materials::apply(const Model &model, NodeId material, std::string_view recipe) const
{
    return applyRecipe(model, material, recipe);
}

bool M2Materials::canAdopt(const Model &model, NodeId material) const
{
    return model.get<Submesh>(material);
}

Result<AdoptedMaterial> M2Materials::adopt(const Model &model, NodeId material, const Model &from, NodeId source) const
{
    return adoptMaterial(model, material, from, source);
}

Result<ChangeSet> M2Materials::mergeEqual(const Model &model) const
{
    if (lacksSkins(m2Of(model)))
        return noSkins();
    const M2References fixer;
    return mergeEqualObjects(model, &fixer, rootOf(model).materials.ids, sameMaterial);
}

Result<ChangeSet> M2Materials::removeUnused(const Model &model) const
{
    if (lacksSkins(m2Of(model)))
        return noSkins();
    const M2References fixer;
    EditBuilder edit(model, &fixer);
    edit.remove(unusedParts(m2Of(model)));
    return edit.finish();
}

Result<ChangeSet> M2Materials::assign(const Model &model, NodeId user, NodeId material) const
{
    return assignBatches(model, user, material);
}

} // namespace sinew::m2
