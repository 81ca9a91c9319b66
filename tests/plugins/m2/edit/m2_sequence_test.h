// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits of sequences in tests: each result is saved to a folder, read from there and compared. Values are derived from
// tests/samples/generator/m2/tiny.cpp: bone 1 moves in every sequence that has keys of its own, at the start, half and
// the end of its length; x is row, row + 1/8, row + 1/4.

#include "tests/plugins/m2/m2_disk.h"

namespace sinew::test {
inline namespace m2_sequence_test_helpers {

using XKeys = QList<std::pair<int, double>>;

inline const SequenceFacet &facet()
{
    return *m2Format().sequences();
}
inline NodeId idOf(const Document &document, std::size_t row)
{
    return rootOf(document).sequences.ids[row];
}
inline XKeys moves(const m2::Root &root, std::size_t row)
{
    return xKeysOf(root.bones[1].translation, root, row);
}
inline XKeys moves(const Document &document, std::size_t row)
{
    return moves(rootOf(document), row);
}
inline Result<ChangeSet> changesOf(Result<NewSequence> made)
{
    return made ? Result<ChangeSet>(std::move(made->changes)) : Result<ChangeSet>(made.error());
}
inline QString refusal(const Result<ChangeSet> &changes)
{
    return changes ? QString() : QString::fromStdString(changes.error().message.text());
}
/// Carries it out as the user would; returns the model read back from disk.
#define VERIFY_EDIT(document, changes)                                                                                 \
    const auto again = [&] {                                                                                           \
        QString problem;                                                                                               \
        auto read = verifyEdit(*document, changes, problem);                                                           \
        if (!problem.isEmpty())                                                                                        \
            QTest::qFail(qPrintable(problem), __FILE__, __LINE__);                                                     \
        return read;                                                                                                   \
    }();                                                                                                               \
    if (!again)                                                                                                        \
    return

inline int lookedUp(const m2::Root &root, int id)
{
    const std::size_t size = root.sequenceLookup.size();
    std::size_t slot = std::size_t(id) % size;
    for (std::size_t step = 1; step < 100; ++step) {
        const int row = root.sequenceLookup[slot];
        if (row < 0)
            return -1;
        if (root.sequences[std::size_t(row)].id == id)
            return row;
        slot = (slot + step * step) % size;
    }
    return -2;
}

/// Files from 264 on, plain, in chunks, and with a separate skeleton: the same model.
inline void subTrackSamples()
{
    QTest::addColumn<QString>("sample");
    for (const char *sample : {"m2wotlk/tiny.m2", "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2skel/tiny.m2"})
        QTest::newRow(sample) << QString::fromLatin1(sample);
}

} // namespace m2_sequence_test_helpers
} // namespace sinew::test
