// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/compared_field.h"
#include "core/compare/same_values.h"
#include "core/compare/three_way_merge.h"

#include <vector>

namespace sinew {

/// A model and two descendants, each aligned with the others; what numbers in them are only made up as MINE has them.
struct ThreeWay
{
    ThreeWay(const Model &base, const Model &mine, const Model &theirs);

    std::unique_ptr<const Model> ownBase, ownTheirs; ///< null where they are as they were given
    NumberedObjects base, mine, theirs;
    Alignment baseToMine, baseToTheirs, mineToTheirs;
    SameValues sameInMine, sameInTheirs; ///< as in base
    SameValues sameInBoth;               ///< of mine and theirs
};

/// What is to be done to MINE. Nothing is applied here; references still have THEIRS' numbers.
struct MergePlan
{
    /// The value of a field, element or parallel element.
    struct Taken
    {
        Address at; ///< in mine; the object in theirs for what `isNew`
        const FieldInfo *field = nullptr;
        std::size_t element = 0;
        Value value;
        NodeId owner = NoNode; ///< in theirs: the object that a parallel element belongs to
        Address part;          ///< of a parallel list: the field in the item
        bool isNew = false;    ///< of an object that comes with the merge
        std::string path;      ///< of conflicts
    };
    /// Objects that follow one another, to be inserted before a row.
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
    std::vector<MergeConflict> unheld; ///< further ones: fields that MINE's kind of file does not have
};

MergePlan planMerge(const ThreeWay &models);

/// Does it to a copy of MINE.
Result<ModelMerge> carryOut(const ThreeWay &models, MergePlan plan, const Format *format);

/// Whether two models have the same format and version. How they are stored otherwise (text or binary) is free.
Status canMerge(const Model &one, const Model &other);

} // namespace sinew
