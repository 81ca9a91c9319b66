// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>

namespace sinew {

/// True if output to a stream goes to a terminal.
bool isTerminal(std::FILE *stream);

} // namespace sinew
