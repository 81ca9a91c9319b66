// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/read/field_path.h"
#include "plugins/m2/model/layout.h"

#include <cstring>

namespace sinew::m2 {

/// Reads numbers from the spaces of a set; checks what fits into them and what the budget still allows.
class SpaceReader
{
public:
    /// References that point past the end of a model's file.
    struct Beyond
    {
        int references = 0;
        std::uint64_t end = 0; ///< the bytes that the file would need for them
    };

    SpaceReader(const M2Layout &layout, Diagnostics &diagnostics, MemoryBudget &budget);

    template<class T>
    T at(Place place) const
    {
        T value{};
        const Bytes bytes = m_layout.bytes(place.space);
        if (place.offset <= bytes.size() && bytes.size() - place.offset >= sizeof(T))
            std::memcpy(&value, bytes.data() + place.offset, sizeof(T));
        return value;
    }
    bool fits(std::int32_t space, ArrayRef ref, std::uint64_t width);
    /// Of those that were asked about so far.
    const Beyond &beyond() const { return m_beyond; }
    /// Charges a block of elements or the objects of a list to the budget: data shared in the file is created once for
    /// each reference to it. False if that is too much; reported the first time.
    bool chargeBlock(std::uint64_t count, std::uint64_t elementBytes, Place place, const FieldPath &path);
    bool chargeObjects(std::uint64_t count, std::uint64_t objectBytes, Place place, const FieldPath &path);
    /// Reduces the number of sub-tracks that may still be looked at, which tracks may share as well. False as above.
    bool look(std::uint64_t subTracks, Place place, const FieldPath &path);
    void report(Severity severity, const char *code, Message message, Place place, const FieldPath &path);

private:
    bool exhaust(Place place, const FieldPath &path);

    const M2Layout &m_layout;
    Diagnostics &m_diagnostics;
    MemoryBudget &m_budget;
    std::uint64_t m_looks;
    Beyond m_beyond;
    bool m_exhausted = false;
};

} // namespace sinew::m2
