// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/foreign_axes.h"
#include "core/exchange/grouped_losses.h"
#include "core/exchange/unique_names.h"
#include "plugins/obj/text_writer.h"

#include <Eigen/Core>

namespace sinew::obj {

/// How a mesh is shown.
struct MeshSurface
{
    std::string material;                                                      ///< its name in the .mtl file
    std::size_t uvSet = 0;                                                     ///< row in SceneMesh::uvSets
    Eigen::Matrix<double, 2, 3> uvs = Eigen::Matrix<double, 2, 3>::Identity(); ///< applied to (u, v, 1)
};

/// Writes meshes at rest, each as an object with a name of its own.
class MeshWriter
{
public:
    /// `losses` must outlive this.
    MeshWriter(const ForeignAxes &axes, GroupedLosses &losses) : m_axes(axes), m_losses(losses) {}

    /// `number`: for a mesh without a name.
    void add(const SceneMesh &mesh, std::size_t number, const MeshSurface &surface);
    bool isEmpty() const { return m_first.place == 0; }
    TextWriter &text() { return m_text; }

private:
    void addUvs(const Array<Vec2> &uvs, const MeshSurface &surface);

    ForeignAxes m_axes;
    GroupedLosses &m_losses;
    UniqueNames m_names{"_"};
    TextWriter m_text;
    TextWriter::Rows m_first; ///< of the next mesh
};

} // namespace sinew::obj
