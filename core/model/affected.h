// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

namespace sinew {

/// Affects bits of all fields that the changes name; for inline structures those of both the structure's field and its
/// member.
std::uint32_t affectedBy(const Model &model, const ChangeSet &changes);

} // namespace sinew
