// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/reference/command_text.h"

namespace sinew {

/// The manual page sinew(1) in the macros of man(7). `date`: "2026-11-27".
std::string manPage(const ProgramText &text, const std::string &date);

} // namespace sinew
