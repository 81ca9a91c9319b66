// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_particles.h"

namespace sinew {

// Emitters, ribbons, events and attachments as plain data. Whether one is on is the visibility track of its node. None
// has a revision of its own: nothing of them is uploaded, the simulation notices by itself what changed.

/// Emits models (Warcraft III: PREM).
struct SceneModelEmitter
{
    NodeId source = NoNode;
    std::int32_t node = -1;           ///< row in RenderScene::nodes
    std::string path;                 ///< as the file has it
    bool usesMdl = false;             ///< the path is a model
    bool usesTga = false;             ///< the path is a picture
    Track<float> emissionRate;        ///< per second
    Track<float> gravity;             ///< units per second squared, downwards
    Track<float> longitude, latitude; ///< radians: spread about the node's z axis and away from it
    Track<float> lifeSpan;            ///< seconds
    Track<float> speed;               ///< units per second
};

/// A band drawn behind a moving node (Warcraft III: RIBB; World of Warcraft: M2, whose builder makes a material of its
/// own for each ribbon: one layer for each pair of texture and material, and the ribbon's priority plane).
struct SceneRibbon
{
    NodeId source = NoNode;
    std::int32_t node = -1;                ///< row in RenderScene::nodes
    Track<float> heightAbove, heightBelow; ///< from the pivot along the node's y and −y
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
    Track<std::int32_t> textureSlot{{}, 0, true}; ///< cell of the texture, row by row
    float lifeSpan = 0;     ///< seconds that an edge stays; 0 and less: nothing. M2: at least 0.25
    float emissionRate = 0; ///< edges per second; M2: rounded up
    /// Units per second squared, downwards. An M2's edge rises by g · age²: −2 g.
    float gravity = 0;
    std::uint32_t rows = 1, columns = 1; ///< of cells in the texture, at least 1
    std::int32_t material = -1;          ///< row in RenderScene::materials
    bool colourAtBirth = false; ///< M2: an edge keeps the colour and alpha of its birth; else all have those of now
    /// StarCraft II: its rules and values count. Of the values here it uses: source, node, emissionRate and what
    /// follows.
    std::optional<M3Ribbon> m3;
    ParticleBlend blend = ParticleBlend::M2Alpha; ///< one of the eight of M2
    std::int32_t priorityPlane = 0;
    bool unfogged = false;
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
    std::int32_t node = -1;          ///< row in RenderScene::nodes
    std::string path;                ///< as the file has it
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
    std::string id;                      ///< the four characters behind the first four; empty if there are fewer
    Curve<NoValue> times; ///< milliseconds on the file's timeline, in file order; with its global sequence
};

/// A place where the game hangs models; a path names one that hangs there from the start (Warcraft III: ATCH).
struct SceneAttachment
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string path;       ///< usually empty
    std::uint32_t attachmentId = 0;
};

} // namespace sinew
