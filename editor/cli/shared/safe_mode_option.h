// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// Takes "--safe-mode" out of a command's words before "--" and says whether it was there. Settings are then neither
/// read nor written from now on (Settings::keepInMemory()); the caller must not load plugins.
bool takeSafeMode(QStringList &words);

} // namespace sinew
