// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Size in bytes of a vertex with these flags. The order of its parts and the sizes of those without a known meaning
/// follow the corpus: in all of its files the buffer is exactly vertices times this size.
std::size_t vertexBytes(std::uint32_t flags);
/// Number of bones that a vertex names: 0, 2 or 4.
std::size_t bonesPerVertex(std::uint32_t flags);

/// Splits the buffer into the root's arrays by its vertexFlags. Bytes after the last whole vertex are ignored.
void decodeVertices(Root &root, Bytes buffer);
/// Whether the buffer holds the root's arrays, all of one number of vertices, and at most a part of a vertex after
/// them.
bool verticesAre(const Root &root, Bytes buffer);
/// Rebuilds the buffer. Arrays that are too short leave zeros.
std::vector<std::byte> encodeVertices(const Root &root);

} // namespace sinew::m3
