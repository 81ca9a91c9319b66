// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/message_channel.h"

#include <QUuid>

#include <algorithm>
#include <array>
#include <cstring>

#include <windows.h>

namespace sinew {

namespace {

constexpr DWORD bufferBytes = 1 << 16;
/// The most in one operation.
constexpr qsizetype chunkBytes = qsizetype(1) << 20;

/// What precedes a message's bytes. Handles have been copied into the process that receives it.
struct Head
{
    std::uint64_t size = 0;
    std::uint64_t fileCount = 0;
    std::array<std::int64_t, MessageChannel::maxFiles> files{};
};

enum class Moved { Some, None, TimedOut };

/// One operation on a pipe, which must be over before its memory goes.
class Operation
{
public:
    explicit Operation(HANDLE pipe) : m_pipe(pipe) { m_state.hEvent = ::CreateEventW(nullptr, TRUE, FALSE, nullptr); }
    ~Operation() { ::CloseHandle(m_state.hEvent); }
    Q_DISABLE_COPY(Operation)

    OVERLAPPED *state() { return &m_state; }

    Moved finish(bool isDone, QDeadlineTimer deadline, DWORD &count)
    {
        if (!isDone && ::GetLastError() != ERROR_IO_PENDING)
            return Moved::None;
        const qint64 left = deadline.remainingTime();
        const DWORD wait = left < 0 ? INFINITE : DWORD(std::min<qint64>(left, 1 << 30));
        if (!isDone && ::WaitForSingleObject(m_state.hEvent, wait) != WAIT_OBJECT_0)
            ::CancelIoEx(m_pipe, &m_state);
        if (::GetOverlappedResult(m_pipe, &m_state, &count, TRUE))
            return Moved::Some;
        return ::GetLastError() == ERROR_OPERATION_ABORTED ? Moved::TimedOut : Moved::None;
    }

private:
    const HANDLE m_pipe;
    OVERLAPPED m_state{};
};

Moved writeSome(HANDLE pipe, const void *from, qsizetype size, QDeadlineTimer deadline, DWORD &count)
{
    Operation operation(pipe);
    const auto wanted = DWORD(std::min(size, chunkBytes));
    return operation.finish(::WriteFile(pipe, from, wanted, nullptr, operation.state()), deadline, count);
}

bool writeAll(HANDLE pipe, const char *from, qsizetype size, QDeadlineTimer deadline)
{
    for (DWORD count = 0; size > 0; from += count, size -= qsizetype(count)) {
        if (writeSome(pipe, from, size, deadline, count) != Moved::Some)
            return false;
    }
    return true;
}

} // namespace

std::optional<std::pair<MessageChannel, MessageChannel>> MessageChannel::pair()
{
    // Nobody else can guess the name, or be the second one to open it.
    const std::wstring name =
        QStringLiteral("\\\\.\\pipe\\sinew-%1").arg(QUuid::createUuid().toString(QUuid::WithoutBraces)).toStdWString();
    const HANDLE one = ::CreateNamedPipeW(
        name.c_str(), PIPE_ACCESS_DUPLEX | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
        PIPE_TYPE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1, bufferBytes, bufferBytes, 0, nullptr);
    if (one == INVALID_HANDLE_VALUE)
        return std::nullopt;
    const HANDLE other = ::CreateFileW(name.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_EXISTING,
                                       FILE_FLAG_OVERLAPPED | SECURITY_SQOS_PRESENT | SECURITY_ANONYMOUS, nullptr);
    if (other == INVALID_HANDLE_VALUE) {
        ::CloseHandle(one);
        return std::nullopt;
    }
    std::pair ends(MessageChannel(int(::HandleToLong(one))), MessageChannel(int(::HandleToLong(other))));
    // Until an end is given to another process, both are in this one.
    for (MessageChannel *end : {&ends.first, &ends.second}) {
        HANDLE self = nullptr;
        ::DuplicateHandle(::GetCurrentProcess(), ::GetCurrentProcess(), ::GetCurrentProcess(), &self,
                          PROCESS_DUP_HANDLE, FALSE, 0);
        end->m_receiver = int(::HandleToLong(self));
    }
    return ends;
}

MessageChannel MessageChannel::ofWorker()
{
    const HANDLE input = ::GetStdHandle(STD_INPUT_HANDLE);
    ::SetHandleInformation(input, HANDLE_FLAG_INHERIT, 0);
    return MessageChannel(int(::HandleToLong(input)));
}

MessageChannel::MessageChannel(MessageChannel &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_receiver(std::exchange(other.m_receiver, -1))
{
}

MessageChannel &MessageChannel::operator=(MessageChannel &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_receiver, other.m_receiver);
    return *this;
}

MessageChannel::~MessageChannel()
{
    for (const int handle : {m_descriptor, m_receiver})
        if (handle != -1)
            ::CloseHandle(::LongToHandle(handle));
}

bool MessageChannel::isClosed() const
{
    return !::PeekNamedPipe(::LongToHandle(m_descriptor), nullptr, 0, nullptr, nullptr, nullptr);
}

bool MessageChannel::send(const QByteArray &message, const std::vector<const SystemFile *> &files,
                          QDeadlineTimer deadline)
{
    if (files.size() > maxFiles || (!files.empty() && m_receiver == -1))
        return false;
    Head head{std::uint64_t(message.size()), files.size()};
    for (std::size_t i = 0; i < files.size(); ++i) {
        HANDLE copy = nullptr;
        if (!::DuplicateHandle(::GetCurrentProcess(), reinterpret_cast<HANDLE>(files[i]->m_handle),
                               ::LongToHandle(m_receiver), &copy, FILE_GENERIC_READ, FALSE, 0))
            return false;
        head.files[i] = reinterpret_cast<std::intptr_t>(copy);
    }
    const HANDLE pipe = ::LongToHandle(m_descriptor);
    return writeAll(pipe, reinterpret_cast<const char *>(&head), sizeof head, deadline) &&
           writeAll(pipe, message.constData(), message.size(), deadline);
}

MessageChannel::Received MessageChannel::receiveSome(char *to, qsizetype size, qsizetype &count,
                                                     QDeadlineTimer deadline) const
{
    const HANDLE pipe = ::LongToHandle(m_descriptor);
    Operation operation(pipe);
    const auto wanted = DWORD(std::min(size, chunkBytes));
    DWORD moved = 0;
    const Moved done = operation.finish(::ReadFile(pipe, to, wanted, nullptr, operation.state()), deadline, moved);
    count = qsizetype(moved);
    if (done == Moved::Some && count > 0)
        return Received::Message;
    return done == Moved::TimedOut ? Received::TimedOut : Received::Closed;
}

MessageChannel::Received MessageChannel::receiveHead(Message &message, std::uint64_t &size, Files files,
                                                     QDeadlineTimer deadline) const
{
    Head head;
    for (qsizetype at = 0, count = 0; at < qsizetype(sizeof head); at += count) {
        const Received received =
            receiveSome(reinterpret_cast<char *>(&head) + at, qsizetype(sizeof head) - at, count, deadline);
        if (received != Received::Message)
            return received;
    }
    size = head.size;
    if (head.fileCount > maxFiles)
        return Received::Closed;
    // Only who may give files here is believed that they are some: a worker's numbers could be anything of this
    // process.
    if (files == Files::Accepted)
        for (std::size_t i = 0; i < head.fileCount; ++i)
            message.files.push_back(SystemFile(std::intptr_t(head.files[i])));
    return Received::Message;
}

} // namespace sinew
