// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <span>

namespace sinew {

/// A copy of a model with the numbers that others have, as far as these are only made up (MadeUp): what is aligned with
/// something there stands in the same range of the timeline, what is not in one of its own; and no number by which
/// values are found stands for another value there. Identities are kept. Null where the model is like that as it is.
/// Earlier ones of `others` go first.
std::unique_ptr<Model> withNumbersOf(std::span<const Model *const> others, const Model &model);

} // namespace sinew
