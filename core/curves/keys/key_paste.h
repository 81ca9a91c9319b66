// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/side_mirror.h"

namespace sinew {

enum class PasteMode : std::uint8_t {
    Merge,   ///< replaces keys at the same times
    Replace, ///< removes the keys between the first and the last pasted time first
    Insert,  ///< keys of the span from `at` on move later by the pasted length + one unit; a key on the span's end
             ///< stays. Refused without room
};
struct PasteOptions
{
    std::int32_t at = 0; ///< where the first key goes
    PasteMode mode = PasteMode::Merge;
    bool mirrored = false;  ///< backwards in time
    bool flipped = false;   ///< mirrored in space by the track's SpaceKind: left arm to right arm
    double valueOffset = 0; ///< added to every number ("paste with offset"); not for rotations
    Value
        rest; ///< of the track: what components that were not copied have where it has no key; else the type's default
    SideMirror mirror; ///< of what is flipped: between the nodes that the keys come from and go to
};
/// Pastes a track into a curve of the same type; absent curves become present. Pasted keys are selected. Interpolation:
/// the target's; handles are made when the copied keys have none. Of components that were not copied the target keeps
/// its own, as evaluated. With `keepInSpans` keys beyond the span of `at` are omitted: how many is the result.
Result<std::size_t> pasteTrack(CurveEdit &edit, const CopiedTrack &keys, const CopiedKeys &all,
                               const PasteOptions &options, bool keepInSpans = true);

} // namespace sinew
