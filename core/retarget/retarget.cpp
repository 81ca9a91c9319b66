// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/retarget/retarget.h"

#include "core/facets/transform_facet.h"
#include "core/model/model.h"
#include "core/scene/motion/limb.h"
#include "core/scene/pose/node_transform.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace sinew {

namespace {

constexpr double framesPerSecond = 30;
/// Poses times nodes of one sequence: minutes of work otherwise.
constexpr std::size_t mostPosed = 20'000'000;

Eigen::Quaterniond turnOnly(const Eigen::Affine3d &motion)
{
    Eigen::Matrix3d turn, stretch;
    motion.computeRotationScaling(&turn, &stretch);
    return Eigen::Quaterniond(turn).normalized();
}

template<class T>
CurveBase curveOf(const std::vector<std::int32_t> &times, const std::vector<T> &values)
{
    Curve<T> curve;
    constexpr std::uint32_t linear = 1;
    curve.reset({linear}, times.size());
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    std::copy(values.begin(), values.end(), curve.editValues().begin());
    return curve;
}

} // namespace

Retarget::Retarget(const RenderScene &donor, const RenderScene &target, const ObjectMap &nodes,
                   const RetargetOptions &options)
    : m_donor(donor), m_target(target), m_options(options),
      m_facing(Eigen::AngleAxisd(options.facing * EIGEN_PI / 180, Eigen::Vector3d::UnitZ())), m_bones(m_target.size())
{
    match(nodes);
    alignLimbs();
}

void Retarget::match(const ObjectMap &nodes)
{
    for (const auto &[from, to] : nodes)
        if (const std::int32_t row = m_target.rowOf(to); row >= 0)
            m_bones[std::size_t(row)].donor = m_donor.rowOf(from);
    for (const std::int32_t row : m_target.scene().evaluationOrder) {
        Bone &bone = m_bones[std::size_t(row)];
        const std::int32_t parent = m_target.parentOf(row);
        for (std::int32_t at = parent; at >= 0 && bone.above < 0; at = m_target.parentOf(at))
            if (m_bones[std::size_t(at)].donor >= 0)
                bone.above = at;
        if (bone.donor < 0)
            continue;
        if (bone.above < 0)
            continue;
        const std::int32_t donorAbove = m_bones[std::size_t(bone.above)].donor;
        bone.isDirect = bone.above == parent && m_donor.parentOf(bone.donor) == donorAbove;
        const double own = (m_target.place(row) - m_target.place(bone.above)).norm(),
                     theirs = (m_donor.place(bone.donor) - m_donor.place(donorAbove)).norm();
        bone.lengthRatio = theirs > 1e-6 && own > 1e-6 ? own / theirs : 0;
    }
    findFeet();
    m_scale = sizeRatio();
    for (Bone &bone : m_bones)
        if (bone.lengthRatio == 0)
            bone.lengthRatio = m_scale;
}

/// Of the heights of the hips above the ground; without legs of the skeletons' own heights.
double Retarget::sizeRatio() const
{
    double own = 0, theirs = 0;
    for (const Foot &leg : m_feet) {
        own += m_target.place(leg.thigh).z();
        theirs += m_donor.place(m_bones[std::size_t(leg.thigh)].donor).z();
    }
    if (own > 1e-3 && theirs > 1e-3)
        return own / theirs;
    Eigen::AlignedBox3d ownBox, theirBox;
    for (std::size_t row = 0; row < m_bones.size(); ++row)
        if (m_bones[row].donor >= 0) {
            ownBox.extend(m_target.place(std::int32_t(row)));
            theirBox.extend(m_donor.place(m_bones[row].donor));
        }
    const auto isSound = [](const Eigen::AlignedBox3d &box) { return !box.isEmpty() && box.diagonal().norm() > 1e-3; };
    return isSound(ownBox) && isSound(theirBox) ? ownBox.diagonal().norm() / theirBox.diagonal().norm() : 1;
}

/// The way of a limb is that to the only node below it with a counterpart; hands and feet follow the limb above.
void Retarget::alignLimbs()
{
    std::vector<std::vector<std::int32_t>> below(m_bones.size());
    for (std::size_t row = 0; row < m_bones.size(); ++row)
        if (m_bones[row].donor >= 0 && m_bones[row].above >= 0)
            below[std::size_t(m_bones[row].above)].push_back(std::int32_t(row));
    for (const std::int32_t row : m_target.scene().evaluationOrder) {
        Bone &bone = m_bones[std::size_t(row)];
        if (bone.donor < 0)
            continue;
        const std::vector<std::int32_t> &next = below[std::size_t(row)];
        if (next.empty() && bone.above >= 0)
            bone.align = m_bones[std::size_t(bone.above)].align;
        if (next.size() != 1)
            continue;
        const Eigen::Vector3d own = m_target.place(next[0]) - m_target.place(row),
                              theirs = m_facing *
                                       (m_donor.place(m_bones[std::size_t(next[0])].donor) - m_donor.place(bone.donor));
        if (own.norm() > 1e-6 && theirs.norm() > 1e-6)
            bone.align = Eigen::Quaterniond::FromTwoVectors(own, theirs);
    }
}

/// A foot is a low node below one that is not low, at the end of a leg of two limbs.
void Retarget::findFeet()
{
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    for (std::size_t row = 0; row < m_bones.size(); ++row)
        if (m_bones[row].donor >= 0) {
            lowest = std::min(lowest, m_target.place(std::int32_t(row)).z());
            highest = std::max(highest, m_target.place(std::int32_t(row)).z());
        }
    const auto isLow = [&](std::int32_t row) { return m_target.place(row).z() < lowest + 0.15 * (highest - lowest); };
    for (std::size_t row = 0; row < m_bones.size(); ++row) {
        const Bone &foot = m_bones[row];
        if (foot.donor < 0 || foot.above < 0 || !isLow(std::int32_t(row)) || isLow(foot.above))
            continue;
        const std::int32_t shin = foot.above, thigh = m_bones[std::size_t(shin)].above;
        const bool isLeg = thigh >= 0 && m_target.parentOf(std::int32_t(row)) == shin &&
                           m_target.parentOf(shin) == thigh && m_target.parentOf(thigh) >= 0;
        if (isLeg)
            m_feet.push_back({thigh, shin, std::int32_t(row), foot.donor});
    }
}

bool Retarget::areAlike() const
{
    Eigen::AlignedBox3d box;
    for (std::size_t row = 0; row < m_bones.size(); ++row)
        box.extend(m_target.place(std::int32_t(row)));
    const double tolerance = box.isEmpty() ? 0 : 1e-4 * box.diagonal().norm();
    for (std::size_t row = 0; row < m_bones.size(); ++row) {
        const Bone &bone = m_bones[row];
        if (bone.donor < 0)
            continue;
        const std::int32_t parent = m_target.parentOf(std::int32_t(row)), donorParent = m_donor.parentOf(bone.donor);
        const bool hasSameParent = parent < 0 ? donorParent < 0 : m_bones[std::size_t(parent)].donor == donorParent;
        const Eigen::Affine3d &own = m_target.rest(std::int32_t(row)), &theirs = m_donor.rest(bone.donor);
        if (!hasSameParent || (own.translation() - theirs.translation()).norm() > tolerance ||
            (own.linear() - theirs.linear()).norm() > 1e-3)
            return false;
    }
    return m_options.facing == 0;
}

Eigen::Quaterniond Retarget::turnOf(std::int32_t donorRow) const
{
    return m_facing * turnOnly(m_donorMotions[std::size_t(donorRow)]) * m_facing.inverse();
}

/// The motion of a node with a counterpart, those above it being known.
Eigen::Affine3d Retarget::moved(std::int32_t row) const
{
    const Bone &bone = m_bones[std::size_t(row)];
    const Eigen::Vector3d theirs = m_donor.place(bone.donor), own = m_target.place(row);
    const Eigen::Affine3d &donorMotion = m_donorMotions[std::size_t(bone.donor)];
    Eigen::Matrix3d turn, stretch;
    donorMotion.computeRotationScaling(&turn, &stretch);
    Eigen::Vector3d place;
    const std::int32_t parent = m_target.parentOf(row);
    const Eigen::Affine3d carrier = parent < 0 ? Eigen::Affine3d::Identity() : m_motions[std::size_t(parent)];
    if (bone.above < 0) {
        place = own + m_facing * (donorMotion * theirs - theirs) * m_scale;
    } else {
        place = m_target.carried(row, carrier) * own;
        if (bone.isDirect) {
            const Bone &above = m_bones[std::size_t(bone.above)];
            const Eigen::Affine3d &donorAbove = m_donorMotions[std::size_t(above.donor)];
            const Eigen::Vector3d shift = donorAbove.inverse() * (donorMotion * theirs) - theirs;
            place = carrier * (own + above.align.inverse() * (m_facing * shift) * bone.lengthRatio);
        }
    }
    // The scale of the whole motion, along axes that are the same before and after for pivots.
    const Eigen::Matrix3d linear = (turnOf(bone.donor) * bone.align).toRotationMatrix() *
                                   (bone.align.inverse() * m_facing).toRotationMatrix() * stretch *
                                   (m_facing.inverse() * bone.align).toRotationMatrix();
    Eigen::Affine3d result;
    result.linear() = linear;
    result.translation() = place - linear * own;
    return result;
}

void Retarget::pose(const std::vector<std::optional<Eigen::Affine3d>> &fixed)
{
    for (const std::int32_t row : m_target.scene().evaluationOrder) {
        const std::int32_t parent = m_target.parentOf(row);
        Eigen::Affine3d &motion = m_motions[std::size_t(row)];
        if (fixed[std::size_t(row)])
            motion = *fixed[std::size_t(row)];
        else if (m_bones[std::size_t(row)].donor >= 0)
            motion = moved(row);
        else
            motion = m_target.carried(row, parent < 0 ? Eigen::Affine3d::Identity() : m_motions[std::size_t(parent)]);
    }
}

/// Turns thigh and shin so that the foot comes where the donor's is, scaled; it keeps its own axes.
std::optional<std::array<Eigen::Affine3d, 3>> Retarget::planted(const Foot &leg) const
{
    const auto at = [&](std::int32_t row) { return m_motions[std::size_t(row)] * m_target.place(row); };
    const Eigen::Vector3d hip = at(leg.thigh), knee = at(leg.shin), ankle = at(leg.foot);
    const Eigen::Vector3d theirs = m_donor.place(leg.donor);
    const Eigen::Vector3d goal =
        m_target.place(leg.foot) + m_facing * (m_donorMotions[std::size_t(leg.donor)] * theirs - theirs) * m_scale;
    const std::optional<BentLimb> bent = bentLimb(hip, knee, ankle, goal);
    if (!bent)
        return std::nullopt;
    const Eigen::Vector3d &newKnee = bent->middle, &newAnkle = bent->end;
    const auto about = [](const Eigen::Vector3d &from, const Eigen::Quaterniond &turn, const Eigen::Vector3d &to) {
        return Eigen::Affine3d(Eigen::Translation3d(to) * turn * Eigen::Translation3d(-from));
    };
    const auto thighTurn = Eigen::Quaterniond::FromTwoVectors(knee - hip, newKnee - hip),
               shinTurn = Eigen::Quaterniond::FromTwoVectors(ankle - knee, newAnkle - newKnee);
    return std::array<Eigen::Affine3d, 3>{about(hip, thighTurn, hip) * m_motions[std::size_t(leg.thigh)],
                                          about(knee, shinTurn, newKnee) * m_motions[std::size_t(leg.shin)],
                                          Eigen::Affine3d(Eigen::Translation3d(newAnkle - ankle)) *
                                              m_motions[std::size_t(leg.foot)]};
}

const std::vector<Eigen::Affine3d> &Retarget::wanted(const PoseTime &when)
{
    m_donor.motions(when, m_donorMotions);
    m_motions.assign(m_target.size(), Eigen::Affine3d::Identity());
    std::vector<std::optional<Eigen::Affine3d>> fixed(m_target.size());
    pose(fixed);
    if (!m_options.plantsFeet || m_feet.empty())
        return m_motions;
    for (const Foot &leg : m_feet)
        if (const auto motions = planted(leg)) {
            fixed[std::size_t(leg.thigh)] = (*motions)[0];
            fixed[std::size_t(leg.shin)] = (*motions)[1];
            fixed[std::size_t(leg.foot)] = (*motions)[2];
        }
    pose(fixed);
    return m_motions;
}

std::vector<std::int32_t> Retarget::keyTimes(std::int32_t sequence) const
{
    const RenderScene &scene = m_donor.scene();
    const SceneSequence &played = scene.sequences[std::size_t(sequence)];
    std::set<std::int32_t> times{played.start, played.end};
    for (const Bone &bone : m_bones) {
        for (std::int32_t row = bone.donor; row >= 0; row = m_donor.parentOf(row)) {
            const SceneNode &node = scene.nodes[std::size_t(row)];
            for (const CurveBase *curve : {static_cast<const CurveBase *>(&node.translation.curve),
                                           static_cast<const CurveBase *>(&node.rotation.curve),
                                           static_cast<const CurveBase *>(&node.scale.curve)})
                for (const std::int32_t time : curve->times())
                    if (time >= played.start && time <= played.end)
                        times.insert(time);
        }
    }
    const std::size_t most = std::max<std::size_t>(2, mostPosed / std::max<std::size_t>(1, m_target.size()));
    const double step = std::max(1000 / framesPerSecond, (double(played.end) - played.start) / double(most));
    for (double at = played.start; at < played.end; at += step)
        times.insert(std::int32_t(std::lround(at)));
    std::vector<std::int32_t> result(times.begin(), times.end());
    if (result.size() > most) {
        std::vector<std::int32_t> fewer;
        for (std::size_t i = 0; i < most; ++i)
            fewer.push_back(result[i * (result.size() - 1) / (most - 1)]);
        result = std::move(fewer);
    }
    return result;
}

std::vector<RetargetedTrack> Retarget::tracks(std::int32_t sequence, const std::vector<std::int32_t> &times,
                                              const TransformFacet &facet, const Model &target)
{
    struct Moves
    {
        std::vector<Vec3> translations, scales;
        std::vector<Quat> rotations;
        double translated = 0, turned = 0, scaled = 0; ///< the farthest from doing nothing
    };
    std::vector<Moves> moves(m_target.size());
    const std::int32_t start = m_donor.scene().sequences[std::size_t(sequence)].start;
    for (const std::int32_t time : times) {
        wanted({sequence, double(time), double(time) - start});
        for (std::size_t row = 0; row < m_bones.size(); ++row) {
            if (m_bones[row].donor < 0)
                continue;
            const std::int32_t parent = m_target.parentOf(std::int32_t(row));
            const Eigen::Affine3d above = parent < 0 ? Eigen::Affine3d::Identity() : m_motions[std::size_t(parent)];
            const RestSkeleton::Local now = m_target.local(std::int32_t(row), m_motions[row], above),
                                      still = m_target.local(std::int32_t(row),
                                                             m_target.carried(std::int32_t(row), above), above);
            Moves &all = moves[row];
            Eigen::Quaterniond turn = now.rotation;
            if (!all.rotations.empty()) {
                const Quat &last = all.rotations.back();
                if (turn.dot(Eigen::Quaterniond(double(last.w), double(last.x), double(last.y), double(last.z))) < 0)
                    turn.coeffs() = -turn.coeffs();
            }
            all.translations.push_back(fromEigen(now.translation.cast<float>()));
            all.scales.push_back(fromEigen(now.scale.cast<float>()));
            all.rotations.push_back({float(turn.x()), float(turn.y()), float(turn.z()), float(turn.w())});
            all.translated = std::max(all.translated, (now.translation - still.translation).norm());
            all.scaled = std::max(all.scaled, (now.scale - still.scale).norm());
            all.turned = std::max(all.turned, now.rotation.angularDistance(still.rotation));
        }
    }
    std::vector<std::int32_t> fromStart;
    for (const std::int32_t time : times)
        fromStart.push_back(
            std::int32_t(std::min<std::int64_t>(std::int64_t(time) - start, std::numeric_limits<std::int32_t>::max())));
    std::vector<RetargetedTrack> result;
    const auto add = [&](const Address &at, CurveBase curve, bool isRotation) {
        const FieldRef field = at.node == NoNode ? FieldRef() : target.field(at);
        if (!field)
            return;
        RetargetedTrack track{at, {}, isRotation};
        track.keys.type = field.type;
        track.keys.curve = std::move(curve);
        result.push_back(std::move(track));
    };
    for (std::size_t row = 0; row < m_bones.size(); ++row) {
        if (m_bones[row].donor < 0)
            continue;
        const TransformTracks at = facet.tracks(target, m_target.scene().nodes[row].source);
        const Moves &all = moves[row];
        if (all.translated > 1e-6)
            add(at.translation, curveOf(fromStart, all.translations), false);
        if (all.turned > 1e-6)
            add(at.rotation, curveOf(fromStart, all.rotations), true);
        if (all.scaled > 1e-5)
            add(at.scale, curveOf(fromStart, all.scales), false);
    }
    return result;
}

} // namespace sinew
