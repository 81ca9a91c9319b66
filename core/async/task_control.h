// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace sinew {

/// Links work in one thread with those who wait for it in another: its progress, and whether it should stop.
class TaskControl
{
public:
    void cancel() { m_cancelled = true; }
    bool isCancelled() const { return m_cancelled; }
    /// The same for code that only takes a flag. Valid as long as this object.
    const std::atomic<bool> &cancelled() const { return m_cancelled; }
    /// Progress of the whole work, 0…1.
    double fraction() const { return m_fraction; }

    // For the work itself.

    /// The work that follows is this part of the whole.
    void begin(double from, double to)
    {
        m_from = from;
        m_share = to - from;
        m_fraction = from;
    }
    /// This much of the part is done, 0…1. Returns false when the work should stop.
    bool advance(double done)
    {
        m_fraction = m_from + m_share * done;
        return !m_cancelled;
    }

private:
    std::atomic<bool> m_cancelled = false;
    std::atomic<double> m_fraction = 0;
    double m_from = 0, m_share = 1;
};

} // namespace sinew
