// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// What a file stored besides its objects (tag order, stated sizes, tails, padding), keyed by NodeId. Immutable after
/// load.
class Layout
{
public:
    virtual ~Layout() = default;
};

} // namespace sinew
