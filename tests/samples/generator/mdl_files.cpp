// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_model.h"

#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/mdl/printer.h"

namespace sinew::samples {

namespace {

/// Spelled as no tool does it, with comments in all possible places.
const char byHand[] = R"(// A tent, written by hand.
/* Version comes late,
   which is allowed. */
Model "Tent" { // one geoset
    NumGeosets 1, NumBones 1,
    MINIMUMEXTENT { -32 -32 0 }
    MaximumExtent { 3.2e1, +32.000, 48 }, // exponents and signs
    BoundsRadius 53.0660,
}
Sequences 2 {
    // stays where it is
    Anim "Stand" { Interval { 0, 1000 }, Rarity 1.500, }
    Anim "Stand - 2" { NonLooping, Interval { 2000, 3000 }, } // twice
}
Version {
    FormatVersion 800,
}
Textures 1 {
    Bitmap { Image "Textures\white.blp", WrapWidth, WrapHeight, }
}
Materials 1 {
    Material {
        ConstantColor,
        Layer {
            FilterMode None,
            TwoSided,
            static TextureID 0,
            static Alpha 0.90000,
        }
    }
}
Geoset {
    Vertices 4 {
        { -32, -32, 0 }, { 32, -32, 0 },
        { 0, 32, 0 }, // behind
        { 0, 0, 48 }, // the tip
    }
    Normals 4 { { 0, 0, 1 }, { 0, 0, 1 }, { 0, 0, 1 }, { 0, 0, 1 } }
    TVertices 4 { { 0, 1 }, { 1, 1 }, { 0.5, 0 }, { 0.5, 0.5 } }
    VertexGroup { 0, 0, 0, 0, }
    Faces 1 9 { Triangles { { 0, 1, 3 }, { 1, 2, 3 }, { 2, 0, 3 }, } }
    Groups 1 1 { Matrices { 0 }, }
    MaterialID 0,
    SelectionGroup 0,
}
GeosetAnim {
    GeosetId 0,
    static Color { 0.5, 0.75, 1 }, // blue, green, red
}
Bone "Root" {
    ObjectId 0,
    GeosetId 0,
    GeosetAnimId None,
    Rotation 3 {
        Linear,
        0: { 0, 0, 0, 1 }, // east
        500: { 0, 0, 0.1000, 0.994987 },
        1000: { 0, 0, 0, 1 },
    }
}
PivotPoints 1 {
    { 0, 0, 0 },
}
Weather 2 {
    Rain 3, Wind { 1, 0, 0 },
}
// The end.
)";

std::string textOf(const QByteArray &bytes)
{
    Diagnostics diagnostics;
    auto model =
        mdx::MdxReader(Bytes(reinterpret_cast<const std::byte *>(bytes.data()), std::size_t(bytes.size())), diagnostics)
            .read();
    if (!model)
        qFatal("%s", model.error().text().c_str());
    auto &mdx = static_cast<mdx::MdxModel &>(**model);
    mdx.data.encoding = mdx::Text;
    return mdx::MdlPrinter(mdx, "\n", "\t").file();
}

} // namespace

SampleFiles mdlFiles(const SampleFiles &binary)
{
    SampleFiles files;
    for (auto file = binary.begin(); file != binary.end(); ++file)
        if (file.key() == QLatin1String("v900/wyrm.mdx") || file.key() == QLatin1String("hd1100/wyrm.mdx") ||
            file.key() == QLatin1String("wc3v1800/banner.mdx"))
            files.insert(QStringLiteral("mdl/") + file.key().section(QLatin1Char('/'), 0, 0) + QStringLiteral(".mdl"),
                         QByteArray::fromStdString(textOf(file.value())));
    const QByteArray text(byHand);
    files.insert(QStringLiteral("mdl/by-hand.mdl"), text);
    QByteArray windows = text;
    files.insert(QStringLiteral("mdl/by-hand-windows.mdl"), "\xef\xbb\xbf" + windows.replace("\n", "\r\n"));
    return files;
}

} // namespace sinew::samples
