// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

namespace sinew {

class Format;

/// A place that two edits of one model change in different ways. What MINE has is kept.
struct MergeConflict
{
    /// The place in a model, with the name of the nearest object that has one.
    MergeConflict(const Model &model, const Address &at, Message why);

    std::string path; ///< in BASE; in MINE or THEIRS for what BASE has not; empty for the whole model
    std::string name; ///< of the object, or of the nearest one above it that has a name
    Message reason;
    std::string base, mine, theirs; ///< texts of the values; all empty where there are none to compare
};

struct ModelMerge
{
    ChangeSet changes; ///< of MINE, a whole step for Document::pushAgain()
    std::vector<MergeConflict> conflicts;
};

/// Turns THEIRS' changes to BASE into an edit of MINE, which changed it too: fields, keys of curves, elements of arrays
/// that kept their size, objects that were added, removed or moved. References still name the same objects afterwards.
/// Fails for models of different formats or versions, and if the format refuses the edit. `format` may be null.
Result<ModelMerge> mergeModels(const Model &base, const Model &mine, const Model &theirs, const Format *format);

} // namespace sinew
