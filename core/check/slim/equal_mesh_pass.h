// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim_pass.h"

namespace sinew {

class MeshFacet;

/// Removes parts (M2 submeshes, M3 regions) that others cover exactly: the same vertices, triangles, bones and looks,
/// seen at the same times. The first of each kind stays. Translucent ones make the picture denser: the proof keeps
/// them.
class EqualMeshPass final : public SlimPass
{
public:
    /// The facet must live as long as the pass.
    explicit EqualMeshPass(const MeshFacet &facet) : m_facet(facet) {}

    const char *name() const override { return "equal-meshes"; }
    const char *title() const override;
    std::vector<SlimStep> steps(const SlimInput &input, int way) const override;

private:
    const MeshFacet &m_facet;
};

} // namespace sinew
