// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/reference/command_text.h"

namespace sinew {

/// The manual's page of all commands, editor/manual/commands.md.
std::string markdownPage(const ProgramText &text);

} // namespace sinew
