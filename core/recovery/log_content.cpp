// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/log_content.h"

#include <cstring>

namespace sinew {

namespace {

/// Adds a record to the content; false if it makes no sense.
bool addRecord(LogContent &content, const RecordChain::Record &record)
{
    ByteReader in(record.payload);
    const auto time = in.read<qint64>();
    if (record.kind == RecordKind::State) {
        const auto done = in.read<std::uint32_t>(), count = in.read<std::uint32_t>();
        if (in.failed() || done > count || count > content.steps.size())
            return false;
        content.steps.resize(count);
        content.done = done;
        content.written = time;
        return true;
    }
    QString text = decodeText(in);
    const Bytes changes = in.rest();
    if (in.failed())
        return false;
    if (record.kind == RecordKind::Step) {
        content.steps.resize(content.done);
        content.steps.push_back({time, std::move(text), {changes}});
        ++content.done;
    } else {
        if (record.kind != RecordKind::Amend || content.done == 0)
            return false;
        content.steps.resize(content.done);
        LoggedStep &step = content.steps.back();
        step.time = time;
        step.text = std::move(text);
        step.changes.push_back(changes);
    }
    content.written = time;
    return true;
}

} // namespace

void encodeStep(ByteWriter &out, qint64 time, const QString &text)
{
    out.write(time);
    encodeText(out, text);
}

void encodeState(ByteWriter &out, qint64 time, std::size_t done, std::size_t count)
{
    out.write(time);
    out.write(std::uint32_t(done));
    out.write(std::uint32_t(count));
}

Result<LogContent> readLog(Bytes bytes)
{
    ByteReader in(bytes);
    const Bytes preamble = in.takeBytes(RecordChain::preambleBytes);
    const QByteArray expected = RecordChain::preamble({});
    if (in.failed() || std::memcmp(preamble.data(), expected.constData(), 8) != 0)
        return Error{QT_TRANSLATE_NOOP("Message", "this is not a recovery file")};
    if (std::memcmp(preamble.data() + 8, expected.constData() + 8, 4) != 0)
        return Error{QT_TRANSLATE_NOOP("Message", "another version of Sinew wrote this recovery file")};
    RecordChain chain(preamble);
    auto end = RecordChain::End::No;
    const auto first = chain.next(in, end);
    auto header = first && first->kind == RecordKind::Header ? decodeHeader(first->payload) : std::nullopt;
    if (!header)
        return Error{QT_TRANSLATE_NOOP("Message", "the recovery file is damaged")};
    LogContent content;
    content.header = std::move(*header);
    content.written = content.header.begun;
    while (const auto record = chain.next(in, end)) {
        if (record->kind == RecordKind::Header || !addRecord(content, *record)) {
            end = RecordChain::End::Damaged;
            break;
        }
    }
    content.isDamaged = end == RecordChain::End::Damaged;
    return content;
}

} // namespace sinew
