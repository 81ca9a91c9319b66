// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

namespace sinew {

/// Prints the error's text and the command's usage line to standard error; returns WrongUsage. Defined beside the table
/// of commands (editor/cli/command.cpp).
int failUsage(const char *command, const Error &error);

} // namespace sinew
