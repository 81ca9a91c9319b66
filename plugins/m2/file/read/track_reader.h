// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/read/space_reader.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/model.h"

#include <utility>
#include <vector>

namespace sinew::m2 {

/// Reads the keys of tracks: a sub-track for each sequence, one line before 264, or the life of a particle.
class TrackReader
{
public:
    TrackReader(SpaceReader &spaces, const M2Layout &layout, const Root &root);

    void readTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path,
                   AnimSection home);
    void readLifeTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path);
    /// Sequences whose sub-tracks differ from those that they are an alias of; found while tracks are read.
    const std::vector<bool> &aliasConflicts() const { return m_conflicts; }

private:
    struct SubTrack
    {
        std::int32_t space;
        ArrayRef times, values;
        std::int32_t shift;
    };
    /// Where keys go.
    struct CurveMemory
    {
        std::int32_t *times;
        std::byte *parts[3];
    };

    void readSubTracks(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path, AnimSection home);
    void readSingleTrack(const ValueCodec &codec, CurveBase &curve, Place place, const FieldPath &path);
    /// Whether the two parts of a track are there, sane and affordable.
    bool usable(std::int32_t space, ArrayRef times, ArrayRef values, std::uint32_t valueSize, const FieldPath &path);
    /// False for a time from `limit` (0: none) on; the values are not read then.
    bool fill(const CurveMemory &memory, const ValueCodec &codec, const SubTrack &sub, std::uint32_t limit);
    /// The keys of m_subTracks, without those that have too late ones.
    void fillAll(CurveBase &curve, CurveBase::Header header, const ValueCodec &codec, std::uint32_t limit,
                 const FieldPath &path);
    /// Reported if so.
    bool isTooLate(const SubTrack &sub, std::uint32_t limit, const FieldPath &path);

    SpaceReader &m_spaces;
    const M2Layout &m_layout;
    const Root &m_root;
    std::vector<bool> m_conflicts;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        m_aliases;                       ///< rows of aliases and of those whose keys they have
    std::vector<std::uint32_t> m_owners; ///< rows of sequences with keys of their own
    std::vector<SubTrack> m_subTracks;   ///< reused
};

} // namespace sinew::m2
