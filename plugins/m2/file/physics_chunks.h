// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <vector>

namespace sinew::m2 {

/// A chunk of a .phys file and what it holds.
struct PhysicsChunk
{
    std::uint32_t tag = 0;           ///< read forwards
    std::size_t begin = 0, size = 0; ///< of its data
    int field = -1;                  ///< row of describe<Physics>(), -1 not understood
    std::size_t form = 0;
    std::uint32_t wrongWidth = 0; ///< a known chunk whose size is no multiple of this
};

/// The chunks of a file, the same whenever it is asked.
struct PhysicsChunks
{
    std::vector<PhysicsChunk> chunks;
    bool backwards = false; ///< tags
    bool hasHead = false;   ///< PHYS is there
    std::size_t end = 0;    ///< of the last chunk
};
PhysicsChunks physicsChunks(Bytes bytes);

/// The tag with its characters in the other order.
inline std::uint32_t backwards(std::uint32_t tag)
{
    return tag << 24 | (tag & 0xff00) << 8 | (tag >> 8 & 0xff00) | tag >> 24;
}

/// Bytes of a polytope's header, and of what follows its vertices by face and by half edge.
inline constexpr std::size_t polytopeHeader = 80, faceBytes = 17, edgeBytes = 4;

} // namespace sinew::m2
