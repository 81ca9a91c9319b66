// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>

namespace sinew {

/// Whether somebody sees what is written to a stream.
bool isTerminal(std::FILE *stream);

} // namespace sinew
