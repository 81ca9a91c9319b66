// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/reference/command_text.h"

#include <vector>

namespace sinew {

/// An option as a usage line or the help has it.
struct UsageOption
{
    /// What a shell can offer for the value.
    enum class Value { None, Words, File, Other };

    std::string name; ///< "severity"
    Value value = Value::None;
    std::string valueName;            ///< "note|waste|wrong|fatal"; empty for None
    std::vector<std::string> choices; ///< "note", "waste" …: words that may be given as they are
};

/// All options of a command, in the order in which they appear, each once.
std::vector<UsageOption> optionsOf(const CommandText &command);

/// The forms of a command, each on one line: "check PATH… [--severity …]", "check --list".
std::vector<std::string> formsOf(const CommandText &command);

/// The first sentence of a command's help, without its full stop.
std::string summaryOf(const CommandText &command);

} // namespace sinew
