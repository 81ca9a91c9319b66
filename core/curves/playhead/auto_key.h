// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// True if setting the curve's value changes a constant instead of setting a key at the playhead: auto-key is off, and
/// the curve has one key altogether, wherever it lies, or one that counts in the sequence (constantKey). `curve` must
/// name a Curve field.
bool setsConstant(const Document &document, const Address &curve);

/// True if that constant is also what is seen: the sequence that is playing reads its key.
bool showsConstant(const Document &document, const Address &curve);

/// Makes the curve hold `value` (of the curve's value type, colours red first) at the playhead: the key of a constant
/// (setsConstant) or an existing key takes it, otherwise one is inserted without changing the rest of the curve's
/// shape; its handles move along, and those with a mode, also of its neighbours, follow. An absent curve becomes
/// present, `rest` is its former value (restValue). Rotations become unit quaternions in the hemisphere of the curve's
/// former value there. With auto-key, keys around the playhead take a share (automaticReach).
void setValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, const Value &rest);

/// The reach that suits the keys around the playhead: Playback::keySpread where they are dense (isDenseAtPlayhead),
/// where one key would be a spike, else 0.
constexpr double automaticReach = -1;

/// The change that it makes to a curve in a given state.
Change changeAtPlayhead(const Document &document, const CurveEdit &start, const Value &value, const Value &rest);

/// The same, but always at the playhead: a constant ends there. With a reach, the keys around take a share within so
/// many time units (spreadValueAtPlayhead); 0: a key there and nothing else.
void keyValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, const Value &rest, double reach);

/// Gives the key that the curve has at the playhead another value, as setValueAtPlayhead() does; no other key is set or
/// moved. False if it has none there.
bool changeKeyAtPlayhead(const Document &document, CurveEdit &edit, const Value &value);

/// The curve's value at the playhead, or the rest value where it has none; colours red first. `curve` must name a Curve
/// field.
Value valueAtPlayhead(const Document &document, const Address &curve);

/// The value that setValueAtPlayhead() replaces: that of a constant's key (setsConstant), even if the sequence does not
/// read it, else valueAtPlayhead().
Value editedValue(const Document &document, const Address &curve);

/// The curve field of the same structure that animates a static field with values of its type; an empty address if
/// there is none that the file can store.
Address curveOf(const Model &model, const Address &field);

enum TrackKinds : unsigned { TranslationTracks = 1, RotationTracks = 2, ScaleTracks = 4, TransformTrackKinds = 7 };

/// Sets keys at the playhead with the current values, in the transform tracks of `kinds`; absent tracks become present.
/// Refused when no object is a node, when a track is locked and when no sequence is chosen.
Result<std::vector<CurveEdit>> insertTransformKeys(const Document &document, std::span<const NodeId> objects,
                                                   unsigned kinds);
/// The same in every track of the objects, whatever it animates; not in tracks without values, whose keys are events.
Result<std::vector<CurveEdit>> insertPresentKeys(const Document &document, std::span<const NodeId> objects);

/// Why keys can't be set now (no sequence chosen, a track is locked); Done when they can.
Status canKey(const Document &document, std::span<const Address> curves);
/// The same for setValueAtPlayhead(): constants need no sequence.
Status canSetValues(const Document &document, std::span<const Address> curves);

} // namespace sinew
