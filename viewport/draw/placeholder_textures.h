// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"

#include <QColor>

namespace sinew {

/// One colour, 4×4 without mip levels.
DecodedImage solidTexture(QColor colour);

/// Shown for a missing texture: a checker of two greys with a magenta tint and with `label` on it (the base name of the
/// missing file, or a replaceable number).
DecodedImage checkerTexture(const QString &label);

/// Shown for the missing picture of particles and ribbons: white in the middle, nothing at the rim.
enum class SoftShape {
    Spot, ///< round
    Band, ///< the same for every u
};
/// How a soft stand-in is mixed with the background.
enum class SoftMix {
    Alpha,    ///< by its alpha; the colour is white
    Sum,      ///< by its colour, which fades as its alpha does
    Darken,   ///< multiplied: white at the rim, half as bright in the middle; opaque
    Darken2x, ///< the same, multiplied twice: middle grey at the rim
};
DecodedImage softTexture(SoftShape shape, SoftMix mix);

/// Team glow: a radial gradient of the team's colour, opaque, black at the rim (it is drawn additively).
DecodedImage glowTexture(QColor team);

/// A 32-bit picture as one uncompressed level.
DecodedImage fromQImage(const QImage &image);

} // namespace sinew
