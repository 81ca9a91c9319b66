// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew {

/// What the table of commands says of one (editor/cli/command.h), or what --help says of the program itself.
struct CommandText
{
    std::string name;  ///< "verify"; "sinew" for the program
    std::string usage; ///< "verify PATH… [--stats]"; further forms on lines of their own
    std::string help;  ///< lines
};

/// The program, and the commands that users may call.
struct ProgramText
{
    CommandText program;
    std::vector<CommandText> commands;
    std::string version;
};

} // namespace sinew
