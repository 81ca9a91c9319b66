// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/reference/command_text.h"

namespace sinew {

// Scripts that complete commands, options, the words that an option takes, and names of files. They go to the folders
// from which each shell loads completions of its own accord.

std::string bashCompletion(const ProgramText &text);
std::string zshCompletion(const ProgramText &text);
std::string fishCompletion(const ProgramText &text);

} // namespace sinew
