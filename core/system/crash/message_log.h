// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/recent_lines.h"

namespace sinew {

/// From now on the messages of qDebug(), qWarning() and so on are also kept in messageLog(), without possibly personal
/// data (writeImpersonal()). They are shown as before.
void keepMessages();

/// The last messages: "warning qt.svg: text".
RecentLines &messageLog();

} // namespace sinew
