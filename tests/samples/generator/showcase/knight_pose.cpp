// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase/knight_pose.h"

#include "showcase/limb.h"

namespace sinew::samples {

namespace {

using Eigen::Affine3d;

Q4 turnOf(const V3 &degrees)
{
    return euler(degrees.x(), degrees.y(), degrees.z());
}

V3 directionOf(double elevation, double azimuth)
{
    const double e = radians(elevation), a = radians(azimuth);
    return {std::cos(e) * std::cos(a), std::cos(e) * std::sin(a), std::sin(e)};
}

/// Slope of a monotone cubic through three points (Fritsch and Carlson's rule).
double slope(double before, double here, double after, double left, double right)
{
    const double a = (here - before) / left, b = (after - here) / right;
    if (a * b <= 0)
        return 0;
    const double w = 2 * right + left, x = right + 2 * left;
    return (w + x) / (w / a + x / b);
}

/// World transforms while the pose is computed from the root outwards.
class Rig
{
public:
    explicit Rig(const Showcase &showcase) : m_nodes(showcase.nodes) {}

    void turn(const std::string &name, const Q4 &local, const V3 &offset = V3::Zero())
    {
        const V3 &pivot = m_nodes.pivot(name);
        Affine3d matrix = parentWorld(name);
        matrix.translate(offset + pivot).rotate(local).translate(-pivot);
        m_world[name] = matrix;
        keys.turns[name] = local;
        if (!offset.isZero(1e-9))
            keys.offsets[name] = offset;
    }
    /// Gives a bone a rotation in the world, whatever its parent does.
    void turnTo(const std::string &name, const Q4 &world)
    {
        turn(name, worldTurn(m_nodes.parent(name)).conjugate() * world);
    }
    V3 place(const std::string &name) const { return parentWorld(name) * m_nodes.pivot(name); }
    V3 pivot(const std::string &name) const { return m_nodes.pivot(name); }
    V3 at(const std::string &bone, const V3 &rest) const { return m_world.at(bone) * rest; }
    Q4 worldTurn(const std::string &name) const { return Q4(m_world.at(name).linear()); }

    BoneKeys keys;

private:
    Affine3d parentWorld(const std::string &name) const
    {
        const std::string &parent = m_nodes.parent(name);
        return parent.empty() ? Affine3d::Identity() : m_world.at(parent);
    }
    const NodeTable &m_nodes;
    std::map<std::string, Affine3d> m_world;
};

void bendArm(Rig &rig, const KnightPose &pose, int i)
{
    const int side = i == 0 ? 1 : -1;
    const std::string clavicle = sided("Clavicle", side), upper = sided("Upper Arm", side),
                      forearm = sided("Forearm", side), hand = sided("Hand", side);
    const Q4 chest = rig.worldTurn("Chest");
    const V3 target = rig.at("Chest", rig.pivot("Chest") + pose.hand[i]);
    // The shoulder rises with the hand.
    const double raised = std::clamp((pose.hand[i].z() + 10) / 40, 0.0, 1.0);
    rig.turn(clavicle, euler(side * 16 * raised, 0, side * -6 * raised));
    const Limb rest{rig.pivot(upper), rig.pivot(forearm), rig.pivot(hand), -V3::UnitX()};
    const LimbTurn turn = bendLimb(rest, rig.place(upper), target, chest * pose.elbow[i]);
    rig.turnTo(upper, turn.upper);
    rig.turnTo(forearm, turn.lower);
    const Q4 upperLocal = rig.keys.turns.at(upper);
    rig.turn(sided("Pauldron", side), Q4::Identity().slerp(.35, upperLocal));
    if (side > 0) {
        rig.turn(hand, euler(0, 0, 0));
        const Eigen::Matrix3d face = axesOf(directionOf(pose.shield.x(), pose.shield.y()), V3::UnitZ());
        const Eigen::Matrix3d rested = axesOf(V3::UnitY(), V3::UnitZ());
        rig.turnTo("Shield", chest * Q4(Eigen::Matrix3d(face * rested.transpose())) *
                                 Q4(Eigen::AngleAxisd(radians(pose.shield.z()), V3::UnitY())));
    } else {
        // The grip decides how the hand is held.
        const V3 blade = directionOf(pose.blade.x(), pose.blade.y());
        const V3 up = directionOf(pose.blade.x() + 90, pose.blade.y());
        rig.turnTo(hand, chest * Q4(axesOf(blade, up)) * Q4(Eigen::AngleAxisd(radians(pose.blade.z()), V3::UnitX())));
    }
}

/// Degrees by which a thigh is swung forward.
double bendLeg(Rig &rig, const KnightPose &pose, int i)
{
    const int side = i == 0 ? 1 : -1;
    const std::string thigh = sided("Thigh", side), shin = sided("Shin", side), foot = sided("Foot", side);
    const Limb rest{rig.pivot(thigh), rig.pivot(shin), rig.pivot(foot), V3::UnitX()};
    const Q4 root = rig.worldTurn("Root"), footTurn = root * turnOf(pose.footTurn[i]);
    const V3 target = rig.at("Root", pose.ankle[i]);
    // Knees point where feet and hips point.
    const V3 pole = footTurn * V3::UnitX() * .5 + rig.worldTurn("Pelvis") * V3::UnitX() + root * V3(0, side * .25, 0);
    const LimbTurn turn = bendLimb(rest, rig.place(thigh), target, pole);
    rig.turnTo(thigh, turn.upper);
    rig.turnTo(shin, turn.lower);
    rig.turnTo(foot, footTurn);
    const V3 hangs = rig.worldTurn("Pelvis").conjugate() * (turn.upper * (rest.joint - rest.root));
    return std::atan2(hangs.x(), -hangs.z()) * 180 / pi;
}

void hangCape(Rig &rig, const KnightPose &pose, double backLeg, double flutter)
{
    const Q4 chest = rig.worldTurn("Chest");
    // Cloth hangs down by its weight, but shoulders carry it along, and legs push it back. When the knight lies, it
    // lies on him.
    const double carried = mix(.45, 1, smoothStep(.75, .3, (chest * V3::UnitZ()).z()));
    const V3 forward = chest * V3::UnitX();
    const Q4 hanging = euler(0, 0, std::atan2(forward.y(), forward.x()) * 180 / pi);
    const double swept = std::max(pose.cape.x(), .35 * backLeg);
    const auto wave = [&](int i) { return pose.cape.z() * std::sin(2 * pi * (flutter - .17 * i)); };
    rig.turnTo("Cape 1", hanging.slerp(carried, chest) * euler(pose.cape.y() * .4, swept * .5 + wave(0) * .3, 0));
    for (int i = 2; i <= 4; ++i)
        rig.turn("Cape " + std::to_string(i), euler(pose.cape.y() * .3, swept * .25 + wave(i - 1) * (.4 + .2 * i), 0));
    rig.turn("Plume", euler(-pose.cape.y() * .3, swept * .15 + wave(1) * .4, 0));
    rig.turn("Plume Tip", euler(-pose.cape.y() * .3, swept * .2 + wave(2) * .7, 0));
}

} // namespace

KnightPose poseBetween(const std::vector<PoseAt> &poses, double time)
{
    std::size_t i = 0;
    while (i + 2 < poses.size() && time > poses[i + 1].time)
        ++i;
    if (time <= poses.front().time || poses.size() == 1)
        return poses.front().pose;
    if (time >= poses.back().time)
        return poses.back().pose;
    const PoseAt &a = poses[i], &b = poses[i + 1];
    const double length = b.time - a.time, t = (time - a.time) / length;
    KnightPose result;
    KnightPose::forEach([&](const auto &member) {
        for (int axis = 0; axis < 3; ++axis) {
            const double from = member(a.pose)[axis], to = member(b.pose)[axis];
            const double out =
                i == 0 ? 0 : slope(member(poses[i - 1].pose)[axis], from, to, a.time - poses[i - 1].time, length);
            const double in = i + 2 == poses.size() ? 0
                                                    : slope(from, to, member(poses[i + 2].pose)[axis], length,
                                                            poses[i + 2].time - b.time);
            const double u = 1 - t;
            member(result)[axis] = (1 + 2 * t) * u * u * from + t * u * u * length * out + t * t * (3 - 2 * t) * to -
                                   t * t * u * length * in;
        }
    });
    return result;
}

BoneKeys bonesFor(const Showcase &showcase, const KnightPose &pose, double flutter)
{
    Rig rig(showcase);
    rig.turn("Root", turnOf(pose.rootTurn), pose.root);
    rig.turn("Pelvis", turnOf(pose.pelvisTurn), pose.pelvis);
    rig.turn("Spine", turnOf(pose.spineTurn));
    rig.turn("Chest", turnOf(pose.chestTurn));
    rig.turn("Head", turnOf(pose.headTurn));
    for (const int i : {0, 1})
        bendArm(rig, pose, i);
    const double left = bendLeg(rig, pose, 0), right = bendLeg(rig, pose, 1);
    hangCape(rig, pose, std::max(-left, -right), flutter);
    // The tabard lies on the thigh that is further in front.
    const double lifted = std::max({left, right, 0.0});
    rig.turn("Tabard 1", euler(0, -lifted * .85, 0));
    rig.turn("Tabard 2", euler(0, lifted * .55, 0));
    return rig.keys;
}

} // namespace sinew::samples
