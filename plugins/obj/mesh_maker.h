// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/model_axes.h"
#include "core/io/memory_budget.h"
#include "core/scene/render_scene.h"

#include <map>

namespace sinew::obj {

/// The numbers that the corners of all faces refer to.
struct Numbers
{
    std::vector<Vec3> places, normals;
    std::vector<Vec2> uvs; ///< from the top
};

/// Rows in Numbers, -1: none.
struct Corner
{
    std::int32_t place = -1, uv = -1, normal = -1;

    auto operator<=>(const Corner &) const = default;
};

/// A mesh while its faces are read: each combination of numbers is a vertex.
class MeshMaker
{
public:
    MeshMaker(std::string name, std::string material) : m_name(std::move(name)), m_material(std::move(material)) {}

    const std::string &name() const { return m_name; }
    const std::string &material() const { return m_material; }
    bool isEmpty() const { return m_indices.empty(); }
    /// A fan of triangles; false if there is no memory left for it.
    bool addFace(const std::vector<Corner> &corners, MemoryBudget &budget);
    /// In the model's axes, bound to its only node.
    SceneMesh take(const Numbers &numbers, const ModelAxes &axes) const;

private:
    std::string m_name, m_material;
    std::map<Corner, std::uint32_t> m_known;
    std::vector<Corner> m_corners;
    std::vector<std::uint32_t> m_indices;
};

} // namespace sinew::obj
