// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "widgets/curves/session/shown_track.h"

namespace sinew {

class CurveSession;

// What the parts of the curve editor call things.

/// "Hermite", for numbers that no format defines "Unknown (7)".
QString interpolationText(std::uint32_t stored);
QString handleModeText(HandleMode mode);
/// What a handle mode does, in one sentence.
QString handleModeHelp(HandleMode mode);
QString rotationOrderText(RotationOrder order);
/// A number as trees and tables show it: six digits, with the user's decimal separator.
QString numberText(double number);
/// "Alpha": what a track is called in its object, in the user's language.
QString channelText(const CurveChannel &channel);
/// "Alpha of Layer 1".
QString trackText(const ShownTrack &track);
/// Whose keys these are, of the ones that differ from the document's: "Arm_L", "Arm_L, Arm_R", "5 objects".
QString objectsText(const Document &document, std::span<const CurveEdit> edits);
/// "Rotation of Arm_L", "3 tracks of Arm_L": which curves they are, all of a session's list.
QString tracksText(const CurveSession &session, std::span<const CurveEdit> edits);
/// "Delete keys of Arm_L": what a step of the history is called.
QString stepText(const QString &what, const Document &document, std::span<const CurveEdit> edits);

} // namespace sinew
