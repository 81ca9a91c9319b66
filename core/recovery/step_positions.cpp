// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/step_positions.h"

namespace sinew {

void StepPositions::begin(int historyIndex, int historyCount)
{
    m_document.resize(std::size_t(historyCount) + 1);
    for (std::uint64_t &state : m_document)
        state = ++m_last;
    m_index = std::size_t(historyIndex);
    m_logged = {present()};
    m_done = 0;
}

void StepPositions::adopt(int historyIndex, int historyCount)
{
    begin(historyIndex, historyCount);
    m_logged = m_document;
    m_done = m_index;
}

bool StepPositions::knowsNext(bool backwards) const
{
    const std::size_t next = backwards ? m_index - 1 : m_index + 1; // one before the first wraps to beyond the last
    if (next >= m_document.size())
        return false;
    const std::uint64_t state = m_document[next];
    return (m_done > 0 && m_logged[m_done - 1] == state) ||
           (m_done + 1 < m_logged.size() && m_logged[m_done + 1] == state);
}

StepPositions::Move StepPositions::appendStep()
{
    m_logged.resize(++m_done);
    m_logged.push_back(present());
    return {Kind::Step, m_done, count()};
}

bool StepPositions::goToNeighbour()
{
    if (m_done > 0 && m_logged[m_done - 1] == present())
        --m_done;
    else if (m_done + 1 < m_logged.size() && m_logged[m_done + 1] == present())
        ++m_done;
    else
        return false;
    return true;
}

StepPositions::Move StepPositions::pushed(int historyIndex, int historyCount)
{
    const auto index = std::size_t(historyIndex);
    const std::size_t before = m_index;
    const bool ownStep = m_done > 0 && before > 0 && m_logged[m_done - 1] == m_document[before - 1];
    m_index = index;
    m_document.resize(std::size_t(historyCount) + 1, 0);
    if (index > before) {
        m_document[index] = ++m_last;
        return appendStep();
    }
    // Undone steps are gone for good.
    m_logged.resize(m_done + 1);
    if (index < before) { // merged, and both cancel out
        if (!ownStep)
            return appendStep();
        m_logged.resize(m_done--);
        return state();
    }
    m_document[index] = ++m_last;
    if (!ownStep)
        return appendStep();
    m_logged[m_done] = present();
    return {Kind::Amend, m_done, count()};
}

StepPositions::Move StepPositions::moved(int historyIndex, int historyCount)
{
    const bool dropped = std::size_t(historyCount) + 1 < m_document.size();
    m_index = std::size_t(historyIndex);
    m_document.resize(std::size_t(historyCount) + 1);
    if (!goToNeighbour())
        return appendStep();
    if (dropped)
        m_logged.resize(m_done + 1);
    return state();
}

} // namespace sinew
