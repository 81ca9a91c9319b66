// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/time_span.h"

#include <map>
#include <utility>

namespace sinew {

/// readSpans() and borrowedSpans() of many curves of a model; curves that are read alike share them.
class ReadSpans
{
public:
    ReadSpans() = default;
    explicit ReadSpans(std::vector<Clip> clips) : m_clips(std::move(clips)) {}

    TimeSpans of(const CurveBase::Header &header, NodeId globalSequence);
    BorrowedSpans borrowed(const CurveBase::Header &header);

private:
    std::vector<Clip> m_clips;
    std::map<std::pair<std::int32_t, NodeId>, TimeSpans> m_spans;
    std::map<std::int32_t, BorrowedSpans> m_borrowed;
};

} // namespace sinew
