// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <cstdio>

#include <jpeglib.h>

namespace sinew {

/// Side of a block's square of frequencies.
constexpr int allJpegFrequencies = 8;

/// What the coefficients of a JPEG take whose scans come one after the other, if only a square of the lowest
/// frequencies is kept for each block; all of them are 128 bytes per block. `side`: 1 (the average alone), 2, 4 or 8.
/// The header must have been read.
std::int64_t coefficientBytes(const jpeg_decompress_struct &info, int side);

/// Makes libjpeg keep no more than that, for reading the picture at `side` eighths of its size. To be called after the
/// header was read and before decompression starts. The memory belongs to libjpeg; `client_data` is used.
void keepLowFrequencies(jpeg_decompress_struct &info, int side);

/// A progressive stream without the scans that don't tell the averages of blocks: reading those needs what earlier ones
/// told about the same frequencies. From the first byte on that is no marker where one is due, the stream is kept.
QByteArray withAveragesOnly(const QByteArray &stream);

} // namespace sinew
