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

/// What is odd about where a sequence lies, or how much room is behind it.
struct SequenceState
{
    std::optional<Severity> severity; ///< none: nothing is wrong
    QString text;

    bool operator==(const SequenceState &) const = default;
};

/// What the table of sequences shows of one of them.
struct SequenceRow
{
    Clip clip;
    std::size_t keys = 0;      ///< counted apart, as that takes longer
    QString rarity, moveSpeed; ///< null where there is no such field
    SequenceState state;

    bool isSame(const SequenceRow &other) const;
};

/// Sequences in file order, then global sequences; nothing when there is no document or its format has no sequences.
std::vector<SequenceRow> sequenceRows(Document *document);

/// The rows' clips, then the gaps between the sequences, before the first and behind the last, as clips of their own.
std::vector<Clip> clipsAndGaps(const std::vector<SequenceRow> &rows);

} // namespace sinew
