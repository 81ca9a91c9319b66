// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/write/writer.h"

#include <functional>
#include <memory>

namespace sinew::m2 {

/// How the outer arrays of a track name the keys of one sub-track.
struct SubRefs
{
    ArrayRef times, values;
    bool operator==(const SubRefs &) const = default;
};

/// The keys of one sub-track as stored in the file.
struct SubTrackKeys
{
    std::uint32_t row = 0; ///< of the sub-track
    std::int32_t space = -1;
    std::uint32_t count = 0;
    std::vector<std::byte> times, values; ///< no values: times only
};

/// Where the keys of a sub-track were.
struct FormerKeys
{
    SubRefs refs;
    std::int32_t space = -1;
    bool isReadable = false;    ///< the keys were understood
    std::uint32_t diskSize = 0; ///< bytes of a value
};

/// Stores the keys of tracks as one mode of M2Writer requires.
class KeyStore
{
public:
    static std::unique_ptr<KeyStore> of(M2Writer &writer, M2Writer::Mode mode);
    virtual ~KeyStore() = default;

    /// Whether the data read stays where it is, because it is unchanged, or could not be read and is still empty.
    virtual bool keeps(bool same, bool unread) const = 0;
    /// Whether the former bytes stay where nothing new is written; otherwise unreadable data would be lost.
    virtual bool keepsFormerBytes() const { return true; }
    /// Stores the keys of a sub-track; returns how they are to be named.
    virtual SubRefs store(SubTrackKeys keys, const FormerKeys &former) = 0;

    /// Places that name times and values; unknown if there are none.
    using Names = std::vector<std::pair<Place, Place>>;
    /// Called once the outer arrays of a track have their place: `namesOf` returns which of their places name the keys
    /// of a sub-track.
    virtual void arraysStand(const std::function<Names(std::uint32_t row)> & /*namesOf*/) {}
    /// Called when all tracks are stored.
    virtual void finish() {}
};

} // namespace sinew::m2
