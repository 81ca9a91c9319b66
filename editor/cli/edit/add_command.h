// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

int runAdd(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
