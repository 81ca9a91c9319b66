// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/materials/screen_materials.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<Starburst>()
{
    using M = Starburst;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("Starburst").tag("LFSB")
        .field("cell", &M::cell)
            .help(QT_TRANSLATE_NOOP("Field", "Cell of the texture"))
        .field("distance", &M::distance)
            .help(QT_TRANSLATE_NOOP("Field",
                "Position between the light source and the middle of the screen; values above 1 are beyond the middle"))
        .field("width", &M::width)
            .help(QT_TRANSLATE_NOOP("Field", "Width"))
        .field("height", &M::height)
            .help(QT_TRANSLATE_NOOP("Field", "Height"))
        .field("widthFalloff", &M::widthFalloff)
            .help(QT_TRANSLATE_NOOP("Field", "How the width follows the distance to the middle"))
        .field("heightFalloff", &M::heightFalloff)
            .help(QT_TRANSLATE_NOOP("Field", "How the height follows the distance to the middle"))
        .field("unknown24", &M::unknown24)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown28", &M::unknown28)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("falloffThreshold", &M::falloffThreshold)
            .help(QT_TRANSLATE_NOOP("Field", "Distance from the middle at which it begins to fade"))
        .field("falloffRate", &M::falloffRate)
            .help(QT_TRANSLATE_NOOP("Field", "How fast it fades"))
        .field("colour", &M::colour)
            .help(QT_TRANSLATE_NOOP("Field", "Colour and alpha"))
        .field("faceSource", &M::faceSource)
            .help(QT_TRANSLATE_NOOP("Field", "Turns the image towards the light source"))
        .field("unknown48", &M::unknown48)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown52", &M::unknown52)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .size(2, 56)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<LensFlareMaterial>()
{
    using M = LensFlareMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("LensFlareMaterial", "Lens flare material").tag("LFLR")
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("colourLayer", &M::colourLayer).label("Colour layer").affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Texture of all images"))
        .field("unknown24", &M::unknown24)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("starbursts", &M::starbursts)
            .help(QT_TRANSLATE_NOOP("Field", "Images on the line through the middle of the screen"))
        .field("columns", &M::columns)
            .help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture; 0 for a single image"))
        .field("rows", &M::rows)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture; 0 for a single image"))
        .field("renderDistance", &M::renderDistance).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance to the camera beyond which nothing is drawn"))
        .field("unknown60", &M::unknown60).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("intensity", &M::intensity).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Brightness"))
        .field("colour", &M::colour).since(3).affects(Affects::Material)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for the colour"))
        .field("intensity2", &M::intensity2).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "A second brightness factor"))
        .field("uniformScale", &M::uniformScale).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Size of all images"))
        .size(2, 80).size(3, 152)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<FilePath>()
{
    using M = FilePath;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("FilePath", "File path").tag("SCHR")
        .nameField("path", &M::path).assetPath().affects(Affects::Texture)
            .help(QT_TRANSLATE_NOOP("Field", "Path of the file"))
        .size(0, 12)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<BufferMaterial>()
{
    using M = BufferMaterial;
    // clang-format off
    static const StructInfo s = StructBuilder<M>("BufferMaterial", "Buffer material").tag("MADD")
        .versionField("sectionVersion", &M::sectionVersion)
        .nameField("name", &M::name)
            .help(QT_TRANSLATE_NOOP("Field", "Name of the material"))
        .field("unknown12", &M::unknown12)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown24", &M::unknown24).since(2)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown36", &M::unknown36)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("textures", &M::textures)
            .help(QT_TRANSLATE_NOOP("Field", "Paths of textures"))
        .field("unknown60", &M::unknown60)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown64", &M::unknown64)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown68", &M::unknown68)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown72", &M::unknown72)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown76", &M::unknown76)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown80", &M::unknown80)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown84", &M::unknown84)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown88", &M::unknown88)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown92", &M::unknown92)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown96", &M::unknown96)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown100", &M::unknown100)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown104", &M::unknown104)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown108", &M::unknown108)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown112", &M::unknown112)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown116", &M::unknown116)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown120", &M::unknown120)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown122", &M::unknown122)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown124", &M::unknown124)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown128", &M::unknown128)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown132", &M::unknown132)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown136", &M::unknown136)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown138", &M::unknown138)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown140", &M::unknown140)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown144", &M::unknown144)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown148", &M::unknown148)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown150", &M::unknown150)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown152", &M::unknown152).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("unknown156", &M::unknown156).since(3)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .size(1, 140).size(2, 152).size(3, 160)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
