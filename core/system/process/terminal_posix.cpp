// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/terminal.h"

#include <unistd.h>

namespace sinew {

bool isTerminal(std::FILE *stream)
{
    return ::isatty(::fileno(stream)) == 1;
}

void prepareStreams() {}

void leaveOwnTerminal() {}

} // namespace sinew
