// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout.h"

namespace sinew::samples::m2 {

/// A model's files.
struct Written
{
    QByteArray model;                  ///< MD20
    QMap<qsizetype, QByteArray> anims; ///< raw .anim content by sequence
    QList<QByteArray> skins;           ///< from 264 on
};

/// The model in its version's layout. Without its skeleton, bones, sequences, attachments and global loops stay empty:
/// they are in a .skel file then (see skeleton.h).
Written write(const Model &model, bool withSkeleton = true);

/// The file of one skin profile, from 264 on.
QByteArray skinFile(const Model &model, const Skin &skin);

// Structures used in several files, as arrays ready to be placed.
Structs sequenceStructs(const Model &model);
Structs boneStructs(const Model &model);
Structs attachmentStructs(const Model &model);
Structs weightStructs(const Model &model);
Structs ribbonStructs(const Model &model);
Structs particleStructs(const Model &model);

void putBounds(Structs &out, const Bounds &bounds);

} // namespace sinew::samples::m2
