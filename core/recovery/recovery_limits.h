// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace sinew {

/// How much recovery may cost, in bytes and milliseconds.
struct RecoveryLimits
{
    int flushMilliseconds = 2000;          ///< from a change until it is written; the disk may take its time then
    qint64 logBytes = qint64(128) << 20;   ///< of one log; then it begins again from a snapshot
    qint64 folderBytes = qint64(1) << 30;  ///< of all logs; then no new one begins
    qint64 waitingBytes = qint64(8) << 20; ///< of changes that wait; then they are written at once
};

} // namespace sinew
