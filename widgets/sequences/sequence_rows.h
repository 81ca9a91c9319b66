// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/clip.h"
#include "core/io/diagnostics.h"

#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// What is odd about where a sequence lies, or how much room is after it.
struct SequenceState
{
    std::optional<Severity> severity; ///< none: nothing is wrong
    QString text;

    bool operator==(const SequenceState &) const = default;
};

/// The values of a sequence that the table shows.
struct SequenceRow
{
    Clip clip;
    std::size_t keys = 0;      ///< counted separately, as that takes longer
    QString rarity, moveSpeed; ///< null if there is no such field
    SequenceState state;

    bool isSame(const SequenceRow &other) const;
};

/// Sequences in file order, then global sequences; nothing if there is no document or its format has no sequences.
std::vector<SequenceRow> sequenceRows(Document *document);

/// The rows' clips, then the gaps before, between and after the sequences, as additional clips.
std::vector<Clip> clipsAndGaps(const std::vector<SequenceRow> &rows);

} // namespace sinew
