// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/proof.h"

#include "core/check/proof/mesh_comparison.h"
#include "core/check/proof/object_comparison.h"
#include "core/check/proof/proof_moments.h"
#include "core/scene/pose/pose.h"
#include "core/scene/same.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace sinew {

namespace {

/// Nodes and meshes of two scenes, compared moment by moment.
class PosedComparison
{
public:
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

    void atMoment(const PoseTime &when)
    {
        evaluatePose(m_pairing.original(), when, m_poses[0]);
        evaluatePose(m_pairing.result(), when, m_poses[1]);
        const bool hasMoved = compareNodes();
        for (std::size_t row = 0; row < m_meshes.size(); ++row)
            compareMesh(row, hasMoved);
        m_looks.atPose(m_poses[0], m_poses[1]);
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
    bool compareNodes()
    {
        bool hasMoved = false;
        const RenderScene &scene = m_pairing.original();
        for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
            const std::int32_t other = m_pairing.nodes()[row];
            if (other < 0)
                continue;
            const NodeId object = scene.nodes[row].source;
            m_notes.note(ProofKind::Opacity,
                         proofDistance(m_poses[0].nodeVisibility[row], m_poses[1].nodeVisibility[std::size_t(other)]),
                         object);
            const Eigen::Affine3f &a = m_poses[0].nodes[row], &b = m_poses[1].nodes[std::size_t(other)];
            if (std::memcmp(a.data(), b.data(), sizeof(float) * 16) == 0)
                continue;
            hasMoved = true;
            const Vec3 &pivot = scene.nodes[row].pivot;
            const Eigen::Vector3d at(pivot.x, pivot.y, pivot.z);
            m_notes.note(ProofKind::Place, (a.cast<double>() * at - b.cast<double>() * at).norm(), object);
            for (int axis = 0; axis < 3; ++axis)
                compareAxis(a.linear().col(axis).cast<double>(), b.linear().col(axis).cast<double>(), object);
        }
        return hasMoved;
    }

    void compareAxis(const Eigen::Vector3d &a, const Eigen::Vector3d &b, NodeId object)
    {
        const double from = a.norm(), to = b.norm();
        m_notes.note(ProofKind::Scaling, std::abs(from - to) / std::max(1.0, from), object);
        constexpr double noLength = 1e-6; // such an axis has no direction
        if (!(from < noLength) && !(to < noLength)) {
            // The chord, not the cosine: that keeps small angles exact.
            const double chord = (a / from - b / to).norm();
            m_notes.note(ProofKind::Turn, 2 * std::asin(std::min(1.0, chord / 2)) * 180 / std::numbers::pi, object);
        }
    }

    void compareMesh(std::size_t row, bool hasMoved)
    {
        const NodeId object = m_pairing.original().meshes[row].source;
        if (!m_isDrawn[row])
            return;
        const std::int32_t other = m_rows[row];
        const bool was = isMeshVisible(m_poses[0], row);
        const bool is = other >= 0 && isMeshVisible(m_poses[1], std::size_t(other));
        if (!was && !is)
            return;
        const float after = other < 0 ? 0.f : m_poses[1].meshAlpha[std::size_t(other)];
        m_notes.note(ProofKind::Opacity, proofDistance(m_poses[0].meshAlpha[row], after), object);
        if (!m_meshes[row])
            return;
        m_notes.note(ProofKind::Colour,
                     proofDistance(m_poses[0].meshColour[row], m_poses[1].meshColour[std::size_t(other)]), object);
        if (hasMoved)
            m_meshes[row]->atPose(m_poses[0], m_poses[1]);
    }

    const ScenePairing &m_pairing;
    LookComparison &m_looks;
    ProofNotes &m_notes;
    std::vector<std::unique_ptr<MeshComparison>> m_meshes; ///< by row of the original, null where the result has none
    std::vector<std::int32_t> m_rows; ///< rows of the result by row of the original: same mesh or duplicate, -1 if none
    std::vector<bool> m_isDrawn;
    Pose m_poses[2];
};

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
    PosedComparison posed(pairing, looks, notes);
    for (const ProofMoment &moment : proofMoments(original, result, effort.moments, notes.report.isThinned)) {
        if (notes.shouldStop())
            break;
        const bool isGlobal = moment.globalSequence >= 0;
        notes.setMoment(isGlobal ? -1 : moment.when.sequence, moment.globalSequence,
                        isGlobal ? moment.when.globalTime : moment.when.time);
        posed.atMoment(moment.when);
        ++notes.report.moments;
    }
    return notes.report;
}

} // namespace sinew
