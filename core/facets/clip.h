// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <span>
#include <string>

namespace sinew {

/// One interval of time in which keys are looked up: an MDX sequence or global sequence, an M2 sub-track, an M3 STC
/// block.
struct Clip
{
    NodeId source = NoNode;
    std::string name;
    std::int32_t start = 0, end = 0; ///< inclusive, in the format's time unit
    bool isGlobal = false;           ///< has a timeline of its own: a global sequence, a particle's life
    bool loops = true;               ///< playback starts over at its end
    /// Values continue from the last key through the end to the first. If not, the first and the last key are held to
    /// the borders.
    bool keysWrap = true;
    /// The nearest key before its start and the one after its end count as well. Keys don't wrap then.
    bool usesOuterKeys = false;
    /// The sequence whose keys these are (M2 aliases); NoNode: its own. Both have the same start.
    NodeId keysOf = NoNode;
    bool missing = false; ///< the keys are in a file that was not found; they can't be edited
    /// The file counts its times from 0 at `start`; its position on the common timeline means nothing to users.
    bool ownTime = false;
};

/// The time that is displayed as 0 at a moment: the start of the clip that contains it if that has its own time, else
/// 0.
std::int32_t timeOrigin(std::span<const Clip> clips, double time);

} // namespace sinew
