// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/counterparts.h"
#include "core/facets/ready_made.h"
#include "core/retarget/retarget_options.h"
#include "core/transform/similarity.h"
#include "widgets/objects/object_paste.h"

#include <QCoreApplication>

namespace sinew {

/// Which parts of a donor a model gets, and how.
struct PartRequest
{
    QString text;              ///< of the step; empty: the usual one
    std::vector<NodeId> parts; ///< objects of the donor
    /// What stands here for nodes of the donor and for those above them; NoNode: the node comes along if a part needs
    /// it, or one below it that comes along.
    ObjectMap nodes;
    NodeId bindTo = NoNode;       ///< a node of the target that everything follows, whatever `nodes` says
    NodeId below = NoNode;        ///< a node of the target that becomes the parent of nodes whose own stays behind
    std::vector<NodeId> replaced; ///< objects of the target that go
    Similarity placement;         ///< of the donor, before its parts are taken
    /// Motions of sequences are adapted to the target's skeleton where it differs; nothing: keys go over as they are.
    std::optional<RetargetOptions> adapted;
    double keep = 1;      ///< share of the triangles of meshes that is left, above 0; 1: all
    NodeId held = NoNode; ///< the donor's sequence that parts play in sequences that it lacks; NoNode: they rest
};

/// Takes parts of another model into a document, with everything they need: materials, textures, bones, keys. One step.
class PartTransfer
{
    Q_DECLARE_TR_FUNCTIONS(sinew::PartTransfer)

public:
    /// `donor`: of the document's format, in any version.
    PartTransfer(Document &target, const Model &donor) : m_target(target), m_donor(donor) {}

    /// Those of the parts that are no sequences.
    std::vector<NodeId> objectsOf(const std::vector<NodeId> &parts) const;
    /// The objects of a donor that can be taken: those of the root's lists, and parts of the mesh in them.
    static std::vector<NodeId> partsOf(const Document &target, const Model &donor);
    /// The nodes of the donor that parts follow without being parts themselves: bones of vertices, parents of nodes,
    /// what sequences move.
    std::vector<NodeId> nodesOf(const std::vector<NodeId> &parts) const;
    /// These nodes and all above them, parents first: what comes along hangs on them.
    std::vector<NodeId> withAncestors(const std::vector<NodeId> &nodes) const;
    /// Of the nodes that `chosen` gives no counterpart, those that come along with `needed`: themselves, and what is
    /// above them up to a node with a counterpart. Parents first. Nodes that `chosen` does not know stay behind.
    std::vector<NodeId> comingAlong(const std::vector<NodeId> &needed, const ObjectMap &chosen) const;
    /// The objects of the donor that exist for parts alone: the animation of a geoset. They come along.
    std::vector<NodeId> dependentsOf(const std::vector<NodeId> &parts) const;
    /// Changes the document; nothing is left of a request that is refused. With a key, the step can be a preview.
    Result<PastedObjects> run(const PartRequest &request, MergeKey key = {});

    /// Gives a document a part that its format makes for it (CreationFacet::readyMadeParts()).
    static Result<PastedObjects> addReadyMade(Document &target, std::string_view id, const ReadyMadeOptions &options,
                                              MergeKey key = {});

private:
    /// Leaves only a share of the triangles of those parts that are meshes.
    Status simplify(Model &donor, const PartRequest &request, QStringList &notes) const;
    Status place(Model &donor, const Similarity &placement, QStringList &notes) const;

    Document &m_target;
    const Model &m_donor;
};

} // namespace sinew
