// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/schema/curve.h"

namespace sinew {

struct FieldInfo;

// Faults of keyframes in any format, as Check::run and Fix::edit of rows in a format's table.

/// Tracks whose keys are not in chronological order.
void findUnsorted(const Model &model, Findings &findings);
/// Puts the keys of a track in chronological order; those at one time stay in theirs.
Status sortKeys(EditBuilder &edit, const Model &model, const Finding &finding);

/// Tracks with two keys at one time; not events, which then happen twice, nor tracks whose keys are out of order.
void findEqualTimes(const Model &model, Findings &findings);
/// The same for some of the tracks.
void findEqualTimes(const Model &model, Findings &findings, bool (*isWanted)(const FieldInfo &track));
/// Keeps the first of several keys at one time.
Status keepFirstOfEqualTimes(EditBuilder &edit, const Model &model, const Finding &finding);

/// True if a rotation has length 1, within the precision of packed numbers.
bool isUnit(const Quat &rotation);
/// The same rotation with length 1; the identity if it has no length.
Quat toUnit(const Quat &rotation);

/// Tracks with rotations whose length is not 1.
void findNotUnit(const Model &model, Findings &findings);
/// Normalises the rotations of a track, or a single one stored in a field, to length 1.
Status makeUnit(EditBuilder &edit, const Model &model, const Finding &finding);

} // namespace sinew
