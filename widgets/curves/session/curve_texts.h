// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"
#include "core/document/key_mark.h"
#include "widgets/curves/session/shown_track.h"

namespace sinew {

// What the parts of the curve editor call things.

/// "Hermite", for numbers that no format defines "Unknown (7)".
QString interpolationText(std::uint32_t stored);
QString handleModeText(HandleMode mode);
/// What a handle mode does, in one sentence.
QString handleModeHelp(HandleMode mode);
QString rotationOrderText(RotationOrder order);
/// A number as trees and tables show it: six digits.
QString numberText(double number);
/// "Alpha of Layer 1".
QString trackText(const ShownTrack &track);

} // namespace sinew
