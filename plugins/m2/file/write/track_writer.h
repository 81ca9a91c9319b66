// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/write/key_bytes.h"
#include "plugins/m2/file/write/key_store.h"
#include "plugins/m2/file/write/sequence_spaces.h"

namespace sinew::m2 {

/// The part of M2Writer that stores tracks: one line before 264, sub-tracks after, in the model or in .anim files.
class TrackWriter
{
public:
    explicit TrackWriter(M2Writer &writer);

    /// See SequenceSpaces::changed().
    bool sequencesChanged() const { return m_sequences.changed(); }
    void write(const FieldInfo &field, Place place, const CurveBase &curve, Place formerPlace, const CurveBase *former,
               AnimSection home);
    /// Stores the keys that a compact file keeps at its end.
    void finish() { m_keys->finish(); }

private:
    void writeHead(const StoredTrack &track);
    /// A track of files before 264.
    void writeSingle(const StoredTrack &track);
    void writeRanges(const StoredTrack &track);

    M2Writer &m_writer;
    const M2Layout &m_layout;
    const Root &m_root;
    SequenceSpaces m_sequences;
    std::unique_ptr<KeyStore> m_keys;
};

} // namespace sinew::m2
