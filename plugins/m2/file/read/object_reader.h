// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/read/space_reader.h"
#include "plugins/m2/file/read/track_reader.h"
#include "plugins/m2/model/model.h"

#include <utility>
#include <vector>

namespace sinew::m2 {

/// Reads described structures from the bytes of a set. Anything that doesn't fit its space stays empty and is reported;
/// writing then keeps its bytes unchanged.
class ObjectReader
{
public:
    ObjectReader(const M2Layout &layout, Root &root, Diagnostics &diagnostics, MemoryBudget &budget);
    // The reader of tracks refers to its neighbouring member.
    ObjectReader(const ObjectReader &) = delete;
    ObjectReader &operator=(const ObjectReader &) = delete;

    /// The structure at a place that is known to be large enough. `path` names it in messages.
    void readStruct(const StructInfo &info, Place place, void *object, const Ctx &ctx, const FieldPath &path,
                    AnimSection home = AnimSection::Model);
    /// A List, Array or String field whose count and offset are at `place`.
    void readReferenced(const FieldInfo &field, void *data, Place place, const Ctx &ctx, const FieldPath &path,
                        AnimSection home);
    /// `count` consecutive structures.
    void readItems(const FieldInfo &field, void *data, std::uint32_t count, Place place, const Ctx &ctx,
                   const FieldPath &path, AnimSection home);
    void readVertices(Place place);

    bool fits(std::int32_t space, ArrayRef ref, std::uint64_t width) { return m_spaces.fits(space, ref, width); }
    const SpaceReader::Beyond &beyond() const { return m_spaces.beyond(); }
    /// Sequences whose sub-tracks differ from those of the sequence that they are an alias of; found while reading
    /// tracks.
    const std::vector<bool> &aliasConflicts() const { return m_tracks.aliasConflicts(); }

    void report(Severity severity, const char *code, Message message, Place place, const FieldPath &path)
    {
        m_spaces.report(severity, code, std::move(message), place, path);
    }

private:
    void readSteps(const StructInfo &info, const DiskPlan &plan, Place place, void *object, const Ctx &ctx,
                   const FieldPath &path, AnimSection home);

    const M2Layout &m_layout;
    Root &m_root;
    SpaceReader m_spaces;
    TrackReader m_tracks;
};

} // namespace sinew::m2
