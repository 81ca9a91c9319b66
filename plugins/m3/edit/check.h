// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/problem.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Checks that the table can't express.
void checkModel(const M3Model &model, std::vector<Problem> &problems);

} // namespace sinew::m3
