// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/recovery/log_header.h"

namespace sinew {

enum class RecordKind : std::uint8_t {
    Header, ///< LogHeader; always the first record, and only that
    Step,   ///< time, text, changes: follows the present step; steps that came after it are gone
    Amend,  ///< time, text, changes: changes after the present step that belong to it
    State,  ///< time, steps done, total steps: undone, redone, or taken back
};

/// Writes records one after the other. Each has a checksum over itself and all before it, starting with the log's name,
/// so that no record of another log, of an earlier state or of a disk that lost some is accepted; its length has its
/// own checksum, to distinguish what a crash cut off from what was damaged.
class RecordChain
{
public:
    /// "SNWRECOV", the version of this format, 16 bytes unique to the log.
    static constexpr std::size_t preambleBytes = 8 + 4 + 16;
    static constexpr std::uint32_t version = 1;

    static QByteArray preamble(const QByteArray &name);
    /// `preamble`: that of the log.
    explicit RecordChain(Bytes preamble);
    void append(ByteWriter &out, RecordKind kind, Bytes payload);

    struct Record
    {
        RecordKind kind;
        Bytes payload;
    };
    enum class End {
        No,
        Reached, ///< after a complete record
        Cut,     ///< within a record, as after a crash
        Damaged, ///< at something that is no record
    };
    /// The next record, or nothing and the reason.
    std::optional<Record> next(ByteReader &in, End &end);

private:
    QByteArray headSumOf(std::uint32_t length, RecordKind kind) const;
    QByteArray sumOf(const QByteArray &headSum, Bytes payload) const;
    QByteArray m_sum;
};

} // namespace sinew
