// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"

#include "core/model/block_moves.h"
#include "core/model/domain_index.h"
#include "core/model/path.h"
#include "core/model/renumber_pass.h"
#include "core/model/walk.h"
#include "core/schema/text.h"

#include <algorithm>

namespace sinew {

namespace {

ObjectRef findById(const TypeInfo &listType, void *list, NodeId id)
{
    const StructInfo &item = listType.element->structure();
    const std::vector<NodeId> &ids = listType.list->ids(list);
    for (std::size_t row = 0; row < ids.size(); ++row) {
        void *object = listType.list->at(list, row);
        if (ids[row] == id)
            return {object, &item};
        for (const FieldInfo &f : item.fields)
            if (f.type->kind == Kind::List)
                if (const ObjectRef found = findById(*f.type, f.in(object), id))
                    return found;
    }
    return {};
}

FieldRef fieldIn(const ObjectRef &object, const Address &address)
{
    if (!object || address.field >= object.info->fields.size())
        return {};
    FieldRef ref{nullptr, nullptr, &object.info->fields[address.field], object.info, object.data};
    if (address.hasLeaf()) {
        if (ref.field->type->kind != Kind::Struct || address.leaf >= ref.field->type->structure().fields.size())
            return {};
        ref.object = ref.field->in(object.data);
        ref.owner = &ref.field->type->structure();
        ref.field = &ref.owner->fields[address.leaf];
    }
    ref.data = ref.field->in(ref.object);
    ref.type = ref.field->type;
    if (!address.hasElement())
        return ref;
    if (ref.type->kind == Kind::FixedArray && address.sub < ref.type->components) {
        ref.data = static_cast<std::byte *>(ref.data) + std::size_t(address.sub) * ref.type->element->size;
    } else if (ref.type->kind == Kind::Array && address.sub < static_cast<ArrayBase *>(ref.data)->size()) {
        // Inserted items may still share their arrays with their source.
        ref.data = static_cast<ArrayBase *>(ref.data)->editRaw(ref.type->element->size) +
                   std::size_t(address.sub) * ref.type->element->size;
    } else {
        return {};
    }
    ref.type = ref.type->element;
    return ref;
}

/// A value that is already out of range may stay (each component of a vector for itself), but no edit may set one.
Message newProblem(const FieldInfo &field, const TypeInfo &type, const void *before, const void *after)
{
    if (equalValues(type, before, after))
        return {};
    const bool floats = componentNames(type.kind) || type.kind == Kind::Matrix;
    const TypeInfo *part = floats ? &typeInfo<float>() : type.kind == Kind::FixedArray ? type.element : nullptr;
    if (!part)
        return valueProblem(field, type, after);
    for (std::size_t i = 0; i < type.components; ++i) {
        const std::size_t at = i * part->size;
        Message problem = newProblem(field, *part, static_cast<const std::byte *>(before) + at,
                                     static_cast<const std::byte *>(after) + at);
        if (!problem.empty())
            return problem;
    }
    return {};
}

/// The rows of some of these objects, with neighbours joined to ranges (first and end), in descending order. A list of
/// many objects is then shifted only once per range.
std::vector<std::pair<std::size_t, std::size_t>> runsOf(const std::vector<NodeId> &ids,
                                                        const std::unordered_set<NodeId> &some)
{
    std::vector<std::pair<std::size_t, std::size_t>> runs;
    for (std::size_t row = ids.size(); row-- > 0;) {
        if (!some.contains(ids[row]))
            continue;
        if (!runs.empty() && runs.back().first == row + 1)
            --runs.back().first;
        else
            runs.emplace_back(row, row + 1);
    }
    return runs;
}

} // namespace

void EditBuilder::giveIds(const Model &model, const TypeInfo &type, void *value)
{
    if (type.kind == Kind::List) {
        for (NodeId &id : type.list->ids(value))
            id = model.newId();
        for (std::size_t i = 0; i < type.list->size(value); ++i)
            giveIds(model, *type.element, type.list->at(value, i));
    } else if (type.kind == Kind::Struct) {
        for (const FieldInfo &f : type.structure().fields)
            if (f.type->kind == Kind::List)
                giveIds(model, *f.type, f.in(value));
    }
}

void EditBuilder::fail(Message message, const Address &at)
{
    if (!m_error)
        m_error = Error{std::move(message), {}, -1, pathOf(m_model, at)};
}

ObjectRef EditBuilder::insertedObject(NodeId id) const
{
    for (const auto &edit : m_lists)
        for (Change &step : edit->steps)
            if (step.kind == Change::Insert)
                if (const ObjectRef found = findById(step.other.type(), step.other.data(), id))
                    return found;
    return {};
}

FieldRef EditBuilder::insertedField(const Address &address) const
{
    return fieldIn(insertedObject(address.node), address);
}

void EditBuilder::set(const Address &address, Value value)
{
    FieldRef ref = m_model.field(address);
    const bool inserted = !ref;
    if (inserted)
        ref = insertedField(address);
    if (!ref)
        return fail(QT_TRANSLATE_NOOP("Message", "there is no such field"), address);
    if (value.isEmpty() || &value.type() != ref.type)
        return fail(QT_TRANSLATE_NOOP("Message", "the value has a different type"), address);
    if (ref.field->derived && !equalValues(*ref.type, ref.data, value.data()))
        return fail(QT_TRANSLATE_NOOP("Message", "this field is maintained by the program and can't be set"), address);
    if (const Message problem = newProblem(*ref.field, *ref.type, ref.data, value.data()); !problem.empty())
        return fail(problem, address);
    if (inserted) {
        ref.type->swap(ref.data, value.data());
        return;
    }
    const bool isFirst = m_touched.insert(address.whole()).second;
    if (!address.hasElement()) {
        // Setting the whole value makes earlier sets of the field's parts obsolete.
        if (!isFirst)
            std::erase_if(m_sets, [&](const Change &c) { return c.at.whole() == address; });
        m_sets.push_back({Change::Set, address, 0, 0, 0, std::move(value)});
        return;
    }
    Change change{Change::Set, address, 0, 0, 0, std::move(value)};
    const auto from = isFirst ? m_sets.end() : m_sets.begin();
    const auto before = std::find_if(from, m_sets.end(), [&](const Change &c) {
        return c.at == address || (c.at == address.whole() && (c.kind == Change::Set || c.kind == Change::Splice));
    });
    if (before == m_sets.end())
        m_sets.push_back(std::move(change));
    else if (before->at == address)
        before->other = std::move(change.other);
    else
        addPart(change);
}

bool EditBuilder::applyPart(const Change &change, Value &whole)
{
    const TypeInfo &type = whole.type();
    const std::size_t width = type.element->valueSize(), first = std::size_t(change.first),
                      count = std::size_t(change.count);
    if (change.kind == Change::Set) {
        const bool isArray = type.kind == Kind::Array;
        if (change.at.sub >= (isArray ? static_cast<ArrayBase *>(whole.data())->size() : type.components))
            return false;
        auto *elements = static_cast<std::byte *>(whole.data());
        if (isArray)
            elements = static_cast<ArrayBase *>(whole.data())->editRaw(width);
        Value element(change.other);
        type.element->swap(elements + std::size_t(change.at.sub) * width, element.data());
    } else if (type.kind == Kind::Array) {
        auto &array = *static_cast<ArrayBase *>(whole.data());
        const auto &with = *static_cast<const ArrayBase *>(change.other.data());
        if (first + count > array.size())
            return false;
        array.spliceRaw(first, count, with.raw(), with.size(), width);
    } else {
        auto &curve = *static_cast<CurveBase *>(whole.data());
        const auto &with = *static_cast<const CurveBase *>(change.other.data());
        if (!curve.isPresent() || first + count > curve.size() ||
            (with.size() && with.hasTangents() != curve.hasTangents()))
            return false;
        curve.spliceRaw(first, count, with, width);
    }
    return true;
}

/// Combines an edit of a part of a field with this edit's earlier changes of the field.
void EditBuilder::addPart(const Change &change)
{
    const Address field = change.at.whole();
    const FieldRef ref = m_model.field(field);
    Value value(*ref.type, ref.data);
    for (const Change &earlier : m_sets) {
        if (earlier.at == field && earlier.kind == Change::Set)
            value = earlier.other;
        else if (earlier.at.whole() == field)
            applyPart(earlier, value);
    }
    if (!applyPart(change, value))
        return fail(QT_TRANSLATE_NOOP("Message", "the range is outside the data"), change.at);
    std::erase_if(m_sets, [&](const Change &c) { return c.at.whole() == field; });
    m_sets.push_back({Change::Set, field, 0, 0, 0, std::move(value)});
}

void EditBuilder::setReference(const Address &address, NodeId target)
{
    m_references.push_back({address, target});
}

void EditBuilder::splice(const Address &address, int first, int count, Value with)
{
    Change change{Change::Splice, address, first, count, 0, std::move(with)};
    const bool edited = m_touched.contains(address.whole());
    const FieldRef ref = edited ? m_model.field(address) : FieldRef();
    if (ref && !address.hasElement() && (ref.type->kind == Kind::Array || ref.type->kind == Kind::Curve) &&
        !change.other.isEmpty() && &change.other.type() == ref.type && first >= 0 && count >= 0)
        return addPart(change);
    const Message problem = changeProblem(m_model, change);
    if (!problem.empty())
        return fail(problem, address);
    m_touched.insert(address.whole());
    m_sets.push_back(std::move(change));
}

EditBuilder::ListEdit &EditBuilder::listEdit(const Address &list)
{
    for (const auto &edit : m_lists)
        if (edit->list == list)
            return *edit;
    auto edit = std::make_unique<ListEdit>();
    edit->list = list;
    if (const FieldRef ref = m_model.field(list))
        edit->before = edit->after = ref.type->list->ids(ref.data);
    m_lists.push_back(std::move(edit));
    return *m_lists.back();
}

const EditBuilder::ListEdit *EditBuilder::findListEdit(const Address &list) const
{
    for (const auto &edit : m_lists)
        if (edit->list == list)
            return edit.get();
    return nullptr;
}

std::vector<NodeId> EditBuilder::insert(const Address &listField, int row, Value list)
{
    const FieldRef ref = m_model.field(listField);
    if (!ref || ref.type->kind != Kind::List || list.isEmpty() || &list.type() != ref.type) {
        // A list inside an item that this edit inserts: put the items there right away.
        const FieldRef inner = ref ? FieldRef() : insertedField(listField);
        if (!inner || list.isEmpty() || &list.type() != inner.type) {
            fail(QT_TRANSLATE_NOOP("Message", "the items do not belong in this list"), listField);
            return {};
        }
        giveIds(m_model, list.type(), list.data());
        const std::vector<NodeId> ids = inner.type->list->ids(list.data());
        const std::size_t size = inner.type->list->size(inner.data);
        inner.type->list->insert(inner.data, row < 0 ? size : std::min(size, std::size_t(row)), list.data());
        return ids;
    }
    // `row` counts in the model's list: in front of the object that is there now.
    const ListEdit &edit = listEdit(listField);
    const auto before = row < 0 || row >= int(edit.before.size())
                            ? edit.after.end()
                            : std::find(edit.after.begin(), edit.after.end(), edit.before[std::size_t(row)]);
    return insertAt(listField, int(before - edit.after.begin()), std::move(list));
}

std::vector<NodeId> EditBuilder::insertAt(const Address &listField, int row, Value list)
{
    ListEdit &edit = listEdit(listField);
    giveIds(m_model, list.type(), list.data());
    const std::vector<NodeId> ids = list.type().list->ids(list.data());
    edit.after.insert(edit.after.begin() + row, ids.begin(), ids.end());
    edit.inserted.insert(edit.inserted.end(), ids.begin(), ids.end());
    edit.steps.push_back({Change::Insert, listField, row, int(ids.size()), 0, std::move(list)});
    return ids;
}

NodeId EditBuilder::insertNew(const Address &listField, int row)
{
    FieldRef ref = m_model.field(listField);
    if (!ref)
        ref = insertedField(listField);
    if (!ref || ref.type->kind != Kind::List) {
        fail(QT_TRANSLATE_NOOP("Message", "this is not a list"), listField);
        return NoNode;
    }
    Value list(*ref.type);
    ref.type->list->append(list.data());
    const std::vector<NodeId> ids = insert(listField, row, std::move(list));
    return ids.empty() ? NoNode : ids.front();
}

NodeId EditBuilder::duplicate(NodeId object)
{
    const Address list = m_model.listOf(object);
    const FieldRef ref = m_model.field(list);
    if (!ref) {
        fail(QT_TRANSLATE_NOOP("Message", "this object can't be duplicated"), {object});
        return NoNode;
    }
    const ObjectRef source = m_model.object(object);
    Value items(*ref.type);
    void *copy = ref.type->list->append(items.data());
    Value item(*ref.type->element, source.data);
    ref.type->element->swap(copy, item.data());
    const auto &after = listEdit(list).after;
    const auto at = std::find(after.begin(), after.end(), object) - after.begin();
    const std::vector<NodeId> ids = insertAt(list, int(at) + 1, std::move(items));
    m_copiedFrom[ids.front()] = object;
    return ids.front();
}

void EditBuilder::copyParallel(NodeId inserted, NodeId original)
{
    m_copiedFrom[inserted] = original;
}

void EditBuilder::remove(std::span<const NodeId> objects)
{
    for (const NodeId object : objects) {
        if (m_model.listOf(object).node == NoNode)
            fail(QT_TRANSLATE_NOOP("Message", "this object can't be removed"), {object});
        else if (m_removedIds.insert(object).second)
            m_removed.push_back(object);
    }
}

void EditBuilder::replace(NodeId object, NodeId successor)
{
    const Domain *domain = domainOf(m_model, object);
    if (object == successor || !domain || domainOf(m_model, successor) != domain)
        return fail(QT_TRANSLATE_NOOP("Message", "this object can't replace the other one"), {successor});
    remove(object);
    m_successors[object] = successor;
}

NodeId EditBuilder::successorOf(NodeId id) const
{
    // A successor may be removed, too; a cycle has none.
    for (std::size_t steps = 0; steps <= m_successors.size(); ++steps) {
        const auto found = m_successors.find(id);
        if (found == m_successors.end())
            return steps && !isBeingRemoved(id) ? id : NoNode;
        id = found->second;
    }
    return NoNode;
}

void EditBuilder::move(NodeId object, int row)
{
    const Address list = m_model.listOf(object);
    if (list.node == NoNode)
        return fail(QT_TRANSLATE_NOOP("Message", "this object can't be moved"), {object});
    ListEdit &edit = listEdit(list);
    const auto found = std::find(edit.after.begin(), edit.after.end(), object);
    const int from = int(found - edit.after.begin());
    const int to = std::clamp(row, 0, int(edit.after.size()) - 1);
    if (from == to)
        return;
    edit.after.erase(found);
    edit.after.insert(edit.after.begin() + to, object);
    edit.steps.push_back({Change::Move, list, from, 1, to});
}

bool EditBuilder::isBeingRemoved(NodeId id) const
{
    for (; id != NoNode && id != RootNode; id = m_model.parentOf(id))
        if (m_removedIds.count(id))
            return true;
    return false;
}

bool EditBuilder::isReset(const Address &reference) const
{
    return std::any_of(m_sets.begin(), m_sets.end(),
                       [&](const Change &c) { return c.kind == Change::Set && c.at == reference; }) ||
           std::any_of(m_references.begin(), m_references.end(), [&](const Pending &p) { return p.at == reference; });
}

void EditBuilder::applyRemovals()
{
    // The closure over "delete the referrer"; a reference that refuses stops everything.
    for (bool grew = !m_removedIds.empty(); grew && !m_error;) {
        grew = false;
        for (const Domain &domain : m_model.info().domains) {
            const bool touched = std::any_of(m_removedIds.begin(), m_removedIds.end(),
                                             [&](NodeId id) { return domainOf(m_model, id) == &domain; });
            if (!touched)
                continue;
            const DomainIndex index(m_model, domain);
            forEachReference(m_model, domain.name, [&](const FoundReference &reference) {
                const OnDelete policy =
                    reference.globalSequence ? OnDelete::Clear : reference.field->reference.onDelete;
                if (policy != OnDelete::DeleteReferrer && policy != OnDelete::Refuse)
                    return;
                const NodeId target = index.target(reference.number);
                if (!m_removedIds.count(target) || isBeingRemoved(reference.address.node) ||
                    isReset(reference.address) || successorOf(target) != NoNode)
                    return;
                if (policy == OnDelete::DeleteReferrer) {
                    m_removedIds.insert(reference.address.node);
                    m_removed.push_back(reference.address.node);
                    grew = true;
                } else {
                    fail(Message(QT_TRANSLATE_NOOP("Message", "%1 is still used here"), {pathOf(m_model, {target})}),
                         reference.address);
                }
            });
        }
    }
    std::unordered_map<Address, std::unordered_set<NodeId>> byList;
    for (const NodeId object : m_removed) {
        if (isBeingRemoved(m_model.parentOf(object)))
            continue;
        listEdit(m_model.listOf(object));
        byList[m_model.listOf(object)].insert(object);
    }
    for (auto &edit : m_lists)
        if (const auto doomed = byList.find(edit->list); doomed != byList.end())
            for (const auto &[first, end] : runsOf(edit->after, doomed->second)) {
                edit->steps.push_back({Change::Remove, edit->list, int(first), int(end - first)});
                edit->after.erase(edit->after.begin() + std::ptrdiff_t(first),
                                  edit->after.begin() + std::ptrdiff_t(end));
            }
    // Changes of objects that are removed are obsolete.
    std::erase_if(m_sets, [&](const Change &change) { return isBeingRemoved(change.at.node); });
    std::erase_if(m_references, [&](const Pending &pending) { return isBeingRemoved(pending.at.node); });
    std::erase_if(m_lists, [&](const auto &edit) { return isBeingRemoved(edit->list.node); });
}

void EditBuilder::renumber(ChangeSet &changes)
{
    RenumberPass(*this, changes).run();
}

Result<ChangeSet> EditBuilder::finish()
{
    applyRemovals();
    for (const auto &edit : m_lists)
        useBlockMoves(edit->before, edit->after, edit->steps);
    ChangeSet changes;
    if (!m_error)
        renumber(changes);
    if (m_error)
        return *m_error;
    for (const auto &edit : m_lists)
        for (Change &step : edit->steps)
            changes.push_back(std::move(step));
    m_lists.clear();
    return changes;
}

} // namespace sinew
