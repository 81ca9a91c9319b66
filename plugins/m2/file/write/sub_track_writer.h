// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/write/key_bytes.h"
#include "plugins/m2/file/write/key_store.h"
#include "plugins/m2/file/write/sequence_spaces.h"

namespace sinew::m2 {

/// Stores one track of files since 264: two outer arrays, of times and of values, that name the keys of each sequence.
class SubTrackWriter
{
public:
    SubTrackWriter(M2Writer &writer, SequenceSpaces &sequences, KeyStore &keys, const StoredTrack &track,
                   AnimSection home);
    void write();

private:
    /// The keys of the former curve that a sub-track held.
    struct FormerRange
    {
        std::int32_t row = -1; ///< of the former sub-track, -1 if there is none with usable bytes
        KeyRange keys;
        std::int32_t space = -1;
    };

    std::size_t wantedCount() const;
    /// Whether there was a sub-track for a row of the sequences as read.
    bool isKnown(std::int32_t oldRow) const;
    SubRefs formerRefs(std::size_t row) const;
    /// A track on a global loop, or of a model without sequences: all keys in the first sub-track.
    void writeWhole();
    void writeSequences();
    SubRefs writeSequence(std::uint32_t row);
    /// Aliases name the same bytes, unless theirs were empty.
    void leadAliases();
    /// Keys of the sub-track of a row, with times relative to `start`.
    SubRefs store(std::size_t row, std::int32_t space, KeyRange keys, std::int32_t start, const FormerRange &former);
    void refuseLoss(const SubRefs &former);
    void writeArray(int part);
    KeyStore::Names namesOf(std::uint32_t row) const;
    /// The head of an outer array.
    static Place arrayAt(Place track, int part) { return {track.space, track.offset + 4 + std::uint32_t(part) * 8}; }

    M2Writer &m_writer;
    SequenceSpaces &m_sequences;
    KeyStore &m_keys;
    const StoredTrack &m_track;
    AnimSection m_home;
    int m_parts; ///< 1: only times
    bool m_isGlobal, m_wasGlobal;
    ArrayRef m_formerArrays[2];
    std::vector<SubRefs> m_refs; ///< by row
};

} // namespace sinew::m2
