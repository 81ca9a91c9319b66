// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/skeleton.h"

#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/unique_name.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

Eigen::Affine3d affine(const Matrix44 &m)
{
    Eigen::Affine3d result;
    result.matrix() = Eigen::Matrix4f::Map(m.m).cast<double>();
    result.makeAffine();
    return result;
}

Eigen::Quaterniond quaternion(const CurvePoint &p)
{
    return {p[3], p[0], p[1], p[2]};
}

CurvePoint point(const Eigen::Quaterniond &q)
{
    return {q.x(), q.y(), q.z(), q.w()};
}

CurvePoint point(const Eigen::Vector3d &v)
{
    return {v.x(), v.y(), v.z(), 0};
}

Eigen::Vector3d vector(const CurvePoint &p)
{
    return {p[0], p[1], p[2]};
}

Vec3 vec3(const Eigen::Vector3d &v)
{
    return {float(v.x()), float(v.y()), float(v.z())};
}

bool isNear(const Eigen::Affine3d &a, const Eigen::Affine3d &b)
{
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() <= 1e-4;
}

std::uint32_t flagsOf(const SceneNode &node)
{
    std::uint32_t flags = 0;
    const auto set = [&](bool on, std::uint32_t bit) { flags |= on ? bit : 0; };
    set(node.dontInheritTranslation, NodeFlag::DontInheritTranslation);
    set(node.dontInheritScaling, NodeFlag::DontInheritScaling);
    set(node.dontInheritRotation, NodeFlag::DontInheritRotation);
    set(node.billboarded, NodeFlag::Billboarded);
    set(node.billboardLockX, NodeFlag::BillboardedLockX);
    set(node.billboardLockY, NodeFlag::BillboardedLockY);
    set(node.billboardLockZ, NodeFlag::BillboardedLockZ);
    set(node.cameraAnchored, NodeFlag::CameraAnchored);
    return flags;
}

void noteRules(GroupedLosses &losses, const SceneNode &node)
{
    if (node.rules == NodeRules::ModelAxes &&
        (node.dontInheritTranslation || node.dontInheritScaling || node.dontInheritRotation))
        losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Nodes that do not inherit everything follow the rules of "
                                                "Warcraft III, which differ when their parents turn (%1)"),
                   node.source);
    if (node.facesEye)
        losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Billboards that face the eye face along the view instead (%1)"),
                   node.source);
    if (node.rules == NodeRules::Inheriting &&
        (node.billboarded || node.billboardLockX || node.billboardLockY || node.billboardLockZ))
        losses.add(ConversionLoss::Changed,
                   QT_TRANSLATE_NOOP("Message", "Billboards turn as those of Warcraft III do (%1)"), node.source);
}

} // namespace

Skeleton::Skeleton(CreationJob &job) : m_job(job)
{
    const RenderScene &scene = job.scene;
    m_hangers.resize(scene.nodes.size());
    m_rests.resize(scene.nodes.size());
    m_bones.resize(scene.nodes.size());
    const bool hasTransforms = std::any_of(scene.nodes.begin(), scene.nodes.end(),
                                           [](const SceneNode &node) { return node.rules == NodeRules::Inheriting; });
    if (hasTransforms)
        buildNodes();
    else
        copyNodes();
    for (const SceneNode &node : scene.nodes)
        noteRules(job.losses, node);
}

std::int32_t Skeleton::hangerOf(std::int32_t row) const
{
    return row >= 0 && std::size_t(row) < m_hangers.size() ? m_hangers[std::size_t(row)].made : -1;
}

std::int32_t Skeleton::boneOf(std::size_t mesh, std::size_t entry, std::size_t which) const
{
    const std::int32_t row = m_job.scene.meshes[mesh].palette[entry][which];
    if (hangerOf(row) < 0)
        return -1;
    const bool hasRest = mesh < m_restOf.size() && entry < m_restOf[mesh].size();
    const std::vector<std::int32_t> &bones = m_bones[std::size_t(row)];
    return hasRest && m_restOf[mesh][entry] < bones.size() ? bones[m_restOf[mesh][entry]] : hangerOf(row);
}

std::int32_t Skeleton::still()
{
    if (m_still < 0) {
        MadeNode node;
        node.kind = NodeKind::Bone;
        node.node.name.set(uniqueName(m_job.nodeNames, "Still"));
        m_still = add(std::move(node));
    }
    return m_still;
}

std::int32_t Skeleton::add(MadeNode node)
{
    m_nodes.push_back(std::move(node));
    return std::int32_t(m_nodes.size() - 1);
}

SimilarRest Skeleton::restOf(std::int32_t row) const
{
    return hangerOf(row) < 0 ? SimilarRest() : m_hangers[std::size_t(row)].rest;
}

Eigen::Quaterniond Skeleton::turnBelow(std::int32_t row, const Quat &turn) const
{
    const CurvePoint own = m_job.axes.direction(CurvePoint{turn.x, turn.y, turn.z, turn.w});
    return restOf(row).turn * Eigen::Quaterniond(own[3], own[0], own[1], own[2]);
}

MadeNode Skeleton::turnedBelow(std::int32_t row, NodeKind kind, const Eigen::Quaterniond &turn,
                               const std::string &suffix)
{
    const MadeNode &hanger = m_nodes[std::size_t(hangerOf(row))];
    MadeNode made;
    made.kind = kind;
    made.parent = hangerOf(row);
    made.pivot = hanger.pivot;
    made.node.name.set(uniqueName(m_job.nodeNames, std::string(hanger.node.name.view()) + suffix));
    made.node.rotation =
        m_job.curves.constant<Quat>(CurvePoint{turn.x(), turn.y(), turn.z(), turn.w()}, Standard::noTurn);
    return made;
}

Vec3 Skeleton::placeBelow(std::int32_t row, const Vec3 &place) const
{
    const Eigen::Vector3d local = m_job.axes.place(Eigen::Vector3d(place.x, place.y, place.z));
    if (hangerOf(row) < 0 || m_job.scene.nodes[std::size_t(row)].rules != NodeRules::Inheriting)
        return vec3(local);
    return vec3(m_hangers[std::size_t(row)].rest.matrix() * local);
}

MadeNode Skeleton::draft(std::int32_t row)
{
    const SceneNode &node = m_job.scene.nodes[std::size_t(row)];
    MadeNode made;
    made.sceneRow = row;
    made.kind = node.kind;
    made.node.name.set(uniqueName(m_job.nodeNames, node.name.empty() ? "Node " + std::to_string(row) : node.name));
    made.node.flags = flagsOf(node);
    return made;
}

void Skeleton::copyNodes()
{
    const RenderScene &scene = m_job.scene;
    const Axes &axes = m_job.axes;
    const ValueMap place{[&](const CurvePoint &p) { return axes.place(p); },
                         [&](const CurvePoint &p) { return axes.place(p); }};
    const ValueMap turn{[&](const CurvePoint &p) { return axes.direction(p); }, {}};
    const ValueMap scale{[&](const CurvePoint &p) { return axes.factors(p); },
                         [&](const CurvePoint &p) { return axes.factors(p); }};
    for (const std::int32_t row : scene.evaluationOrder) {
        const SceneNode &node = scene.nodes[std::size_t(row)];
        MadeNode made = draft(row);
        made.parent = hangerOf(node.parent);
        if (std::isfinite(node.pivot.x + node.pivot.y + node.pivot.z))
            made.pivot = axes.place(node.pivot);
        made.node.translation = m_job.curves.curve<Vec3>(node.translation, Standard::zero, place);
        made.node.rotation = m_job.curves.curve<Quat>(node.rotation, Standard::noTurn, turn);
        made.node.scaling = m_job.curves.curve<Vec3>(node.scale, Standard::ones, scale);
        m_hangers[std::size_t(row)].made = add(std::move(made));
    }
}

void Skeleton::findRests()
{
    const RenderScene &scene = m_job.scene;
    m_restOf.resize(scene.meshes.size());
    for (std::size_t mesh = 0; mesh < scene.meshes.size(); ++mesh) {
        const SceneMesh &from = scene.meshes[mesh];
        m_restOf[mesh].resize(std::min(from.palette.size(), from.restInverses.size()));
        for (std::size_t entry = 0; entry < m_restOf[mesh].size(); ++entry) {
            Eigen::Affine3d rest = affine(from.restInverses[entry]);
            const bool isGood = rest.matrix().allFinite() && std::abs(rest.linear().determinant()) > 1e-12;
            rest = isGood ? m_job.axes.transform(rest.inverse()) : Eigen::Affine3d::Identity();
            for (const std::int32_t row : from.palette[entry]) {
                if (row < 0 || std::size_t(row) >= scene.nodes.size())
                    continue;
                if (!isGood)
                    m_job.losses.add(
                        ConversionLoss::Lost,
                        QT_TRANSLATE_NOOP("Message", "Rest poses of bones that can't be undone are left out (%1)"),
                        scene.nodes[std::size_t(row)].source);
                auto &rests = m_rests[std::size_t(row)];
                const auto known = std::find_if(rests.begin(), rests.end(),
                                                [&](const Eigen::Affine3d &each) { return isNear(each, rest); });
                m_restOf[mesh][entry] = std::size_t(known - rests.begin());
                if (known == rests.end())
                    rests.push_back(rest);
            }
        }
    }
}

Eigen::Affine3d Skeleton::localTransform(const SceneNode &node) const
{
    const CurvePoint t = NumberTrack(node.translation).fallback, r = NumberTrack(node.rotation).fallback,
                     s = NumberTrack(node.scale).fallback;
    return Eigen::Translation3d(vector(m_job.axes.place(t))) * quaternion(m_job.axes.direction(r)) *
           Eigen::Scaling(vector(m_job.axes.factors(s)));
}

bool Skeleton::scalesAlike(const SceneNode &node) const
{
    const NumberTrack track(node.scale);
    const auto isAlike = [](const CurvePoint &p) {
        const double bound = 1e-6 * std::max({std::abs(p[0]), std::abs(p[1]), std::abs(p[2])});
        return std::abs(p[0] - p[1]) <= bound && std::abs(p[0] - p[2]) <= bound;
    };
    bool areAlike = isAlike(track.fallback);
    for (std::size_t key = 0; key < track.curve.size() && areAlike; ++key) {
        areAlike = isAlike(track.part(KeyPart::Value, key));
        if (track.curve.hasTangents())
            areAlike = areAlike && isAlike(track.part(KeyPart::In, key)) && isAlike(track.part(KeyPart::Out, key));
    }
    return areAlike;
}

void Skeleton::setKeys(MadeNode &made, const SceneNode &node, const SimilarRest &parent, const SimilarRest &own)
{
    const Axes &axes = m_job.axes;
    const Eigen::Affine3d toParent = parent.matrix();
    const Eigen::Quaterniond after = own.turn.conjugate();
    const double size = parent.scale / own.scale;
    const Eigen::Vector3i order = exchangedAxes(own.turn).value_or(Eigen::Vector3i(0, 1, 2));
    const auto factors = [&](const CurvePoint &p) {
        const CurvePoint s = axes.factors(p);
        return CurvePoint{size * s[std::size_t(order[0])], size * s[std::size_t(order[1])],
                          size * s[std::size_t(order[2])], 0};
    };
    const ValueMap place{
        [&](const CurvePoint &p) { return point(toParent * vector(axes.place(p)) - own.place); },
        [&](const CurvePoint &p) { return point(Eigen::Vector3d(toParent.linear() * vector(axes.place(p)))); }};
    const ValueMap turn{[&](const CurvePoint &p) { return point(parent.turn * quaternion(axes.direction(p)) * after); },
                        {}};
    made.node.translation = m_job.curves.curve<Vec3>(node.translation, Standard::zero, place);
    made.node.rotation = m_job.curves.curve<Quat>(node.rotation, Standard::noTurn, turn);
    made.node.scaling = m_job.curves.curve<Vec3>(node.scale, Standard::ones, {factors, factors});
}

std::int32_t Skeleton::addUndoing(std::int32_t row, const Hanger &hanger, const Eigen::Affine3d &rest)
{
    const SceneNode &node = m_job.scene.nodes[std::size_t(row)];
    const auto steps = stepsOfInverse(rest.linear());
    if (!steps) {
        m_job.losses.add(ConversionLoss::Lost,
                         QT_TRANSLATE_NOOP("Message", "Rest poses of bones that can't be undone are left out (%1)"),
                         node.source);
        return hanger.made;
    }
    std::int32_t parent = hanger.made;
    for (const TurnAndScale &step : *steps) {
        MadeNode made;
        made.kind = &step == &steps->back() ? NodeKind::Bone : NodeKind::Helper;
        made.parent = parent;
        made.pivot = vec3(Eigen::Vector3d(rest.translation()));
        made.node.name.set(uniqueName(m_job.nodeNames, node.name + " Rest"));
        if (&step == &steps->front())
            made.node.translation = m_job.curves.constant<Vec3>(
                point(Eigen::Vector3d(hanger.rest.place - rest.translation())), Standard::zero);
        made.node.rotation = m_job.curves.constant<Quat>(point(step.turn), Standard::noTurn);
        made.node.scaling = m_job.curves.constant<Vec3>(point(step.scale), Standard::ones);
        parent = add(std::move(made));
    }
    return parent;
}

void Skeleton::makeNode(std::int32_t row)
{
    const SceneNode &node = m_job.scene.nodes[std::size_t(row)];
    const SimilarRest parentRest = node.parent >= 0 ? m_hangers[std::size_t(node.parent)].rest : SimilarRest();
    const std::vector<Eigen::Affine3d> &rests = m_rests[std::size_t(row)];
    Hanger &hanger = m_hangers[std::size_t(row)];
    MadeNode made = draft(row);
    made.parent = hangerOf(node.parent);
    const std::optional<SimilarRest> own = rests.size() == 1 ? similarRest(rests.front()) : std::nullopt;
    const bool isDirect = own && (exchangedAxes(own->turn) || scalesAlike(node));
    if (isDirect)
        hanger.rest = *own;
    else
        hanger.rest.place = rests.empty() ? Eigen::Vector3d((parentRest.matrix() * localTransform(node)).translation())
                                          : Eigen::Vector3d(rests.front().translation());
    // As it is stored: the keys are relative to it.
    made.pivot = vec3(hanger.rest.place);
    hanger.rest.place = {made.pivot.x, made.pivot.y, made.pivot.z};
    setKeys(made, node, parentRest, hanger.rest);
    hanger.made = add(std::move(made));
    if (isDirect) {
        m_bones[std::size_t(row)] = {hanger.made};
        return;
    }
    for (const Eigen::Affine3d &rest : rests)
        m_bones[std::size_t(row)].push_back(addUndoing(row, hanger, rest));
    if (!rests.empty())
        m_job.losses.add(ConversionLoss::Changed,
                         QT_TRANSLATE_NOOP("Message", "Bones whose rest pose is not scaled alike in all directions "
                                                      "get a helper that moves for them (%1)"),
                         node.source);
}

void Skeleton::buildNodes()
{
    findRests();
    for (const std::int32_t row : m_job.scene.evaluationOrder)
        makeNode(row);
}

} // namespace sinew::mdx
