// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/image_codec.h"

#include <QColor>

namespace sinew {

/// One colour, 4×4 without mip levels.
DecodedImage solidTexture(QColor colour);

/// What stands for a texture that is not there: a checker of two greys with a magenta tint that bears `label` (the base
/// name of the missing file, or a replaceable number).
DecodedImage checkerTexture(const QString &label);

/// Team glow: a radial gradient of the team's colour, opaque, black at the rim (it is drawn additively).
DecodedImage glowTexture(QColor team);

/// A 32-bit picture as one uncompressed level.
DecodedImage fromQImage(const QImage &image);

} // namespace sinew
