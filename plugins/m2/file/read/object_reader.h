// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/read/field_path.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Reads described structures from the bytes of a set. What doesn't fit its space stays empty and is reported; writing
/// then keeps its bytes as they are.
class ObjectReader
{
public:
    ObjectReader(M2Layout &layout, Root &root, Diagnostics &diagnostics);

    /// The structure at a place that is known to be large enough. `path` names it in messages.
    void readStruct(const StructInfo &info, Place place, void *object, const Ctx &ctx, const FieldPath &path,
                    TrackHome home = TrackHome::Model);
    /// A List, Array or String field whose count and offset stand at `place`.
    void readReferenced(const FieldInfo &field, void *data, Place place, const Ctx &ctx, const FieldPath &path,
                        TrackHome home);
    /// `count` structures one behind the other.
    void readItems(const FieldInfo &field, void *data, std::uint32_t count, Place place, const Ctx &ctx,
                   const FieldPath &path, TrackHome home);
    void readVertices(Place place);

    template<class T>
    T at(Place place) const
    {
        T value{};
        const Bytes bytes = m_layout.bytes(place.space);
        if (place.offset <= bytes.size() && bytes.size() - place.offset >= sizeof(T))
            std::memcpy(&value, bytes.data() + place.offset, sizeof(T));
        return value;
    }
    bool fits(std::int32_t space, ArrayRef ref, std::uint64_t width) const;
    /// Sequences whose sub-tracks differ from those that they are an alias of; found while tracks are read.
    const std::vector<bool> &aliasConflicts() const { return m_conflicts; }

    void report(Severity severity, const char *code, Message message, Place place, const FieldPath &path);

private:
    void readSteps(const StructInfo &info, const DiskPlan &plan, Place place, void *object, const Ctx &ctx,
                   const FieldPath &path, TrackHome home);
    void readTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path,
                   TrackHome home);
    void readSubTracks(const FieldInfo &field, const ValueCodec &codec, CurveBase &curve, Place place,
                       const FieldPath &path, TrackHome home);
    void readSingleTrack(const FieldInfo &field, const ValueCodec &codec, CurveBase &curve, Place place,
                         const FieldPath &path);
    void readLifeTrack(const FieldInfo &field, CurveBase &curve, Place place, const Ctx &ctx, const FieldPath &path);
    /// Whether the two parts of a track are there, sane and affordable.
    bool usable(std::int32_t space, ArrayRef times, ArrayRef values, std::uint32_t valueSize, const FieldPath &path);
    /// Bytes that may still be made; files whose blocks overlap could otherwise fill the memory.
    bool spend(std::uint64_t bytes, Place place, const FieldPath &path);

    M2Layout &m_layout;
    Root &m_root;
    Diagnostics &m_diagnostics;
    std::uint64_t m_budget;
    bool m_exhausted = false;
    std::vector<bool> m_conflicts;
    std::vector<std::pair<std::uint32_t, std::uint32_t>>
        m_aliases;                       ///< rows of aliases and of those whose keys they have
    std::vector<std::uint32_t> m_owners; ///< rows of sequences with keys of their own
    struct SubTrack
    {
        std::int32_t space;
        ArrayRef times, values;
        std::int32_t shift;
    };
    std::vector<SubTrack> m_subTracks; ///< reused
    /// Where keys go.
    struct CurveMemory
    {
        std::int32_t *times;
        std::byte *parts[3];
    };
    /// False for a time from `limit` (0: none) on; the values are not read then.
    bool fill(const CurveMemory &memory, const ValueCodec &codec, const SubTrack &sub, std::uint32_t limit);
    /// The keys of m_subTracks, without those that have too late ones.
    void fillAll(CurveBase &curve, CurveBase::Header header, const ValueCodec &codec, std::uint32_t limit,
                 const FieldPath &path);
    /// Reported if so.
    bool isTooLate(const SubTrack &sub, std::uint32_t limit, const FieldPath &path);
};

} // namespace sinew::m2
