// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// What the program was started with, the program's own name first: as it was typed, whatever the system's old code
/// pages can say. Available before there is an application.
QStringList programWords(int argc, char **argv);

} // namespace sinew
