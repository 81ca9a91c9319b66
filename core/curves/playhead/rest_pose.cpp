// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/rest_pose.h"

#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/rotation_view.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// The default if there is no such track.
template<typename T>
T restOf(const Model &model, const Address &track)
{
    if (track.node == NoNode)
        return {};
    const Value rest = restValue(model, track);
    const T *value = rest.as<T>();
    return value ? *value : T{};
}

} // namespace

RestPose::RestPose(const Document &document)
    : m_document(document), m_facet(document.format() ? document.format()->transforms() : nullptr)
{
    if (m_facet)
        for (const HierarchyNode &node : m_facet->hierarchy(document.model()))
            m_parents.emplace(node.node, node.parent);
}

Quat RestPose::rotationOf(NodeId node) const
{
    return normalised(restOf<Quat>(m_document.model(), m_facet->tracks(m_document.model(), node).rotation));
}

Vec3 RestPose::placeOf(NodeId node) const
{
    return restOf<Vec3>(m_document.model(), m_facet->tracks(m_document.model(), node).translation);
}

Quat RestPose::parentRotationOf(NodeId node) const
{
    Quat all{};
    auto at = m_parents.find(node);
    // A hierarchy is free of cycles; the number of nodes limits the steps all the same.
    for (std::size_t steps = 0; at != m_parents.end() && at->second != NoNode && steps < m_parents.size(); ++steps) {
        all = thenRotation(all, rotationOf(at->second));
        at = m_parents.find(at->second);
    }
    return normalised(all);
}

SideMirror RestPose::mirror(NodeId from, NodeId to) const
{
    SideMirror mirror;
    if (!m_facet)
        return mirror;
    mirror.axis = m_facet->sideAxis();
    if (m_parents.contains(from)) {
        mirror.fromParent = parentRotationOf(from);
        mirror.fromRotation = rotationOf(from);
        mirror.fromPlace = placeOf(from);
    }
    if (m_parents.contains(to)) {
        mirror.toParent = parentRotationOf(to);
        mirror.toRotation = rotationOf(to);
        mirror.toPlace = placeOf(to);
    }
    return mirror;
}

double RestPose::sideOf(NodeId node) const
{
    const auto along = [axis = m_facet->sideAxis()](const Vec3 &v) { return double((&v.x)[axis]); };
    const Model &model = m_document.model();
    const Address pivot = m_facet->pivot(model, node);
    if (const FieldRef field = pivot.node != NoNode ? model.field(pivot) : FieldRef();
        field && field.type == &typeInfo<Vec3>())
        return along(*static_cast<const Vec3 *>(field.data));
    double side = 0;
    auto at = m_parents.find(node);
    for (std::size_t steps = 0; at != m_parents.end() && steps < m_parents.size(); ++steps) {
        side += along(rotated(placeOf(at->first), parentRotationOf(at->first)));
        at = m_parents.find(at->second);
    }
    return side;
}

bool RestPose::isInMiddle(NodeId node) const
{
    constexpr double fraction = 0.02; // of the outermost node's distance
    if (!m_facet || !m_parents.contains(node))
        return true;
    if (!m_outermost) {
        m_outermost = 0;
        for (const auto &[each, parent] : m_parents)
            m_outermost = std::max(*m_outermost, std::abs(sideOf(each)));
    }
    return std::abs(sideOf(node)) <= fraction * *m_outermost;
}

} // namespace sinew
