// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/skeleton.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<m3::Bone>()
{
    using B = m3::Bone;
    // clang-format off
    static const StructInfo s = StructBuilder<B>("Bone").tag("BONE")
        .versionField("sectionVersion", &B::sectionVersion).stored(Storage::Runtime).hidden()
        .field("id", &B::id).label("ID")
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; -1 in all files seen"))
        .nameField("name", &B::name).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the bone"))
        .field("flags", &B::flags).flags(boneFlags()).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Inheritance, billboards and what the bone is used for"))
        .field("parent", &B::parent).refersTo("bones", OnDelete::TakeOver).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Parent bone"))
        .field("unknown22", &B::unknown22)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero in all files seen"))
        .field("position", &B::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Position relative to the parent"))
        .field("rotation", &B::rotation).space(Space::Rotation).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation relative to the parent"))
        .field("scale", &B::scale).space(Space::Scaling).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Scale relative to the parent"))
        .field("batching", &B::batching).affects(Affects::Visibility)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the batches that refer to this bone are drawn"))
        .size(1, 160)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<RestPose>()
{
    using R = RestPose;
    // clang-format off
    static const StructInfo s = StructBuilder<R>("RestPose", "Rest pose").tag("IREF")
        .versionField("sectionVersion", &R::sectionVersion).stored(Storage::Runtime).hidden()
        .field("matrix", &R::matrix).affects(Affects::Mesh)
            .help(QT_TRANSLATE_NOOP("Field", "Takes vertices from model space to the bone's space at rest"))
        .size(0, 64)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
