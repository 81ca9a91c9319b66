// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/record_chain.h"

#include "core/files/file_set.h"

#include <QCryptographicHash>

namespace sinew {

namespace {

constexpr char logMagic[] = "SNWRECOV";
constexpr qsizetype recordSumBytes = 8, headSumBytes = 4;
constexpr qsizetype nameBytes = 16;

QByteArrayView viewOfBytes(Bytes bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
}

} // namespace

QByteArray RecordChain::preamble(const QByteArray &name)
{
    const std::uint32_t number = version;
    return QByteArray(logMagic, 8) + QByteArray(reinterpret_cast<const char *>(&number), 4) +
           name.leftJustified(nameBytes, 0, true);
}

RecordChain::RecordChain(Bytes preamble) : m_sum(viewOfBytes(preamble).toByteArray()) {}

QByteArray RecordChain::headSumOf(std::uint32_t length, RecordKind kind) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_sum);
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&length), sizeof length));
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&kind), sizeof kind));
    return hash.result().left(headSumBytes);
}

QByteArray RecordChain::sumOf(const QByteArray &headSum, Bytes payload) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_sum);
    hash.addData(headSum);
    hash.addData(viewOfBytes(payload));
    return hash.result().left(recordSumBytes);
}

void RecordChain::append(ByteWriter &out, RecordKind kind, Bytes payload)
{
    const auto length = std::uint32_t(payload.size());
    const QByteArray headSum = headSumOf(length, kind);
    m_sum = sumOf(headSum, payload);
    out.write(length);
    out.write(kind);
    out.writeBytes(viewOf(headSum));
    out.writeBytes(payload);
    out.writeBytes(viewOf(m_sum));
}

std::optional<RecordChain::Record> RecordChain::next(ByteReader &in, End &end)
{
    end = End::Reached;
    if (in.atEnd())
        return std::nullopt;
    end = End::Cut;
    const auto length = in.read<std::uint32_t>();
    const auto kind = in.read<RecordKind>();
    const Bytes headSum = in.takeBytes(headSumBytes);
    if (in.failed())
        return std::nullopt;
    const QByteArray expectedHead = headSumOf(length, kind);
    if (kind > RecordKind::State || viewOfBytes(headSum) != QByteArrayView(expectedHead)) {
        end = End::Damaged;
        return std::nullopt;
    }
    const Bytes payload = in.takeBytes(length);
    const Bytes sum = in.takeBytes(recordSumBytes);
    if (in.failed())
        return std::nullopt;
    const QByteArray expected = sumOf(expectedHead, payload);
    if (viewOfBytes(sum) != QByteArrayView(expected)) {
        end = End::Damaged;
        return std::nullopt;
    }
    m_sum = expected;
    end = End::No;
    return Record{kind, payload};
}

} // namespace sinew
