// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/cli holds the commands that need no window. Their output is for programs and is never translated, except for
// the reasons that the thumbnail worker gives its window.

#include "core/format/format_registry.h"
#include "editor/cli/shared/output.h"

#include <span>

namespace sinew {

/// One command of the command line.
struct Command
{
    const char *name;
    const char *usage; ///< "verify PATH… [--stats]"
    const char *help;  ///< lines of 78 characters at most
    bool draws;        ///< needs OpenGL: creates its own QGuiApplication
    int (*run)(const QStringList &words, const FormatRegistry &formats);
    bool isInternal = false; ///< for the program's own use: not listed in the help
};

std::span<const Command> commands();

} // namespace sinew
