// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/three_way.h"

namespace sinew {

/// What MINE changed of BASE. A format that completes THEIRS' edits must not take it along unseen: the keys of a
/// sequence that goes, where MINE has new ones.
class OwnChanges
{
public:
    explicit OwnChanges(const ThreeWay &models) : m(models) {}

    /// Whether some of it gets lost by changes of `work`, MINE with some of THEIRS' edits, from the `first` on.
    bool areLostBy(const ChangeSet &changes, std::size_t first, const Model &work) const;

private:
    bool isOwn(const StructInfo &info, const void *object, NodeId id) const;
    bool hasOwn(const Model &work, const Change &removal) const;
    bool losesKeys(const Value &before, const FieldRef &after, const Address &at) const;

    const ThreeWay &m;
};

} // namespace sinew
