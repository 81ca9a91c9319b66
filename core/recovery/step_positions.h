// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sinew {

/// Which states of a document's history are also states of its log, which begins at a save: earlier states are not in
/// it, and undoing to them is written as separate steps. States are identified by numbers; none comes back when a step
/// is replaced by another.
class StepPositions
{
public:
    /// What has to be written to a log.
    enum class Kind {
        Step,  ///< a new step after the present one
        Amend, ///< more changes to the present step
        State, ///< only how many steps are done, and how many there are
    };
    struct Move
    {
        Kind kind;
        std::size_t done = 0, count = 0; ///< in the log, afterwards
    };

    /// The log begins at the document's present state.
    void begin(int historyIndex, int historyCount);
    /// The log has all of the document's history, from its first state on.
    void adopt(int historyIndex, int historyCount);

    /// True if the log has the state that one undo (redo) leads to: then its changes need not be written.
    bool knowsNext(bool backwards) const;
    /// The document's history after a push.
    Move pushed(int historyIndex, int historyCount);
    /// The same after an undo or redo of one step, and after a step was taken back and dropped.
    Move moved(int historyIndex, int historyCount);

    std::size_t done() const { return m_done; }
    std::size_t count() const { return m_logged.size() - 1; }

private:
    std::uint64_t present() const { return m_document[m_index]; }
    Move appendStep();
    Move state() const { return {Kind::State, m_done, count()}; }
    /// Moves to a neighbour in the log that is the document's present state.
    bool goToNeighbour();

    std::vector<std::uint64_t> m_document; ///< by history index
    std::size_t m_index = 0;
    std::vector<std::uint64_t> m_logged; ///< by number of steps done
    std::size_t m_done = 0;
    std::uint64_t m_last = 0;
};

} // namespace sinew
