// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "core/scene/view/view_camera.h"

namespace sinew {

/// How often the effects of one picture may cover all of it. Each layer of blended quads is drawn over those before it,
/// so a thousand large ones keep a graphics card, or a processor that draws in software, busy for seconds.
class FillBudget
{
public:
    /// In whole pictures. Game effects that fill the view cover it about ten times.
    static constexpr double pictures = 64;

    FillBudget() = default;
    FillBudget(const ViewCamera &camera, float aspect);

    /// Returns the frame, or a copy in `room` with particles evenly thinned out and ribbons cut at their old ends, so
    /// that it fits into what is left of the budget; that is subtracted. `placement`: of the frame's space in the
    /// world.
    const EffectFrame &thinnedOut(const EffectFrame &frame, EffectFrame &room, const Eigen::Affine3f &placement);

private:
    /// The fraction of the picture that `area` covers at a place.
    double coverage(const Eigen::Vector3f &position, float area) const;
    double coverageOf(const EffectFrame &frame, const Eigen::Affine3f &placement) const;

    double m_left = pictures;
    Eigen::Vector3f m_eye = Eigen::Vector3f::Zero();
    float m_near = 1;
    double m_pictureArea = 1; ///< at distance 1
};

} // namespace sinew
