// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/exchange says what a model gives to other programs: the keys of its curves during one sequence, and what else
// its file holds. It knows no file format.

#include "core/curves/shape/curve_segment.h"
#include "core/scene/track.h"

#include <span>
#include <type_traits>

namespace sinew {

/// Of unit length; no turn for one without length.
CurvePoint unitRotation(CurvePoint rotation);

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

} // namespace sinew
