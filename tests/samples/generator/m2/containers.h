// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "writer.h"

namespace sinew::samples::m2 {

struct Chunk
{
    const char *tag;
    QByteArray content;
};
QByteArray joined(const QList<Chunk> &chunks);

/// .anim content in its chunk.
inline QByteArray animFile(const QByteArray &content)
{
    return chunk("AFM2", content);
}

/// What a model of a later version has beside MD21: every chunk of the description once, and an unknown one. `anims`:
/// id, variation and file id of the .anim files.
QList<Chunk> everyChunk(const Model &model, const QList<std::array<std::uint32_t, 3>> &anims,
                        const QByteArray &physics);

/// A skeleton stored apart from its model.
struct Skeleton
{
    QByteArray file;
    QMap<qsizetype, QByteArray> attachmentAnims, boneAnims; ///< AFSA and AFSB content by sequence
};
/// Bones, sequences and attachments of a model as a .skel file. `parent`: file id of the skeleton that has the parts
/// missing here.
Skeleton skeleton(const Model &model, std::uint32_t parent, const QList<std::array<std::uint32_t, 3>> &anims,
                  bool unknownChunk);

/// A .phys file of version 0 … 6 with every chunk of that version.
QByteArray physics(int version);
/// A .bone file: offsets of some bones.
QByteArray boneOffsets(const QList<std::uint16_t> &bones);

} // namespace sinew::samples::m2
