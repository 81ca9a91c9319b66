// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/key_window.h"
#include "core/scene/pose/pose_time.h"
#include "core/scene/pose/sample_span.h"
#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

namespace sinew {

struct StageState
{
    std::int32_t texture = -1;
    Eigen::Matrix<float, 2, 3> uv = Eigen::Matrix<float, 2, 3>::Identity(); ///< applied to (u, v, 1)
    float weight = 1;
};

/// The present state of a surface's layer.
struct SurfaceLayerState
{
    Colour4 colour;
    Eigen::Matrix<float, 2, 3> uv = Eigen::Matrix<float, 2, 3>::Identity(); ///< applied to (u, v, 1)
    float alpha = 1, multiply = 1, add = 0;
    std::int32_t cell = 0;
    Vec3 triPlanarOffset, triPlanarScale{1, 1, 1};
};

struct LayerState
{
    float alpha = 1; ///< for batches the product with the first stage's weight, unless they ignore it
    std::int32_t texture = -1;
    /// Applied to (u, v, 1); see textureMatrix().
    Eigen::Matrix<float, 2, 3> uv = Eigen::Matrix<float, 2, 3>::Identity();
    /// HD layers only, by HdSlot; the diffuse one equals `texture`.
    std::int32_t slots[hdSlots] = {-1, -1, -1, -1, -1, -1};
    float emissiveGain = 1;
    Colour fresnelColour{1, 1, 1};
    float fresnelOpacity = 0, fresnelTeamColour = 0;
    /// Batches only; the first stage's texture and uv equal the layer's own.
    Colour colour{1, 1, 1};
    std::array<StageState, maxStages> stages;
    std::vector<SurfaceLayerState> surface; ///< by SurfaceSlot; empty except for surfaces
};

/// Batches with a lower opacity are not drawn.
inline constexpr float minBatchOpacity = 1e-4f;

/// A light that is on.
struct LightState
{
    LightKind kind = LightKind::Omni;
    Eigen::Vector3f position = Eigen::Vector3f::Zero();
    /// Toward the light, for directional ones: the node's own z axis (as in Warsmash; no file of the corpus
    /// contradicts).
    Eigen::Vector3f direction = Eigen::Vector3f::UnitZ();
    Colour colour, ambient; ///< multiplied by their intensities
    float attenuationStart = 0, attenuationEnd = 0;
    float innerCosine = 1,
          outerCosine = -1; ///< Spot: of half the angles; from full to zero in between, inner > outer
};

/// Everything that depends on time. Reused between frames: no allocation after the first.
struct Pose
{
    std::vector<Eigen::Affine3f> nodes; ///< world matrices, pivot included, by row of RenderScene::nodes
    std::vector<float> nodeVisibility;
    std::vector<float> meshAlpha; ///< also 0 if the mesh has batches and none of them any opacity
    std::vector<Colour> meshColour;
    std::vector<std::vector<LayerState>> layers; ///< by material, by layer
    std::vector<LightState> lights;              ///< those that are on, in the order of RenderScene::lights

    /// Internal to evaluatePose().
    struct Scratch
    {
        std::vector<KeyWindow> windows;             ///< by track, in the order of evaluation
        std::vector<KeyWindow> windowsBefore;       ///< the same for the sequence faded from
        std::vector<Eigen::Quaternionf> rotations;  ///< world rotation by node, of unit length
        std::vector<std::uint8_t> anchored;         ///< by node: it or an ancestor already follows the camera
        std::vector<Eigen::Matrix<float, 2, 3>> uv; ///< by row of RenderScene::textureAnimations
    } scratch;
};

/// Where a curve of the scene is read at the moment. A dangling global sequence counts as one of length 0, a dangling
/// sequence as none. Sequences for which the curve has no range (Header::slots) read the first sequence's, at the same
/// offset from its start, at most at its end.
SampleSpan sampleSpan(const CurveBase &curve, const RenderScene &scene, const PoseTime &when);

/// Evaluates an entire scene. Missing rows (out of range references) evaluate as absent.
///
/// Node: local = T(translation)·T(pivot)·R·S·T(−pivot), world = parent·local. If the node does not inherit:
/// - scaling: the parent's world scale (and shear) is omitted, for the node's size and axes as well as its position
///   only when translation is not inherited either;
/// - rotation: the parent's world rotation is cancelled by its inverse before R; the pivot still goes where the parent
///   takes it;
/// - translation: the translation column of the parent's world matrix is omitted. With all three, world = local.
/// Full billboards replace the inherited rotation by one that turns model x to the viewer and z up on the screen, then
/// apply R. Locked billboards turn about their own x, y or z axis only (in this order of precedence, after R) until
/// their y (lock x) or x axis (lock y, z) points to the viewer as nearly as possible; Warsmash also mirrors z under
/// lock x, which is not done here. Camera-anchored nodes are moved by `eye`, once. Rotations are used with the length
/// given in the file, as every known viewer does.
///
/// NodeRules::ModelAxes differs (World of Warcraft: WebWowViewer's reading of the client, rendering-and-simulation.md
/// §5; there in view axes that point away from the viewer, here in ours):
/// - what is not inherited is the model's: without rotation the model's axes, each as long as the parent's; without
///   scaling the parent's axes, of unit length; without either the model's. The pivot goes where the parent takes it
///   and the translation along these axes; without translation everything is placed by these axes about the model's
///   origin.
/// - full billboards turn in the same way (x to the viewer, y right, z up); the axes keep their lengths.
/// - facesEye: x to the eye itself, y level on the screen.
/// - locked ones keep their own axis, as it is on the screen, and lie in the screen: lock z: y = (z.y, −z.x, 0), so
///   that x points to the viewer (as in Warcraft III); lock x: y = (x.y, −x.x, 0), z = x × y; lock y: x = (−y.y, y.x,
///   0), z = x × y. In the last two z points along the view, away if the own axis points up.
///
/// NodeRules::Inheriting (StarCraft II): world = parent · T · R · S, without pivots; nodes inherit everything (no bone
/// of the corpus has one of the three flags). Billboards keep place, size and handedness and turn in the world,
/// whatever the parent does (WhiteoutFlakes, after the game): with d from the viewer (the eye itself: facesEye), full
/// ones have y = d and z up on the screen; about the model's axes: z or x stays and y goes to d, y stays and x goes to
/// d; about the node's own: x stays and z goes to −d, or z becomes its y and y goes to −d. R only counts for nodes
/// without a parent, before that; billboardTurn comes between the two. If the axis points along d nothing is done.
void evaluatePose(const RenderScene &scene, const PoseTime &when, Pose &pose);

/// The nodes alone: Pose::nodes and nodeVisibility. Use another Pose for that than for evaluatePose().
void evaluateNodes(const RenderScene &scene, const PoseTime &when, Pose &pose);

/// uv' = scale·rotation·(uv + translation − ½) + ½: translate, then rotate and scale about (½, ½), or scale and rotate.
Eigen::Matrix<float, 2, 3> textureMatrix(const Vec3 &translation, const Quat &rotation, const Vec3 &scale,
                                         UvOrder order = UvOrder::MoveTurnScale);

/// True if it is drawn at all (alpha of at least 0.01).
bool isMeshVisible(const Pose &pose, std::size_t mesh);

} // namespace sinew
