// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"

#include <atomic>

namespace sinew {

/// Where a check puts what it finds. Keeps a certain number and counts the rest, so that a hostile file can't fill the
/// memory.
class Findings
{
public:
    Findings(const Check &check, std::size_t limit, const std::atomic<bool> *cancelled = nullptr)
        : m_check(check), m_limit(limit), m_cancelled(cancelled)
    {
    }

    void add(Message message, std::vector<Address> addresses)
    {
        if (m_found.size() < m_limit)
            m_found.push_back({&m_check, std::move(message), std::move(addresses)});
        else
            ++m_more;
    }
    void add(Message message, const Address &place) { add(std::move(message), std::vector<Address>{place}); }

    /// What takes long asks before each step: what it has found so far is dropped anyway.
    bool isCancelled() const
    {
        ++m_questions;
        return m_cancelled && m_cancelled->load(std::memory_order_relaxed);
    }
    /// How often isCancelled() was called.
    std::size_t questions() const { return m_questions; }

    std::vector<Finding> take() { return std::move(m_found); }
    std::size_t more() const { return m_more; }

private:
    const Check &m_check;
    std::size_t m_limit;
    const std::atomic<bool> *m_cancelled;
    std::vector<Finding> m_found;
    std::size_t m_more = 0;
    mutable std::size_t m_questions = 0;
};

} // namespace sinew
