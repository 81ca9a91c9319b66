// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <string>
#include <vector>

namespace sinew {

// Emitters, ribbons, events and attachments as plain data. Whether one is on is the visibility track of its node. None has a
// revision of its own: nothing of them is uploaded, the simulation notices by itself what changed.

enum class ParticleBlend : std::uint8_t { Blend, Additive, Modulate, Modulate2x, AlphaKey };

/// Cells of a particle's texture over one part of its life, played `repeat` times.
struct CellInterval
{
    std::uint32_t start = 0, end = 0, repeat = 1;
};

/// Emits quads (Warcraft III: PRE2). Lengths in world units, times in seconds, colours red, green, blue.
struct SceneParticleEmitter
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes; where and in which direction particles are born
    Track<float> speed, variation; ///< units per second; share of it that is random
    Track<float> latitude; ///< degrees away from the node's z axis
    Track<float> gravity; ///< units per second squared, downwards
    Track<float> emissionRate; ///< particles per second; with squirt, per burst
    Track<float> length, width; ///< of the emitting area along the node's y and x
    float lifeSpan = 0; ///< 0 and less: emits nothing
    float middleTime = 0.5f; ///< share of life that separates the two halves
    Colour colours[3]{}; ///< at birth, middle and death
    float alphas[3] = {1, 1, 1}; ///< 0…1
    float scalings[3] = {1, 1, 1}; ///< half the edge of a quad
    CellInterval headLife, headDecay, tailLife, tailDecay;
    std::uint32_t rows = 1, columns = 1; ///< of cells in the texture; 1 × 1 unless both are powers of two, as in the game
    bool head = true, tail = false;
    float tailLength = 0; ///< seconds of movement
    ParticleBlend blend = ParticleBlend::Blend;
    std::int32_t texture = -1; ///< row in RenderScene::textures; counts where replaceableId is 0
    std::uint32_t replaceableId = 0;
    std::int32_t priorityPlane = 0;
    bool squirt = false, sortFarZ = false, unshaded = false, unfogged = false;
    bool lineEmitter = false, modelSpace = false, xyQuad = false;
};

/// Emits models (Warcraft III: PREM).
struct SceneModelEmitter
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string path; ///< as the file has it
    bool usesMdl = false; ///< the path is a model
    bool usesTga = false; ///< the path is a picture
    Track<float> emissionRate; ///< per second
    Track<float> gravity; ///< units per second squared, downwards
    Track<float> longitude, latitude; ///< radians: spread about the node's z axis and away from it
    Track<float> lifeSpan; ///< seconds
    Track<float> speed; ///< units per second
};

/// A band drawn behind a moving node (Warcraft III: RIBB).
struct SceneRibbon
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    Track<float> heightAbove, heightBelow; ///< from the pivot along the node's y and −y
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
    Track<std::int32_t> textureSlot{{}, 0, true}; ///< cell of the texture, row by row
    float lifeSpan = 0; ///< seconds that an edge stays; 0 and less: nothing
    float emissionRate = 0; ///< edges per second
    float gravity = 0; ///< units per second squared, downwards
    std::uint32_t rows = 1, columns = 1; ///< of cells in the texture, at least 1
    std::int32_t material = -1; ///< row in RenderScene::materials
};

/// One entry of a visibility guide: whether an effect runs in sequences of this name; "Always" stands for all.
struct PopcornGuide
{
    std::string sequence;
    bool on = false;
};

/// A PopcornFX effect (Warcraft III: CORN). Its runtime is closed: it is shown as a marker with these values.
struct ScenePopcorn
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string path; ///< as the file has it
    std::vector<PopcornGuide> guide; ///< in file order
    std::uint32_t replaceableId = 0; ///< 1: tinted in team colour
    Track<float> lifeSpan, emissionRate, speed;
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
};

enum class EventKind : std::uint8_t { Unknown, Sound, Spawn, Splat, Footprint, UberSplat };

/// Something that the game does at certain times (Warcraft III: EVTS), named "SPLxHBL0": kind (3 characters), a number
/// that tells copies apart (1), row of the kind's table (4).
struct SceneEvent
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string name;
    EventKind kind = EventKind::Unknown; ///< from SND, SPN, SPL, FPT, UBR
    std::string id; ///< the four characters behind the first four; empty if there are fewer
    Curve<NoValue> times; ///< milliseconds on the file's line, in file order; with its global sequence
};

/// A place where the game hangs models; a path names one that hangs there from the start (Warcraft III: ATCH).
struct SceneAttachment
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string path; ///< usually empty
    std::uint32_t attachmentId = 0;
};

} // namespace sinew
