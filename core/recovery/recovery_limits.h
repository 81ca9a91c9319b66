// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace sinew {

/// Limits for the cost of recovery, in bytes and milliseconds.
struct RecoveryLimits
{
    int flushMilliseconds = 2000;          ///< from a change until it is written; the disk may take its time after that
    qint64 logBytes = qint64(128) << 20;   ///< per log; beyond that it starts again from a snapshot
    qint64 folderBytes = qint64(1) << 30;  ///< of all logs; beyond that no new one begins
    qint64 waitingBytes = qint64(8) << 20; ///< of waiting changes; beyond that they are written at once
};

} // namespace sinew
