// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnail_worker.h"

#include "core/system/child_process.h"

namespace sinew {

namespace {

using namespace std::chrono_literals;

constexpr auto defaultLimit = 30s;
constexpr auto idleLimit = 60s;
constexpr int niceness = 5; ///< the window goes first

ThumbnailWorker::Command &workerCommand()
{
    static ThumbnailWorker::Command command;
    return command;
}

} // namespace

void ThumbnailWorker::setCommand(Command command)
{
    workerCommand() = std::move(command);
}

ThumbnailWorker::ThumbnailWorker(QObject *parent) : QObject(parent)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    // The desktop's session must not take it for a program of its own, to be started again with the next one.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SESSION_MANAGER"));
    m_process.setProcessEnvironment(environment);
    tieToProgram(m_process, ChildEnd::Kill, niceness);
    m_limit.setSingleShot(true);
    m_limit.setInterval(defaultLimit);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleLimit);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ThumbnailWorker::read);
    connect(&m_process, &QProcess::finished, this, &ThumbnailWorker::ended);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            giveUp(tr("The program that draws models can't be started: %1").arg(m_process.errorString()));
    });
    connect(&m_limit, &QTimer::timeout, this, [this] {
        const bool started = m_state == State::Ready;
        kill();
        if (started)
            answer({.problem = tr("Drawing this model took too long."), .isLasting = true});
        else
            giveUp(tr("The program that draws models does not work."));
    });
    connect(&m_idle, &QTimer::timeout, this, &ThumbnailWorker::restart);
}

ThumbnailWorker::~ThumbnailWorker()
{
    m_process.disconnect(this);
    m_process.kill();
    m_process.waitForFinished();
}

void ThumbnailWorker::draw(const ThumbnailRequest &request)
{
    m_idle.stop();
    m_request = request;
    m_sent = false;
    // Nobody who asks is answered before he is back.
    if (m_state == State::Off)
        QMetaObject::invokeMethod(this, &ThumbnailWorker::start, Qt::QueuedConnection);
    else if (m_state == State::Ready)
        send();
}

void ThumbnailWorker::restart()
{
    m_unusable.clear();
    if (!m_request)
        kill();
}

void ThumbnailWorker::start()
{
    if (!m_request || m_state != State::Off)
        return;
    const Command &command = workerCommand();
    if (command.program.isEmpty())
        m_unusable = tr("The program that draws models does not work.");
    if (!m_unusable.isEmpty()) {
        answer({.problem = m_unusable});
        return;
    }
    m_state = State::Starting;
    m_received.clear();
    m_limit.start();
    m_process.start(command.program, command.arguments);
}

void ThumbnailWorker::send()
{
    m_sent = true;
    m_limit.start();
    m_process.write(encoded(*m_request));
}

void ThumbnailWorker::read()
{
    m_received += m_process.readAllStandardOutput();
    for (qsizetype end; m_state != State::Dying && (end = m_received.indexOf('\n')) >= 0;) {
        const QByteArray line = m_received.left(end + 1);
        m_received.remove(0, end + 1);
        take(line);
    }
    if (m_received.size() > longestThumbnailLine)
        kill();
}

void ThumbnailWorker::take(const QByteArray &line)
{
    if (m_state == State::Starting && line == readyLine) {
        m_state = State::Ready;
        m_limit.stop();
        if (m_request)
            send();
        return;
    }
    const Result<ThumbnailReply> read = thumbnailReplyOf(line);
    if (m_state == State::Ready && m_sent && read) {
        answer(*read);
        return;
    }
    // It can't draw, or it is no such program.
    const QString reason = read && m_state == State::Starting ? read->problem : QString();
    kill();
    giveUp(reason.isEmpty() ? tr("The program that draws models does not work.") : reason);
}

void ThumbnailWorker::ended()
{
    const State before = std::exchange(m_state, State::Off);
    m_limit.stop();
    if (before == State::Starting)
        giveUp(tr("The program that draws models does not work."));
    else if (m_request && m_sent)
        answer({.problem = tr("The program that draws models crashed on this one."), .isLasting = true});
    start();
}

void ThumbnailWorker::giveUp(const QString &problem)
{
    if (m_process.state() == QProcess::NotRunning)
        m_state = State::Off;
    m_unusable = problem;
    m_limit.stop();
    if (m_request)
        answer({.problem = problem});
}

void ThumbnailWorker::answer(const ThumbnailReply &answer)
{
    m_limit.stop();
    m_request.reset();
    m_sent = false;
    m_idle.start();
    Q_EMIT answered(answer);
}

void ThumbnailWorker::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_state = State::Dying;
    m_process.kill();
}

} // namespace sinew

#include "moc_thumbnail_worker.cpp"
