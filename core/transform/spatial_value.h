// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"
#include "core/transform/similarity.h"

namespace sinew {

/// Changes a value of `type` that is `space`: numbers, vectors, matrices, arrays of them, and all keys of curves with
/// their tangents. BoxLow and BoxHigh can't be changed alone; see changeBox(). False if factors along axes could only
/// be approximated.
bool changeValue(Space space, const TypeInfo &type, void *value, const SpatialChange &change);

/// Changes all fields of a structure that are something in space, inline structures included, lists excluded. `own`:
/// what Space::AsOwner means. False if factors along axes could only be approximated.
bool changeStruct(const StructInfo &info, const Ctx &ctx, void *object, const SpatialChange &change,
                  Space own = Space::None);

/// The box around a changed box, per axis. A box of zeros, and one whose smallest corner is above its largest, is none
/// and stays.
void changeBox(Vec3 &low, Vec3 &high, const Similarity &change);

} // namespace sinew
