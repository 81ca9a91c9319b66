// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "core/exchange/look/look.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace sinew {

/// What lays a texture on the mesh during a clip.
class UvCourse
{
public:
    /// Applied to (u, v, 1).
    using Matrix = Eigen::Matrix<double, 2, 3>;

    UvCourse(const RenderScene &scene, const LookTexture &texture, const ClipRange &range, const KeyBounds &bounds);

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

} // namespace sinew
