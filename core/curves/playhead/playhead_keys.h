// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// Converts a value as stored by a field to red-first channels, and back; anything but a colour stored blue first is
/// returned unchanged.
Value toRgbOrder(const FieldInfo &field, Value value);

/// A curve's value where it has no key, as the curve stores it: the static value that it animates, else the table's
/// number for all components (scalings 1), for rotations none. `curve` must name a Curve field.
Value restValue(const Model &model, const Address &curve);

/// Puts a key at the playhead, on the curve as it is evaluated there, and returns its row; the first key creates the
/// curve, with `rest`. Where two sequences meet, the chosen one's shape stays.
std::size_t putKeyAtPlayhead(const Document &document, CurveEdit &edit, const Value &rest);
/// Removes the key that is there; a curve left without keys is removed.
void removeKeyAtPlayhead(const Document &document, CurveEdit &edit);
/// True if there is a key at the playhead. `ownTimeline` as ownTimelineOf().
bool hasKeyAtPlayhead(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

/// Row of the key of a constant: the curve's only key, wherever it lies, or of several the only one that the game reads
/// at the playback position. -1 if there is no such key.
int constantKey(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);

/// True if the curve has keys that count in the sequence (or global sequence) that is playing; without a chosen one, if
/// it has any.
bool hasKeysInSequence(const Document &document, const CurveBase &curve, NodeId ownTimeline = NoNode);
/// Removes the keys in that sequence; a curve left without keys is removed.
void removeKeysInSequence(const Document &document, CurveEdit &edit);

} // namespace sinew
