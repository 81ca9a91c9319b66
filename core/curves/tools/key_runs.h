// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/key_neighbours.h"
#include "core/curves/shape/curve_segment.h"
#include "core/curves/tools/tool_range.h"

#include <optional>

namespace sinew {

/// A key to be added: value and tangents of a present row, or else `point` with flat tangents.
struct AddedKey
{
    std::int32_t time = 0;
    std::size_t like = 0; ///< row
    std::optional<CurvePoint> point;
    KeyBits selected = 0;
};
/// Drops the rows that are not kept and inserts keys, sorted by time, each before the first kept key that is later; at
/// equal times after it. Kept keys keep their bytes and marks. Returns the rows of the added keys.
std::vector<std::size_t> rebuildKeys(CurveEdit &edit, const std::vector<bool> &kept, std::span<const AddedKey> added);

/// Adjacent indices in chronological order between which a tool works: from an opening, closing, shared or unselected
/// key to the next one, at strictly increasing times.
struct KeyRun
{
    std::size_t first = 0, last = 0;
};
std::vector<KeyRun> keyRuns(const CurveEdit &edit, const KeyNeighbours &keys, const ToolRange &range);
/// The spans of a range: its own, or all; with selected keys, those that contain one.
TimeSpans toolSpans(const CurveEdit &edit, const ToolRange &range);

} // namespace sinew
