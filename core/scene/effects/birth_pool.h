// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// The births of a range of steps that ends now, oldest first. Its content depends only on the last call of advance(),
/// as long as `from` moves on with `now` and clear() is called whenever births would turn out differently. `Birth` has
/// a `step`, and its age determines whether it is still alive.
template<class Birth>
class BirthPool
{
public:
    void clear() { m_filled = false; }
    /// True if the maximum kept some steps of the range out.
    bool isCut() const { return m_isCut; }
    const Birth *begin() const { return m_births.data() + m_first; }
    const Birth *end() const { return m_births.data() + m_births.size(); }

    /// Steps from…now, or as many of the latest as have at most `maximum` births by `count(step)`. `make(step, births)`
    /// appends those of a step, by time; it may leave some out.
    template<class Count, class Make>
    void advance(std::int64_t from, std::int64_t now, std::size_t maximum, const Count &count, const Make &make)
    {
        if (!m_filled || now < m_last || from > m_last || isMoreThan(maximum, now, count)) {
            m_births.clear();
            m_first = 0;
            m_counted = 0;
            m_from = now + 1;
            while (m_from > from) {
                const std::size_t births = count(m_from - 1);
                if (m_counted + births > maximum)
                    break;
                m_counted += births;
                --m_from;
            }
            for (std::int64_t step = m_from; step <= now; ++step)
                make(step, m_births);
        } else {
            for (std::int64_t step = m_last + 1; step <= now; ++step) {
                m_counted += count(step);
                make(step, m_births);
            }
            for (; m_from < from || m_counted > maximum; ++m_from)
                m_counted -= count(m_from);
            while (m_first < m_births.size() && m_births[m_first].step < m_from)
                ++m_first;
            if (m_first > m_births.size() / 2) {
                m_births.erase(m_births.begin(), m_births.begin() + std::ptrdiff_t(m_first));
                m_first = 0;
            }
        }
        m_last = now;
        m_isCut = m_from > from;
        m_filled = true;
    }

private:
    /// True if the steps since the last one have more births than are kept, so most would be made for nothing.
    template<class Count>
    bool isMoreThan(std::size_t maximum, std::int64_t now, const Count &count) const
    {
        std::size_t births = 0;
        for (std::int64_t step = now; step > m_last && births <= maximum; --step)
            births += count(step);
        return births > maximum;
    }

    std::vector<Birth> m_births;
    std::size_t m_first = 0;
    std::size_t m_counted = 0; ///< by count(), for the steps held
    std::int64_t m_from = 0, m_last = 0;
    bool m_filled = false, m_isCut = false;
};

} // namespace sinew
