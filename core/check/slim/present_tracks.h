// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"
#include "core/curves/curve_edit.h"

namespace sinew {

/// Every track of the model that has keys with values.
std::vector<CurveEdit> presentTracks(const SlimInput &input);

} // namespace sinew
