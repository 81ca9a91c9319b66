// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model.h"

namespace sinew::samples::m2 {

/// Collects the shrine's vertices and triangles, part by part; a part is a submesh.
class ShrineMesh
{
public:
    explicit ShrineMesh(Model &model, Skin &skin) : m_model(model), m_skin(skin) {}

    struct Influence
    {
        int bone = 0;
        int weight = 255;
    };
    int vertex(const V3 &position, const V3 &normal, const V2 &uv, const QList<Influence> &influences);
    void triangle(int a, int b, int c);
    /// A surface of revolution around a vertical line; the profile goes from bottom to top: radius, height.
    void lathe(const V2 &middle, const QList<V2> &profile, int segments, int bone, const V2 &uvScale = {1, 1});
    void box(const V3 &low, const V3 &high, int bone);
    /// A square around its centre; `normal` along x or z.
    void square(const V3 &middle, float half, bool lying, int bone);

    /// Ends a part: everything added since the last one becomes a submesh.
    void part(std::uint16_t id, int centreBone);

private:
    Model &m_model;
    Skin &m_skin;
    qsizetype m_firstVertex = 0, m_firstIndex = 0;
};

} // namespace sinew::samples::m2
