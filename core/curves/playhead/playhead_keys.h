// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// A value as a field stores it with its channels red first, and back again; anything but a colour stored blue first
/// comes back as it is.
Value toRgbOrder(const FieldInfo &field, Value value);

/// What a curve's value is where it has no key, as the curve stores it: the static value that it animates, else the
/// table's number for all components (scalings 1), for rotations none. `curve` must name a Curve field.
Value restValue(const Model &model, const Address &curve);

/// Puts a key at the playhead, on the curve as it is evaluated there, and returns its row; the first key makes
/// the curve, with `rest`. Where two sequences meet, the chosen one's shape stays.
std::size_t putKeyAtPlayhead(const Document &document, CurveEdit &edit, const Value &rest);
/// Removes the key that is there; without any key left the curve ends.
void removeKeyAtPlayhead(const Document &document, CurveEdit &edit);
/// Whether a key stands at the playhead. `ownTimeline` as ownTimelineOf().
bool hasKeyAtPlayhead(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

/// Row of the only key that the game reads where playback stands: there the curve is a constant, whatever the time. -1
/// when there is none, or several.
int constantKey(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

/// Whether keys of the curve count in the sequence (or global sequence) that playback stands in; without a chosen one,
/// whether it has any.
bool hasKeysInSequence(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);
/// Removes the keys that stand in that sequence; without any key left the curve ends.
void removeKeysInSequence(const Document &document, CurveEdit &edit);

} // namespace sinew
