// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sample_files.h"

namespace sinew::samples {

/// A small classic model with one or two objects of the common kinds, as a base for odd ones: a waving flag on a pole.
mdx::MdxModel tinyModel(std::uint32_t version = 800);

/// One chunk of a file; its bytes are not checked.
struct RawChunk
{
    QByteArray tag, bytes;
};
QList<RawChunk> chunksOf(const QByteArray &file);
QByteArray fileOf(const QList<RawChunk> &chunks);
/// The first chunk with a tag, which must exist.
RawChunk &chunk(QList<RawChunk> &chunks, const char *tag);
qsizetype indexOf(const QList<RawChunk> &chunks, const char *tag);

std::uint32_t numberAt(const QByteArray &bytes, qsizetype offset);
void setNumber(QByteArray &bytes, qsizetype offset, std::uint32_t value);

/// tests/samples/odd: one oddity per file.
SampleFiles oddFiles();
/// tests/samples/v900, hd1000, hd1100 and v1200.
SampleFiles hdFiles();
/// MDL: the text of small binary samples, and files as people write them.
SampleFiles mdlFiles(const SampleFiles &binary);

} // namespace sinew::samples
