// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QThread>

#include <ctime>
#include <utility>

namespace sinew::test {
inline namespace window_stalls_helpers {

/// How long the window's thread does not respond: the longest time that one event takes with all the events that it
/// sends, and what it was. Counts only in a WatchedApplication.
class WindowStalls : public QObject
{
public:
    struct Stall
    {
        double milliseconds = 0;
        QByteArray during;
    };

    WindowStalls()
    {
        s_current = this;
        // Whoever runs the loop from within an event responds again.
        auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { interrupt(); });
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { interrupt(); });
    }
    ~WindowStalls() override { s_current = nullptr; }
    WindowStalls(const WindowStalls &) = delete;
    WindowStalls &operator=(const WindowStalls &) = delete;

    static WindowStalls *current() { return s_current; }

    bool isWithinEvent() const { return m_since.isValid(); }
    /// Everything up to the matching end() counts as one event.
    void begin(const QByteArray &what)
    {
        ++m_begun;
        start(what);
    }
    void end()
    {
        interrupt();
        if (--m_begun > 0)
            start("rest of an event"); // that ran the loop
    }
    /// Milliseconds of processor time of this thread.
    static double processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
    }
    /// The longest since the last call.
    Stall take() { return std::exchange(m_longest, {}); }

private:
    void start(const QByteArray &what)
    {
        m_now = what;
        m_since.start();
    }
    void interrupt()
    {
        if (m_since.isValid() && double(m_since.nsecsElapsed()) / 1e6 > m_longest.milliseconds)
            m_longest = {double(m_since.nsecsElapsed()) / 1e6, m_now};
        m_since.invalidate();
    }
    static inline WindowStalls *s_current = nullptr;
    QElapsedTimer m_since;
    int m_begun = 0;
    Stall m_longest;
    QByteArray m_now;
};

/// Tells WindowStalls where each event begins and ends.
class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        WindowStalls *stalls = WindowStalls::current();
        if (!stalls || QThread::currentThread() != thread() || stalls->isWithinEvent())
            return QApplication::notify(receiver, event);
        stalls->begin(QByteArray(receiver->metaObject()->className()) + ' ' + QByteArray::number(int(event->type())));
        const bool result = QApplication::notify(receiver, event);
        if (WindowStalls::current() == stalls)
            stalls->end();
        return result;
    }
};

} // namespace window_stalls_helpers
} // namespace sinew::test
