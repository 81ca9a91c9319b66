// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"

namespace sinew {

/// BLP1 with JPEG or palette, BLP2 with palette, DXT1/3/5 or raw pixels.
std::vector<ImageVariant> blpVariants();

/// A BLP file laid out like the games' own (measured on the whole corpus):
/// - BLP1: "extra" is 5 without alpha and 4 with it; JPEG files, too, keep the 1,024 bytes that a palette takes, filled
///   with zeros, so the first level lies at 1180 with either content;
/// - BLP2: type 1, alpha encoding 0, 1 and 7 for DXT1, 3 and 5, 8 for a palette and 2 for raw pixels; 1,024 bytes of
///   palette, zeros if there is none, and the first level at 1172;
/// - levels without gaps, largest first, down to 1×1; the flag for mips is 0 for a single level; rows of the tables
///   beyond the last level are 0; the fourth byte of palette entries is 0.
/// The JPEG decoders of mdx-m3-viewer and war3-model read all levels within 1 of ours. Palettes with 1 or 4 bits of
/// alpha are read by mdx-m3-viewer, lowest bits first as in World of Warcraft's files; war3-model reads the highest
/// bits first.
Result<QByteArray> writeBlp(const DecodedImage &image, const ImageVariant &variant, const EncodeOptions &options);

} // namespace sinew
