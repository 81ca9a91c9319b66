// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

namespace sinew {

class SplinePath;

/// When and for what a marker is drawn.
struct OutlineMoment
{
    const RenderScene &scene;
    const PoseTime &when;
    float modelSize = 100; ///< a length that suits the model, world units

    template<class T>
    T value(const Track<T> &track) const
    {
        return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step);
    }
};

/// Receives the wire shapes that show what an effect does. They are in the node's space, with the origin at the pivot.
class EffectOutline
{
public:
    virtual ~EffectOutline() = default;

    virtual void line(const Eigen::Vector3f &from, const Eigen::Vector3f &to) = 0;
    /// The twelve edges between two opposite corners.
    virtual void box(const Eigen::Vector3f &low, const Eigen::Vector3f &high) = 0;
    /// A circle spanned by two vectors as long as its radius; `turns` is the part drawn, 1 for all of it.
    virtual void circle(const Eigen::Vector3f &centre, const Eigen::Vector3f &u, const Eigen::Vector3f &v,
                        float turns = 1) = 0;
    virtual void sphere(const Eigen::Vector3f &centre, float radius) = 0;
    virtual void cylinder(const Eigen::Vector3f &base, const Eigen::Vector3f &top, float radius) = 0;
    /// A line with a head of two strokes in the plane of `side`.
    virtual void arrow(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const Eigen::Vector3f &side) = 0;

    // Shapes used by several formats.

    /// A rectangle about the node's z axis with half edges along x and y.
    void addArea(float x, float y);
    /// Directions up to `latitude` (radians) away from z: an arrow, the rim and eight lines to it. `flat`: only within
    /// the plane of x and z.
    void addSpread(float latitude, float length, bool flat);
    /// The part of the path from share `from` to share `to` of its length.
    void addPath(const SplinePath &path, float from, float to);
    /// From `above` on the y axis to `below` under it, with crosses at both ends.
    void addHeights(float above, float below);
};

/// How far things get in a life span (seconds) at a speed, within limits that suit the model.
float spreadLength(const OutlineMoment &moment, float speed, float lifeSpan);

} // namespace sinew
