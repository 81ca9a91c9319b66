// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <string>
#include <vector>

namespace sinew {

// Things at a node other than emitters: effects of other programs, events, attachments. The visibility track of its
// node determines whether one is on.

/// One entry of a visibility guide: whether an effect runs in sequences of this name; "Always" stands for all.
struct PopcornGuide
{
    std::string sequence;
    bool on = false;
};

/// A PopcornFX effect (Warcraft III: CORN). Its runtime is proprietary: it is shown as a marker with these values.
struct ScenePopcorn
{
    NodeId source = NoNode;
    std::int32_t node = -1;          ///< row in RenderScene::nodes
    std::string path;                ///< as in the file
    std::vector<PopcornGuide> guide; ///< in file order
    std::uint32_t replaceableId = 0; ///< 1: tinted in team colour
    Track<float> lifeSpan, emissionRate, speed;
    Track<float> alpha{{}, 1.f};
    Track<Colour> colour{{}, {1, 1, 1}};
};

enum class EventKind : std::uint8_t { Unknown, Sound, Spawn, Splat, Footprint, UberSplat };

/// Something that the game does at certain times (Warcraft III: EVTS), named "SPLxHBL0": kind (3 characters), a number
/// that distinguishes copies (1), row of the kind's table (4).
struct SceneEvent
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string name;
    EventKind kind = EventKind::Unknown; ///< from SND, SPN, SPL, FPT, UBR
    std::string id;                      ///< the four characters after the first four; empty if there are fewer
    Curve<NoValue> times; ///< milliseconds on the file's timeline, in file order; with its global sequence
};

/// A place where the game attaches models; a path names one that is attached from the start (Warcraft III: ATCH).
struct SceneAttachment
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes
    std::string path;       ///< usually empty
    std::uint32_t attachmentId = 0;
};

} // namespace sinew
