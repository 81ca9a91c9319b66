// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <span>

namespace sinew {

/// A copy of a model that uses the numbers of others wherever numbers are only generated (Generated): an object that is
/// aligned with one there lies in the same range of the timeline, any other in a range of its own; and no number by
/// which values are found stands for another value there. Identities are kept. Null if the model already is like that.
/// Earlier ones of `others` take precedence; the first may be the model's ancestor, whose objects it has renamed.
std::unique_ptr<Model> withNumbersOf(std::span<const Model *const> others, const Model &model);

} // namespace sinew
