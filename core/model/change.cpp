// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/change.h"

#include "core/model/original_layout.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace sinew {

namespace {

/// True if an object is in a list, or below one that is.
bool isBelow(const Model &model, NodeId id, const Address &list)
{
    while (id != NoNode && id != RootNode) {
        const Address in = model.listOf(id);
        if (in == list)
            return true;
        id = in.node;
    }
    return false;
}

/// True if a list contains objects whose identity is taken by others than those of the list that it replaces.
bool bringsKnown(const Model &model, const TypeInfo &type, const void *value, const Address &replaced = {})
{
    if (type.kind == Kind::Struct) {
        for (const FieldInfo &f : type.structure().fields)
            if (f.type->kind == Kind::List && bringsKnown(model, *f.type, f.in(value), replaced))
                return true;
    } else if (type.kind == Kind::List) {
        void *list = const_cast<void *>(value);
        for (const NodeId id : type.list->ids(list))
            if (id != NoNode && model.contains(id) && (replaced.isObject() || !isBelow(model, id, replaced)))
                return true;
        for (std::size_t i = 0; i < type.list->size(list); ++i)
            if (bringsKnown(model, *type.element, type.list->at(list, i), replaced))
                return true;
    }
    return false;
}

} // namespace

Message changeProblem(const Model &model, const Change &change)
{
    const FieldRef ref = model.field(change.at);
    if (!ref)
        return QT_TRANSLATE_NOOP("Message", "there is no such field");
    const auto rangeOk = [&](std::size_t size) {
        return change.first >= 0 && change.count >= 0 && std::size_t(change.first) + std::size_t(change.count) <= size;
    };
    switch (change.kind) {
    case Change::Set:
        if (change.other.isEmpty() || &change.other.type() != ref.type)
            return QT_TRANSLATE_NOOP("Message", "the value has a different type");
        if (ref.type->kind == Kind::List && bringsKnown(model, *ref.type, change.other.data(), change.at))
            return QT_TRANSLATE_NOOP("Message", "the model already has such an object");
        break;
    case Change::Splice: {
        if (ref.type->kind != Kind::Array && ref.type->kind != Kind::Curve)
            return QT_TRANSLATE_NOOP("Message", "only arrays and curves can be spliced");
        if (change.other.isEmpty() || &change.other.type() != ref.type)
            return QT_TRANSLATE_NOOP("Message", "the elements have a different type");
        const bool isArray = ref.type->kind == Kind::Array;
        if (!rangeOk(isArray ? static_cast<ArrayBase *>(ref.data)->size() : static_cast<CurveBase *>(ref.data)->size()))
            return QT_TRANSLATE_NOOP("Message", "the range is outside the data");
        if (!isArray) {
            const auto *curve = static_cast<const CurveBase *>(ref.data);
            const auto *keys = static_cast<const CurveBase *>(change.other.data());
            if (!curve->isPresent())
                return QT_TRANSLATE_NOOP("Message", "there is no curve to put keys into");
            if (keys->size() && curve->hasTangents() != keys->hasTangents())
                return QT_TRANSLATE_NOOP("Message", "the keys and the curve have different tangents");
        }
        break;
    }
    case Change::Insert:
        if (ref.type->kind != Kind::List || change.other.isEmpty() || &change.other.type() != ref.type)
            return QT_TRANSLATE_NOOP("Message", "the items have a different type");
        if (change.first < 0 || std::size_t(change.first) > ref.type->list->size(ref.data))
            return QT_TRANSLATE_NOOP("Message", "the row is outside the list");
        if (bringsKnown(model, *ref.type, change.other.data()))
            return QT_TRANSLATE_NOOP("Message", "the model already has such an object");
        break;
    case Change::Remove:
    case Change::Move:
        if (ref.type->kind != Kind::List)
            return QT_TRANSLATE_NOOP("Message", "this is not a list");
        if (!rangeOk(ref.type->list->size(ref.data)))
            return QT_TRANSLATE_NOOP("Message", "the rows are outside the list");
        if (change.kind == Change::Move &&
            (change.to < 0 || std::size_t(change.to) + std::size_t(change.count) > ref.type->list->size(ref.data)))
            return QT_TRANSLATE_NOOP("Message", "the target row is outside the list");
        break;
    }
    return {};
}

void dropIdleSets(const Model &model, ChangeSet &changes)
{
    std::unordered_multimap<Address, const Change *> byField;
    for (const Change &change : changes)
        byField.emplace(Address{change.at.node, change.at.field}, &change);
    std::vector<bool> idle(changes.size(), false);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Change &change = changes[i];
        const FieldRef live =
            change.kind == Change::Set && !change.other.isEmpty() ? model.field(change.at) : FieldRef();
        if (!live || &change.other.type() != live.type || !equalValues(*live.type, live.data, change.other.data()))
            continue;
        const auto [first, last] = byField.equal_range(Address{change.at.node, change.at.field});
        idle[i] = std::none_of(first, last, [&](const auto &entry) {
            return entry.second != &change && entry.second->at.overlaps(change.at);
        });
    }
    std::size_t row = 0;
    std::erase_if(changes, [&](const Change &) { return bool(idle[row++]); });
}

namespace {

void applySet(Model &model, Change &change, const FieldRef &ref)
{
    if (ref.type->kind == Kind::List) {
        model.unregisterItems(change.at, 0, ref.type->list->size(ref.data));
        ref.type->swap(ref.data, change.other.data());
        model.registerItems(change.at, 0, ref.type->list->size(ref.data));
        return;
    }
    void *live = ref.data;
    if (change.at.hasElement() && ref.field->type->kind == Kind::Array) {
        // The array may be shared with a clone or an undo step: detach before writing.
        auto *array = static_cast<ArrayBase *>(ref.field->in(ref.object));
        live = array->editRaw(ref.type->size) + std::size_t(change.at.sub) * ref.type->size;
    }
    ref.type->swap(live, change.other.data());
}

void applySplice(Change &change, const FieldRef &ref)
{
    const std::size_t width = ref.type->element->valueSize();
    Value removed(*ref.type);
    int inserted = 0;
    if (ref.type->kind == Kind::Array) {
        auto *live = static_cast<ArrayBase *>(ref.data);
        const auto *incoming = static_cast<const ArrayBase *>(change.other.data());
        static_cast<ArrayBase *>(removed.data())
            ->spliceRaw(0, 0, live->raw() ? live->raw() + std::size_t(change.first) * width : nullptr,
                        std::size_t(change.count), width);
        inserted = int(incoming->size());
        live->spliceRaw(std::size_t(change.first), std::size_t(change.count), incoming->raw(), incoming->size(), width);
    } else {
        auto *live = static_cast<CurveBase *>(ref.data);
        const auto *incoming = static_cast<const CurveBase *>(change.other.data());
        *static_cast<CurveBase *>(removed.data()) =
            live->sliceRaw(std::size_t(change.first), std::size_t(change.count), width);
        inserted = int(incoming->size());
        live->spliceRaw(std::size_t(change.first), std::size_t(change.count), *incoming, width);
    }
    change.other = std::move(removed);
    change.count = inserted;
}

} // namespace

void applyChange(Model &model, Change &change)
{
    if (const auto *layout = dynamic_cast<const OriginalLayout *>(model.layout().get()))
        layout->keepOriginal(model);
    const FieldRef ref = model.field(change.at);
    switch (change.kind) {
    case Change::Set:
        applySet(model, change, ref);
        break;
    case Change::Splice:
        applySplice(change, ref);
        break;
    case Change::Insert: {
        change.count = int(ref.type->list->size(change.other.data()));
        ref.type->list->insert(ref.data, std::size_t(change.first), change.other.data());
        change.other = Value();
        change.kind = Change::Remove;
        model.registerItems(change.at, std::size_t(change.first), std::size_t(change.count));
        break;
    }
    case Change::Remove: {
        model.unregisterItems(change.at, std::size_t(change.first), std::size_t(change.count));
        Value items(*ref.type);
        ref.type->list->extract(ref.data, std::size_t(change.first), std::size_t(change.count), items.data());
        change.other = std::move(items);
        change.kind = Change::Insert;
        break;
    }
    case Change::Move:
        ref.type->list->move(ref.data, std::size_t(change.first), std::size_t(change.count), std::size_t(change.to));
        std::swap(change.first, change.to);
        break;
    }
}

} // namespace sinew
