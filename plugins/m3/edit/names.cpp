// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/facets.h"

#include "core/model/references.h"
#include "core/schema/text.h"

#include <QtGlobal>

namespace sinew::m3 {

namespace {

std::string fileName(std::string_view path)
{
    return std::string(path.substr(path.find_last_of("\\/") + 1));
}

/// The object that a field of an object names, NoNode for none.
NodeId targetOf(const Model &model, const ObjectRef &object, const char *name)
{
    const int field = object.info->indexOf(name, model.ctx(), object.data);
    if (field < 0)
        return NoNode;
    const FieldInfo &f = object.info->fields[std::size_t(field)];
    const Domain *domain = f.reference.domain ? model.info().domain(f.reference.domain) : nullptr;
    if (!domain || f.type->kind != Kind::Integer)
        return NoNode;
    const std::int64_t number = readInteger(*f.type, f.in(object.data));
    if (number < 0 || isNoneReference(f.reference, *f.type, number))
        return NoNode;
    const Address list{RootNode, domain->lists.front()};
    return std::size_t(number) < model.listSize(list) ? model.idAt(list, std::size_t(number)) : NoNode;
}

} // namespace

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
        // A material has a list for each use of a layer.
        const Address list = model.listOf(id);
        const ObjectRef owner = model.object(list.node);
        const std::string use = shownLabel(owner.info->fields[list.field].displayLabel().c_str());
        return layer->texture.isEmpty() ? use : use + " – " + fileName(layer->texture.view());
    }
    if (const auto *block = model.get<Block>(id))
        return numbered + " – " + std::to_string(block->animId);
    for (const char *field : {"index", "material", "bone"}) {
        NodeId target = targetOf(model, object, field);
        // People know the material, not the reference in between.
        if (model.get<MaterialReference>(target))
            target = targetOf(model, model.object(target), "index");
        if (target != NoNode && target != id)
            return joined(name(model, target));
    }
    return numbered;
}

} // namespace sinew::m3
