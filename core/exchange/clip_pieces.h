// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/exchange says what a model gives to other programs: the keys of its curves during one sequence, and what else
// its file holds. It knows no file format.

#include "core/curves/shape/curve_segment.h"
#include "core/scene/render_scene.h"

#include <array>
#include <vector>

namespace sinew {

/// An animated value as up to four numbers, whatever its type. Rotations are of unit length.
struct NumberTrack
{
    CurveBase curve;
    CurvePoint fallback{};
    int components = 1;
    bool isRotation = false, step = false;

    template<class T>
    NumberTrack(const Track<T> &track)
        : curve(track.curve), components(int(sizeof(T) / sizeof(float))), isRotation(std::is_same_v<T, Quat>),
          step(track.step)
    {
        static_assert(!std::is_integral_v<T> && sizeof(T) <= 4 * sizeof(float));
        const auto *numbers = reinterpret_cast<const float *>(&track.fallback);
        fallback = mended({numbers, std::size_t(components)}, {}, isRotation);
    }

    /// A part (value, in, out) of a key; numbers that are not finite are those of the fallback.
    CurvePoint part(KeyPart which, std::size_t key) const;

private:
    static CurvePoint mended(std::span<const float> numbers, const CurvePoint &otherwise, bool isRotation);
};

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
    /// A repeated part is so short that only its first moment is shown.
    bool isCutShort = false;
};

ClipCourse clipCourse(const NumberTrack &track, const RenderScene &scene, const ClipRange &range);

} // namespace sinew
