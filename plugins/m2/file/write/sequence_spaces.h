// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/write/writer.h"

namespace sinew::m2 {

/// Determines where the keys of each sequence were and go: in the model, in an .anim file that was read, or in a new
/// one.
class SequenceSpaces
{
public:
    explicit SequenceSpaces(M2Writer &writer);

    struct Plan
    {
        std::uint32_t target = 0; ///< row of the sequence that an alias plays, whose .anim file is read
        std::uint32_t owner = 0;  ///< row of the sequence whose keys these are
        std::int32_t oldRow = -1; ///< as read
        bool external = false;
        bool missing = false; ///< its keys are in a file that was not found; references to them stay
        bool splits = false;  ///< shared an .anim file with another one until now, and gets a copy of it
    };
    /// By the present row of the sequence.
    const std::vector<Plan> &plans() const { return m_plans; }
    /// Sequences were added, removed, moved, or changed their range or the file of their keys: all tracks must be
    /// checked.
    bool changed() const { return m_changed; }

    /// Where the keys of a sequence go, -1 if its file has no chunk for them. `own`: the space of the track's head.
    std::int32_t spaceOf(std::uint32_t row, AnimSection home, std::int32_t own);
    /// Where they were.
    std::int32_t formerSpaceOf(std::int32_t oldRow, AnimSection home, std::int32_t own) const;

private:
    void findSplits();
    /// The same space in the sequence's own copy of the file.
    std::int32_t copiedSpace(std::uint32_t row, std::int32_t space);

    M2Writer &m_writer;
    const M2Layout &m_layout;
    const Root &m_root;
    std::vector<Plan> m_plans;
    std::map<std::pair<std::uint32_t, int>, std::int32_t> m_newSpaces; ///< by sequence and home
    std::map<std::pair<std::uint32_t, std::int32_t>, std::int32_t>
        m_copies; ///< by sequence and the space that was copied
    bool m_changed = false;
};

} // namespace sinew::m2
