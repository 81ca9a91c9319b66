// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/recovery/record_chain.h"

namespace sinew {

/// One step as a log has it, not yet read by any description.
struct LoggedStep
{
    qint64 time = 0; ///< of its last change, milliseconds since 1970
    QString text;
    std::vector<Bytes> changes; ///< sets (decodeChanges()) that follow one another
};

/// What a log says as far as its bytes are whole.
struct LogContent
{
    LogHeader header;
    std::vector<LoggedStep> steps;
    std::size_t done = 0;   ///< so many of the steps; the others were undone
    qint64 written = 0;     ///< time of the last record
    bool isDamaged = false; ///< what follows is no record; not so where a crash cut the last one off
};

/// Reads a log; the content refers to the bytes. Fails for what is no log, or one of another form or without a header.
Result<LogContent> readLog(Bytes bytes);

/// Payloads of records.
void encodeStep(ByteWriter &out, qint64 time, const QString &text);
void encodeState(ByteWriter &out, qint64 time, std::size_t done, std::size_t count);

} // namespace sinew
