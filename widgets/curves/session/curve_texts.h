// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "widgets/curves/session/shown_track.h"

namespace sinew {

class CurveSession;

// Names and texts for the parts of the curve editor.

/// "Hermite", or "Unknown (7)" for numbers that no format defines.
QString interpolationText(std::uint32_t stored);
QString handleModeText(HandleMode mode);
/// Describes a handle mode in one sentence.
QString handleModeHelp(HandleMode mode);
QString rotationOrderText(RotationOrder order);
/// A number as shown in trees and tables: six digits, with the user's decimal separator.
QString numberText(double number);
/// "Alpha": a track's name within its object, in the user's language.
QString channelText(const CurveChannel &channel);
/// "Alpha of Layer 1".
QString trackText(const ShownTrack &track);
/// The owners of those curves that differ from the document's: "Arm_L", "Arm_L, Arm_R", "5 objects".
QString objectsText(const Document &document, std::span<const CurveEdit> edits);
/// "Rotation of Arm_L", "3 tracks of Arm_L": describes curves, all of which are in a session's list.
QString tracksText(const CurveSession &session, std::span<const CurveEdit> edits);
/// "Delete keys of Arm_L": the name of a step in the history.
QString stepText(const QString &what, const Document &document, std::span<const CurveEdit> edits);

} // namespace sinew
