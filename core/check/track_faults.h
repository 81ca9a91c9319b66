// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/schema/curve.h"

namespace sinew {

struct FieldInfo;

// What can be wrong with keyframes whatever the format, as Check::run and Fix::edit of rows in a format's table.

/// Tracks with two keys at one time; not events, which happen twice then, nor tracks whose keys are out of order.
void findEqualTimes(const Model &model, Findings &findings);
/// The same for some of the tracks.
void findEqualTimes(const Model &model, Findings &findings, bool (*isWanted)(const FieldInfo &track));
/// Of keys at one time the first stays.
Status keepFirstOfEqualTimes(EditBuilder &edit, const Model &model, const Finding &finding);

/// Whether a rotation has length 1, give or take what packed numbers lose.
bool isUnit(const Quat &rotation);
/// The same rotation with length 1; none for one that has no length.
Quat toUnit(const Quat &rotation);

/// Tracks with rotations of another length than 1.
void findNotUnit(const Model &model, Findings &findings);
/// Makes the rotations of a track, or a single one that stands in a field, length 1.
Status makeUnit(EditBuilder &edit, const Model &model, const Finding &finding);

} // namespace sinew
