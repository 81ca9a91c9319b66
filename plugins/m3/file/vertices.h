// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Bytes of a vertex with these flags. The order of its parts and the sizes of those without a known meaning are those
/// of the corpus: vertices times this are the whole buffer in all of its files.
std::size_t vertexBytes(std::uint32_t flags);
/// Bones that a vertex names: 0, 2 or 4.
std::size_t bonesPerVertex(std::uint32_t flags);

/// Takes the buffer apart into the root's arrays by its vertexFlags. Bytes behind the last whole vertex are left.
void decodeVertices(Root &root, Bytes buffer);
/// The buffer again. Arrays that are too short leave zeros.
std::vector<std::byte> encodeVertices(const Root &root);

} // namespace sinew::m3
