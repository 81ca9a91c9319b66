// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Decides where sequences, and the blocks of their collections, go on the timeline of a model that is read.
///
/// Each sequence gets a range, and the blocks of its group's collections are placed on it. If two of them animate the
/// same value, the first by claimsOf() wins; blocks of the later one get a range that no sequence plays, as do
/// collections that no group names.
class TimelineLayout
{
public:
    explicit TimelineLayout(Root &root) : m_root(root), m_extents(root.collections.size()) {}
    /// A block with keys from `first` to `last` of its own time; both 0 if it has none.
    void add(std::size_t collection, std::size_t block, std::int32_t first, std::int32_t last);
    /// Sets Sequence::timelineStart and Block::timelineStart.
    void place();

private:
    struct Extent
    {
        std::vector<std::uint8_t> far; ///< by block: never on the timeline
        std::int32_t last = 0;
    };
    std::int32_t takeTimeRange(std::int64_t length);

    Root &m_root;
    std::vector<Extent> m_extents;
    std::int64_t m_next = 0;
};

} // namespace sinew::m3
