// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/problem.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

void checkModel(const M2Model &model, std::vector<Problem> &problems);

} // namespace sinew::m2
