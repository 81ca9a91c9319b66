// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/model.h"

#include "core/schema/struct_info.h"

#include <algorithm>
#include <atomic>

namespace sinew {

namespace {

std::size_t objectsBelow(const StructInfo &info, void *object)
{
    std::size_t count = 0;
    for (const std::uint16_t i : info.lists) {
        const FieldInfo &f = info.fields[i];
        void *list = f.in(object);
        const StructInfo &item = f.type->element->structure();
        const std::size_t rows = f.type->list->size(list);
        count += rows;
        for (std::size_t row = 0; row < rows && !item.lists.empty(); ++row)
            count += objectsBelow(item, f.type->list->at(list, row));
    }
    return count;
}

} // namespace

const Model::Place *Model::place(NodeId id) const
{
    return id < m_places.size() && m_places[id].parent != NoNode ? &m_places[id] : nullptr;
}

std::size_t Model::findRow(NodeId id, const Place &place, const std::vector<NodeId> &ids) const
{
    // All readers of the model repair it, in whatever threads they run.
    const std::atomic_ref<std::uint32_t> known(place.row);
    const std::size_t count = ids.size(), hint = known.load(std::memory_order_relaxed);
    if (hint < count && ids[hint] == id)
        return hint;
    // Rows move by as many as were inserted or removed before them: usually the object is near its old place. If it is
    // not, neither are others of its list.
    constexpr std::size_t near = 32;
    const std::size_t middle = std::min(hint, count);
    for (std::size_t step = 0; step < near; ++step) {
        for (const std::size_t row : {middle - step - 1, middle + step}) {
            if (row < count && ids[row] == id) {
                known.store(std::uint32_t(row), std::memory_order_relaxed);
                return row;
            }
        }
    }
    for (std::size_t row = 0; row < count; ++row)
        if (ids[row] < m_places.size())
            m_places[ids[row]].row = std::uint32_t(row);
    return place.row < count && ids[place.row] == id ? place.row : count;
}

ObjectRef Model::object(NodeId id) const
{
    if (id == RootNode)
        return {const_cast<void *>(root()), &info()};
    const Place *p = place(id);
    if (!p)
        return {};
    const ObjectRef parent = object(p->parent);
    if (!parent)
        return {};
    const FieldInfo &field = parent.info->fields[p->field];
    void *list = field.in(parent.data);
    const std::size_t row = findRow(id, *p, field.type->list->ids(list));
    if (row >= field.type->list->size(list))
        return {};
    return {field.type->list->at(list, row), &field.type->element->structure()};
}

FieldRef Model::field(const Address &address) const
{
    const ObjectRef owner = object(address.node);
    if (!owner || address.field >= owner.info->fields.size())
        return {};
    FieldRef ref;
    ref.owner = owner.info;
    ref.object = owner.data;
    ref.field = &owner.info->fields[address.field];
    ref.data = ref.field->in(owner.data);
    if (address.hasLeaf()) {
        if (ref.field->type->kind != Kind::Struct)
            return {};
        ref.owner = &ref.field->type->structure();
        if (address.leaf >= ref.owner->fields.size())
            return {};
        ref.object = ref.data;
        ref.field = &ref.owner->fields[address.leaf];
        ref.data = ref.field->in(ref.object);
    }
    ref.type = ref.field->type;
    if (address.hasElement()) {
        if (ref.type->kind == Kind::FixedArray && address.sub < ref.type->components) {
            ref.data = static_cast<std::byte *>(ref.data) + std::size_t(address.sub) * ref.type->element->size;
        } else if (ref.type->kind == Kind::Array && address.sub < static_cast<ArrayBase *>(ref.data)->size()) {
            const std::byte *element =
                static_cast<ArrayBase *>(ref.data)->raw() + std::size_t(address.sub) * ref.type->element->size;
            ref.data = const_cast<std::byte *>(element);
        } else {
            return {};
        }
        ref.type = ref.type->element;
    }
    return ref;
}

Address Model::listOf(NodeId id) const
{
    const Place *p = place(id);
    return p ? Address{p->parent, p->field} : Address{};
}

int Model::rowOf(NodeId id) const
{
    const Place *p = place(id);
    if (!p)
        return -1;
    const FieldRef list = field({p->parent, p->field});
    if (!list)
        return -1;
    const auto &ids = list.type->list->ids(list.data);
    const std::size_t row = findRow(id, *p, ids);
    return row < ids.size() ? int(row) : -1;
}

NodeId Model::idAt(const Address &list, std::size_t row) const
{
    const FieldRef ref = field(list);
    if (!ref || ref.type->kind != Kind::List)
        return NoNode;
    const auto &ids = ref.type->list->ids(ref.data);
    return row < ids.size() ? ids[row] : NoNode;
}

std::size_t Model::listSize(const Address &list) const
{
    const FieldRef ref = field(list);
    return ref && ref.type->kind == Kind::List ? ref.type->list->size(ref.data) : 0;
}

void Model::buildIndex()
{
    // Readers assign all ids, or none.
    const bool isNumbered = m_nextId > RootNode + 1;
    m_places = {};
    m_places.resize(isNumbered ? m_nextId : RootNode + 1 + objectsBelow(info(), mutableRoot()));
    m_count = 0;
    registerBelow(RootNode, info(), mutableRoot());
}

void Model::registerBelow(NodeId id, const StructInfo &info, void *object)
{
    for (const std::uint16_t i : info.lists) {
        const FieldInfo &f = info.fields[i];
        void *list = f.in(object);
        const ListOps &ops = *f.type->list;
        std::vector<NodeId> &ids = ops.ids(list);
        if (ids.empty())
            continue;
        const StructInfo &item = f.type->element->structure();
        const bool deep = !item.lists.empty();
        for (std::size_t row = 0; row < ids.size(); ++row) {
            if (ids[row] == NoNode)
                ids[row] = m_nextId++;
            m_nextId = std::max(m_nextId, ids[row] + 1);
            if (ids[row] >= m_places.size())
                m_places.resize(m_nextId);
            m_places[ids[row]] = {id, i, std::uint32_t(row)};
            ++m_count;
            if (deep)
                registerBelow(ids[row], item, ops.at(list, row));
        }
    }
}

void Model::unregisterBelow(const StructInfo &info, void *object)
{
    for (const std::uint16_t i : info.lists) {
        const FieldInfo &f = info.fields[i];
        void *list = f.in(object);
        const std::vector<NodeId> &ids = f.type->list->ids(list);
        for (std::size_t row = 0; row < ids.size(); ++row) {
            m_places[ids[row]] = {};
            --m_count;
            unregisterBelow(f.type->element->structure(), f.type->list->at(list, row));
        }
    }
}

void Model::registerItems(const Address &list, std::size_t row, std::size_t count)
{
    const FieldRef ref = field(list);
    const ListOps &ops = *ref.type->list;
    std::vector<NodeId> &ids = ops.ids(ref.data);
    for (std::size_t i = row; i < row + count; ++i) {
        if (ids[i] == NoNode)
            ids[i] = m_nextId++;
        m_nextId = std::max(m_nextId, ids[i] + 1); // changes that were tried on a clone come with their own ids
        if (ids[i] >= m_places.size())
            m_places.resize(m_nextId);
        m_places[ids[i]] = {list.node, list.field, std::uint32_t(i)};
        ++m_count;
        registerBelow(ids[i], ref.type->element->structure(), ops.at(ref.data, i));
    }
}

void Model::unregisterItems(const Address &list, std::size_t row, std::size_t count)
{
    const FieldRef ref = field(list);
    const ListOps &ops = *ref.type->list;
    for (std::size_t i = row; i < row + count; ++i) {
        unregisterBelow(ref.type->element->structure(), ops.at(ref.data, i));
        m_places[ops.ids(ref.data)[i]] = {};
        --m_count;
    }
}

void clearIds(const TypeInfo &type, void *value)
{
    if (type.kind == Kind::List) {
        for (NodeId &id : type.list->ids(value))
            id = NoNode;
        for (std::size_t i = 0; i < type.list->size(value); ++i)
            clearIds(*type.element, type.list->at(value, i));
    } else if (type.kind == Kind::Struct) {
        const StructInfo &info = type.structure();
        for (const std::uint16_t i : info.lists)
            clearIds(*info.fields[i].type, info.fields[i].in(value));
    }
}

void giveMissingIds(const Model &model, const TypeInfo &type, void *value)
{
    if (type.kind == Kind::List) {
        for (NodeId &id : type.list->ids(value))
            if (id == NoNode)
                id = model.newId();
        if (type.element->structure().lists.empty())
            return;
        for (std::size_t i = 0; i < type.list->size(value); ++i)
            giveMissingIds(model, *type.element, type.list->at(value, i));
    } else if (type.kind == Kind::Struct) {
        const StructInfo &info = type.structure();
        for (const std::uint16_t i : info.lists)
            giveMissingIds(model, *info.fields[i].type, info.fields[i].in(value));
    }
}

} // namespace sinew
