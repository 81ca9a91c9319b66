// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/recovery/record_chain.h"

namespace sinew {

/// One step as stored in a log, not yet interpreted by any description.
struct LoggedStep
{
    qint64 time = 0; ///< of its last change, milliseconds since 1970
    QString text;
    std::vector<Bytes> changes; ///< consecutive sets (decodeChanges())
};

/// The content of a log, up to where its bytes are intact.
struct LogContent
{
    LogHeader header;
    std::vector<LoggedStep> steps;
    std::size_t done = 0;   ///< number of steps that are done; the others were undone
    qint64 written = 0;     ///< time of the last record
    bool isDamaged = false; ///< something that is no record follows; not set if a crash cut off the last one
};

/// Reads a log; the content refers to the bytes. Fails if it is no log, has another format version or lacks a header.
Result<LogContent> readLog(Bytes bytes);

/// Payloads of records.
void encodeStep(ByteWriter &out, qint64 time, const QString &text);
void encodeState(ByteWriter &out, qint64 time, std::size_t done, std::size_t count);

} // namespace sinew
