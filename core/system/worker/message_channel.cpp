// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/message_channel.h"

#include <algorithm>

namespace sinew {

namespace {

/// A message that claims a size but has fewer bytes must not cost memory.
constexpr qsizetype firstBytes = qsizetype(1) << 20;

} // namespace

MessageChannel::Received MessageChannel::receive(Message &message, qsizetype limit, Files files,
                                                 QDeadlineTimer deadline)
{
    message = {};
    std::uint64_t size = 0;
    if (const Received head = receiveHead(message, size, files, deadline); head != Received::Message)
        return head;
    if (size > std::uint64_t(limit))
        return Received::Closed;
    const auto wanted = qsizetype(size);
    for (qsizetype at = 0, count = 0; at < wanted; at += count) {
        if (at == message.bytes.size())
            message.bytes.resize(std::min(wanted, std::max(2 * at, firstBytes)));
        const Received part = receiveSome(message.bytes.data() + at, message.bytes.size() - at, count, deadline);
        if (part != Received::Message)
            return part;
    }
    return Received::Message;
}

} // namespace sinew
