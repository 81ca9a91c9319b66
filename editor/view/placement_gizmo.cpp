// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/placement_gizmo.h"

#include "core/retarget/rest_skeleton.h"
#include "editor/view/placement_form.h"
#include "viewport/view/viewport_widget.h"

#include <cmath>

namespace sinew {

namespace {

/// The factor of a model, which scales alike in all directions: the one that differs most from 1.
double uniformFactor(const Eigen::Vector3f &factors)
{
    double factor = 1;
    for (const float each : factors)
        if (each > 0 && std::abs(std::log(double(each))) > std::abs(std::log(factor)))
            factor = double(each);
    return factor;
}

} // namespace

PlacementGizmo::PlacementGizmo(ViewportWidget &viewport, PlacementForm &form, QObject *parent)
    : QObject(parent), m_viewport(viewport), m_form(form), m_toolBefore(viewport.transform().tool()),
      m_startCarried(Eigen::Affine3d::Identity())
{
    TransformController &transform = m_viewport.transform();
    transform.setTarget(this);
    if (m_toolBefore == EditTool::Select)
        transform.setTool(EditTool::Move);
}

PlacementGizmo::~PlacementGizmo()
{
    TransformController &transform = m_viewport.transform();
    transform.setTarget(nullptr);
    if (m_toolBefore == EditTool::Select)
        transform.setTool(EditTool::Select);
}

void PlacementGizmo::setThing(const std::optional<PlacedThing> &thing)
{
    m_thing = thing;
    Q_EMIT m_viewport.transform().changed();
}

Eigen::Affine3d PlacementGizmo::carried() const
{
    const DocumentView *view = m_viewport.currentView();
    if (!view || !m_thing || m_thing->follows == NoNode)
        return Eigen::Affine3d::Identity();
    RestSkeleton skeleton(view->scene());
    const std::int32_t row = skeleton.rowOf(m_thing->follows);
    if (row < 0)
        return Eigen::Affine3d::Identity();
    std::vector<Eigen::Affine3d> motions;
    skeleton.motions(view->when(), motions);
    const Eigen::Affine3d &motion = motions[std::size_t(row)];
    const bool isSound =
        motion.matrix().allFinite() && std::abs(motion.linear().determinant()) > 1e-9; // hidden nodes are scaled to 0
    return isSound ? motion : Eigen::Affine3d::Identity();
}

std::optional<Eigen::Vector3f> PlacementGizmo::centre() const
{
    if (!m_thing)
        return {};
    const PlacementRequest request = m_form.request();
    const Similarity similarity = similarityAbout(request, m_thing->about[request.about]);
    const Eigen::Vector3d middle = similarity.scale * (similarity.axes() * m_thing->middle) + similarity.move;
    const Eigen::Vector3f shown = (carried() * middle).cast<float>();
    return shown.allFinite() ? std::optional(shown) : std::nullopt;
}

void PlacementGizmo::begin()
{
    m_start = m_form.request();
    m_startCarried = carried();
}

void PlacementGizmo::apply(const SpaceChange &change)
{
    if (!m_thing)
        return;
    // The gesture is in the posed world, the numbers are about what lies below the pose.
    const Eigen::Affine3d back = m_startCarried.inverse();
    const Eigen::Matrix3d turned = Eigen::Affine3d(m_startCarried).rotation();
    PlacementStep step;
    step.centre = back * change.centre.cast<double>();
    step.move = back.linear() * change.move.cast<double>();
    step.turn = Eigen::Quaterniond(turned.transpose() * change.turn.cast<double>().toRotationMatrix() * turned);
    step.scale = uniformFactor(change.scale);
    const bool isIdle = change.move.isZero() && change.turn.isApprox(Eigen::Quaternionf::Identity()) && step.scale == 1;
    m_form.setRequest(isIdle ? m_start : followedBy(m_start, step, m_thing->about[m_start.about]));
}

QString PlacementGizmo::name() const
{
    return m_thing ? m_thing->name : QString();
}

} // namespace sinew

#include "moc_placement_gizmo.cpp"
