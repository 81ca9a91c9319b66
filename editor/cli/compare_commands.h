// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

// Commands that compare models: exit codes like those of diff(1) and merge(1).
int runDiff(const QStringList &words, const FormatRegistry &formats);
int runMerge(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
