// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/skeleton.h"

#include <string>

namespace sinew::m2 {

/// "Walk", "Walk 1" for its variation; “Animation” in the user's language and the number if the game's table has no
/// name.
std::string sequenceName(const Sequence &sequence);
/// The same for a sequence of a parent skeleton.
std::string sequenceName(const ParentSequence &sequence);

} // namespace sinew::m2
