// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/read_spans.h"

#include <algorithm>

namespace sinew {

TimeSpans ReadSpans::of(const CurveBase::Header &header, NodeId globalSequence)
{
    const std::int32_t slots = globalSequence == NoNode ? std::max(header.slots, std::int32_t(-1)) : -1;
    const auto [found, isNew] = m_spans.try_emplace({slots, globalSequence});
    if (isNew)
        found->second = readSpans(m_clips, header, globalSequence);
    return found->second;
}

BorrowedSpans ReadSpans::borrowed(const CurveBase::Header &header)
{
    if (header.slots < 0 || header.globalSequence >= 0)
        return {};
    const auto [found, isNew] = m_borrowed.try_emplace(header.slots);
    if (isNew)
        found->second = borrowedSpans(m_clips, header);
    return found->second;
}

} // namespace sinew
