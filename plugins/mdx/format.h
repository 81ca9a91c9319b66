// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"

namespace sinew {

/// Warcraft III's binary model format.
std::shared_ptr<const Format> createMdxFormat();

} // namespace sinew
