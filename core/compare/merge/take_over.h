// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/merge/three_way_merge.h"

namespace sinew {

/// Applies some differences of THEIRS to MINE. `chosen`: differences of compareModels(mine, theirs), each with
/// everything below it; elements and keys only go with their whole field, so the field must be chosen. Objects that
/// they refer to come along. What can't be taken is reported as a conflict. Fails as mergeModels() does.
Result<ModelMerge> takeOver(const Model &mine, const Model &theirs, const std::vector<const ModelDifference *> &chosen,
                            const Format *format);

} // namespace sinew
