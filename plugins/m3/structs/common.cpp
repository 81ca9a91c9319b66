// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/common.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

template<class T>
StructInfo animated()
{
    using A = Animated<T>;
    return StructBuilder<A>("Animated", "Animated value")
        .field("interpolation", &A::interpolation)
        .enumeration(interpolations())
        .help(QT_TRANSLATE_NOOP("Field", "How the value is interpolated from key to key"))
        .field("flags", &A::flags)
        .help(QT_TRANSLATE_NOOP("Field", "6 where sequences animate the value"))
        .field("animId", &A::animId)
        .label("Animation ID")
        .generated(Generated::Id)
        .help(QT_TRANSLATE_NOOP("Field", "Number by which the keys of a sequence find this value"))
        .field("value", &A::value)
        .space(Space::AsOwner)
        .main()
        .help(QT_TRANSLATE_NOOP("Field", "Value when no sequence animates it"))
        .field("nullValue", &A::nullValue)
        .help(QT_TRANSLATE_NOOP("Field", "Value that means “none”; not used by the preview"))
        .field("trailing", &A::trailing)
        .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; zero or all bits"))
        .field("keys", &A::keys)
        .space(Space::AsOwner)
        .stored(Storage::Runtime)
        .animates(&A::value)
        .help(QT_TRANSLATE_NOOP("Field", "Keys of all sequences"))
        .done();
}

} // namespace

#define SINEW_ANIMATED(T)                                                                                              \
    template<>                                                                                                         \
    const StructInfo &describe<Animated<T>>()                                                                          \
    {                                                                                                                  \
        static const StructInfo s = animated<T>();                                                                     \
        return s;                                                                                                      \
    }
SINEW_ANIMATED(float)
SINEW_ANIMATED(Vec2)
SINEW_ANIMATED(Vec3)
SINEW_ANIMATED(Quat)
SINEW_ANIMATED(Colour)
SINEW_ANIMATED(Colour4)
SINEW_ANIMATED(std::uint32_t)
SINEW_ANIMATED(std::uint16_t)
SINEW_ANIMATED(std::int16_t)
SINEW_ANIMATED(BoundsNumbers)
#undef SINEW_ANIMATED

template<>
const StructInfo &describe<m3::Bounds>()
{
    using B = m3::Bounds;
    // clang-format off
    static const StructInfo s = StructBuilder<B>("Bounds")
        .field("minimum", &B::minimum).space(Space::BoxLow).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Corner of the box with the smallest coordinates"))
        .field("maximum", &B::maximum).space(Space::BoxHigh).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Corner of the box with the largest coordinates"))
        .field("radius", &B::radius).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the bounding sphere"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<m3::Opaque>()
{
    using O = m3::Opaque;
    // clang-format off
    static const StructInfo s = StructBuilder<O>("Opaque", "Unknown section")
        .nameField("tag", &O::tag).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Four characters that name the section"))
        .field("version", &O::version).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Version of the section"))
        .field("count", &O::count).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Number of elements"))
        .field("index", &O::index).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Position in the index of the file"))
        .field("bytes", &O::bytes).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Content, kept as it is"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
