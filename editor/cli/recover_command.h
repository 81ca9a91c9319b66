// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

/// "recover FOLDER [--finish|--take-back]": lists interrupted saves of several files in a folder, or finishes or undoes
/// them.
int runRecover(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
