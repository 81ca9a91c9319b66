// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/compared_field.h"
#include "core/compare/merge/three_way_merge.h"
#include "core/compare/same_values.h"

#include <vector>

namespace sinew {

/// A model and two descendants, each aligned with the others; generated numbers are those of MINE.
struct ThreeWay
{
    ThreeWay(const Model &base, const Model &mine, const Model &theirs);

    std::unique_ptr<const Model> ownBase, ownTheirs; ///< null if unchanged from those given
    NumberedObjects base, mine, theirs;
    Alignment baseToMine, baseToTheirs, mineToTheirs;
    SameValues sameInMine, sameInTheirs; ///< compared with base
    SameValues sameInBoth;               ///< mine compared with theirs
};

/// The changes to make to MINE. Nothing is applied here; references still have THEIRS' numbers.
struct MergePlan
{
    /// Where a conflict is.
    struct Place
    {
        const Model *model = nullptr; ///< of ThreeWay
        Address at;
    };
    /// The value of a field, element or parallel element.
    struct Taken
    {
        Address at; ///< in mine; if `isNew`, of the object in theirs
        const FieldInfo *field = nullptr;
        std::size_t element = 0;
        Value value;
        NodeId owner = NoNode; ///< in theirs: the object that a parallel element belongs to
        Address part;          ///< for a parallel list: the field in the item
        bool isNew = false;    ///< part of an object that the merge adds
        Place told;            ///< for conflicts
    };
    /// Consecutive objects to be inserted before a row.
    struct Coming
    {
        Address list; ///< in mine
        int row = 0;
        std::vector<NodeId> objects; ///< in theirs
    };
    struct Order
    {
        Address list;               ///< in mine
        std::vector<NodeId> common; ///< objects of mine that all three have, in THEIRS' order
    };
    std::vector<Taken> taken;
    std::vector<Coming> coming;
    std::vector<NodeId> going; ///< in mine
    std::vector<Order> orders;
    std::vector<MergeConflict> conflicts;
    std::vector<MergeConflict> unheld; ///< further ones: fields that don't exist in MINE's kind of file
};

MergePlan planMerge(const ThreeWay &models);

/// Applies the plan to a copy of MINE.
Result<ModelMerge> carryOut(const ThreeWay &models, MergePlan plan, const Format *format);

/// Succeeds if two models have the same format and version. They may be stored differently (text or binary).
Status canMerge(const Model &one, const Model &other);

} // namespace sinew
