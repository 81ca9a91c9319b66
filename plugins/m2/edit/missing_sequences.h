// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// For each sequence, whether its keys are in a file that was not found.
std::vector<bool> missingSequences(const M2Model &model);

} // namespace sinew::m2
