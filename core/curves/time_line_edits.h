// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

#include <functional>

namespace sinew {

// Edits of all keys of a stretch of time, for formats whose sequences are intervals of one common line (MDX). Curves on a
// global sequence run on a line of their own and are never touched. All give Sets of whole curves against the model as it is.

/// What becomes of a sequence's keys when its interval changes or it is deleted.
enum class KeyPolicy : std::uint8_t {
    Keep, ///< keys stay where they are
    Shift, ///< move with the start
    Stretch, ///< scaled so that first and last time of the interval stay first and last
    Trim, ///< those outside of the new interval are deleted, opening and closing keys put as evaluated
    Delete,
};

/// Calls `visit` with every curve of the model that runs on the common line (present, no global sequence).
void forEachLineCurve(const Model &model, const std::function<void(const Address &, const CurveBase &, const TypeInfo &)> &visit);

/// Keys of [from] go to [to] by shift and scale; keys at the target that are not of `from` are removed when `replace`.
ChangeSet moveLineKeys(const Model &model, TimeSpan from, TimeSpan to, bool replace);
ChangeSet copyLineKeys(const Model &model, TimeSpan from, TimeSpan to);
ChangeSet deleteLineKeys(const Model &model, TimeSpan span);
/// Deletes what leaves `to` when `from` is cut to it, and puts keys as evaluated at the new borders where the curve had keys outside.
ChangeSet trimLineKeys(const Model &model, TimeSpan from, TimeSpan to);
/// Everything from `at` on goes `length` later; negative lengths cut time out, with the keys in it.
ChangeSet insertLineTime(const Model &model, std::int32_t at, std::int32_t length);

} // namespace sinew
