// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/three_way_merge.h"

namespace sinew {

/// Gives MINE some of what THEIRS has otherwise. `chosen`: differences of compareModels(mine, theirs), each with all
/// below it; elements and keys go with their whole field, so that the field is to be chosen. Objects that what is taken
/// refers to come with it. What can't be taken is told as a conflict. Fails as mergeModels() does.
Result<ModelMerge> takeOver(const Model &mine, const Model &theirs, const std::vector<const ModelDifference *> &chosen,
                            const Format *format);

} // namespace sinew
