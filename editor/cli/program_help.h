// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

#include <string>

namespace sinew {

/// What `sinew --help` prints.
std::string helpText();

/// `sinew describe`: the same as a manual page or as completions, for those who make packages, and as a page of the
/// manual.
int runDescribe(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
