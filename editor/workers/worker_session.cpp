// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/worker_session.h"

#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/workers/worker_protocol.h"

#include <QImageReader>

#include <cstdlib>

namespace sinew {

namespace {

constexpr qsizetype maxRequest = qsizetype(64) << 20;
/// Longer than any request may take; for a worker that hangs after its program has gone.
constexpr int watchdogSeconds = 120;

} // namespace

int WorkerSession::refuse(const Error &error)
{
    m_channel.send(packed({{{worker_protocol::problem, translated(error)}}}));
    return EXIT_FAILURE;
}

void WorkerSession::serve(const Confinement &confinement, const Work &work)
{
    const Result<ConfinementReport> report = confine(confinement);
    if (!report)
        std::_Exit(refuse(report.error()));
    send({{{worker_protocol::ready, QString::fromStdString(report->text())}}});
    for (;;) {
        WorkerParcel request = receive();
        setWatchdog(watchdogSeconds);
        send(work(std::move(request)));
        setWatchdog(0);
    }
}

WorkerParcel WorkerSession::ask(const WorkerMessage &question)
{
    send(question);
    return receive();
}

WorkerParcel WorkerSession::receive()
{
    MessageChannel::Message received;
    const auto how = m_channel.receive(received, maxRequest, MessageChannel::Files::Accepted);
    auto message = how == MessageChannel::Received::Message ? unpacked(received.bytes) : std::nullopt;
    // The program has gone, or the sender is not ours.
    if (!message)
        std::_Exit(how == MessageChannel::Received::Closed ? EXIT_SUCCESS : EXIT_FAILURE);
    return {std::move(*message), std::move(received.files)};
}

void WorkerSession::send(const WorkerMessage &message)
{
    if (!m_channel.send(packed(message)))
        std::_Exit(EXIT_SUCCESS);
}

void loadPlugins(const FormatRegistry &formats)
{
    QImageReader::supportedImageFormats();
    for (const auto &codec : formats.images().codecs())
        static_cast<void>(codec->variants());
    for (const auto &format : formats.formats())
        static_cast<void>(format->scene());
}

} // namespace sinew
