// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

namespace sinew {

/// "recover FOLDER [--finish|--take-back]": lists the saves of several files that were cut off in a folder, or brings
/// them to an end.
int runRecover(const QStringList &words, const FormatRegistry &formats);

} // namespace sinew
