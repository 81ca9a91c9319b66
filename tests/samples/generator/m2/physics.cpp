// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "containers.h"

namespace sinew::samples::m2 {

namespace {

/// Three rows of four: no rotation, moved by `move`.
void putFrame(Bytes &out, const V3 &move)
{
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column)
            out.f32(column == 3 ? move[std::size_t(row)] : row == column ? 1 : 0);
}
Bytes twoFrames()
{
    Bytes out;
    putFrame(out, {0.5f, 0, 0});
    putFrame(out, {-0.5f, 0, 0.25f});
    return out;
}

/// Two bodies: the first with shapes 0 and 1, the second with 2 and 3.
Chunk bodies(int version)
{
    Bytes out;
    for (int i = 0; i < 2; ++i) {
        if (version < 2) {
            out.u16(i).zeros(2).put(V3{0, 0, 1.5f * float(i)}).u16(i + 1).zeros(2).u32(std::uint32_t(2 * i)).u32(2);
            if (version == 1)
                out.f32(0.5f);
            continue;
        }
        out.u16(i).u16(i + 1).put(V3{0, 0, 1.5f * float(i)}).u16(2 * i).zeros(2).u32(2);
        out.f32(0.25f).f32(1).f32(0).f32(0).f32(0.9f);
        if (version >= 4)
            out.u32(0);
    }
    return {version == 0 ? "BODY" : version == 1 ? "BDY2" : version < 4 ? "BDY3" : "BDY4", out.data};
}

/// One shape of each kind.
Chunk shapes(int version)
{
    Bytes out;
    for (int type = 0; type < 4; ++type) {
        out.u16(type).u16(0).u32(0).f32(0.5f + 0.1f * float(type)).f32(0.25f).f32(2);
        if (version >= 3)
            out.u32(0).f32(1).u16(0).u16(0);
    }
    return {version < 3 ? "SHAP" : "SHP2", out.data};
}

/// A tetrahedron: its header of 80 bytes, its four corners, planes and first edges of its faces, and its half edges.
QByteArray polytope()
{
    Bytes out;
    out.u32(1);
    out.u32(4).zeros(4 + 8).u32(4).zeros(4 + 8 + 8).u32(12).zeros(4 + 8);
    for (int i = 0; i < 6; ++i)
        out.f32(0.125f * float(i + 1));
    for (const V3 &corner : {V3{0, 0, 0}, V3{1, 0, 0}, V3{0, 1, 0}, V3{0, 0, 1}})
        out.put(corner);
    for (int face = 0; face < 4; ++face)
        out.put(std::array<float, 4>{face == 0 ? -1.f : 0.f, face == 1 ? -1.f : 0.f, face == 2 ? -1.f : 0.f, 0.f});
    for (int face = 0; face < 4; ++face)
        out.u8(3 * face); // its first half edge
    for (int edge = 0; edge < 12; ++edge)
        out.u8((edge + 1) % 12).u8(edge ^ 1).u8(edge / 3).u8(edge % 4);
    return out.data;
}

QList<Chunk> joints(int version)
{
    Bytes list;
    for (int type = 0; type < 6; ++type)
        list.u32(0).u32(1).u32(0).u16(type).u16(0);
    Bytes weld = twoFrames().f32(4).f32(0.7f);
    if (version >= 2)
        weld.f32(3).f32(0.6f);
    if (version >= 5)
        weld.f32(0);
    Bytes shoulder = twoFrames().f32(-0.5f).f32(0.5f).f32(0.75f);
    if (version >= 3)
        shoulder.f32(10).u32(1);
    if (version >= 4)
        shoulder.f32(2).f32(0.5f);
    Bytes prismatic = twoFrames().f32(-1).f32(1).f32(0).f32(20).f32(0).u32(1);
    Bytes revolute = twoFrames().f32(-0.25f).f32(0.25f).f32(5).u32(2);
    if (version >= 4) {
        prismatic.f32(2).f32(0.5f);
        revolute.f32(3).f32(0.25f);
    }
    return {
        {"JOIN", list.data},
        {"SPHJ", Bytes().put(V3{0, 0, 1}).put(V3{0, 0, -1}).f32(0.125f).data},
        {version >= 4 ? "SHJ2" : "SHOJ", shoulder.data},
        {version >= 5   ? "WLJ3"
         : version >= 2 ? "WLJ2"
                        : "WELJ",
         weld.data},
        {version >= 4 ? "REV2" : "REVJ", revolute.data},
        {version >= 4 ? "PRS2" : "PRSJ", prismatic.data},
        {"DSTJ", Bytes().put(V3{1, 0, 0}).put(V3{0, 1, 0}).f32(1.5f).data},
    };
}

} // namespace

QByteArray physics(int version)
{
    Bytes box;
    putFrame(box, {0, 0, 0.5f});
    box.put(V3{0.5f, 0.25f, 1});
    QList<Chunk> chunks = {{"PHYS", Bytes().u16(version).data}};
    if (version >= 1)
        chunks.append(Chunk{"PHYT", Bytes().u32(7).data});
    chunks += {bodies(version),
               shapes(version),
               {"BOXS", box.data},
               {"CAPS", Bytes().put(V3{0, 0, 0}).put(V3{0, 0, 1}).f32(0.25f).data},
               {"SPHS", Bytes().put(V3{0, 0, 2}).f32(0.5f).data},
               {"PLYT", polytope()}};
    chunks += joints(version);
    if (version >= 6)
        chunks.append(Chunk{"PHYV", Bytes().f32(1).f32(2).f32(3).f32(4).f32(5).f32(6).data});
    return joined(chunks);
}

} // namespace sinew::samples::m2
