// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/number_track.h"
#include "core/scene/render_scene.h"

#include <vector>

namespace sinew {

/// Where a clip reads a curve: all of RenderScene's ranges that a sequence is made of, or a global sequence by itself.
struct ClipRange
{
    std::int32_t sequence = -1;       ///< row in RenderScene::sequences
    std::int32_t globalSequence = -1; ///< row in RenderScene::globalSequences; then `sequence` is -1
    double length = 0;                ///< milliseconds
    bool withGlobals = true;          ///< global sequences run from the start of the clip, over and over

    static ClipRange ofSequence(const RenderScene &scene, std::int32_t row, bool withGlobals);
    static ClipRange ofGlobal(const RenderScene &scene, std::int32_t row);
};

/// A part of a clip in which a value has one form.
struct ClipPiece
{
    enum Form : std::uint8_t {
        Hold,  ///< `start` all the time
        Line,  ///< straight from `start` to `end`
        Turn,  ///< of a rotation: a slerp from `start` to `end`
        Cubic, ///< with the slopes at both ends
        Squad  ///< of a rotation: slerp(slerp(start, end, t), slerp(out, in, t), 2t(1 − t)), t from `first` to `last`
    } form = Hold;
    double from = 0, to = 0; ///< milliseconds from the start of the clip
    CurvePoint start{}, end{};
    CurvePoint out{}, in{}; ///< Cubic: slopes per millisecond; Squad: the tangents
    double first = 0, last = 1;

    /// The value at a moment of the piece.
    CurvePoint at(double time) const;
};

/// A value's course during a clip, as it is evaluated: pieces that follow one another from 0 to the clip's length, and
/// the value at its very end. No pieces: `end` throughout.
struct ClipCourse
{
    std::vector<ClipPiece> pieces;
    CurvePoint end{};
    /// A repeated part is so short that it stands still from some time on.
    bool isCutShort = false;
};

ClipCourse clipCourse(const NumberTrack &track, const RenderScene &scene, const ClipRange &range);

} // namespace sinew
