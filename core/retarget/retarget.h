// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/copied_keys.h"
#include "core/facets/counterparts.h"
#include "core/retarget/rest_skeleton.h"
#include "core/retarget/retarget_options.h"

#include <optional>

namespace sinew {

class TransformFacet;

/// The keys of one curve of the target.
struct RetargetedTrack
{
    Address address;
    CopiedTrack keys; ///< times from the start of the sequence
    bool isRotation = false;
};

/// Gives a skeleton the motions of another one. Nodes with a counterpart turn as it does, their limbs point as its
/// limbs do whatever the rest poses are, and keep their own lengths; the topmost ones also move as it does, scaled by
/// the heights of the hips. Others stay at rest.
class Retarget
{
public:
    /// `nodes`: of the donor, and what stands for them in the target. The scenes and the facet must outlive this
    /// object.
    Retarget(const RenderScene &donor, const RenderScene &target, const ObjectMap &nodes,
             const RetargetOptions &options = {});

    /// Both skeletons have the same nodes in the same places: keys can be copied as they are.
    bool areAlike() const;

    /// `sequence`: row of the donor's; `times`: milliseconds on its timeline at which keys are made.
    std::vector<RetargetedTrack> tracks(std::int32_t sequence, const std::vector<std::int32_t> &times,
                                        const TransformFacet &facet, const Model &target);
    /// Times of all keys that move the donor's nodes in a sequence, its start and end, and 30 a second between.
    std::vector<std::int32_t> keyTimes(std::int32_t sequence) const;

    /// Where the target's nodes should be when the donor is at that moment.
    const std::vector<Eigen::Affine3d> &wanted(const PoseTime &when);
    /// The feet: rows of the target's nodes with those of the donor.
    struct Foot
    {
        std::int32_t thigh, shin, foot, donor;
    };
    const std::vector<Foot> &feet() const { return m_feet; }
    RestSkeleton &target() { return m_target; }
    RestSkeleton &donor() { return m_donor; }
    /// What lengths of the donor are multiplied by.
    double scale() const { return m_scale; }

private:
    struct Bone
    {
        std::int32_t donor = -1; ///< row; -1: no counterpart
        std::int32_t above = -1; ///< row of the nearest node above with a counterpart; -1: none
        bool isDirect = false;   ///< that is the parent, in both skeletons
        double lengthRatio = 1;  ///< of the ways from there
        Eigen::Quaterniond align = Eigen::Quaterniond::Identity(); ///< from this limb at rest to the donor's
    };

    void match(const ObjectMap &nodes);
    void alignLimbs();
    void findFeet();
    double sizeRatio() const;
    void pose(const std::vector<std::optional<Eigen::Affine3d>> &fixed);
    Eigen::Affine3d moved(std::int32_t row) const;
    std::optional<std::array<Eigen::Affine3d, 3>> planted(const Foot &foot) const;
    Eigen::Quaterniond turnOf(std::int32_t donorRow) const;

    RestSkeleton m_donor, m_target;
    const RetargetOptions m_options;
    const Eigen::Quaterniond m_facing;
    std::vector<Bone> m_bones; ///< by row of the target
    std::vector<Foot> m_feet;
    double m_scale = 1;
    std::vector<Eigen::Affine3d> m_donorMotions, m_motions;
};

} // namespace sinew
