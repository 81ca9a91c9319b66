// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

#include <string>

namespace sinew {

// For commands that take many files and print one line for each.

/// Everything below a folder that a format recognises or that has the suffix of a model, sorted by path. Companions
/// belong to their model and are not listed.
QStringList modelsIn(const QString &folder, const FormatRegistry &formats);

/// Tabs and line breaks become spaces.
std::string oneLine(std::string text);

} // namespace sinew
