// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/part_transfer.h"

#include "core/facets/creation_facet.h"
#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "widgets/objects/object_needs.h"
#include "widgets/objects/object_sequences.h"
#include "widgets/objects/object_version.h"
#include "widgets/shared/edit_step.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace sinew {

namespace {

/// Adds the objects of a transferable type below an object.
void addTransferable(const TransferFacet &facet, const Model &donor, NodeId object, std::vector<NodeId> &parts)
{
    const ObjectRef ref = donor.object(object);
    for (const std::uint16_t list : ref.info->lists)
        for (const NodeId item : ref.info->fields[list].type->list->ids(ref.info->fields[list].in(ref.data)))
            if (facet.needsTransfer(donor, item, true) && !donor.object(item).info->lists.empty())
                addTransferable(facet, donor, item, parts);
            else if (facet.needsTransfer(donor, item, true))
                parts.push_back(item);
}

std::unordered_set<NodeId> nodesIn(const Document &document, const Model &model)
{
    std::unordered_set<NodeId> nodes;
    if (const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr)
        for (const HierarchyNode &node : facet->hierarchy(model))
            nodes.insert(node.node);
    return nodes;
}

} // namespace

std::vector<NodeId> PartTransfer::partsOf(const Document &target, const Model &donor)
{
    std::vector<NodeId> parts;
    const TransferFacet *facet = target.format() ? target.format()->transfers() : nullptr;
    const ObjectRef root = donor.object(RootNode);
    for (const std::uint16_t list : root.info->lists) {
        const FieldInfo &field = root.info->fields[list];
        if (field.derived || field.hidden || field.reference.kind == RefKind::Parallel)
            continue;
        for (const NodeId item : field.type->list->ids(field.in(root.data)))
            if (facet && facet->needsTransfer(donor, item, true))
                addTransferable(*facet, donor, item, parts);
            else
                parts.push_back(item);
    }
    return parts;
}

std::vector<NodeId> PartTransfer::nodesOf(const std::vector<NodeId> &parts) const
{
    const std::unordered_set<NodeId> all = nodesIn(m_target, m_donor);
    const std::set<NodeId> chosen(parts.begin(), parts.end());
    std::unordered_set<NodeId> known;
    const auto add = [&](NodeId node) {
        if (all.contains(node) && !chosen.contains(node))
            known.insert(node);
    };
    if (all.empty())
        return {};
    if (const TransferFacet *facet = m_target.format()->transfers())
        for (const NodeId part : parts)
            for (const NodeId node : facet->nodesOf(m_donor, part))
                add(node);
    for (const NodeId part : parts)
        if (ObjectSequences::isSequence(m_target, m_donor, part))
            for (const NodeId node : ObjectSequences::movedNodes(m_target, m_donor, part))
                add(node);
    for (const Domain &domain : m_donor.info().domains) {
        const DomainIndex index(m_donor, domain);
        if (std::none_of(index.members().begin(), index.members().end(),
                         [&](NodeId member) { return all.contains(member); }))
            continue;
        forEachReference(m_donor, domain.name, [&](const FoundReference &reference) {
            if (isWithin(m_donor, reference.address.node, chosen))
                add(index.target(reference.number));
        });
    }
    // As users know them: parents first.
    std::vector<NodeId> ordered;
    for (const HierarchyNode &node : m_target.format()->transforms()->hierarchy(m_donor))
        if (known.contains(node.node))
            ordered.push_back(node.node);
    return ordered;
}

std::vector<NodeId> PartTransfer::withAncestors(const std::vector<NodeId> &nodes) const
{
    std::unordered_set<NodeId> wanted(nodes.begin(), nodes.end());
    std::vector<NodeId> ordered;
    if (!m_target.format()->transforms())
        return ordered;
    const std::vector<HierarchyNode> hierarchy = m_target.format()->transforms()->hierarchy(m_donor);
    // Parents come first, so that from behind all below a node is known before it.
    for (auto node = hierarchy.rbegin(); node != hierarchy.rend(); ++node)
        if (wanted.contains(node->node) && node->parent != NoNode)
            wanted.insert(node->parent);
    for (const HierarchyNode &node : hierarchy)
        if (wanted.contains(node.node))
            ordered.push_back(node.node);
    return ordered;
}

std::vector<NodeId> PartTransfer::comingAlong(const std::vector<NodeId> &needed, const ObjectMap &chosen) const
{
    const auto isNew = [&](NodeId node) {
        const auto found = chosen.find(node);
        return found != chosen.end() && found->second == NoNode;
    };
    std::unordered_set<NodeId> coming;
    for (const NodeId node : needed)
        if (isNew(node))
            coming.insert(node);
    std::vector<NodeId> ordered;
    if (!m_target.format()->transforms())
        return ordered;
    const std::vector<HierarchyNode> hierarchy = m_target.format()->transforms()->hierarchy(m_donor);
    for (auto node = hierarchy.rbegin(); node != hierarchy.rend(); ++node)
        if (coming.contains(node->node) && isNew(node->parent))
            coming.insert(node->parent);
    for (const HierarchyNode &node : hierarchy)
        if (coming.contains(node.node))
            ordered.push_back(node.node);
    return ordered;
}

std::vector<NodeId> PartTransfer::objectsOf(const std::vector<NodeId> &parts) const
{
    std::vector<NodeId> objects = parts;
    std::erase_if(objects, [&](NodeId part) { return ObjectSequences::isSequence(m_target, m_donor, part); });
    return objects;
}

std::vector<NodeId> PartTransfer::dependentsOf(const std::vector<NodeId> &parts) const
{
    const std::unordered_set<NodeId> nodes = nodesIn(m_target, m_donor), chosen(parts.begin(), parts.end());
    std::map<NodeId, bool> refersToPartsOnly; // by object of the root's lists
    for (const Domain &domain : m_donor.info().domains) {
        const DomainIndex index(m_donor, domain);
        forEachReference(m_donor, domain.name, [&](const FoundReference &reference) {
            NodeId owner = reference.address.node;
            while (owner != NoNode && owner != RootNode && m_donor.parentOf(owner) != RootNode)
                owner = m_donor.parentOf(owner);
            const NodeId target = index.target(reference.number);
            if (owner == NoNode || owner == RootNode || target == NoNode || reference.globalSequence)
                return;
            bool &only = refersToPartsOnly.try_emplace(owner, true).first->second;
            only &= chosen.contains(target);
        });
    }
    std::vector<NodeId> found;
    for (const auto &[owner, only] : refersToPartsOnly)
        if (only && !chosen.contains(owner) && !nodes.contains(owner))
            found.push_back(owner);
    return found;
}

Status PartTransfer::simplify(Model &donor, const PartRequest &request, QStringList &notes) const
{
    if (request.keep >= 1 || !cannotEditMeshes(m_target.format()).empty())
        return Done{};
    std::vector<NodeId> meshes = editableParts(*m_target.format(), donor);
    std::erase_if(meshes, [&](NodeId mesh) {
        return std::find(request.parts.begin(), request.parts.end(), mesh) == request.parts.end();
    });
    if (meshes.empty())
        return Done{};
    const MeshTool &tool = *meshTool("simplify");
    const std::vector<double> values{request.keep * 100, tool.options[1].highest};
    Result<MeshEdit> edit = runMeshTool(donor, *m_target.format(), tool, meshes, values);
    if (!edit)
        return edit.error();
    for (Change &change : edit->changes)
        applyChange(donor, change);
    for (const Message &note : edit->notes)
        notes << translated(note);
    return Done{};
}

Status PartTransfer::place(Model &donor, const Similarity &placement, QStringList &notes) const
{
    if (placement.isIdentity())
        return Done{};
    const PlacementFacet *facet = m_target.format()->placements();
    if (!facet)
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format can't be transformed as a whole")};
    Result<PlacedModel> placed = facet->placed(donor, placement);
    if (!placed)
        return placed.error();
    for (Change &change : placed->changes)
        applyChange(donor, change);
    for (const Message &note : placed->notes)
        notes << translated(note);
    return Done{};
}

namespace {

/// What nothing uses, by what goes with objects that are replaced.
struct Unused
{
    bool materials = false, textures = false;

    explicit Unused(const Document &document)
    {
        const auto finds = [&](const auto *facet) {
            Result<ChangeSet> changes = ChangeSet();
            if (facet)
                changes = facet->removeUnused(document.model());
            return changes && !changes->empty();
        };
        materials = finds(document.format()->materials());
        textures = finds(document.format()->textures());
    }
};

/// Materials and textures that only replaced objects used go as well. If some were unused before, nobody knows which:
/// then all stay, and Problems tells.
Status dropUnused(EditStep &step, const Document &document, const Unused &before)
{
    if (const MaterialFacet *facet = document.format()->materials(); facet && !before.materials)
        if (Result<ChangeSet> changes = facet->removeUnused(document.model()); changes && !changes->empty())
            if (Status done = step.push(std::move(*changes)); !done)
                return done;
    if (const TextureFacet *facet = document.format()->textures(); facet && facet->hasList() && !before.textures)
        if (Result<ChangeSet> changes = facet->removeUnused(document.model()); changes && !changes->empty())
            return step.push(std::move(*changes));
    return Done{};
}

} // namespace

Result<PastedObjects> PartTransfer::run(const PartRequest &request, MergeKey key)
{
    QStringList notes;
    Result<std::unique_ptr<Model>> converted = inVersionOf(m_target, m_donor, request.parts, notes);
    if (!converted)
        return converted.error();
    const std::unique_ptr<Model> donor = *converted ? std::move(*converted) : m_donor.clone();
    if (const Status simplified = simplify(*donor, request, notes); !simplified)
        return simplified.error();
    if (const Status placed = place(*donor, request.placement, notes); !placed)
        return placed.error();
    std::vector<NodeId> along = dependentsOf(request.parts);
    ObjectMap chosen;
    // A sequence leaves out what it moves and the target lacks.
    const std::vector<NodeId> needed = nodesOf(objectsOf(request.parts));
    const auto isNeeded = [&](NodeId node) { return std::find(needed.begin(), needed.end(), node) != needed.end(); };
    const std::vector<NodeId> coming =
        request.bindTo == NoNode ? comingAlong(needed, request.nodes) : std::vector<NodeId>();
    along.insert(along.end(), coming.begin(), coming.end());
    for (const auto &[node, here] : request.nodes)
        if (std::find(coming.begin(), coming.end(), node) == coming.end())
            chosen[node] = isNeeded(node) && request.bindTo != NoNode ? request.bindTo : here;
    if (request.bindTo != NoNode)
        for (const NodeId node : needed)
            chosen[node] = request.bindTo;
    const int before = m_target.historyIndex();
    const QString text = !request.text.isEmpty()     ? request.text
                         : request.parts.size() == 1 ? tr("Take a part from another model")
                                                     : tr("Take parts from another model");
    if (key.value == 0)
        key = MergeKey::next();
    const Unused unused(m_target);
    ObjectPaste paste(m_target, *donor, false, std::move(chosen));
    paste.setAdapted(request.adapted);
    paste.setHeld(request.held);
    Result<PastedObjects> pasted = paste.paste(request.parts, request.below, text, along, key);
    if (!pasted)
        return pasted;
    if (!request.replaced.empty()) {
        EditStep step(m_target, text, key);
        EditBuilder removal = editBuilder(m_target);
        removal.remove(request.replaced);
        Status removed = step.push(removal);
        if (removed)
            removed = dropUnused(step, m_target, unused);
        if (!removed) {
            m_target.discard(before);
            return removed.error();
        }
    }
    pasted->notes << notes;
    return pasted;
}

Result<PastedObjects> PartTransfer::addReadyMade(Document &target, std::string_view id, const ReadyMadeOptions &options,
                                                 MergeKey key)
{
    const CreationFacet *facet = target.format()->creation();
    Result<ReadyMadeDonor> donor =
        facet ? facet->readyMade(id, target.model(), options)
              : Result<ReadyMadeDonor>(Error{QT_TRANSLATE_NOOP("Message", "this format has no such ready-made part")});
    if (!donor)
        return donor.error();
    PartRequest request;
    for (const ReadyMadePart &part : facet->readyMadeParts())
        if (id == part.id)
            request.text = translatedLabel(part.label);
    request.parts = std::move(donor->parts);
    request.nodes = std::move(donor->nodes);
    request.below = donor->below;
    return PartTransfer(target, *donor->model).run(request, key);
}

} // namespace sinew
