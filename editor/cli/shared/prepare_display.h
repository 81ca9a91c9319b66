// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/virtual_display.h"

namespace sinew {

/// Settles how Qt draws; before any QGuiApplication. Starts a virtual display when there is none and `mayStart` allows
/// it: then the result owns it. An Error says what is missing.
Result<std::unique_ptr<VirtualDisplay>> prepareDisplay(bool mayStart);

} // namespace sinew
