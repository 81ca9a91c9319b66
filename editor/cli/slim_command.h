// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

/// sinew slim: a smaller file that looks the same. Returns the exit code.
int runSlim(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
