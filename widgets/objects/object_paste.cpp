// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_paste.h"

#include "core/facets/counterparts.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/object_alike.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_keys.h"
#include "widgets/objects/object_needs.h"
#include "widgets/objects/object_relink.h"
#include "widgets/objects/object_sequences.h"
#include "widgets/shared/edit_step.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>

namespace sinew {

namespace {

Value copyItems(const Model &source, const TypeInfo &listType, const std::vector<NodeId> &originals)
{
    Value items(listType);
    for (const NodeId node : originals) {
        const ObjectRef object = source.object(node);
        Value copy(*object.info->type, object.data);
        clearIds(*object.info->type, copy.data());
        object.info->type->swap(listType.list->append(items.data()), copy.data());
    }
    return items;
}

/// Records original → copy for an object and everything below it.
void mapCopies(const Model &source, NodeId original, const Model &target, NodeId copy,
               std::unordered_map<NodeId, NodeId> &copies)
{
    copies[original] = copy;
    const StructInfo &info = *source.object(original).info;
    for (std::size_t i = 0; i < info.fields.size(); ++i) {
        if (info.fields[i].type->kind != Kind::List)
            continue;
        const Address from{original, std::uint16_t(i)}, to{copy, std::uint16_t(i)};
        for (std::size_t row = 0; row < source.listSize(from); ++row)
            mapCopies(source, source.idAt(from, row), target, target.idAt(to, row), copies);
    }
}

/// The list that a copied object goes into. A part (a layer) goes into the list of the nearest object around `near`
/// that has one, else of the owner it was copied from; an empty address if neither exists.
Address listFor(const Document &target, const Model &source, bool isOwn, NodeId copied, NodeId near)
{
    const Address original = source.listOf(copied);
    if (original.node == RootNode)
        return original;
    const StructInfo *owner = source.object(original.node).info;
    for (NodeId node = near; node != NoNode && node != RootNode; node = target.model().parentOf(node))
        if (const Address list{node, original.field};
            target.model().object(node).info == owner && takesNewItems(target.model(), list))
            return list;
    if (isOwn && target.model().contains(original.node))
        return original;
    return {};
}

bool isTransferred(const Document &target, const Model &source, bool isOwn, NodeId object)
{
    const TransferFacet *facet = target.format() ? target.format()->transfers() : nullptr;
    return facet && facet->needsTransfer(source, object, !isOwn);
}

/// The parents of nodes, NoNode for roots; no entry for other objects.
std::unordered_map<NodeId, NodeId> parentsIn(const Document &document, const Model &model)
{
    std::unordered_map<NodeId, NodeId> parents;
    if (const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr)
        for (const HierarchyNode &node : facet->hierarchy(model))
            parents.emplace(node.node, node.parent);
    return parents;
}

} // namespace

NodeId ObjectPaste::homeless(const Document &target, const Model &source, bool isOwn, const std::vector<NodeId> &nodes,
                             NodeId near)
{
    const auto found = std::find_if(nodes.begin(), nodes.end(), [&](NodeId node) {
        return !isTransferred(target, source, isOwn, node) && listFor(target, source, isOwn, node, near).node == NoNode;
    });
    return found == nodes.end() ? NoNode : *found;
}

ObjectPaste::Kinds ObjectPaste::kindsOf(const std::vector<NodeId> &nodes) const
{
    Kinds kinds;
    for (const NodeId node : nodes)
        (ObjectSequences::isSequence(m_target, m_source, node) ? kinds.sequences
         : isTransferred(m_target, m_source, m_isOwn, node)    ? kinds.transferred
                                                               : kinds.plain)
            .push_back(node);
    return kinds;
}

std::vector<ObjectPaste::Batch> ObjectPaste::batches(const std::vector<NodeId> &nodes, NodeId near) const
{
    std::map<Address, Batch> byList;
    for (const NodeId node : nodes) {
        const Address list = listFor(m_target, m_source, m_isOwn, node, near);
        Batch &batch = byList[list];
        batch.list = list;
        batch.row = near != NoNode && m_target.model().listOf(near) == list ? m_target.model().rowOf(near) + 1 : -1;
        batch.originals.push_back(node);
    }
    // Formats without names want parents before their children.
    std::unordered_map<NodeId, std::size_t> ranks;
    if (const TransformFacet *facet = m_target.format() ? m_target.format()->transforms() : nullptr)
        for (const HierarchyNode &node : facet->hierarchy(m_source))
            ranks.emplace(node.node, ranks.size());
    const auto rankOf = [&](NodeId node) {
        const auto rank = ranks.find(node);
        return rank == ranks.end() ? 0 : rank->second;
    };
    std::vector<Batch> batches;
    for (auto &[list, batch] : byList) {
        std::stable_sort(batch.originals.begin(), batch.originals.end(),
                         [&](NodeId a, NodeId b) { return rankOf(a) < rankOf(b); });
        batches.push_back(std::move(batch));
    }
    return batches;
}

Result<PastedObjects> ObjectPaste::paste(const std::vector<NodeId> &nodes, NodeId near, const QString &text,
                                         const std::vector<NodeId> &along, MergeKey key)
{
    const Kinds asked = kindsOf(nodes);
    Kinds kinds = asked;
    const Kinds more = kindsOf(along);
    kinds.plain.insert(kinds.plain.end(), more.plain.begin(), more.plain.end());
    Result<PastedObjects> pasted = run(kinds, batches(kinds.plain, near), near, text, key);
    if (!pasted)
        return pasted;
    if (!along.empty()) {
        pasted->nodes.resize(pasted->nodes.size() - more.plain.size());
        m_target.selection().set(pasted->nodes);
    }
    if (const QString left = leftBelow(asked.plain); !left.isEmpty())
        pasted->notes << left;
    return pasted;
}

QString ObjectPaste::leftBelow(const std::vector<NodeId> &nodes) const
{
    const std::unordered_map<NodeId, NodeId> parents = parentsIn(m_target, m_source);
    const std::unordered_set<NodeId> copied(nodes.begin(), nodes.end());
    int count = 0;
    for (const auto &[node, parent] : parents) {
        if (copied.contains(node))
            continue;
        NodeId above = parent;
        // In a damaged file, nodes may be their own descendants.
        for (std::size_t level = 0; above != NoNode && !copied.contains(above) && level < parents.size(); ++level) {
            const auto next = parents.find(above);
            above = next == parents.end() ? NoNode : next->second;
        }
        count += copied.contains(above);
    }
    if (count == 0)
        return {};
    const NamedFacet *names = m_target.format()->names();
    return nodes.size() == 1 && names
               ? tr("%n nodes below “%1” were left out: select them as well before copying to paste the branch.",
                    nullptr, count)
                     .arg(QString::fromStdString(names->name(m_source, nodes.front())))
               : tr("%n nodes below the copied ones were left out: select them as well before copying to paste the "
                    "branches.",
                    nullptr, count);
}

Result<PastedObjects> ObjectPaste::duplicate(const std::vector<NodeId> &nodes, const QString &text)
{
    const Kinds kinds = kindsOf(nodes);
    std::map<Address, Batch> byList;
    for (const NodeId node : kinds.plain) {
        const Address list = m_target.model().listOf(node);
        Batch &batch = byList[list];
        batch.list = list;
        batch.row = m_target.model().rowOf(node) + 1;
        batch.originals.push_back(node);
    }
    std::vector<Batch> batches;
    for (auto &[list, batch] : byList)
        batches.push_back(std::move(batch));
    return run(kinds, std::move(batches), NoNode, text, {});
}

Result<PastedObjects> ObjectPaste::run(const Kinds &kinds, std::vector<Batch> batches, NodeId near, const QString &text,
                                       MergeKey key)
{
    // The objects that exist before anything is pasted.
    const std::unique_ptr<Model> before = m_target.model().clone();
    const NamedFacet *names = m_target.format() ? m_target.format()->names() : nullptr;
    std::optional<Counterparts> counterparts;
    if (names)
        counterparts.emplace(*names, m_source, *before, m_chosen);
    const Counterparts *known = counterparts ? &*counterparts : nullptr;

    EditStep step(m_target, text, key);
    PastedObjects pasted;
    QStringList missing, unplayed;
    ObjectSequences sequences(m_target, m_source, m_isOwn);
    if (m_adapted)
        sequences.setAdapted(*m_adapted);
    for (const NodeId sequence : kinds.sequences) {
        const Result<NodeId> made = sequences.add(step, sequence);
        if (!made)
            return made.error();
        pasted.nodes.push_back(*made);
    }
    std::vector<NodeId> extra;
    if (!m_isOwn)
        extra = needed(kinds, known);
    for (Batch &batch : this->batches(extra, NoNode))
        batches.push_back(std::move(batch));
    std::vector<NodeId> originals;
    for (const Batch &batch : batches)
        originals.insert(originals.end(), batch.originals.begin(), batch.originals.end());
    std::unique_ptr<Model> moved;
    if (!m_isOwn)
        moved = withKeysAsIn(m_target, m_source, originals, sequences.placed(), m_held, unplayed);
    ObjectMap copies;
    if (Status status = insert(step, moved ? *moved : m_source, batches, known, copies, missing); !status)
        return status.error();
    // What comes along unasked is not to be selected.
    std::vector<NodeId> plain;
    for (const NodeId original : kinds.plain)
        plain.push_back(copies.at(original));
    if (Status status = putBelow(step, near, kinds.plain, plain, missing); !status)
        return status.error();
    ObjectMap chosen = m_chosen;
    chosen.insert(copies.begin(), copies.end());
    for (const NodeId object : kinds.transferred) {
        const NodeId beside = near != NoNode || !m_isOwn ? near : object;
        if (Status status = transfer(step, object, beside, m_isOwn ? ObjectMap() : chosen, pasted); !status)
            return status.error();
    }
    if (known)
        if (Status status = sequences.pushKeys(step, *known, pasted.notes); !status)
            return status.error();
    pasted.nodes.insert(pasted.nodes.end(), plain.begin(), plain.end());
    m_target.selection().set(pasted.nodes);
    if (!missing.isEmpty())
        pasted.notes
            << tr("References to %1 were cleared: this model has no objects with these names.").arg(listed(missing));
    if (!unplayed.isEmpty())
        pasted.notes
            << tr("Keys in %1 were left out: this model has no sequences with these names.").arg(listed(unplayed));
    return pasted;
}

bool ObjectPaste::hasEqual(NodeId original, const Counterparts *counterparts) const
{
    if (!counterparts)
        return false;
    if (counterparts->chosen(original))
        return true;
    const NodeId there = counterparts->of(original);
    return there != NoNode && areAlike(m_source, original, m_target.model(), there);
}

/// What has to come along: objects that the copied ones refer to, and that transferred ones need.
std::vector<NodeId> ObjectPaste::needed(const Kinds &kinds, const Counterparts *counterparts) const
{
    std::vector<NodeId> wanted = kinds.plain, extra;
    for (const NodeId object : kinds.transferred)
        for (const NodeId need : m_target.format()->transfers()->neededBy(m_source, object))
            if (std::find(wanted.begin(), wanted.end(), need) == wanted.end() && !hasEqual(need, counterparts)) {
                wanted.push_back(need);
                extra.push_back(need);
            }
    const std::vector<NodeId> more = neededBy(m_source, wanted, m_target.model(), counterparts);
    extra.insert(extra.end(), more.begin(), more.end());
    return extra;
}

Status ObjectPaste::transfer(EditStep &step, NodeId object, NodeId near, const ObjectMap &chosen, PastedObjects &pasted)
{
    Result<TransferredObject> made =
        m_target.format()->transfers()->transfer(m_target.model(), near, m_source, object, chosen);
    if (Status status = step.push(made ? Result<ChangeSet>(std::move(made->changes)) : Result<ChangeSet>(made.error()));
        !status)
        return status;
    pasted.nodes.push_back(made->object);
    for (const Message &note : made->notes)
        if (const QString text = translated(note); !pasted.notes.contains(text))
            pasted.notes << text;
    return Done{};
}

Status ObjectPaste::insert(EditStep &step, const Model &source, const std::vector<Batch> &batches,
                           const Counterparts *counterparts, ObjectMap &copies, QStringList &missing)
{
    if (batches.empty())
        return Done{};
    EditBuilder insertion = editBuilder(m_target);
    std::vector<std::vector<NodeId>> added;
    for (const Batch &batch : batches)
        added.push_back(insertion.insert(batch.list, batch.row,
                                         copyItems(source, *m_target.model().field(batch.list).type, batch.originals)));
    if (Status status = step.push(insertion); !status)
        return status;

    for (std::size_t i = 0; i < batches.size(); ++i)
        for (std::size_t k = 0; k < batches[i].originals.size(); ++k)
            mapCopies(source, batches[i].originals[k], m_target.model(), added[i][k], copies);
    EditBuilder links = editBuilder(m_target);
    ObjectRelink relink(source, m_target, m_isOwn, copies, counterparts);
    relink.collect(links);
    missing = relink.missing();
    return step.push(links);
}

/// Reparents copies whose parent did not come along, if the selected object is a node that was not copied itself.
Status ObjectPaste::putBelow(EditStep &step, NodeId near, const std::vector<NodeId> &originals,
                             const std::vector<NodeId> &copies, QStringList &missing)
{
    const std::unordered_map<NodeId, NodeId> parents = parentsIn(m_target, m_target.model());
    if (!parents.contains(near) || (m_isOwn && std::find(originals.begin(), originals.end(), near) != originals.end()))
        return Done{};
    const std::unordered_map<NodeId, NodeId> former = parentsIn(m_target, m_source);
    std::vector<NodeId> roots;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const auto parent = parents.find(copies[i]);
        if (parent == parents.end() || std::find(copies.begin(), copies.end(), parent->second) != copies.end())
            continue;
        roots.push_back(copies[i]);
        // A former parent that was replaced is no loss.
        if (const auto old = former.find(originals[i]); old != former.end() && m_target.format()->names())
            missing.removeAll(QString::fromStdString(m_target.format()->names()->name(m_source, old->second)));
    }
    return roots.empty() ? Status(Done{})
                         : step.push(m_target.format()->transforms()->reparent(m_target.model(), roots, near));
}

} // namespace sinew
