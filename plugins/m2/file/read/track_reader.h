// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/read/space_reader.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/model.h"

#include <utility>
#include <vector>

namespace sinew::m2 {

/// Reads the keys of tracks: one sub-track per sequence, a single line before 264, or the life of a particle.
class TrackReader
{
public:
    TrackReader(SpaceReader &spaces, const M2Layout &layout, const Root &root);

    void readTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path,
                   AnimSection home);
    void readLifeTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path);
    /// Sequences whose sub-tracks differ from those of the sequence that they are an alias of; found while reading
    /// tracks.
    const std::vector<bool> &aliasConflicts() const { return m_conflicts; }

private:
    struct SubTrack
    {
        std::int32_t space;
        ArrayRef times, values;
        std::int32_t shift;
    };
    /// Where keys are written to.
    struct CurveMemory
    {
        std::int32_t *times;
        std::byte *parts[3];
    };

    void readSubTracks(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path, AnimSection home);
    void readSingleTrack(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path);
    /// Whether both parts of a track are there, sane and affordable.
    bool usable(std::int32_t space, ArrayRef times, ArrayRef values, std::uint32_t valueSize, const FieldPath &path);
    /// False if a time is `limit` (0: none) or later; the values are not read then.
    bool fill(const CurveMemory &memory, const ValueCodec &codec, const SubTrack &sub, std::uint32_t limit);
    /// The keys of m_subTracks, without those sub-tracks that have times that are too late.
    void fillAll(CurveBase &curve, CurveBase::Header header, const ValueCodec &codec, std::uint32_t limit,
                 const FieldPath &path);
    /// If so, it is reported.
    bool isTooLate(const SubTrack &sub, std::uint32_t limit, const FieldPath &path);

    SpaceReader &m_spaces;
    const M2Layout &m_layout;
    const Root &m_root;
    std::vector<bool> m_conflicts;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        m_aliases;                       ///< rows of aliases and of the sequences whose keys they have
    std::vector<std::uint32_t> m_owners; ///< rows of sequences with keys of their own
    std::vector<SubTrack> m_subTracks;   ///< reused
};

} // namespace sinew::m2
