// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/layout.h"

namespace sinew::m2 {

/// Chunks of a file: tag, size, data. Stops at the first one that doesn't fit; the rest is the tail.
std::vector<ChunkPlace> chunksOf(Bytes bytes, std::size_t &tail);
void findChunks(SourceFile &file);
/// Row of the first chunk with the tag, -1 if none.
int chunkRow(const SourceFile &file, std::uint32_t tag);

/// "Creature/Bear.m2" → "Bear".
QString baseName(const QString &fileName);
/// Names of companions: skin 0 … of a base "Bear": "Bear00.skin"; LOD 1 …: "Bear_lod01.skin"; "Bear0004-00.anim".
QString skinName(const QString &base, int number);
QString lodSkinName(const QString &base, int number);
QString animationName(const QString &base, int id, int variation);
QString boneFileName(const QString &base, int number); ///< "Bear_00.bone"
/// The model that a companion's name belongs to, empty if it is not the name of a companion.
QString modelName(const QString &companion);

} // namespace sinew::m2
