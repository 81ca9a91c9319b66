// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/constraints/look_at.h"

#include "core/curves/curve_keys.h"
#include "core/curves/curve_moment.h"
#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_paste.h"
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/tools/span_keys.h"
#include "core/format/format.h"
#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/node_poser.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace sinew {

using Eigen::Quaterniond;
using Eigen::Vector3d;

namespace {

/// Moments at which the wanted rotation is worked out and compared.
constexpr int mostMoments = 2000;

Vector3d axisDirection(OwnAxis axis)
{
    return Vector3d::Unit(int(axis) / 2) * (int(axis) % 2 ? -1 : 1);
}

double degreesBetween(const Quaterniond &a, const Quaterniond &b)
{
    return a.angularDistance(b) * 180 / std::numbers::pi;
}

Quaterniond unitTurn(const Quaterniond &rotation)
{
    return rotation.norm() > 1e-9 ? rotation.normalized() : Quaterniond::Identity();
}

std::int32_t rowOfNode(const RenderScene &scene, NodeId node)
{
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        if (scene.nodes[row].source == node)
            return std::int32_t(row);
    return -1;
}

/// The rotations that a request asks for.
class Gaze
{
public:
    Gaze(const RenderScene &scene, std::int32_t sequence, std::int32_t node, const LookAtRequest &request)
        : m_scene(scene), m_sequence(sequence), m_node(node), m_target(rowOfNode(scene, request.target)),
          m_poser(scene, node), m_targetPoser(scene, m_target), m_aim(axisDirection(request.aim)),
          m_up(axisDirection(request.up)), m_influence(std::clamp(request.influence, 0., 1.))
    {
        for (const SceneCamera &camera : scene.cameras)
            if (camera.source == request.target && m_target < 0)
                m_camera = &camera;
    }
    bool hasTarget() const { return m_target >= 0 || m_camera; }
    bool targetMovesWithNode() const
    {
        std::int32_t row = m_camera ? m_camera->node : m_target;
        for (std::size_t steps = 0; row >= 0 && steps <= m_scene.nodes.size(); ++steps) {
            if (row == m_node)
                return true;
            row = m_scene.nodes[std::size_t(row)].parent;
        }
        return false;
    }

    /// Whether the node is posed as its track says, at some moments of the range.
    bool showsTrack(const CurveEdit &edit, const TimeSpan &span, const Value &rest, const LookAtRequest &request)
    {
        constexpr int moments = 8;
        constexpr double sameTurn = 0.6; // degrees
        for (int i = 0; i <= moments; ++i) {
            const double time = request.start + (double(request.end) - request.start) * i / moments;
            const Value value = sampleAny(edit.curve, edit.value(), span.moment(time), rest);
            const Quaterniond own = unitTurn(toEigen(*value.as<Quat>()).cast<double>()),
                              posed = unitTurn(m_poser.at(momentAt(time)).local.rotation.cast<double>());
            if (degreesBetween(own, posed) > sameTurn)
                return false;
        }
        return true;
    }

    /// The node's own rotation at a moment of the timeline.
    Quaterniond at(double time)
    {
        const PoseTime when = momentAt(time);
        const PosedNode node = m_poser.at(when);
        const Vector3d from = (node.world.matrix * toEigen(m_scene.nodes[std::size_t(m_node)].pivot)).cast<double>();
        const Quaterniond inherited = unitTurn(node.from.rotation.cast<double>()),
                          now = unitTurn(inherited * node.local.rotation.cast<double>());
        const Vector3d to =
            (m_camera ? evaluateCamera(m_scene, *m_camera, when).position : m_targetPoser.placeAt(when)).cast<double>();
        if (!((to - from).norm() > 1e-6))
            return unitTurn(inherited.conjugate() * now);
        return unitTurn(inherited.conjugate() * now.slerp(m_influence, towards((to - from).normalized(), now)));
    }

private:
    PoseTime momentAt(double time) const
    {
        PoseTime when{.sequence = m_sequence, .time = time};
        when.globalTime = time - m_scene.sequences[std::size_t(m_sequence)].start;
        return when;
    }
    Quaterniond towards(const Vector3d &way, const Quaterniond &now) const
    {
        // Straight up or down there is no upper side: the present one is kept.
        const auto across = [&way](const Vector3d &axis) { return Vector3d(axis - way * way.dot(axis)); };
        Vector3d above = across(Vector3d::UnitZ());
        if (above.norm() < 1e-3)
            above = across(now * m_up);
        if (above.norm() < 1e-6)
            above = way.unitOrthogonal();
        above.normalize();
        Eigen::Matrix3d own, model;
        own << m_aim, m_up, m_aim.cross(m_up);
        model << way, above, way.cross(above);
        return Quaterniond(Eigen::Matrix3d(model * own.transpose())).normalized();
    }

    const RenderScene &m_scene;
    std::int32_t m_sequence, m_node, m_target;
    NodePoser m_poser, m_targetPoser; ///< m_targetPoser: of no node if the target is a camera
    const SceneCamera *m_camera = nullptr;
    Vector3d m_aim, m_up;
    double m_influence;
};

struct GazeMoment
{
    std::int32_t time;
    Quaterniond wanted;
};

/// Whole milliseconds from start to end, those of `keys` among them.
std::vector<GazeMoment> momentsOf(Gaze &gaze, std::int32_t start, std::int32_t end, const std::set<std::int32_t> &keys)
{
    std::set<std::int32_t> times = keys;
    const double length = double(end) - start;
    const int count = int(std::clamp(length, 1., double(mostMoments)));
    for (int i = 0; i <= count; ++i)
        times.insert(std::int32_t(std::lround(start + length * i / count)));
    std::vector<GazeMoment> moments;
    for (const std::int32_t time : times) {
        moments.push_back({time, gaze.at(time)});
        // One hemisphere, so that keys turn the shorter way.
        if (moments.size() > 1 && moments[moments.size() - 2].wanted.dot(moments.back().wanted) < 0)
            moments.back().wanted.coeffs() *= -1;
    }
    return moments;
}

/// Adds the rows between two keys that turning evenly from one to the other does not come close to.
void addKeys(const std::vector<GazeMoment> &moments, std::size_t first, std::size_t last, double tolerance,
             std::set<std::size_t> &rows)
{
    std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
    while (!open.empty() && rows.size() <= mostLookAtKeys) {
        const auto [from, to] = open.back();
        open.pop_back();
        std::size_t worst = from;
        double most = tolerance;
        for (std::size_t row = from + 1; row < to; ++row) {
            const double share =
                double(moments[row].time - moments[from].time) / double(moments[to].time - moments[from].time);
            const double off =
                degreesBetween(moments[from].wanted.slerp(share, moments[to].wanted), moments[row].wanted);
            if (off > most) {
                most = off;
                worst = row;
            }
        }
        if (worst == from)
            continue;
        rows.insert(worst);
        open.emplace_back(from, worst);
        open.emplace_back(worst, to);
    }
}

CurveBase curveOfGaze(const std::vector<GazeMoment> &moments, const std::set<std::size_t> &rows)
{
    Curve<Quat> curve(Interpolation::Linear, rows.size());
    std::size_t i = 0;
    for (const std::size_t row : rows) {
        const Quaterniond &q = moments[row].wanted;
        curve.editTimes()[i] = moments[row].time - moments.front().time;
        curve.editValues()[i++] = {float(q.x()), float(q.y()), float(q.z()), float(q.w())};
    }
    return curve;
}

/// Why the track can't hold the keys.
Status checkTrack(const Document &document, const CurveEdit &edit, const LookAtRequest &request)
{
    if (Status status = canKey(document, std::span(&edit.address, 1)); !status)
        return status;
    if (edit.curve.globalSequence() >= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the node's rotation runs on a global sequence")};
    if (edit.isStep || (edit.size() > 0 && edit.curve.interpolation() == Interpolation::None))
        return Error{QT_TRANSLATE_NOOP("Message", "the node's rotation is not interpolated: change that first")};
    const Playback &playback = document.playback();
    const TimeSpan range = momentIn(document, edit.curve, ownTimelineOf(document, edit.address)).range;
    if (double(range.start) != playback.start() || double(range.end) != playback.end())
        return Error{QT_TRANSLATE_NOOP("Message", "this sequence shows the keys of another one")};
    if (request.start < range.start || request.end > range.end || request.end <= request.start)
        return Error{QT_TRANSLATE_NOOP("Message", "the range is not within the sequence")};
    for (const std::int32_t time : {request.start, request.end})
        if (isSharedKeyTime(edit, range, time))
            return Error{Message(QT_TRANSLATE_NOOP("Message", "another sequence has its keys at %1 as well"), {time})};
    return Done{};
}

/// Keeps what is on the other side of the range.
void holdOutside(CurveEdit &edit, const TimeSpan &span, const LookAtRequest &request, const Value &rest)
{
    if (request.start > span.start)
        insertKey(edit, request.start - 1, rest);
    if (request.end < span.end)
        insertKey(edit, request.end + 1, rest);
}

double largestError(const CurveEdit &edit, const TimeSpan &span, const std::vector<GazeMoment> &moments,
                    const Value &rest)
{
    double error = 0;
    for (const GazeMoment &moment : moments) {
        const Value value = sampleAny(edit.curve, edit.value(), span.moment(moment.time), rest);
        const Quat &q = *value.as<Quat>();
        error = std::max(error, degreesBetween(unitTurn(toEigen(q).cast<double>()), moment.wanted));
    }
    return error;
}

} // namespace

Result<BakedLookAt> bakedLookAt(const Document &document, const RenderScene &scene, const LookAtRequest &request)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    const std::int32_t row = rowOfNode(scene, request.node);
    const Address track = facet && row >= 0 ? facet->tracks(document.model(), request.node).rotation : Address();
    if (track.node == NoNode)
        return Error{QT_TRANSLATE_NOOP("Message", "select a node that can turn")};
    if (int(request.aim) / 2 == int(request.up) / 2)
        return Error{QT_TRANSLATE_NOOP("Message", "one axis can't point at the target and up")};
    std::int32_t sequence = -1;
    for (std::size_t i = 0; i < scene.sequences.size(); ++i)
        if (scene.sequences[i].source == document.playback().sequence())
            sequence = std::int32_t(i);
    CurveEdit edit = curveEdit(document, track, RotationOrder::Raw);
    if (Status status = checkTrack(document, edit, request); !status)
        return status.error();
    Gaze gaze(scene, sequence, row, request);
    if (sequence < 0 || !gaze.hasTarget())
        return Error{QT_TRANSLATE_NOOP("Message", "choose a target")};
    if (gaze.targetMovesWithNode())
        return Error{QT_TRANSLATE_NOOP("Message", "the target moves with the node")};

    const TimeSpan span = momentIn(document, edit.curve).range;
    const Value rest = restValue(document.model(), track);
    if (!gaze.showsTrack(edit, span, rest, request))
        return Error{QT_TRANSLATE_NOOP("Message", "something else than its keys turns the node here: the track is "
                                                  "muted, or another collection plays over it")};

    std::set<std::int32_t> keys{request.start, request.end};
    for (const std::int32_t time : edit.curve.times())
        if (time > request.start && time < request.end)
            keys.insert(time);
    const std::vector<GazeMoment> moments = momentsOf(gaze, request.start, request.end, keys);
    std::set<std::size_t> rows;
    for (std::size_t i = 0; i < moments.size(); ++i)
        if (keys.contains(moments[i].time))
            rows.insert(i);
    const std::vector<std::size_t> fixed(rows.begin(), rows.end());
    for (std::size_t i = 1; i < fixed.size(); ++i)
        addKeys(moments, fixed[i - 1], fixed[i], std::max(request.tolerance, 1e-3), rows);
    if (rows.size() > mostLookAtKeys)
        return Error{QT_TRANSLATE_NOOP("Message", "that takes too many keys: allow a larger error")};

    holdOutside(edit, span, request, rest);
    CopiedTrack copied;
    copied.type = edit.type;
    copied.curve = curveOfGaze(moments, rows);
    PasteOptions options;
    options.at = request.start;
    options.mode = PasteMode::Replace;
    options.rest = rest;
    const CopiedKeys all{request.start, request.end - request.start, {}};
    if (const auto pasted = pasteTrack(edit, copied, all, options); !pasted)
        return pasted.error();
    BakedLookAt baked;
    baked.keys = rows.size();
    baked.error = largestError(edit, span, moments, rest);
    baked.rotation = std::move(edit);
    return baked;
}

} // namespace sinew
