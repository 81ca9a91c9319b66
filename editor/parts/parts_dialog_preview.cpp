// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the dialog asks for, and what it shows of it.

#include "core/format/format.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/text/translated.h"
#include "core/transform/node_match.h"
#include "core/transform/placement.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/node_table.h"
#include "editor/parts/part_motions_form.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/parts_dialog.h"
#include "editor/parts/preview_sequence_box.h"
#include "editor/parts/remedy_row.h"
#include "editor/view/placement_form.h"
#include "editor/view/placement_gizmo.h"
#include "widgets/objects/object_sequences.h"
#include "widgets/shell/report_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <unordered_map>

namespace sinew {

namespace {

/// Which of the nodes moves most of the parts' vertices; the first one if none moves any.
NodeId mostFollowed(const Document &donor, const std::vector<NodeId> &parts, const std::vector<NodeId> &nodes)
{
    std::unordered_map<NodeId, double> shares;
    if (const SceneFacet *facet = donor.format() ? donor.format()->scene() : nullptr) {
        const RenderScene scene = facet->build(donor.model());
        SceneMeshParts meshes(scene);
        for (const NodeId part : parts) {
            const EditableMesh &mesh = meshes.mesh(part);
            for (const MeshVertex &vertex : mesh.vertices)
                for (const BoneShare &share : mesh.skins[vertex.skin])
                    shares[share.bone] += double(share.share);
        }
    }
    return *std::max_element(nodes.begin(), nodes.end(), [&](NodeId a, NodeId b) { return shares[a] < shares[b]; });
}

} // namespace

void PartsDialog::setDonor()
{
    Document *donor = m_donors->donor();
    m_nodes->setModels(donor, document());
    m_motions->setModels(donor, document());
    m_sequence->setDonor(donor);
    m_parts->show(donor,
                  donor && document() ? PartTransfer::partsOf(*document(), donor->model()) : std::vector<NodeId>());
    m_parts->setFilter(m_partSearch->text());
    m_report->setReport(m_donors->notes(), false);
    m_delay.start();
}

void PartsDialog::partsChanged()
{
    measureParts();
    Document *donor = m_donors->donor();
    if (donor && document()) {
        const PartTransfer transfer(*document(), donor->model());
        const std::vector<NodeId> parts = m_parts->checked();
        const std::vector<NodeId> nodes = transfer.nodesOf(parts);
        ObjectMap parents;
        for (const HierarchyNode &node : document()->format()->transforms()->hierarchy(donor->model()))
            parents.emplace(node.node, node.parent);
        m_nodes->show(nodes, transfer.nodesOf(transfer.objectsOf(parts)), transfer.withAncestors(nodes), parents);
        if (m_isFitting && !parts.empty()) {
            m_isFitting = false;
            fit();
        }
    }
    m_delay.start();
}

PartRequest PartsDialog::request() const
{
    PartRequest request;
    request.parts = m_parts->checked();
    request.nodes = m_nodes->chosen();
    // Nodes that nothing carried in the other model follow as well.
    if (m_bind->isChecked())
        request.bindTo = request.below = m_bindTo->currentData().value<NodeId>();
    if (m_replace->isChecked())
        request.replaced = m_selected;
    request.keep = m_keep->value() / 100;
    m_motions->fill(request);
    return request;
}

void PartsDialog::measureParts()
{
    const Document *donor = m_donors->donor();
    m_thing.reset();
    const std::vector<NodeId> parts = m_parts->checked();
    if (!m_gizmo || !donor || parts.empty())
        return;
    const Eigen::AlignedBox3f box = boxAtRest(donor->model(), *donor->format(), parts);
    if (box.isEmpty())
        return;
    m_thing.emplace();
    m_thing->middle = box.center().cast<double>();
    for (const auto about : {PlacementRequest::GroundCentre, PlacementRequest::Centre})
        if (const Result<Eigen::Vector3d> place = placeAbout(donor->model(), *donor->format(), about))
            m_thing->about[about] = *place;
    m_thing->name = tr("%n parts", nullptr, int(parts.size()));
}

void PartsDialog::placeHandles()
{
    if (!m_gizmo)
        return;
    if (m_thing) {
        m_thing->follows = m_bind->isChecked() ? m_bindTo->currentData().value<NodeId>() : NoNode;
        const ObjectMap chosen = m_nodes->chosen();
        for (int row = 0; row < m_nodes->rowCount() && m_thing->follows == NoNode; ++row)
            if (m_nodes->isDirect(row))
                m_thing->follows = chosen.at(m_nodes->nodeAt(row));
    }
    m_gizmo->setThing(m_thing);
}

void PartsDialog::showResult(bool withDonorsSequence)
{
    Document *donor = m_donors->donor();
    if (!document())
        return;
    m_take->setEnabled(false);
    m_taken.clear();
    PartRequest wanted = request();
    const bool isEmpty = wanted.parts.empty();
    NodeId shown = m_sequence->ofDonor();
    const bool isWanted = std::find(wanted.parts.begin(), wanted.parts.end(), shown) != wanted.parts.end();
    if (!isWanted && !withDonorsSequence)
        shown = NoNode;
    m_showsDonors = shown != NoNode && !isWanted;
    if (m_showsDonors)
        wanted.parts.push_back(shown);
    placeHandles();
    m_sequence->hold();
    if (!donor || wanted.parts.empty()) {
        dropPreview();
        m_remedies->setRemedies({});
        m_writes->setVisible(false);
        m_sideBySide->setEnabled(false);
        if (donor)
            m_report->setReport(m_donors->notes(), false);
        return m_sequence->play(NoNode);
    }
    QStringList lines;
    const Status done = preview([&](MergeKey key) -> Status {
        const Result<Similarity> placement = similarityOf(donor->model(), *donor->format(), m_placement->request());
        if (!placement)
            return placement.error();
        wanted.placement = *placement;
        const Result<PastedObjects> taken = PartTransfer(*document(), donor->model()).run(wanted, key);
        if (!taken)
            return taken.error();
        lines = taken->notes;
        std::size_t row = 0;
        for (const NodeId part : wanted.parts)
            if (ObjectSequences::isSequence(*document(), donor->model(), part))
                m_taken[part] = taken->nodes[row++];
        return Done{};
    });
    m_remedies->setRemedies(done ? std::vector<Notice::Step>() : remediesFor(wanted));
    m_sequence->play(m_taken.contains(shown) ? m_taken.at(shown) : NoNode);
    m_sideBySide->setEnabled(done && !m_taken.empty());
    offerPictures();
    if (m_sideBySideWindow && m_sideBySide->isEnabled())
        compareSideBySide();
    if (!done)
        return m_report->setReport({translated(done.error())}, true);
    if (const int unsure = wanted.bindTo == NoNode ? m_nodes->unsureCount() : 0)
        lines.prepend(tr("%n nodes are matched by a guess; check them in the table.", nullptr, unsure));
    m_report->setReport(lines + m_donors->notes(), false);
    m_take->setEnabled(!isEmpty);
}

void PartsDialog::offerPictures()
{
    const ConvertedPictures *pictures = m_donors->pictures();
    const QStringList missing = pictures && m_search ? pictures->missingFor(*document()) : QStringList();
    const bool hasFolder = !document()->path().isEmpty();
    m_writes->setVisible(!missing.isEmpty());
    m_writes->setEnabled(hasFolder);
    m_writes->setText(tr("&Write %n pictures beside this model", nullptr, int(missing.size())));
    m_writes->setToolTip(hasFolder ? missing.join(QLatin1Char('\n'))
                                   : tr("This model has no file yet. Save it first."));
}

bool PartsDialog::writePictures()
{
    const ConvertedPictures *pictures = m_donors->pictures();
    if (!pictures || !m_writes->isEnabled())
        return true;
    const auto without = pictures->write(*document(), m_search, m_formats);
    if (!without) {
        m_report->setReport({translated(without.error())}, true);
        return false;
    }
    Q_EMIT picturesWritten();
    if (!without->isEmpty()) {
        m_report->setReport({tr("These pictures of the other model were not found: %1. Take the parts all the same?")
                                 .arg(listed(*without))},
                            true);
        m_writes->setChecked(false);
        return false;
    }
    return true;
}

void PartsDialog::compareSideBySide()
{
    const Document *donor = m_donors->donor();
    if (!donor || !document() || m_taken.empty())
        return;
    if (!m_sideBySideWindow) {
        m_sideBySideWindow = new SideBySideWindow(m_formats, m_settings, m_search, this);
        m_sideBySideWindow->show();
    }
    m_sideBySideWindow->compare(*donor, *document(), m_taken);
}

void PartsDialog::fit()
{
    Document *donor = m_donors->donor();
    const ObjectMap chosen = m_nodes->chosen();
    const std::vector<NodeId> parts = m_parts->checked();
    if (!donor || !document() || parts.empty() || (chosen.empty() && !m_bind->isChecked()))
        return m_report->setReport({tr("Check a part that follows a node first.")}, true);
    // A node that followed none comes with its own place.
    NodeId there = parts.front(), here = NoNode;
    std::vector<NodeId> nodes;
    for (int row = 0; row < m_nodes->rowCount(); ++row)
        if (const NodeId node = m_nodes->nodeAt(row);
            m_nodes->isDirect(row) && (m_bind->isChecked() || chosen.at(node) != NoNode))
            nodes.push_back(node);
    if (!nodes.empty()) {
        there = mostFollowed(*donor, parts, nodes);
        here = m_bind->isChecked() ? m_bindTo->currentData().value<NodeId>() : chosen.at(there);
    } else if (m_bind->isChecked()) {
        here = m_bindTo->currentData().value<NodeId>();
    }
    if (here == NoNode)
        return m_report->setReport({tr("None of the nodes has a counterpart here; bind the parts to a node instead.")},
                                   true);
    dropPreview();
    PlacementRequest bare = m_placement->request();
    bare.move.setZero();
    const Result<Similarity> turned = similarityOf(donor->model(), *donor->format(), bare);
    const auto from = placeOf(*donor->format(), donor->model(), there);
    const auto to = placeOf(*document()->format(), document()->model(), here);
    if (!turned || !from || !to)
        return;
    const Vec3 at = turned->point({from->x(), from->y(), from->z()});
    m_placement->setMove(to->cast<double>() - Eigen::Vector3d(at.x, at.y, at.z));
    m_delay.stop();
    showResult();
}

void PartsDialog::previewLost()
{
    m_take->setEnabled(false);
}

void PartsDialog::accept()
{
    if (m_delay.isActive() || m_showsDonors) {
        m_delay.stop();
        showResult(false);
    }
    if (!document() || !m_take->isEnabled())
        return;
    if (!m_writes->isHidden() && m_writes->isChecked() && !writePictures())
        return;
    if (m_taken.contains(m_sequence->ofDonor()))
        m_sequence->stay();
    PreviewDialog::accept();
}

} // namespace sinew
