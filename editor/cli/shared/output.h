// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document_save.h"
#include "core/io/diagnostics.h"

#include <string_view>

namespace sinew {

/// A command's result: the program's exit code.
enum ExitCode { Success = 0, Failed = 1, WrongUsage = 2 };

/// Writes to standard output unchanged.
void print(std::string_view text);

/// The shortest text that reads back as the same number.
std::string numberText(double number);

/// Prints "sinew: " + the error's text to standard error; returns Failed.
int fail(const Error &error);
/// The same with the command's usage line; returns WrongUsage. Defined beside the table of commands
/// (editor/cli/command.cpp).
int failUsage(const char *command, const Error &error);

/// To standard error: files whose other names (hard links) keep the content from before the save, and what became of
/// interrupted saves in the folder.
void noteSaved(const SaveReport &report);

/// "note", "warning" or "error".
const char *severityName(Severity severity);

} // namespace sinew
