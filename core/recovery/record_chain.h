// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/recovery/log_header.h"

namespace sinew {

enum class RecordKind : std::uint8_t {
    Header, ///< LogHeader; the first record, and no other
    Step,   ///< time, text, changes: comes after the present step; steps that were behind it are gone
    Amend,  ///< time, text, changes: what was done after the present step belongs to it
    State,  ///< time, steps done, steps in all: undone, redone, or taken back
};

/// Puts records one after the other. Each has a checksum over itself and all before it, which begins with the log's
/// name, so that no record of another log, of an earlier state or of a disk that lost some counts; its length has one
/// of its own, so that what a crash cut off is told from what was damaged.
class RecordChain
{
public:
    /// "SNWRECOV", the version of this form, 16 bytes that no other log has.
    static constexpr std::size_t preambleBytes = 8 + 4 + 16;
    static constexpr std::uint32_t version = 1;

    static QByteArray preamble(const QByteArray &name);
    /// `preamble`: of the log.
    explicit RecordChain(Bytes preamble);
    void append(ByteWriter &out, RecordKind kind, Bytes payload);

    struct Record
    {
        RecordKind kind;
        Bytes payload;
    };
    enum class End {
        No,
        Reached, ///< behind a whole record
        Cut,     ///< within a record, as a crash leaves it
        Damaged, ///< at something that is no record
    };
    /// The next record, or nothing and why.
    std::optional<Record> next(ByteReader &in, End &end);

private:
    QByteArray headSumOf(std::uint32_t length, RecordKind kind) const;
    QByteArray sumOf(const QByteArray &headSum, Bytes payload) const;
    QByteArray m_sum;
};

} // namespace sinew
