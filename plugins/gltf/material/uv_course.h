// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/material/look.h"

#include <Eigen/Core>

#include <optional>

namespace sinew::gltf {

/// What lays a texture on the mesh during a clip.
class UvCourse
{
public:
    /// Applied to (u, v, 1).
    using Matrix = Eigen::Matrix<double, 2, 3>;

    UvCourse(const Job &job, const LookTexture &texture, const ClipRange &range);

    bool isMoving() const;
    Matrix at(double seconds) const;
    /// Times in seconds at which something has a key.
    std::vector<float> times() const { return timesOf({&m_move, &m_turn, &m_size}); }
    /// If only the place moves: keys of the offset, exactly.
    std::optional<ClipKeys> offsets() const;

private:
    Matrix matrix(const CurvePoint &move, const CurvePoint &turn, const CurvePoint &size) const;

    ClipKeys m_move, m_turn, m_size;
    bool m_isSurface = false;
    UvOrder m_order = UvOrder::MoveTurnScale;
};

/// KHR_texture_transform: uv' = offset + R(rotation)·(scale ∘ uv).
struct UvTransform
{
    double offset[2] = {0, 0}, rotation = 0, scale[2] = {1, 1};

    bool isIdentity() const
    {
        return offset[0] == 0 && offset[1] == 0 && rotation == 0 && scale[0] == 1 && scale[1] == 1;
    }
};

/// False if the matrix shears, which the form can't say; the result is then near it.
bool decompose(const UvCourse::Matrix &matrix, UvTransform &result);

/// `, "extensions": {…}` of a texture's use, without the comma.
void writeTransform(const UvTransform &transform, JsonText &json);

} // namespace sinew::gltf
