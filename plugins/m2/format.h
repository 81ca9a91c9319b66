// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"

namespace sinew {

std::shared_ptr<const Format> createM2Format();

} // namespace sinew
