// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Chunks of a file: tag, size, data. Stops at the first that doesn't fit; what is left is the tail.
std::vector<ChunkPlace> chunksOf(Bytes bytes, std::size_t &tail);
void findChunks(SourceFile &file);
/// Row of the first chunk with a tag, -1 for none.
int chunkRow(const SourceFile &file, std::uint32_t tag);

/// "Creature/Bear.m2" → "Bear".
QString baseName(const QString &fileName);
/// Names of companions: skin 0 … of a base "Bear": "Bear00.skin"; LOD 1 …: "Bear_lod01.skin"; "Bear0004-00.anim".
QString skinName(const QString &base, int number);
QString lodSkinName(const QString &base, int number);
QString animationName(const QString &base, int id, int variation);
QString boneFileName(const QString &base, int number); ///< "Bear_00.bone"
/// The model that a companion's name belongs to, empty when the name is none of a companion.
QString modelName(const QString &companion);

/// Finds the files of a set, by name and by file id, and says which are missing.
class FileFinder
{
public:
    FileFinder(const FileSet &files, M2Layout &layout, Diagnostics &diagnostics)
        : m_files(files), m_layout(layout), m_diagnostics(diagnostics)
    {
    }

    /// Row in M2Layout::files, -1 when it was not found. `required`: a missing one is worth a warning.
    int find(FileKind kind, const QString &name, std::uint32_t fileId, bool required);
    /// Adds a space and returns its row.
    std::int32_t addSpace(int file, int chunk);

private:
    const FileSet &m_files;
    M2Layout &m_layout;
    Diagnostics &m_diagnostics;
};

/// Where the keys of each sequence are: fills M2Layout::sequences, and reads the .anim files by "Bear" or by the ids of
/// `root`. `wanted`: by row, null for all; the files of others aren't looked for.
void findAnimations(FileFinder &finder, M2Layout &layout, const Root &root, const QString &base,
                    FileKind kind = FileKind::Animation, const std::vector<bool> *wanted = nullptr);

} // namespace sinew::m2
