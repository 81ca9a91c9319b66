// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model.h"

namespace sinew::samples::m2 {

qsizetype Model::aliasOf(qsizetype sequence) const
{
    // Rings share their keys in real files, too: 0x20 at the first sequence, 0x60 at the second.
    for (qsizetype steps = 0; steps < sequences.size() && (sequences[sequence].flags & 0x40); ++steps)
        sequence = sequences[sequence].alias;
    return sequence;
}

qsizetype Model::externalOf(qsizetype sequence) const
{
    const qsizetype target = aliasOf(sequence);
    return sequences[target].flags & 0x20 ? -1 : target;
}

std::uint32_t Model::startOf(qsizetype sequence) const
{
    // As real files do it: a pause between two sequences.
    std::uint32_t start = 0;
    for (qsizetype i = 0; i < sequence; ++i)
        start += sequences[i].duration + 500;
    return start;
}

QList<std::int16_t> hashedLookup(const QList<Sequence> &sequences, qsizetype size)
{
    QList<std::int16_t> lookup(size, -1);
    for (qsizetype i = 0; i < sequences.size(); ++i) {
        if (sequences[i].variation != 0) // the first with its id leads to the others
            continue;
        qsizetype slot = sequences[i].id % size;
        for (qsizetype step = 1; lookup[slot] >= 0; ++step)
            slot = (slot + step * step) % size;
        lookup[slot] = std::int16_t(i);
    }
    return lookup;
}

} // namespace sinew::samples::m2
