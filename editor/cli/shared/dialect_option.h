// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

/// Takes "--dialect ID" out of a command's words; empty without it. Fails without a value and for an ID that no format
/// has.
Result<QString> takeDialect(QStringList &words, const FormatRegistry &formats);

} // namespace sinew
