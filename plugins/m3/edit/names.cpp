// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/names.h"

#include "core/model/references.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "plugins/m3/edit/reference_fields.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

namespace {

std::string fileName(std::string_view path)
{
    return std::string(path.substr(path.find_last_of("\\/") + 1));
}

/// The object that a field of an object names, NoNode if none. `row`: any row of the field, or -1.
NodeId targetOf(const Model &model, const ObjectRef &object, int row)
{
    if (row < 0)
        return NoNode;
    const int stored = object.info->rowAt(object.info->fields[std::size_t(row)].offset, model.ctx(), object.data);
    if (stored < 0)
        return NoNode;
    const FieldInfo &f = object.info->fields[std::size_t(stored)];
    const Domain *domain = f.reference.domain ? model.info().domain(f.reference.domain) : nullptr;
    if (!domain || f.type->kind != Kind::Integer)
        return NoNode;
    const std::int64_t number = readInteger(*f.type, f.in(object.data));
    if (number < 0 || isNoneReference(f.reference, *f.type, number))
        return NoNode;
    const Address list{RootNode, domain->lists.front()};
    return std::size_t(number) < model.listSize(list) ? model.idAt(list, std::size_t(number)) : NoNode;
}

/// The material of a material reference: users know that, not the reference in between. Other objects as they are.
NodeId materialBehind(const Model &model, NodeId target)
{
    return model.get<MaterialReference>(target)
               ? targetOf(model, model.object(target), fieldRow<&MaterialReference::index>())
               : target;
}

/// The material of the first batch that draws a region; NoNode if none does.
NodeId firstMaterial(const Model &model, NodeId region)
{
    const auto *division = model.get<Division>(model.listOf(region).node);
    const int row = model.rowOf(region);
    for (std::size_t i = 0; division && i < division->batches.size(); ++i)
        if (int(division->batches[i].region) == row) {
            const ObjectRef batch = model.object(division->batches.ids[i]);
            return materialBehind(model, targetOf(model, batch, materialField(*batch.info)));
        }
    return NoNode;
}

} // namespace

std::vector<RelatedField> M3Names::relatedFields(const Model &model, NodeId node) const
{
    const auto &poses = rootOf(model).restPoses;
    const auto row = std::size_t(model.get<Bone>(node) ? model.rowOf(node) : -1);
    if (row >= poses.size())
        return {};
    return {{fieldOf<&RestPose::matrix>(poses.ids[row]), shownLabel(QT_TRANSLATE_NOOP("Label", "Rest pose"))}};
}

std::string M3Names::name(const Model &model, NodeId id) const
{
    const ObjectRef object = model.object(id);
    if (!object)
        return "?";
    if (object.info->nameField >= 0) {
        const FieldInfo &f = object.info->fields[std::size_t(object.info->nameField)];
        const std::string text = valueText(f, *f.type, f.in(object.data));
        if (!text.empty())
            return text;
    }
    if (id == RootNode)
        return shownLabel(object.info->displayLabel().c_str());
    const std::string numbered =
        shownLabel(object.info->displayLabel().c_str()) + " " + std::to_string(model.rowOf(id));
    const auto joined = [&](const std::string &text) { return text.empty() ? numbered : numbered + " – " + text; };
    if (const auto *layer = model.get<Layer>(id)) {
        // A material has one list for each use of a layer.
        const Address list = model.listOf(id);
        const ObjectRef owner = model.object(list.node);
        const std::string use = shownLabel(owner.info->fields[list.field].displayLabel().c_str());
        return layer->texture.isEmpty() ? use : use + " – " + fileName(layer->texture.view());
    }
    if (model.get<Region>(id)) {
        const NodeId material = firstMaterial(model, id);
        return material == NoNode ? numbered : joined(name(model, material));
    }
    if (const auto *block = model.get<Block>(id))
        return numbered + " – " + std::to_string(block->animId);
    const StructInfo &info = *object.info;
    for (const int row : {fieldRowIn<&MaterialReference::index>(info), materialField(info), boneField(info)}) {
        const NodeId target = materialBehind(model, targetOf(model, object, row));
        if (target != NoNode && target != id)
            return joined(name(model, target));
    }
    return numbered;
}

} // namespace sinew::m3
