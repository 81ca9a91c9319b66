// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mdx/parts.h"

namespace sinew::samples::mdxraw {

struct Mesh
{
    QList<V3> positions, normals;
    QList<V2> uvs;
    QList<int> bones; ///< object id, of each vertex one
    QList<std::uint16_t> faces;
    V3 low{-40, -40, 0}, high{40, 40, 80};
    float radius = 90;
};
/// Six sides with the whole texture each, moved by one bone.
Mesh box(const V3 &low, const V3 &high, int bone);

/// An object of GEOS 1300 and 1400.
QByteArray geoset(const Mesh &mesh, std::uint32_t material, std::uint32_t group, int sequences, bool weights = true);

struct Batch
{
    Mesh mesh;
    std::uint32_t material = 0, group = 0, flags = 0;
};
/// The content of GEOS 1500.
QByteArray batches(const QList<Batch> &all);

} // namespace sinew::samples::mdxraw
