// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/address.h"

namespace sinew {

/// What a file stored besides its objects (tag order, stated sizes, tails, padding), keyed by NodeId. Immutable after
/// load.
class Layout
{
public:
    virtual ~Layout() = default;
    /// The line on which an object begins in a text file as it was read, from 1 on; 0 for binary files and for objects
    /// that have no place of their own.
    virtual std::size_t lineOf(NodeId) const { return 0; }
    /// The line of a byte of a text file; 0 for binary files.
    virtual std::size_t lineAt(std::size_t /*offset*/) const { return 0; }
};

} // namespace sinew
