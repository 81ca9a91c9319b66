// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// Which sequences overlap a sequence and which one follows it, for all of them in O(n log n). Only clips of the common
/// timeline that don't end before they start count; the others neither have neighbours nor are any.
class ClipNeighbours
{
public:
    /// `clips` must outlive this object.
    explicit ClipNeighbours(std::span<const Clip> clips);

    /// The number of other clips that overlap the clip in a row.
    std::size_t overlapCount(std::size_t row) const;
    /// The lowest row of those.
    std::optional<std::size_t> firstOverlap(std::size_t row) const;
    /// The row of the first clip to start after its end; of several the lowest.
    std::optional<std::size_t> next(std::size_t row) const;

private:
    static constexpr std::size_t none = ~std::size_t(0);
    bool counts(std::size_t row) const { return !m_clips[row].isGlobal && m_clips[row].start <= m_clips[row].end; }
    std::size_t startedBy(std::int32_t time) const;
    void findFirstOverlaps();

    std::span<const Clip> m_clips;
    std::vector<std::size_t> m_byStart, m_byEnd; ///< rows
    std::vector<std::size_t> m_firstOverlap;     ///< by row
};

} // namespace sinew
