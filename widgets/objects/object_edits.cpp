// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_edits.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

namespace {

/// Rows from the root down to the object; for sorting objects as the tables list them.
std::vector<int> pathRows(const Model &model, NodeId node)
{
    std::vector<int> rows;
    for (; node != NoNode && node != RootNode; node = model.parentOf(node)) {
        rows.push_back(model.rowOf(node));
        rows.push_back(model.listOf(node).field);
    }
    std::reverse(rows.begin(), rows.end());
    return rows;
}

/// Moves of objects in their lists, each with the rows that those before it leave.
class Moves
{
public:
    explicit Moves(const Document &document) : m_model(document.model()), m_edit(editBuilder(document)) {}

    int rowOf(NodeId node)
    {
        const std::vector<NodeId> &order = orderOf(node);
        return int(std::find(order.begin(), order.end(), node) - order.begin());
    }
    void move(NodeId node, int row)
    {
        std::vector<NodeId> &order = orderOf(node);
        const int from = rowOf(node);
        if (from == row)
            return;
        m_edit.move(node, row);
        m_isEmpty = false;
        order.erase(order.begin() + from);
        order.insert(order.begin() + row, node);
    }
    Status push(EditStep &step) { return m_isEmpty ? Status(Done{}) : step.push(m_edit); }

private:
    std::vector<NodeId> &orderOf(NodeId node)
    {
        const Address list = m_model.listOf(node);
        const auto [found, isNew] = m_orders.try_emplace(list);
        if (isNew)
            if (const FieldRef ref = m_model.field(list))
                found->second = ref.type->list->ids(ref.data);
        return found->second;
    }

    const Model &m_model;
    EditBuilder m_edit;
    std::unordered_map<Address, std::vector<NodeId>> m_orders;
    bool m_isEmpty = true;
};

} // namespace

bool hasList(const Model &model, const Address &list)
{
    const FieldRef ref = model.field(list);
    if (!ref || ref.type->kind != Kind::List)
        return false;
    FieldInfo field = *ref.field;
    field.when = nullptr;
    return field.isOnDisk(model.ctx(), ref.object) && (!field.shownWhen || field.shownWhen(model.ctx(), ref.object));
}

bool takesNewItems(const Model &model, const Address &list)
{
    if (!hasList(model, list) || model.field(list).field->derived)
        return false;
    const StructInfo &item = model.field(list).type->element->structure();
    const bool ownVersion = !item.fields.empty() && item.fields.front().versionOffset >= 0;
    return ownVersion || item.sizes.empty() || std::any_of(item.sizes.begin(), item.sizes.end(), [&](const auto &size) {
               return size.first <= model.ctx().version;
           });
}

std::vector<NodeId> topmost(const Model &model, std::vector<NodeId> nodes)
{
    const std::unordered_set<NodeId> chosen(nodes.begin(), nodes.end());
    std::vector<std::pair<std::vector<int>, NodeId>> sorted;
    for (const NodeId node : chosen) {
        if (node == RootNode || !model.contains(node))
            continue;
        NodeId owner = model.parentOf(node);
        while (owner != NoNode && !chosen.contains(owner))
            owner = owner == RootNode ? NoNode : model.parentOf(owner);
        if (owner == NoNode || owner == RootNode)
            sorted.emplace_back(pathRows(model, node), node);
    }
    std::sort(sorted.begin(), sorted.end());
    nodes.clear();
    for (const auto &[rows, node] : sorted)
        nodes.push_back(node);
    return nodes;
}

QString ObjectEdits::describe(const std::vector<NodeId> &nodes) const
{
    if (nodes.size() == 1)
        return tr("“%1”").arg(displayName(m_document, nodes.front()));
    return tr("%n objects", nullptr, int(nodes.size()));
}

Status ObjectEdits::rename(NodeId node, const QString &name)
{
    const Address address = nameAddress(m_document.model(), node);
    const FieldRef field = m_document.model().field(address);
    if (!field)
        return Error{tr("This object has no name field.").toStdString()};
    Result<Value> value = parseValue(*field.field, *field.type, name.toStdString());
    if (!value)
        return value.error();
    EditBuilder edit = editBuilder(m_document);
    edit.set(address, std::move(*value));
    return EditStep(m_document, tr("Rename to “%1”").arg(name)).push(edit);
}

Status ObjectEdits::remove(const std::vector<NodeId> &nodes)
{
    const std::vector<NodeId> doomed = topmost(m_document.model(), nodes);
    if (doomed.empty())
        return Done{};
    EditBuilder edit = editBuilder(m_document);
    edit.remove(doomed);
    return EditStep(m_document, tr("Delete %1").arg(describe(doomed))).push(edit);
}

Result<NodeId> ObjectEdits::add(const Address &list, int row, NodeId parent)
{
    const FieldRef ref = m_document.model().field(list);
    if (!ref || ref.type->kind != Kind::List)
        return Error{tr("There is no such list.").toStdString()};
    EditStep step(m_document, tr("Add %1").arg(typeLabel(ref.type->element->structure())));
    EditBuilder edit = editBuilder(m_document);
    const NodeId added = edit.insertNew(list, row);
    if (Status status = step.push(edit); !status)
        return status.error();
    const TransformFacet *transforms = m_document.format() ? m_document.format()->transforms() : nullptr;
    if (transforms && parent != NoNode) {
        // It need not be a list of the hierarchy: the facet refuses objects that aren't nodes, and the new object then
        // simply has no parent.
        if (Result<ChangeSet> changes = transforms->reparent(m_document.model(), std::span(&added, 1), parent))
            if (Status status = step.push(std::move(changes)); !status)
                return status.error();
    }
    m_document.selection().select(added);
    return added;
}

Status ObjectEdits::moveTo(const std::vector<NodeId> &nodes, const Address &list, int row)
{
    const Model &model = m_document.model();
    const FieldRef target = model.field(list);
    if (!target || target.type->kind != Kind::List)
        return Error{tr("There is no such list.").toStdString()};
    const std::vector<NodeId> moved = topmost(model, nodes);
    std::vector<NodeId> own, foreign;
    for (const NodeId node : moved) {
        const FieldRef source = model.field(model.listOf(node));
        if (!source || source.type != target.type)
            return Error{tr("“%1” does not belong in this list.").arg(displayName(m_document, node)).toStdString()};
        (model.listOf(node) == list ? own : foreign).push_back(node);
    }
    const int size = int(model.listSize(list));
    if (row < 0 || row > size)
        row = size;
    EditStep step(m_document, tr("Move %1").arg(describe(moved)));
    if (foreign.empty()) {
        Moves moves(m_document);
        for (const NodeId node : own) {
            const int to = moves.rowOf(node) < row ? row - 1 : row;
            moves.move(node, to);
            row = to + 1;
        }
        return moves.push(step);
    }
    Value items(*target.type);
    for (const NodeId node : foreign) {
        const ObjectRef object = model.object(node);
        Value copy(*object.info->type, object.data);
        clearIds(*object.info->type, copy.data());
        object.info->type->swap(target.type->list->append(items.data()), copy.data());
    }
    EditBuilder edit = editBuilder(m_document);
    const std::vector<NodeId> added = edit.insert(list, row, std::move(items));
    edit.remove(foreign);
    if (Status status = step.push(edit); !status)
        return status;
    m_document.selection().set(added);
    return Done{};
}

/// For each object, in the order in which they must be moved, the neighbour whose place it takes.
std::vector<std::pair<NodeId, NodeId>> ObjectEdits::neighbours(const std::vector<NodeId> &nodes, int delta) const
{
    const Model &model = m_document.model();
    std::unordered_map<NodeId, std::vector<NodeId>> children;
    std::unordered_map<NodeId, NodeId> parents;
    if (const Format *format = m_document.format(); format && format->transforms()) {
        for (const HierarchyNode &node : format->transforms()->hierarchy(model)) {
            children[node.parent].push_back(node.node);
            parents[node.node] = node.parent;
        }
    }
    std::vector<NodeId> sorted = topmost(model, nodes);
    if (delta > 0)
        std::reverse(sorted.begin(), sorted.end());
    // Each family is sorted by list and row only once, however many of its members are moved.
    std::unordered_map<NodeId, std::size_t> places;
    const auto sortSiblings = [&](std::vector<NodeId> &siblings) {
        std::vector<std::tuple<Address, int, NodeId>> rows;
        for (const NodeId sibling : siblings)
            rows.emplace_back(model.listOf(sibling), model.rowOf(sibling), sibling);
        std::sort(rows.begin(), rows.end());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            siblings[i] = std::get<NodeId>(rows[i]);
            places[siblings[i]] = i;
        }
    };
    std::unordered_set<NodeId> stuck;
    std::vector<std::pair<NodeId, NodeId>> result;
    for (const NodeId node : sorted) {
        const Address list = model.listOf(node);
        NodeId neighbour = NoNode;
        if (const auto parent = parents.find(node); parent != parents.end()) {
            std::vector<NodeId> &siblings = children[parent->second];
            if (!places.contains(node))
                sortSiblings(siblings);
            const std::size_t at = places[node] + std::size_t(delta); // wraps around before the first
            if (at < siblings.size() && model.listOf(siblings[at]) == list)
                neighbour = siblings[at];
        } else {
            neighbour = model.idAt(list, std::size_t(model.rowOf(node) + delta));
        }
        const bool blocked = neighbour == NoNode || stuck.contains(neighbour);
        if (blocked)
            stuck.insert(node);
        else
            result.emplace_back(node, neighbour);
    }
    return result;
}

bool ObjectEdits::canShift(const std::vector<NodeId> &nodes, int delta) const
{
    return !neighbours(nodes, delta).empty();
}

Status ObjectEdits::shift(const std::vector<NodeId> &nodes, int delta)
{
    const auto pairs = neighbours(nodes, delta);
    const QString what = describe(topmost(m_document.model(), nodes));
    EditStep step(m_document, delta < 0 ? tr("Move %1 up").arg(what) : tr("Move %1 down").arg(what));
    Moves moves(m_document);
    std::unordered_set<NodeId> moved;
    for (const auto &[node, neighbour] : pairs) {
        // A neighbour that was itself moved has made room behind it.
        moves.move(node, moves.rowOf(neighbour) - (moved.contains(neighbour) ? delta : 0));
        moved.insert(node);
    }
    return moves.push(step);
}

Status ObjectEdits::reparent(const std::vector<NodeId> &nodes, NodeId parent, NodeId before)
{
    const TransformFacet *transforms = m_document.format() ? m_document.format()->transforms() : nullptr;
    if (!transforms)
        return Error{tr("This format has no node hierarchy.").toStdString()};
    const Model &model = m_document.model();
    const QString text = parent == NoNode
                             ? tr("Detach %1 from its parent").arg(describe(nodes))
                             : tr("Attach %1 to “%2”").arg(describe(nodes), displayName(m_document, parent));
    EditStep step(m_document, text);
    if (Status status = step.push(transforms->reparent(model, nodes, parent)); !status)
        return status;
    if (before == NoNode)
        return Done{};
    Moves moves(m_document);
    for (const NodeId node : topmost(model, nodes)) {
        if (model.listOf(node) != model.listOf(before) || node == before)
            continue;
        const int to = moves.rowOf(before);
        moves.move(node, moves.rowOf(node) < to ? to - 1 : to);
    }
    return moves.push(step);
}

} // namespace sinew
