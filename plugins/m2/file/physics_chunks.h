// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <vector>

namespace sinew::m2 {

/// A chunk of a .phys file and its content.
struct PhysicsChunk
{
    std::uint32_t tag = 0;           ///< in forward order
    std::size_t begin = 0, size = 0; ///< of its data
    int field = -1;                  ///< row of describe<Physics>(), -1 if not understood
    std::size_t form = 0;
    std::uint32_t wrongWidth = 0; ///< set for a known chunk whose size is not a multiple of this
};

/// The chunks of a file; the same on every call.
struct PhysicsChunks
{
    std::vector<PhysicsChunk> chunks;
    bool backwards = false; ///< of the tags
    bool hasHead = false;   ///< there is a PHYS chunk
    std::size_t end = 0;    ///< of the last chunk
};
PhysicsChunks physicsChunks(Bytes bytes);

/// The tag with its characters reversed.
inline std::uint32_t backwards(std::uint32_t tag)
{
    return tag << 24 | (tag & 0xff00) << 8 | (tag >> 8 & 0xff00) | tag >> 24;
}

/// Bytes of a polytope's header, and of the data after its vertices by face and by half edge.
inline constexpr std::size_t polytopeHeader = 80, faceBytes = 17, edgeBytes = 4;

} // namespace sinew::m2
