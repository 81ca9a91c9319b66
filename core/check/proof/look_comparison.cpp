// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/look_comparison.h"

#include "core/scene/same.h"
#include "core/scene/scene_util.h"

#include <algorithm>

namespace sinew {

namespace {

/// A material without identities, rows and anything that moves.
SceneMaterial still(const ScenePairing &pairing, SceneMaterial material, bool ofResult)
{
    material.source = NoNode;
    for (SceneLayer &layer : material.layers) {
        const SceneLayer none;
        layer.source = NoNode;
        layer.texture = none.texture;
        layer.textureAnimation = -1;
        layer.alpha = none.alpha;
        for (std::size_t slot = 0; slot < hdSlots; ++slot)
            layer.slots[slot] = none.slots[slot];
        layer.emissiveGain = none.emissiveGain;
        layer.fresnelColour = none.fresnelColour;
        layer.fresnelOpacity = none.fresnelOpacity;
        layer.fresnelTeamColour = none.fresnelTeamColour;
        if (layer.batch) {
            layer.batch->colour = {};
            for (SceneStage &stage : layer.batch->stages) {
                stage.texture = {};
                stage.textureAnimation = -1;
                stage.weight = {};
            }
        }
        if (layer.surface)
            for (SurfaceLayer &s : layer.surface->layers) {
                const SurfaceLayer plain;
                s.texture = pairing.picture(ofResult, s.texture);
                s.colour = plain.colour;
                s.alpha = plain.alpha;
                s.multiply = plain.multiply;
                s.add = plain.add;
                s.offset = plain.offset;
                s.tiling = plain.tiling;
                s.angle = plain.angle;
                s.cell = plain.cell;
                s.triPlanarOffset = plain.triPlanarOffset;
                s.triPlanarScale = plain.triPlanarScale;
            }
    }
    return material;
}

double distance(const Vec3 &a, const Vec3 &b)
{
    return std::max({proofDistance(a.x, b.x), proofDistance(a.y, b.y), proofDistance(a.z, b.z)});
}

using UvMatrix = Eigen::Matrix<float, 2, 3>;

/// How far a corner of the texture moves.
double distance(const UvMatrix &a, const UvMatrix &b)
{
    if (std::memcmp(a.data(), b.data(), sizeof(float) * 6) == 0)
        return 0;
    double largest = 0;
    for (const Eigen::Vector3f &corner :
         {Eigen::Vector3f(0, 0, 1), Eigen::Vector3f(1, 0, 1), Eigen::Vector3f(0, 1, 1), Eigen::Vector3f(1, 1, 1)}) {
        const Eigen::Vector2f from = a * corner, to = b * corner;
        largest = std::max({largest, proofDistance(from.x(), to.x()), proofDistance(from.y(), to.y())});
    }
    return largest;
}

} // namespace

double proofDistance(const Colour &a, const Colour &b)
{
    return std::max({proofDistance(a.r, b.r), proofDistance(a.g, b.g), proofDistance(a.b, b.b)});
}

bool LookComparison::isOpaque(const RenderScene &scene, std::int32_t material)
{
    const SceneMaterial *of = materialAt(scene, material);
    if (!of)
        return true; // nothing is drawn
    const auto &layers = of->layers;
    return std::all_of(layers.begin(), layers.end(), [](const SceneLayer &layer) {
        return layer.filterMode == FilterMode::None || layer.filterMode == FilterMode::Transparent ||
               layer.filterMode == FilterMode::Opaque || layer.filterMode == FilterMode::AlphaKey;
    });
}

void LookComparison::add(std::int32_t original, std::int32_t result, NodeId object)
{
    const SceneMaterial *had = materialAt(m_pairing.original(), original),
                        *has = materialAt(m_pairing.result(), result);
    if (bool(had) != bool(has))
        m_notes.differs(object, QT_TRANSLATE_NOOP("Message", "only one has a material"));
    if (!had || !has || !m_pairs.emplace(original, result).second)
        return;
    const SceneMaterial &a = *had, &b = *has;
    if (!same(still(m_pairing, a, false), still(m_pairing, b, true))) {
        m_notes.differs(a.source, QT_TRANSLATE_NOOP("Message", "layers of the material, their modes or flags"));
        m_pairs.erase({original, result});
    }
}

void LookComparison::atPose(const Pose &original, const Pose &result, ProofNotes &notes) const
{
    for (const auto &[a, b] : m_pairs) {
        const auto &before = original.layers[std::size_t(a)], &after = result.layers[std::size_t(b)];
        const SceneMaterial &material = m_pairing.original().materials[std::size_t(a)];
        for (std::size_t i = 0; i < before.size(); ++i)
            compareLayer(before[i], after[i], material.layers[i].source ? material.layers[i].source : material.source,
                         notes);
    }
}

void LookComparison::compareLayer(const LayerState &a, const LayerState &b, NodeId object, ProofNotes &notes) const
{
    const auto note = [&](ProofKind kind, double amount) { notes.note(kind, amount, object); };
    const auto compareTexture = [&](std::int32_t before, std::int32_t after) {
        if (m_pairing.picture(false, before) != m_pairing.picture(true, after))
            notes.differs(object, QT_TRANSLATE_NOOP("Message", "the picture"));
    };
    note(ProofKind::Opacity, proofDistance(a.alpha, b.alpha));
    compareTexture(a.texture, b.texture);
    note(ProofKind::Coordinates, distance(a.uv, b.uv));
    for (std::size_t slot = 0; slot < hdSlots; ++slot)
        compareTexture(a.slots[slot], b.slots[slot]);
    note(ProofKind::Colour,
         std::max({proofDistance(a.emissiveGain, b.emissiveGain), proofDistance(a.fresnelColour, b.fresnelColour),
                   proofDistance(a.fresnelOpacity, b.fresnelOpacity),
                   proofDistance(a.fresnelTeamColour, b.fresnelTeamColour), proofDistance(a.colour, b.colour)}));
    for (std::size_t i = 0; i < maxStages; ++i) {
        compareTexture(a.stages[i].texture, b.stages[i].texture);
        note(ProofKind::Coordinates, distance(a.stages[i].uv, b.stages[i].uv));
        note(ProofKind::Opacity, proofDistance(a.stages[i].weight, b.stages[i].weight));
    }
    for (std::size_t i = 0; i < std::min(a.surface.size(), b.surface.size()); ++i) {
        const SurfaceLayerState &before = a.surface[i], &after = b.surface[i];
        note(ProofKind::Colour,
             std::max({proofDistance(before.colour.r, after.colour.r), proofDistance(before.colour.g, after.colour.g),
                       proofDistance(before.colour.b, after.colour.b), proofDistance(before.multiply, after.multiply),
                       proofDistance(before.add, after.add)}));
        note(ProofKind::Opacity,
             std::max(proofDistance(before.colour.a, after.colour.a), proofDistance(before.alpha, after.alpha)));
        note(ProofKind::Coordinates,
             std::max({distance(before.uv, after.uv), distance(before.triPlanarOffset, after.triPlanarOffset),
                       distance(before.triPlanarScale, after.triPlanarScale)}));
        if (before.cell != after.cell)
            notes.differs(object, QT_TRANSLATE_NOOP("Message", "the cell of the picture"));
    }
}

} // namespace sinew
