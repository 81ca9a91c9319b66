// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/scene holds what a picture needs as plain data, and evaluates it over time. It may use core/schema, Eigen and
// QtCore, never OpenGL or a file format.

#include "core/scene/boxed.h"
#include "core/scene/filter_mode.h"
#include "core/scene/scene_batch.h"
#include "core/scene/scene_effects.h"
#include "core/scene/scene_force.h"
#include "core/scene/scene_places.h"
#include "core/scene/scene_surface.h"
#include "core/schema/array.h"

#include <string>
#include <vector>

namespace sinew {

struct SceneExtent
{
    float radius = 0;
    Vec3 minimum, maximum;
};

struct SceneSequence
{
    NodeId source = NoNode;
    std::string name;
    std::int32_t start = 0, end = 0; ///< milliseconds on the file's timeline, both inclusive
    bool loops = true;
    SceneExtent extent;
    /// Milliseconds. When this sequence follows another one the pose fades from that to this for `blendIn` (M2 before
    /// Legion and MDX have one number for both). `blendOut` is for a following one without its own (blendIn 0).
    std::int32_t blendIn = 0, blendOut = 0;
    /// M2: row of the next variation of the same animation, -1 if none; the first of a chain stands for the animation.
    std::int32_t variationNext = -1;
    std::int32_t frequency = 0; ///< chance among the variations of a chain, out of 32767
    float moveSpeed = 0;        ///< units per second at which the model walks in it
    /// M3: plays continuously, over and over; curves that have no key in the chosen sequence show it.
    bool always = false;
};

struct SceneTexture
{
    NodeId source = NoNode;
    std::string path;                ///< as in the file; empty for replaceable textures
    std::uint32_t replaceableId = 0; ///< Warcraft III: 0 none, 1 team colour, 2 team glow, others: textures.md §5
    bool wrapU = false, wrapV = false;
    std::uint64_t revision = 0;
    std::uint32_t slot =
        0; ///< M2: what the game fills in (the texture's type: 1 skin, 6 hair, 11 creature …), 0: `path`
    std::uint32_t fileId = 0; ///< M2: number in the game's file list, for textures without a path; 0 if none
};

/// A texture animation moves, turns and scales the coordinates about the middle of the texture, (½, ½).
enum class UvOrder : std::uint8_t {
    MoveTurnScale, ///< Warcraft III
    MoveScaleTurn  ///< World of Warcraft (M2): the client multiplies rotation, scaling, translation in this order
};

struct SceneTextureAnimation
{
    UvOrder order = UvOrder::MoveTurnScale;
    Track<Vec3> translation{{}, {0, 0, 0}};
    Track<Quat> rotation{{}, {0, 0, 0, 1}};
    Track<Vec3> scale{{}, {1, 1, 1}};
};

/// Textures of an HD layer, by the numbers of version 1100.
enum class HdSlot : std::uint8_t { Diffuse, Normal, Orm, Emissive, TeamColour, Environment };
inline constexpr std::size_t hdSlots = 6;

/// One draw call of a material.
struct SceneLayer
{
    NodeId source = NoNode;
    FilterMode filterMode = FilterMode::None;
    bool unshaded = false, sphereEnvironment = false, twoSided = false, unfogged = false;
    bool noDepthTest = false, noDepthSet = false;
    Track<std::int32_t> texture{{}, -1, true}; ///< row in RenderScene::textures, -1 if none; in HD layers diffuse
    std::int32_t textureAnimation = -1;        ///< row in RenderScene::textureAnimations
    std::uint32_t uvSet = 0;
    Track<float> alpha{{}, 1.f};
    bool hd = false; ///< physically based; the members below only count then
    /// Rows in RenderScene::textures by HdSlot, -1 if none. The diffuse one stays unused: it is `texture`.
    Track<std::int32_t> slots[hdSlots] = {{{}, -1, true}, {{}, -1, true}, {{}, -1, true},
                                          {{}, -1, true}, {{}, -1, true}, {{}, -1, true}};
    Track<float> emissiveGain{{}, 1.f};
    Track<Colour> fresnelColour{{}, {1, 1, 1}}; ///< red, green, blue
    Track<float> fresnelOpacity{{}, 0.f};
    Track<float> fresnelTeamColour{{}, 0.f}; ///< 0 fresnelColour, 1 the team's
    std::optional<SceneBatch> batch;         ///< further properties of an M2 batch; never together with `hd`
    Boxed<SceneSurface> surface;             ///< further properties of an M3 pass; never together with the others
};

/// In which order the triangles of a blended layer are drawn.
enum class TriangleOrder : std::uint8_t { File, FarFirst, NearFirst };

struct SceneMaterial
{
    NodeId source = NoNode;
    std::int32_t priorityPlane = 0; ///< of its layers that are not batches
    std::vector<SceneLayer> layers;
    std::uint64_t revision = 0;
    TriangleOrder triangleOrder = TriangleOrder::File; ///< of its blended layers
};

/// A skinned triangle mesh. Every vertex has up to four influences into `palette`: an entry of the palette is the mean
/// of the world matrices of its nodes (a Warcraft III matrix group), or a single node.
struct SceneMesh
{
    NodeId source = NoNode;
    std::string name;
    Array<Vec3> positions;
    Array<Vec3> normals;             ///< as many as positions, or none
    Array<Vec4> tangents;            ///< as many as positions, or none; w: bitangent = w · cross(normal, tangent)
    std::vector<Array<Vec2>> uvSets; ///< each as many as positions
    Array<Colour4> colours;          ///< as many as positions, or none
    Array<std::uint32_t> indices;    ///< triangles; every index < positions.size(), checked by the scene's builder
    Array<std::uint16_t> influences; ///< 4 per vertex, < palette.size()
    Array<std::uint8_t> weights;     ///< 4 per vertex, sum 255
    std::vector<std::vector<std::int32_t>> palette; ///< rows in RenderScene::nodes
    /// As many as `palette`, or none: from model space to that of the node at rest (M3: IREF). Without them nodes leave
    /// in place what they do not move (their matrices are about pivots).
    std::vector<Matrix44> restInverses;
    std::int32_t material = -1; ///< of an M2: the batches of the submesh
    std::uint32_t lod = 0;      ///< level of detail, 0 the finest; of an M2 the row of the skin profile
    /// Number of the part among those that a game offers for choice (M2: submesh id = 100 · group + variant), -1:
    /// always shown.
    std::int32_t geosetId = -1;
    std::string geosetName;                  ///< of the group, untranslated ("Hair"); empty if there is no usual name
    std::optional<SceneSortPoint> sortPoint; ///< without it: the middle of `extent`, moved by nothing
    /// Animated visibility, from the geoset animation that names this mesh.
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}}; ///< red, green, blue (the scene builder swaps what the file stores as BGR)
    SceneExtent extent;
    std::uint64_t revision = 0; ///< of geometry and skin; material, alpha and colour are read every frame
};

/// How a node inherits from its parent and turns to the viewer; all differences are described at evaluatePose().
enum class NodeRules : std::uint8_t {
    Cancelling, ///< what is not inherited is cancelled by its inverse (Warcraft III)
    ModelAxes,  ///< what is not inherited is the model's (World of Warcraft)
    Inheriting  ///< everything is inherited; billboards turn in the world (StarCraft II)
};

enum class NodeKind : std::uint8_t { Bone, Light, Helper, Attachment, Emitter, Ribbon, Event, Collision, Camera };

struct SceneNode
{
    NodeId source = NoNode;
    std::string name;
    NodeKind kind = NodeKind::Helper;
    std::int32_t key = -1;    ///< the file's objectId
    std::int32_t parent = -1; ///< row in RenderScene::nodes; the builder breaks cycles
    Vec3 pivot;               ///< in model space
    bool dontInheritTranslation = false, dontInheritRotation = false, dontInheritScaling = false;
    bool billboarded = false, billboardLockX = false, billboardLockY = false, billboardLockZ = false;
    bool cameraAnchored = false;
    bool facesEye =
        false; ///< M2 0x4000000: a full billboard faces the eye itself instead of along the view; M3: any billboard
    NodeRules rules = NodeRules::Cancelling;
    bool billboardWorldAxis = false; ///< M3: the axis of a locked billboard is the model's, not the node's
    Quat billboardTurn;              ///< M3: how a billboard is turned before it faces the viewer
    Track<Vec3> translation{{}, {0, 0, 0}};
    Track<Quat> rotation{{}, {0, 0, 0, 1}};
    Track<Vec3> scale{{}, {1, 1, 1}};
    Track<float> visibility{{}, 1.f, true};
};

enum class LightKind : std::uint8_t { Omni, Directional, Ambient, Spot };

/// A light of the model. It is on while its node's visibility is above 0.
struct SceneLight
{
    NodeId source = NoNode;
    LightKind kind = LightKind::Omni;
    std::int32_t node = -1;                                             ///< gives position and direction
    Track<float> attenuationStart{{}, 80.f}, attenuationEnd{{}, 200.f}; ///< distances
    Track<Colour> colour{{}, {1, 1, 1}}, ambientColour{{}, {1, 1, 1}};  ///< red, green, blue
    Track<float> intensity{{}, 1.f}, ambientIntensity{{}, 0.f};         ///< factors of the colours
    /// Spot: full angles of the cones about the node's −z, radians: full light within the inner one, none outside the
    /// outer.
    Track<float> innerAngle{{}, 0.7854f}, outerAngle{{}, 1.5708f};
};

/// What a camera's angle of view is measured across.
enum class ViewAngle : std::uint8_t { Diagonal, Vertical, Horizontal };

struct SceneCamera
{
    NodeId source = NoNode;
    std::string name;
    std::int32_t node = -1; ///< M3: moves position and target, and its y axis is up; -1: both are in model space
    Vec3 position, target;
    Track<float> fieldOfView{{}, 0.7854f}; ///< radians
    ViewAngle angle = ViewAngle::Diagonal;
    /// M2: the vertical angle is the diagonal one / √(1 + aspect²), as in its client; else exactly the one that belongs
    /// to the diagonal.
    bool dividesAngle = false;
    float nearClip = 1, farClip = 10000;
    Track<Vec3> translation{{}, {0, 0, 0}}, targetTranslation{{}, {0, 0, 0}};
    Track<float> roll{{}, 0.f}; ///< radians
};

struct SceneCollision
{
    NodeId source = NoNode;
    enum Shape : std::uint8_t { Box, Plane, Sphere, Cylinder, Mesh } shape = Box;
    std::int32_t node = -1; ///< moves the shape
    Vec3 vertices[2];       ///< in model space: corners, a centre, or the ends of an axis
    float radius = 0;
    Array<Vec3> positions;        ///< of a Mesh, in model space
    Array<std::uint32_t> indices; ///< of a Mesh: triangles; every index < positions.size()
};

/// A picture that the game projects onto what lies in a volume (StarCraft II: PROJ). `node` has its place and
/// orientation; it is on while that is visible.
struct SceneProjection
{
    NodeId source = NoNode;
    std::int32_t node = -1;                                 ///< row in RenderScene::nodes
    bool widens = false;                                    ///< false: `low` to `high` are used, true: the others
    Track<float> low[3], high[3];                           ///< sides of the box per axis
    Track<float> fieldOfView{{}, 0.7854f}, aspect{{}, 1.f}; ///< vertical, radians; width by height. Along the node's −z
    Track<float> nearClip, farClip;
};

/// Where models look, z being up.
enum class ModelFront : std::uint8_t {
    PlusX, ///< Warcraft III, World of Warcraft
    MinusY ///< StarCraft II
};

/// A model as the viewport shows it. Built by a format's SceneFacet; comparing two scenes ignores the revisions.
struct RenderScene
{
    std::vector<SceneSequence> sequences;
    std::vector<std::int32_t> globalSequences; ///< lengths in milliseconds
    /// True if values of looping and global sequences continue from the last key through the end to the first (Warcraft
    /// III). If not, the last key is held up to the end, and the first from the start on (M2).
    bool keysWrap = true;
    /// True if keys before a sequence's start and after its end count in it: the nearest on each side (M2 before 264,
    /// whose ranges of keys extend to them).
    bool keysOfWholeTimeline = false;
    std::vector<SceneNode> nodes;
    /// Rows of `nodes`, parents before children.
    std::vector<std::int32_t> evaluationOrder;
    std::vector<SceneMesh> meshes;
    std::vector<SceneMaterial> materials;
    std::vector<SceneTexture> textures;
    std::vector<SceneTextureAnimation> textureAnimations;
    std::vector<SceneLight> lights;
    std::vector<SceneCamera> cameras;
    std::vector<SceneCollision> collisions;
    std::vector<SceneEffect> effects; ///< particles first, in file order: random numbers and trails use their rows
    std::vector<SceneForce> forces;
    std::vector<SceneProjection> projections;
    std::vector<ScenePopcorn> popcorns;
    std::vector<SceneEvent> events;
    std::vector<SceneAttachment> attachments;
    SceneExtent extent; ///< the model's own
    ModelFront front = ModelFront::PlusX;
    float unitsPerYard = 40; ///< about 40 in Warcraft III, 1 in World of Warcraft and StarCraft II
    /// Incremented whenever anything changed that is not covered by an item's own revision (counts, order, nodes,
    /// sequences).
    std::uint64_t revision = 0;
    /// What the preview only approximates or omits ("particle emitters"), untranslated.
    std::vector<std::string> approximated;
};

} // namespace sinew
