// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/side_mirror.h"

namespace sinew {

enum class PasteMode : std::uint8_t {
    Merge,   ///< replaces keys at the same times
    Replace, ///< first removes the keys between the first and the last pasted time
    Insert,  ///< keys of the span from `at` on move later by the pasted length + one unit; a key on the span's end
             ///< stays. Refused if there is no room
};
struct PasteOptions
{
    std::int32_t at = 0; ///< where the first key goes
    PasteMode mode = PasteMode::Merge;
    bool mirrored = false;  ///< backwards in time
    bool flipped = false;   ///< mirrored in space by the track's SpaceKind: left arm to right arm
    double valueOffset = 0; ///< added to every number ("paste with offset"); not for rotations
    Value rest; ///< the track's rest value: used for components that were not copied where it has no key; else the
                ///< type's default
    SideMirror mirror; ///< used when flipping: between the nodes that the keys come from and go to
};
/// Pastes a track into a curve of the same type; absent curves become present. Pasted keys are selected. The target's
/// interpolation is kept; handles are created if the copied keys have none. Components that were not copied keep the
/// target's evaluated values. With `keepInSpans` keys beyond the span of `at` are omitted; returns how many.
Result<std::size_t> pasteTrack(CurveEdit &edit, const CopiedTrack &keys, const CopiedKeys &all,
                               const PasteOptions &options, bool keepInSpans = true);

} // namespace sinew
