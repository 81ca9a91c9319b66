// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>

#include <ctime>
#include <utility>

namespace sinew::test {
inline namespace window_stalls_helpers {

/// How long the window's thread does not respond: the longest time that one event takes, and what it was.
class WindowStalls : public QObject
{
public:
    struct Stall
    {
        double milliseconds = 0; ///< on the clock
        double processor = 0;    ///< milliseconds of processor time of the window's thread
        QByteArray during;
    };

    WindowStalls()
    {
        qApp->installEventFilter(this);
        auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { end(); });
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { begin("awake"); });
    }

    /// Everything from now on is one more event.
    void begin(const QByteArray &what)
    {
        end();
        m_now = what;
        m_processorBefore = processorTime();
        m_since.start();
    }
    void end()
    {
        if (m_since.isValid() && double(m_since.nsecsElapsed()) / 1e6 > m_longest.milliseconds)
            m_longest = {double(m_since.nsecsElapsed()) / 1e6, processorTime() - m_processorBefore, m_now};
        m_since.invalidate();
    }
    /// The longest since the last call.
    Stall take()
    {
        end();
        return std::exchange(m_longest, {});
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        begin(QByteArray(watched->metaObject()->className()) + ' ' + QByteArray::number(int(event->type())));
        return false;
    }

private:
    static double processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }

    QElapsedTimer m_since;
    double m_processorBefore = 0;
    Stall m_longest;
    QByteArray m_now;
};

} // namespace window_stalls_helpers
} // namespace sinew::test
