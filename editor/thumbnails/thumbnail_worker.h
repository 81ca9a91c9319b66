// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/thumbnails/thumbnail_messages.h"

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <chrono>
#include <optional>

namespace sinew {

/// The process that draws thumbnails of models, so that neither a slow nor a fatal one disturbs the window: `sinew
/// thumbnail-worker`. Started for the first request, kept for the next ones, ended when there are none for a while and
/// with this object. A model that it dies of, or takes too long for, has no picture; the next one gets a new process.
class ThumbnailWorker : public QObject
{
    Q_OBJECT

public:
    struct Command
    {
        QString program;
        QStringList arguments;
    };
    /// What workers are started with from then on; nothing is drawn before the program has said it.
    static void setCommand(Command command);

    explicit ThumbnailWorker(QObject *parent = nullptr);
    ~ThumbnailWorker() override;

    /// For one model.
    void setTimeLimit(std::chrono::milliseconds limit) { m_limit.setInterval(limit); }
    bool isIdle() const { return !m_request; }
    /// Only while it is idle; answered() follows, never at once.
    void draw(const ThumbnailRequest &request);
    /// Ends the process, unless it is drawing; whatever kept one from starting before is forgotten.
    void restart();
    /// 0 when there is none.
    qint64 processId() const { return m_process.processId(); }

Q_SIGNALS:
    void answered(const sinew::ThumbnailReply &answer);

private:
    void start();
    void send();
    void read();
    void take(const QByteArray &line);
    void ended();
    void giveUp(const QString &problem);
    void answer(const ThumbnailReply &answer);
    void kill();

    enum class State { Off, Starting, Ready, Dying } m_state = State::Off;
    QProcess m_process;
    QByteArray m_received;                     ///< of a line that is not whole yet
    std::optional<ThumbnailRequest> m_request; ///< waits or is being drawn
    bool m_sent = false;                       ///< it is being drawn
    QString m_unusable;                        ///< why no process can draw
    QTimer m_limit, m_idle;
};

} // namespace sinew
