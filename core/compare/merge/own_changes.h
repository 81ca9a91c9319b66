// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/merge/three_way.h"

namespace sinew {

/// What MINE changed in BASE. When a format completes THEIRS' edits, that must not silently remove such changes: for
/// example the keys of a removed sequence, if MINE has new ones there.
class OwnChanges
{
public:
    explicit OwnChanges(const ThreeWay &models) : m(models) {}

    /// True if changes of `work` (MINE with some of THEIRS' edits), from `first` on, would lose any of them.
    bool areLostBy(const ChangeSet &changes, std::size_t first, const Model &work) const;

private:
    bool isOwn(const StructInfo &info, const void *object, NodeId id) const;
    bool hasOwn(const Model &work, const Change &removal) const;
    bool losesKeys(const Value &before, const FieldRef &after, const Address &at) const;

    const ThreeWay &m;
};

} // namespace sinew
