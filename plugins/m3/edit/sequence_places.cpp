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

int sequenceOf(const Root &root, std::size_t collection)
{
    for (std::size_t row = 0; row < std::min(root.groups.size(), root.sequences.size()); ++row) {
        const auto members = root.groups[row].collections.view();
        if (std::find(members.begin(), members.end(), collection) != members.end())
            return int(row);
    }
    return -1;
}

} // namespace sinew::m3
