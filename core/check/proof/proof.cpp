// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/proof.h"

#include "core/async/parallel_for.h"
#include "core/check/proof/mesh_comparison.h"
#include "core/check/proof/object_comparison.h"
#include "core/check/proof/proof_moments.h"
#include "core/scene/pose/pose.h"
#include "core/scene/same.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <span>

namespace sinew {

namespace {

/// So many moments are compared in a row by one thread, and so many such runs at once, whatever the machine: the
/// result must not depend on the number of its processors.
constexpr std::size_t momentsOfRun = 64, runsAtOnce = 8;

/// Nodes and meshes of two scenes, compared moment by moment.
class PosedComparison
{
public:
    /// Memory for moments that are compared one after the other.
    struct Scratch
    {
        Pose poses[2];
        std::vector<MeshComparison::Scratch> meshes; ///< by row of the original
        std::size_t mostVertices;                    ///< see MeshComparison::atPose()
    };

    PosedComparison(const ScenePairing &pairing, LookComparison &looks, ProofNotes &notes)
        : m_pairing(pairing), m_looks(looks), m_notes(notes)
    {
        compareStillNodes();
        const RenderScene &a = pairing.original(), &b = pairing.result();
        std::size_t paired = 0;
        for (std::size_t row = 0; row < a.meshes.size() && !notes.shouldStop(); ++row) {
            const std::int32_t other = pairing.meshes()[row];
            m_meshes.push_back(nullptr);
            m_isDrawn.push_back(hasTriangles(a.meshes[row]));
            m_rows.push_back(other < 0 ? coveringMesh(row) : other);
            if (other < 0)
                continue;
            ++paired;
            const SceneMesh &before = a.meshes[row], &after = b.meshes[std::size_t(other)];
            if (!sameIn(before, after, &SceneMesh::name, &SceneMesh::lod, &SceneMesh::geosetId, &SceneMesh::geosetName,
                        &SceneMesh::extent) ||
                before.sortPoint.has_value() != after.sortPoint.has_value() ||
                (before.sortPoint && !sameSortPoint(*before.sortPoint, *after.sortPoint)))
                notes.differs(before.source,
                              QT_TRANSLATE_NOOP("Message", "name, level of detail, extent or order of drawing"));
            looks.add(before.material, after.material, before.source);
            m_meshes.back() =
                std::make_unique<MeshComparison>(pairing, row, LookComparison::isOpaque(a, before.material), notes);
        }
        if (paired < b.meshes.size() && !notes.shouldStop())
            notes.isOnlyInResult();
    }

    Scratch scratch(std::size_t mostVertices) const
    {
        return {{}, std::vector<MeshComparison::Scratch>(m_meshes.size()), mostVertices};
    }

    void atMoment(const PoseTime &when, Scratch &scratch, ProofNotes &notes) const
    {
        evaluatePose(m_pairing.original(), when, scratch.poses[0]);
        evaluatePose(m_pairing.result(), when, scratch.poses[1]);
        const bool hasMoved = compareNodes(scratch.poses[0], scratch.poses[1], notes);
        for (std::size_t row = 0; row < m_meshes.size(); ++row)
            compareMesh(row, hasMoved, scratch, notes);
        m_looks.atPose(scratch.poses[0], scratch.poses[1], notes);
    }

private:
    bool sameSortPoint(const SceneSortPoint &before, SceneSortPoint after) const
    {
        after.node = m_pairing.originalNode(after.node);
        return same(before, after);
    }

    /// For a mesh missing from the result: the row there of one that covered it exactly at all times, -1 if none.
    /// Opaque surfaces look the same when drawn once.
    std::int32_t coveringMesh(std::size_t row) const
    {
        const RenderScene &scene = m_pairing.original();
        if (!LookComparison::isOpaque(scene, scene.meshes[row].material))
            return -1;
        for (std::size_t i = 0; i < scene.meshes.size(); ++i) {
            if (i != row && m_pairing.meshes()[i] >= 0 && sameBesideMaterial(scene.meshes[i], scene.meshes[row]) &&
                hasSameLook(scene, i, row))
                return m_pairing.meshes()[i];
        }
        return -1;
    }

    /// An M2's submeshes have a material each.
    static bool hasSameLook(const RenderScene &scene, std::size_t a, std::size_t b)
    {
        const std::int32_t first = scene.meshes[a].material, second = scene.meshes[b].material;
        if (first < 0 || second < 0 || first == second)
            return first == second;
        SceneMaterial other = scene.materials[std::size_t(first)];
        const SceneMaterial &wanted = scene.materials[std::size_t(second)];
        other.source = wanted.source;
        for (std::size_t i = 0; i < std::min(other.layers.size(), wanted.layers.size()); ++i)
            other.layers[i].source = wanted.layers[i].source;
        return same(other, wanted);
    }

    /// Compares what does not move in nodes. Those that only move others may be missing: what they move is compared.
    void compareStillNodes()
    {
        const RenderScene &a = m_pairing.original(), &b = m_pairing.result();
        std::size_t paired = 0;
        for (std::size_t row = 0; row < a.nodes.size(); ++row) {
            const SceneNode &before = a.nodes[row];
            const std::int32_t other = m_pairing.nodes()[row];
            if (other < 0) {
                if (before.kind != NodeKind::Bone && before.kind != NodeKind::Helper)
                    m_notes.isOnlyInOriginal(before.source);
                continue;
            }
            ++paired;
            SceneNode still = b.nodes[std::size_t(other)];
            still.parent = m_pairing.originalNode(still.parent);
            still.key = before.key;
            still.translation = before.translation;
            still.rotation = before.rotation;
            still.scale = before.scale;
            still.visibility = before.visibility;
            if (!same(before, still))
                m_notes.differs(before.source,
                                QT_TRANSLATE_NOOP("Message", "name, parent, pivot or flags of the node"));
        }
        if (paired < b.nodes.size())
            m_notes.isOnlyInResult();
    }

    /// Returns true if any node is placed differently.
    bool compareNodes(const Pose &original, const Pose &result, ProofNotes &notes) const
    {
        bool hasMoved = false;
        const RenderScene &scene = m_pairing.original();
        for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
            const std::int32_t other = m_pairing.nodes()[row];
            if (other < 0)
                continue;
            const NodeId object = scene.nodes[row].source;
            notes.note(ProofKind::Opacity,
                       proofDistance(original.nodeVisibility[row], result.nodeVisibility[std::size_t(other)]), object);
            const Eigen::Affine3f &a = original.nodes[row], &b = result.nodes[std::size_t(other)];
            if (std::memcmp(a.data(), b.data(), sizeof(float) * 16) == 0)
                continue;
            hasMoved = true;
            const Vec3 &pivot = scene.nodes[row].pivot;
            const Eigen::Vector3d at(pivot.x, pivot.y, pivot.z);
            notes.note(ProofKind::Place, (a.cast<double>() * at - b.cast<double>() * at).norm(), object);
            for (int axis = 0; axis < 3; ++axis)
                compareAxis(a.linear().col(axis).cast<double>(), b.linear().col(axis).cast<double>(), object, notes);
        }
        return hasMoved;
    }

    static void compareAxis(const Eigen::Vector3d &a, const Eigen::Vector3d &b, NodeId object, ProofNotes &notes)
    {
        const double from = a.norm(), to = b.norm();
        notes.note(ProofKind::Scaling, std::abs(from - to) / std::max(1.0, from), object);
        constexpr double noLength = 1e-6; // such an axis has no direction
        if (!(from < noLength) && !(to < noLength)) {
            // The chord, not the cosine: that keeps small angles exact.
            const double chord = (a / from - b / to).norm();
            notes.note(ProofKind::Turn, 2 * std::asin(std::min(1.0, chord / 2)) * 180 / std::numbers::pi, object);
        }
    }

    void compareMesh(std::size_t row, bool hasMoved, Scratch &scratch, ProofNotes &notes) const
    {
        const Pose &original = scratch.poses[0], &result = scratch.poses[1];
        const NodeId object = m_pairing.original().meshes[row].source;
        if (!m_isDrawn[row])
            return;
        const std::int32_t other = m_rows[row];
        const bool was = isMeshVisible(original, row);
        const bool is = other >= 0 && isMeshVisible(result, std::size_t(other));
        if (!was && !is)
            return;
        const float after = other < 0 ? 0.f : result.meshAlpha[std::size_t(other)];
        notes.note(ProofKind::Opacity, proofDistance(original.meshAlpha[row], after), object);
        if (!m_meshes[row])
            return;
        notes.note(ProofKind::Colour, proofDistance(original.meshColour[row], result.meshColour[std::size_t(other)]),
                   object);
        if (hasMoved)
            m_meshes[row]->atPose(original, result, scratch.mostVertices, scratch.meshes[row], notes);
    }

    const ScenePairing &m_pairing;
    LookComparison &m_looks;
    ProofNotes &m_notes;
    std::vector<std::unique_ptr<MeshComparison>> m_meshes; ///< by row of the original, null where the result has none
    std::vector<std::int32_t> m_rows; ///< rows of the result by row of the original: same mesh or duplicate, -1 if none
    std::vector<bool> m_isDrawn;
};

/// Compares a run of moments, and notes what differs more than what `notes` has.
void compareRun(const PosedComparison &posed, std::span<const ProofMoment> moments, PosedComparison::Scratch &scratch,
                ProofNotes &notes)
{
    for (const ProofMoment &moment : moments) {
        if (notes.shouldStop())
            return;
        const bool isGlobal = moment.globalSequence >= 0;
        notes.setMoment(isGlobal ? -1 : moment.when.sequence, moment.globalSequence,
                        isGlobal ? moment.when.globalTime : moment.when.time);
        posed.atMoment(moment.when, scratch, notes);
        ++notes.report.moments;
    }
}

/// Compares all moments, several runs of them at once, until the first differences beyond the bounds.
void compareMoments(const PosedComparison &posed, std::span<const ProofMoment> moments, ProofNotes &notes)
{
    const std::size_t runs = (moments.size() + momentsOfRun - 1) / momentsOfRun;
    const std::size_t slots = std::min(runs, runsAtOnce);
    // Each run begins with the same share, whatever the others have used.
    std::vector<PosedComparison::Scratch> scratches;
    for (std::size_t i = 0; i < slots; ++i)
        scratches.push_back(posed.scratch(notes.effort().vertices / std::max<std::size_t>(1, slots)));
    for (std::size_t first = 0; first < runs && !notes.shouldStop(); first += runsAtOnce) {
        const std::size_t count = std::min(runsAtOnce, runs - first);
        std::vector<ProofNotes> found(count, notes);
        for (ProofNotes &each : found)
            each.report.moments = 0;
        parallelFor(count, [&](std::size_t i) {
            const std::size_t begin = (first + i) * momentsOfRun;
            compareRun(posed, moments.subspan(begin, std::min(momentsOfRun, moments.size() - begin)), scratches[i],
                       found[i]);
        });
        for (const ProofNotes &each : found)
            notes.takeOver(each);
    }
}

/// True if both are played alike: otherwise there is nothing to compare.
bool playsAlike(const RenderScene &a, const RenderScene &b)
{
    return sameIn(a, b, &RenderScene::sequences, &RenderScene::keysWrap, &RenderScene::keysOfWholeTimeline,
                  &RenderScene::extent, &RenderScene::unitsPerYard);
}

} // namespace

ProofReport compareLooks(const RenderScene &original, const RenderScene &result, const ProofEffort &effort)
{
    ProofNotes notes(effort);
    if (!playsAlike(original, result)) {
        notes.differs(NoNode, QT_TRANSLATE_NOOP("Message", "the sequences, or how they are played"));
        return notes.report;
    }
    const ScenePairing pairing(original, result);
    LookComparison looks(pairing, notes);
    compareObjects(pairing, looks, notes);
    if (notes.shouldStop())
        return notes.report;
    notes.setMoment(-1, -1, 0);
    const PosedComparison posed(pairing, looks, notes);
    const std::vector<ProofMoment> moments = proofMoments(original, result, effort.moments, notes.report.isThinned);
    compareMoments(posed, moments, notes);
    return notes.report;
}

} // namespace sinew
