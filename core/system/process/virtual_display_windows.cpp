// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/virtual_display.h"

namespace sinew {

bool hasDisplay()
{
    return true;
}

void forgetDisplay() {}

Result<std::unique_ptr<VirtualDisplay>> VirtualDisplay::start()
{
    return std::unique_ptr<VirtualDisplay>();
}

VirtualDisplay::~VirtualDisplay() = default;

} // namespace sinew
