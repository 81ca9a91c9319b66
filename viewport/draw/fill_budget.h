// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"
#include "core/scene/view/view_camera.h"

namespace sinew {

/// How often the effects of one picture may cover all of it. Each layer of blended quads is drawn over those before it,
/// so that a thousand large ones keep a graphics card, or a processor that draws by itself, busy for seconds.
class FillBudget
{
public:
    /// Whole pictures. Effects of the games that fill the view cover it some ten times.
    static constexpr double pictures = 64;

    FillBudget() = default;
    FillBudget(const ViewCamera &camera, float aspect);

    /// The frame, or a copy in `room` that lacks particles evenly and the old ends of ribbons, so that the rest fits
    /// what is left; that is taken away. `placement`: of the frame's space in the world.
    const EffectFrame &thinnedOut(const EffectFrame &frame, EffectFrame &room, const Eigen::Affine3f &placement);

private:
    /// The part of the picture that `area` covers at a place.
    double coverage(const Eigen::Vector3f &position, float area) const;
    double coverageOf(const EffectFrame &frame, const Eigen::Affine3f &placement) const;

    double m_left = pictures;
    Eigen::Vector3f m_eye = Eigen::Vector3f::Zero();
    float m_near = 1;
    double m_pictureArea = 1; ///< at distance 1
};

} // namespace sinew
