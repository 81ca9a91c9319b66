// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>

namespace sinew {

/// Between work in one thread and whoever waits for it in another: how far it is, and whether it should stop.
class TaskControl
{
public:
    void cancel() { m_cancelled = true; }
    bool isCancelled() const { return m_cancelled; }
    /// The same for what knows nothing but a flag. Valid as long as this object.
    const std::atomic<bool> &cancelled() const { return m_cancelled; }
    /// How much of all is done, 0…1.
    double fraction() const { return m_fraction; }

    // The side of the work.

    /// What comes next is this part of all.
    void begin(double from, double to)
    {
        m_from = from;
        m_share = to - from;
        m_fraction = from;
    }
    /// So much of the part is done, 0…1. False when it should stop.
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
