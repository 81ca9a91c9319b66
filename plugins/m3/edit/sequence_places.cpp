// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/sequence_places.h"

#include <algorithm>
#include <limits>

namespace sinew::m3 {

std::int32_t timelineStart(const Sequence &sequence)
{
    return sequence.timelineStart +
           std::int32_t(std::min<std::uint32_t>(sequence.start, timelineStep - 2 * timelineMargin));
}

std::int32_t lineEnd(const Sequence &sequence)
{
    const std::int64_t end = std::int64_t(sequence.timelineStart) + sequence.end;
    return std::int32_t(std::min<std::int64_t>(end, std::numeric_limits<std::int32_t>::max() - timelineStep));
}

std::vector<int> sequencesOf(const Root &root)
{
    std::vector<int> sequences(root.collections.size(), -1);
    for (std::size_t row = 0; row < std::min(root.groups.size(), root.sequences.size()); ++row)
        for (const std::uint32_t member : root.groups[row].collections)
            if (member < sequences.size() && sequences[member] < 0)
                sequences[member] = int(row);
    return sequences;
}

} // namespace sinew::m3
