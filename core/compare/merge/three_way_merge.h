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
    std::string path; ///< in BASE; in THEIRS for what only THEIRS has
    Message reason;
    std::string base, mine, theirs; ///< texts of the values; empty for objects
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
