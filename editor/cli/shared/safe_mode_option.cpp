// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/safe_mode_option.h"

#include "editor/settings/settings.h"

namespace sinew {

bool takeSafeMode(QStringList &words)
{
    const qsizetype end = words.indexOf(QStringLiteral("--"));
    const qsizetype index = words.indexOf(QStringLiteral("--safe-mode"));
    if (index < 0 || (end >= 0 && end < index))
        return false;
    words.removeAt(index);
    Settings::keepInMemory();
    return true;
}

} // namespace sinew
