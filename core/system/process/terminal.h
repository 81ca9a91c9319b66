// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>

namespace sinew {

/// True if output to a stream goes to a terminal.
bool isTerminal(std::FILE *stream);

/// Makes the standard streams carry bytes as they are, in UTF-8, where a system would change them. Call it at a
/// program's start.
void prepareStreams();

/// Closes a terminal that the system opened for this program alone, as Windows does for one started by double click.
void leaveOwnTerminal();

} // namespace sinew
