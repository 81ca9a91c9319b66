// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <optional>

namespace sinew {

/// A sector or a file in one piece, compressed by one or several methods that its first byte names, as exactly `size`
/// bytes. Null if damaged, and for methods used only by sounds (Huffman, ADPCM).
///
/// StormLib decodes zlib, bzip2 and PKWARE. Its sparse, LZMA and Huffman decoders write out of bounds or abort on
/// damaged bytes (version 9.22), so sparse data is expanded here and LZMA by liblzma.
std::optional<QByteArray> mpqDecompress(const QByteArray &bytes, qsizetype size);

/// The same for the older method: PKWARE alone, without a first byte.
std::optional<QByteArray> mpqExplode(const QByteArray &bytes, qsizetype size);

} // namespace sinew
