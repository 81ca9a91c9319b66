// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/message_channel.h"

#include "core/system/worker/worker_process.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sinew {

namespace {

#ifdef MSG_NOSIGNAL
constexpr int sendFlags = MSG_DONTWAIT | MSG_NOSIGNAL;
#else
constexpr int sendFlags = MSG_DONTWAIT; // SO_NOSIGPIPE is set
#endif
#ifdef MSG_CMSG_CLOEXEC
constexpr int receiveFlags = MSG_DONTWAIT | MSG_CMSG_CLOEXEC;
#else
constexpr int receiveFlags = MSG_DONTWAIT;
#endif
/// Room for the descriptors of one message, aligned as the kernel requires.
union Control {
    cmsghdr head;
    char bytes[CMSG_SPACE(sizeof(int) * MessageChannel::maxFiles)];
};

bool isPassing()
{
    return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK;
}

} // namespace

std::optional<std::pair<MessageChannel, MessageChannel>> MessageChannel::pair()
{
    int ends[2];
#ifdef SOCK_CLOEXEC
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return std::nullopt;
#else
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return std::nullopt;
    for (const int end : ends) {
        const int on = 1;
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
    }
#endif
    return std::pair(MessageChannel(ends[0]), MessageChannel(ends[1]));
}

MessageChannel MessageChannel::ofWorker()
{
    ::fcntl(WorkerProcess::channelDescriptor, F_SETFD, FD_CLOEXEC);
    return MessageChannel(WorkerProcess::channelDescriptor);
}

MessageChannel::MessageChannel(MessageChannel &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

MessageChannel &MessageChannel::operator=(MessageChannel &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

MessageChannel::~MessageChannel()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool MessageChannel::isClosed() const
{
    char byte;
    const ssize_t count = ::recv(m_descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && !isPassing());
}

bool MessageChannel::waitFor(short events, QDeadlineTimer deadline) const
{
    for (;;) {
        const qint64 left = deadline.remainingTime(); // -1: no limit, as in poll()
        pollfd wanted{m_descriptor, events, 0};
        const int ready = ::poll(&wanted, 1, int(std::min<qint64>(left, 1 << 30)));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return true; // the following call reports the error
        if (deadline.hasExpired())
            return false;
    }
}

bool MessageChannel::send(const QByteArray &message, const std::vector<const SystemFile *> &files,
                          QDeadlineTimer deadline)
{
    // The files are sent with the head.
    std::uint64_t size = std::uint64_t(message.size());
    iovec part{&size, sizeof size};
    Control control{};
    msghdr head{};
    head.msg_iov = &part;
    head.msg_iovlen = 1;
    if (files.size() > maxFiles)
        return false;
    if (!files.empty()) {
        head.msg_control = control.bytes;
        head.msg_controllen = CMSG_SPACE(sizeof(int) * files.size());
        cmsghdr *rights = CMSG_FIRSTHDR(&head);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(sizeof(int) * files.size());
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto descriptor = int(files[i]->m_handle);
            std::memcpy(CMSG_DATA(rights) + i * sizeof(int), &descriptor, sizeof(int));
        }
    }
    while (part.iov_len > 0) {
        const ssize_t sent = ::sendmsg(m_descriptor, &head, sendFlags);
        if (sent < 0 && (!isPassing() || !waitFor(POLLOUT, deadline)))
            return false;
        if (sent <= 0)
            continue;
        part = {static_cast<char *>(part.iov_base) + sent, part.iov_len - std::size_t(sent)};
        head.msg_control = nullptr;
        head.msg_controllen = 0;
    }
    for (qsizetype at = 0; at < message.size();) {
        const ssize_t sent =
            ::send(m_descriptor, message.constData() + at, std::size_t(message.size() - at), sendFlags);
        if (sent < 0 && (!isPassing() || !waitFor(POLLOUT, deadline)))
            return false;
        at += std::max<ssize_t>(sent, 0);
    }
    return true;
}

MessageChannel::Received MessageChannel::receiveSome(char *to, qsizetype size, qsizetype &count,
                                                     QDeadlineTimer deadline) const
{
    for (;;) {
        count = ::recv(m_descriptor, to, std::size_t(size), receiveFlags);
        if (count > 0)
            return Received::Message;
        if (count == 0 || !isPassing())
            return Received::Closed;
        if (!waitFor(POLLIN, deadline))
            return Received::TimedOut;
    }
}

MessageChannel::Received MessageChannel::receiveHead(Message &message, std::uint64_t &size, Files files,
                                                     QDeadlineTimer deadline) const
{
    iovec part{&size, sizeof size};
    while (part.iov_len > 0) {
        Control control{};
        msghdr head{};
        head.msg_iov = &part;
        head.msg_iovlen = 1;
        if (files == Files::Accepted) {
            head.msg_control = control.bytes;
            head.msg_controllen = sizeof control.bytes;
        }
        const ssize_t count = ::recvmsg(m_descriptor, &head, receiveFlags);
        if (count == 0 || (count < 0 && !isPassing()))
            return Received::Closed;
        if (count < 0) {
            if (!waitFor(POLLIN, deadline))
                return Received::TimedOut;
            continue;
        }
        part = {static_cast<char *>(part.iov_base) + count, part.iov_len - std::size_t(count)};
        for (cmsghdr *rights = head.msg_controllen > 0 ? CMSG_FIRSTHDR(&head) : nullptr; rights;
             rights = CMSG_NXTHDR(&head, rights)) {
            if (rights->cmsg_level != SOL_SOCKET || rights->cmsg_type != SCM_RIGHTS)
                continue;
            for (std::size_t at = 0; CMSG_LEN(at + sizeof(int)) <= rights->cmsg_len; at += sizeof(int)) {
                int descriptor = -1;
                std::memcpy(&descriptor, CMSG_DATA(rights) + at, sizeof(int));
                message.files.push_back(SystemFile(descriptor));
            }
        }
    }
    return Received::Message;
}

} // namespace sinew
