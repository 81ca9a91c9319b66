// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/problem.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Checks of Warcraft III models that the table can't express: node ids, pivots, geoset counts, sequences, tracks.
void checkModel(const MdxModel &model, std::vector<Problem> &problems);

} // namespace sinew::mdx
