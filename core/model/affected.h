// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

namespace sinew {

/// Affects bits of all fields that the changes name, of inline structures those of both.
std::uint32_t affectedBy(const Model &model, const ChangeSet &changes);

} // namespace sinew
