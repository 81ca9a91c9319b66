// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

// What compares models: exit codes as those of diff(1) and merge(1).
int runDiff(const QStringList &words, const FormatRegistry &formats);
int runMerge(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
