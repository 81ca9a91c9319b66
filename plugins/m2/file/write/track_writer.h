// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/file/write/writer.h"

namespace sinew::m2 {

/// Keys first … first + count of `now` that are the same key (time and value, tangents aside) as one of `then` get the
/// bytes that this one had: for packings that are not exact. Both in chronological order.
void keepUntouched(const CurveBase &now, std::size_t first, std::size_t count, const CurveBase &then,
                   std::size_t thenFirst, std::size_t thenCount, const ValueCodec &codec, Bytes thenDisk,
                   std::vector<std::byte> &disk);

/// The part of M2Writer that stores tracks: one line before 264, sub-tracks after, in the model or in .anim files.
class TrackWriter
{
public:
    explicit TrackWriter(M2Writer &writer);

    /// Sequences came, went, moved, changed their range or the file of their keys: all tracks have to be looked at.
    bool sequencesChanged() const { return m_changed; }
    void write(const FieldInfo &field, Place place, const CurveBase &curve, Place formerPlace, const CurveBase *former,
               TrackHome home);
    /// Stores the keys that a compact file has at its end.
    void finish();

private:
    struct SequencePlan
    {
        std::uint32_t owner = 0;  ///< row of the sequence whose keys these are
        std::int32_t oldRow = -1; ///< as read
        bool external = false;
        bool missing = false; ///< its keys are in a file that was not found; what refers to them stays
        bool splits = false;  ///< shared an .anim file with another one until now, and gets a copy of it
    };
    struct KeyRange
    {
        std::size_t first = 0, count = 0;
    };
    struct SubRefs
    {
        ArrayRef times, values;
        bool operator==(const SubRefs &) const = default;
    };
    /// Keys to be stored once the order of all is known.
    struct Pending
    {
        std::uint32_t row;
        std::int32_t space;
        std::vector<std::byte> times, values;
        std::uint32_t count;
        std::vector<std::pair<Place, Place>> names; ///< where times and values are named
    };

    void writeSubTracks(const FieldInfo &field, const ValueCodec &codec, Place place, const CurveBase &curve,
                        Place formerPlace, const CurveBase *former, TrackHome home);
    void writeSingle(const ValueCodec &codec, Place place, const CurveBase &curve, Place formerPlace,
                     const CurveBase *former);
    void writeRanges(bool timesOnly, Place place, const CurveBase &curve, Place formerPlace, const CurveBase *former);
    void writeHead(const ValueCodec &codec, Place place, const CurveBase &curve, Place formerPlace,
                   const CurveBase *former);
    void keepSplineTangents(const ValueCodec &codec, KeyRange keys, const CurveBase &curve, const CurveBase &former,
                            KeyRange oldKeys, Bytes oldDisk, std::vector<std::byte> &disk) const;
    /// Whether two ranges hold the same keys, counted from the starts of their sequences.
    static bool sameKeyRange(const CurveBase &a, KeyRange keysA, std::int32_t startA, const CurveBase &b,
                             KeyRange keysB, std::int32_t startB, std::size_t width);
    std::vector<std::byte> packed(const ValueCodec &codec, const CurveBase &curve, KeyRange keys) const;
    KeyRange rangeOf(const CurveBase &curve, std::int32_t start, std::int32_t length) const;
    void findSplits();
    std::int32_t spaceOf(std::uint32_t row, TrackHome home, std::int32_t own);
    /// The same space in the sequence's own copy of the file.
    std::int32_t copiedSpace(std::uint32_t row, std::int32_t space);
    std::int32_t formerSpaceOf(std::int32_t oldRow, TrackHome home, std::int32_t own) const;

    M2Writer &m_writer;
    const M2Layout &m_layout;
    const Root &m_root;
    const Root &m_former;
    std::vector<SequencePlan> m_sequences;
    std::map<std::pair<std::uint32_t, int>, std::int32_t> m_newSpaces; ///< by sequence and home
    std::map<std::pair<std::uint32_t, std::int32_t>, std::int32_t>
        m_copies; ///< by sequence and the space that was copied
    std::vector<Pending> m_pending;
    bool m_changed = false;
};

} // namespace sinew::m2
