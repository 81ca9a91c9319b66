// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/read/field_path.h"
#include "plugins/m2/model/layout.h"

#include <cstring>

namespace sinew::m2 {

/// Reads numbers from the spaces of a set, and knows what fits them and what may still be made of them.
class SpaceReader
{
public:
    SpaceReader(const M2Layout &layout, Diagnostics &diagnostics);

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
    /// Takes off what may still be made; files whose blocks overlap could otherwise fill the memory. False if that is
    /// too much, reported the first time.
    bool spend(std::uint64_t bytes, Place place, const FieldPath &path);
    void report(Severity severity, const char *code, Message message, Place place, const FieldPath &path);

private:
    const M2Layout &m_layout;
    Diagnostics &m_diagnostics;
    std::uint64_t m_budget;
    bool m_exhausted = false;
};

} // namespace sinew::m2
