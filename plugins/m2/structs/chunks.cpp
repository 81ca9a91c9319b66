// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/structs/chunks.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace m2;

template<>
const StructInfo &describe<Opaque>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Opaque>("Opaque")
        .nameField("tag", &Opaque::tag).stored(Storage::Inline).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Tag of the chunk"))
        .field("bytes", &Opaque::bytes)
            .help(QT_TRANSLATE_NOOP("Field", "Bytes of the chunk, kept as they are"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<AnimationFile>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<AnimationFile>("AnimationFile", "Animation file")
        .field("id", &AnimationFile::id).label("Animation")
            .help(QT_TRANSLATE_NOOP("Field", "Animation of the file"))
        .field("variation", &AnimationFile::variation)
            .help(QT_TRANSLATE_NOOP("Field", "Variation of the file"))
        .field("fileId", &AnimationFile::fileId).label("File ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the .anim file; 0 none"))
        .size(272, 8)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ExtraParticle>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ExtraParticle>("ExtraParticle", "Extra particle data")
        .field("zSource", &ExtraParticle::zSource).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the point that particles fly away from"))
        .field("colourMultiplier", &ExtraParticle::colourMultiplier).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the colour"))
        .field("alphaMultiplier", &ExtraParticle::alphaMultiplier).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the opacity"))
        .size(272, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ExtendedParticle>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ExtendedParticle>("ExtendedParticle", "Extended particle data")
        .field("zSource", &ExtendedParticle::zSource).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Height of the point that particles fly away from"))
        .field("colourMultiplier", &ExtendedParticle::colourMultiplier).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the colour"))
        .field("alphaMultiplier", &ExtendedParticle::alphaMultiplier).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the opacity"))
        .field("alphaCutoff", &ExtendedParticle::alphaCutoff).stored(Storage::LifeFixed16).ownTimes()
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum opacity that is drawn, over a particle's life"))
        .size(272, 28)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ParentEvent>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ParentEvent>("ParentEvent", "Parent event")
        .field("times", &ParentEvent::times).stored(Storage::TimesOnly)
            .help(QT_TRANSLATE_NOOP("Field", "When the parent skeleton's event happens"))
        .size(272, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<LodData>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<LodData>("LodData", "Level of detail")
        .field("unknown0", &LodData::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("lodCount", &LodData::lodCount).label("LOD count")
            .help(QT_TRANSLATE_NOOP("Field", "Number of levels"))
        .field("distance", &LodData::distance).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance used to choose the level"))
        .field("particleBoneLod", &LodData::particleBoneLod).label("Particle bone LOD")
            .help(QT_TRANSLATE_NOOP("Field", "Which bones' emitters run at each level"))
        .field("unknown1", &LodData::unknown1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 16)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<TextureAc>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<TextureAc>("TextureAc", "Texture parameter")
        .field("values", &TextureAc::values)
            .help(QT_TRANSLATE_NOOP("Field", "Two bytes of a material or emitter; meaning unknown"))
        .size(272, 2)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<WaterfallData>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<WaterfallData>("WaterfallData", "Waterfall data")
        .field("bumpScale", &WaterfallData::bumpScale)
            .help(QT_TRANSLATE_NOOP("Field", "Depth of the surface"))
        .field("value0X", &WaterfallData::value0X)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value0Y", &WaterfallData::value0Y)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value0Z", &WaterfallData::value0Z)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value1W", &WaterfallData::value1W)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value0W", &WaterfallData::value0W)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value1X", &WaterfallData::value1X)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value1Y", &WaterfallData::value1Y)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value2W", &WaterfallData::value2W)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value3Y", &WaterfallData::value3Y)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value3X", &WaterfallData::value3X)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("baseColour", &WaterfallData::baseColour)
            .help(QT_TRANSLATE_NOOP("Field", "Red, green, blue, alpha"))
        .field("flags", &WaterfallData::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Flags; meaning unknown"))
        .field("unknown0", &WaterfallData::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("value3W", &WaterfallData::value3W)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value3Z", &WaterfallData::value3Z)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("value4Y", &WaterfallData::value4Y)
            .help(QT_TRANSLATE_NOOP("Field", "Number for the shader, named after the constant it becomes"))
        .field("unknown1", &WaterfallData::unknown1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown2", &WaterfallData::unknown2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown3", &WaterfallData::unknown3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown4", &WaterfallData::unknown4)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .group("Look", &WaterfallData::bumpScale, &WaterfallData::baseColour)
        .group("Shader constants", &WaterfallData::value0W, &WaterfallData::value0X, &WaterfallData::value0Y,
            &WaterfallData::value0Z, &WaterfallData::value1W, &WaterfallData::value1X, &WaterfallData::value1Y,
            &WaterfallData::value2W, &WaterfallData::value3W, &WaterfallData::value3X, &WaterfallData::value3Y,
            &WaterfallData::value3Z, &WaterfallData::value4Y)
        .group("Flags", &WaterfallData::flags)
        .size(272, 80)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<EdgeFade>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<EdgeFade>("EdgeFade", "Edge fade")
        .field("values0", &EdgeFade::values0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("value8", &EdgeFade::value8)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown12", &EdgeFade::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 24)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<DistanceFade>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<DistanceFade>("DistanceFade", "Distance fade")
        .field("coefficients", &DistanceFade::coefficients)
            .help(QT_TRANSLATE_NOOP("Field", "Squared distances between which the model fades"))
        .size(272, 8)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<LightDetail>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<LightDetail>("LightDetail", "Light detail")
        .field("flags", &LightDetail::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Flags; meaning unknown"))
        .field("scale", &LightDetail::scale).stored(Storage::Half)
            .help(QT_TRANSLATE_NOOP("Field", "Scale of the shadow; the file holds 11 binary digits of it"))
        .field("diffuseMultiplier", &LightDetail::diffuseMultiplier).stored(Storage::Half)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the colour; the file holds 11 binary digits of it"))
        .field("unknown0", &LightDetail::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("unknown1", &LightDetail::unknown1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Dboc>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Dboc>("Dboc", "DBOC")
        .field("value0", &Dboc::value0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("value1", &Dboc::value1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("value2", &Dboc::value2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("value3", &Dboc::value3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 16)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SkeletonHead>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SkeletonHead>("SkeletonHead", "Skeleton header")
        .field("flags", &SkeletonHead::flags)
            .help(QT_TRANSLATE_NOOP("Field", "Flags; 0x100 in known files"))
        .field("name", &SkeletonHead::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the skeleton"))
        .field("unknown", &SkeletonHead::unknown)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 16)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SkeletonParent>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SkeletonParent>("SkeletonParent", "Parent skeleton")
        .field("unknown0", &SkeletonParent::unknown0)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("parentFileId", &SkeletonParent::parentFileId).label("Parent file ID")
            .help(QT_TRANSLATE_NOOP("Field", "Number of the .skel file that this one adds to"))
        .field("unknown1", &SkeletonParent::unknown1)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .size(272, 16)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
