// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"

#include <memory>

namespace sinew {

/// StarCraft II and Heroes of the Storm models, MD33 and MD34, and their animation files.
std::shared_ptr<const Format> createM3Format();

} // namespace sinew
