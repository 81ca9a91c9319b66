// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/physics.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

template<>
const StructInfo &describe<Physics>()
{
    static const StructInfo s = StructBuilder<Physics>("Physics")
        .field("version", &Physics::version)
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file"))
        .field("opaques", &Physics::opaques)
            .help(QT_TRANSLATE_NOOP("Field", "Chunks"))
        .done();
    return s;
}

template<>
const StructInfo &describe<BoneFile>()
{
    static const StructInfo s = StructBuilder<BoneFile>("BoneFile", "Bone file")
        .field("version", &BoneFile::version)
            .help(QT_TRANSLATE_NOOP("Field", "Version of the file"))
        .field("bones", &BoneFile::bones).refersTo("bones", OnDelete::Clear, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that are moved"))
        .field("offsets", &BoneFile::offsets)
            .help(QT_TRANSLATE_NOOP("Field", "Matrix of each bone"))
        .done();
    return s;
}

} // namespace sinew
