// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/wow_geosets.h"

#include <algorithm>
#include <cmath>

namespace sinew::samples::mdxraw {

Mesh box(const V3 &low, const V3 &high, int bone)
{
    Mesh mesh;
    for (int axis = 0; axis < 3; ++axis)
        for (int side = 0; side < 2; ++side) {
            const auto first = std::uint16_t(mesh.positions.size());
            for (int corner = 0; corner < 4; ++corner) {
                const bool u = corner == 1 || corner == 2, v = corner >= 2;
                V3 place{};
                place[std::size_t(axis)] = side ? high[std::size_t(axis)] : low[std::size_t(axis)];
                const std::size_t b = std::size_t(axis + 1) % 3, c = std::size_t(axis + 2) % 3;
                place[b] = u ? high[b] : low[b];
                place[c] = v ? high[c] : low[c];
                V3 normal{};
                normal[std::size_t(axis)] = side ? 1.f : -1.f;
                mesh.positions << place;
                mesh.normals << normal;
                mesh.uvs << V2{u ? 1.f : 0.f, v ? 0.f : 1.f};
                mesh.bones << bone;
            }
            const int order[2][6] = {{0, 2, 1, 0, 3, 2}, {0, 1, 2, 0, 2, 3}};
            for (const int corner : order[side])
                mesh.faces << std::uint16_t(first + corner);
        }
    return mesh;
}

QByteArray geoset(const Mesh &mesh, std::uint32_t material, std::uint32_t group, int sequences, bool weights)
{
    const auto count = std::uint32_t(mesh.positions.size());
    Bytes positions, normals, uvs, faces, groups, bones, packedWeights;
    for (const V3 &p : mesh.positions)
        positions.put(p);
    for (const V3 &n : mesh.normals)
        normals.put(n);
    for (const V2 &uv : mesh.uvs)
        uvs.put(uv);
    for (const std::uint16_t index : mesh.faces)
        faces.put(index);
    QList<int> used;
    for (const int bone : mesh.bones)
        if (!used.contains(bone))
            used << bone;
    for (const int bone : mesh.bones) {
        groups.u8(int(used.indexOf(bone)));
        bones.u8(bone).u8(0).u8(0).u8(0);
        packedWeights.u8(255).u8(0).u8(0).u8(0);
    }
    Bytes counts, matrices;
    for (const int bone : used) {
        counts.u32(1);
        matrices.u32(std::uint32_t(bone));
    }
    const QByteArray bounds = extent(mesh.radius, mesh.low, mesh.high);
    QByteArray content = tagged("VRTX", count, positions.data) + tagged("NRMS", count, normals.data);
    if (!mesh.uvs.isEmpty())
        content += tagged("UVAS", 1, uvs.data);
    content += tagged("PTYP", 1, QByteArray(1, '\4')) + tagged("PCNT", 1, u32(std::uint32_t(mesh.faces.size())));
    content += tagged("PVTX", std::uint32_t(mesh.faces.size()), faces.data) + tagged("GNDX", count, groups.data);
    content += tagged("MTGC", std::uint32_t(used.size()), counts.data) +
               tagged("MATS", std::uint32_t(used.size()), matrices.data);
    if (weights)
        content += tagged("BIDX", count, bones.data) + tagged("BWGT", count, packedWeights.data);
    content +=
        u32(material) + u32(group) + u32(0) + bounds + u32(std::uint32_t(sequences)) + bounds.repeated(sequences);
    return sized(content);
}

QByteArray batches(const QList<Batch> &all)
{
    Bytes out;
    out.u32(std::uint32_t(all.size()));
    for (int i = 0; i < all.size(); ++i) {
        const Mesh &mesh = all[i].mesh;
        const V3 centre{(mesh.low[0] + mesh.high[0]) / 2, (mesh.low[1] + mesh.high[1]) / 2,
                        (mesh.low[2] + mesh.high[2]) / 2};
        out.u32(all[i].material).put(centre).f32(mesh.radius).u32(all[i].group).u32(std::uint32_t(i)).u32(all[i].flags);
        out.raw("PVTX")
            .u32(std::uint32_t(mesh.positions.size()))
            .raw("PTYP")
            .u32(1)
            .raw("PVTX")
            .u32(std::uint32_t(mesh.faces.size()))
            .zeros(8);
    }
    for (const Batch &batch : all) {
        const Mesh &mesh = batch.mesh;
        for (int v = 0; v < mesh.positions.size(); ++v) {
            out.put(mesh.positions[v]).u8(255).zeros(3).u8(mesh.bones[v]).zeros(3).put(mesh.normals[v]);
            out.put(mesh.uvs[v]).put(V2{});
        }
        out.u32(3).u32(0).u16(int(mesh.faces.size()));
        out.put(*std::min_element(mesh.faces.begin(), mesh.faces.end()))
            .put(*std::max_element(mesh.faces.begin(), mesh.faces.end()))
            .u16(0);
        for (const std::uint16_t index : mesh.faces)
            out.put(index);
        out.zeros((8 - mesh.faces.size() % 8) % 8 * 2);
    }
    return out.data;
}

} // namespace sinew::samples::mdxraw
