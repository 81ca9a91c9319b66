// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/scene_cameras.h"

#include "plugins/gltf/build/timeline.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace sinew::gltf {

namespace {

using Eigen::Affine3d, Eigen::Vector3d;

/// Where a node is during a clip, and when that changes.
class NodeCourse
{
public:
    NodeCourse(const NodeTable &nodes, const Clips &clips, int row, std::size_t clip)
    {
        static const ClipKeys none;
        for (; row >= 0; row = nodes[row].parent) {
            Step step{nodes[row].rest, keysIn(clips.of(row, NodePath::Translation), clip),
                      keysIn(clips.of(row, NodePath::Rotation), clip), keysIn(clips.of(row, NodePath::Scale), clip)};
            const auto orNone = [](const ClipKeys *keys) { return keys ? keys : &none; };
            const std::vector<float> here = timesOf({orNone(step.move), orNone(step.turn), orNone(step.size)});
            m_times.insert(m_times.end(), here.begin(), here.end());
            m_steps.push_back(step);
        }
        std::sort(m_times.begin(), m_times.end());
        m_times.erase(std::unique(m_times.begin(), m_times.end()), m_times.end());
    }

    const std::vector<float> &times() const { return m_times; }
    std::size_t stepCount() const { return m_steps.size(); }
    Affine3d at(double seconds) const
    {
        Affine3d world = Affine3d::Identity();
        for (const Step &step : m_steps) {
            NodePlace place = step.rest;
            if (step.move)
                std::copy_n(step.move->at(seconds).begin(), 3, place.translation.begin());
            if (step.turn)
                std::copy_n(unitRotation(step.turn->at(seconds)).begin(), 4, place.rotation.begin());
            if (step.size)
                std::copy_n(step.size->at(seconds).begin(), 3, place.scale.begin());
            world = place.matrix() * world;
        }
        return world;
    }

private:
    struct Step
    {
        NodePlace rest;
        const ClipKeys *move, *turn, *size;
    };
    std::vector<Step> m_steps;
    std::vector<float> m_times;
};

/// Of a camera at a moment, in the model's axes and lengths.
struct View
{
    Vector3d position, target;
    double roll = 0;

    View(const Affine3d &world, const ModelAxes &axes, double distance)
    {
        const auto turned = [&](const Vector3d &v) {
            const auto d = axes.direction(v.data());
            return Vector3d(d[0], d[1], d[2]);
        };
        position = turned(world.translation()) * axes.scale();
        Vector3d forward = turned(world.linear() * -Vector3d::UnitZ()), up = turned(world.linear() * Vector3d::UnitY());
        forward = forward.norm() > 1e-12 ? Vector3d(forward.normalized()) : Vector3d(Vector3d::UnitX());
        target = position + forward * distance;
        // About the way it looks, from where z is up.
        const Vector3d level = forward.cross(Vector3d::UnitZ());
        if (level.norm() < 1e-6)
            return;
        const Vector3d right = forward.cross(up), wanted = level.normalized();
        roll = std::atan2(wanted.cross(right).dot(forward), wanted.dot(right));
    }
};

/// How far away what a camera looks at is: where it passes the middle of the model.
double distanceOf(const RenderScene &scene, const View &view)
{
    Eigen::AlignedBox3d box;
    for (const SceneMesh &mesh : scene.meshes) {
        box.extend(
            Vector3d(double(mesh.extent.minimum.x), double(mesh.extent.minimum.y), double(mesh.extent.minimum.z)));
        box.extend(
            Vector3d(double(mesh.extent.maximum.x), double(mesh.extent.maximum.y), double(mesh.extent.maximum.z)));
    }
    const double usual = 100;
    const double along = box.isEmpty() ? usual : (box.center() - view.position).dot(view.target - view.position);
    return std::max(along, usual);
}

void setMotion(ReadJob &job, const NodeTable &nodes, const Clips &clips, int row, double distance, SceneCamera &camera)
{
    std::deque<ClipKeys> made;
    ClipUses moves, targets, rolls;
    const auto use = [&](std::size_t clip, ClipKeys keys, ClipUses &uses) {
        made.push_back(std::move(keys));
        uses.push_back({clip, &made.back()});
    };
    const View rest(nodes[row].world, job.axes, distance);
    for (std::size_t clip = 0; clip < clips.all().size(); ++clip) {
        const NodeCourse course(nodes, clips, row, clip);
        if (!job.asset.charge(course.stepCount() * 64, "cameras"))
            return;
        if (course.times().empty())
            continue;
        const std::uint64_t most =
            std::uint64_t((clips.all()[clip].last - clips.all()[clip].first) * 1000) + 2 * course.times().size();
        if (!job.asset.charge(most * 160, "cameras"))
            return;
        const auto sampled = [&](int components, double bound, const auto &part) {
            return sampledKeys(course.times(), components, false, bound,
                               [&](double seconds) { return part(View(course.at(seconds), job.axes, distance)); });
        };
        const auto point = [](const Vector3d &v) { return CurvePoint{v.x(), v.y(), v.z()}; };
        use(clip, sampled(3, 1e-3 * distance, [&](const View &v) { return point(v.position - rest.position); }), moves);
        use(clip, sampled(3, 1e-3 * distance, [&](const View &v) { return point(v.target - rest.target); }), targets);
        use(clip, sampled(1, 1e-3, [&](const View &v) { return CurvePoint{v.roll}; }), rolls);
        job.asset.release(most * 160);
    }
    const auto same = [](CurvePoint &, bool) {};
    camera.translation = timelineTrack<Vec3>(job, clips.all(), moves, {}, same);
    camera.targetTranslation = timelineTrack<Vec3>(job, clips.all(), targets, {}, same);
    camera.roll = timelineTrack<float>(job, clips.all(), rolls, {rest.roll}, same);
}

} // namespace

void buildCameras(ReadJob &job, const NodeTable &nodes, const Clips &clips)
{
    for (int row = 0; row < int(nodes.size()) && !job.isBroken(); ++row) {
        const ReadNode &node = nodes[row];
        if (node.camera < 0 || !node.isShown)
            continue;
        const JsonItem &json = job.asset.list("cameras")[std::size_t(node.camera)];
        const JsonItem lens = json["perspective"];
        if (!lens.exists()) {
            job.report.lose(ConversionLoss::Lost, json.path(),
                            QT_TRANSLATE_NOOP("Message", "Cameras without perspective (%1)"));
            continue;
        }
        SceneCamera camera;
        camera.name = node.name.empty() ? "Camera" : node.name;
        camera.angle = ViewAngle::Vertical;
        camera.fieldOfView.fallback = float(lens.number("yfov", 0.7854, 0, 3.1415));
        const ClipUses &angles = clips.of("/cameras/" + std::to_string(node.camera) + "/perspective/yfov");
        if (!angles.empty() && haveComponents(angles, 1))
            camera.fieldOfView =
                timelineTrack<float>(job, clips.all(), angles, {double(camera.fieldOfView.fallback)},
                                     [](CurvePoint &v, bool) { v[0] = std::clamp(v[0], 0.01, 3.1415); });
        const double near = lens.number("znear", 0.1, 0), far = lens.number("zfar", near * 10000, 0);
        camera.nearClip = float(near * job.axes.scale());
        camera.farClip = float(std::max(far, near) * job.axes.scale());
        const double distance = distanceOf(job.scene(), View(node.world, job.axes, 1));
        const View rest(node.world, job.axes, distance);
        camera.position = {float(rest.position.x()), float(rest.position.y()), float(rest.position.z())};
        camera.target = {float(rest.target.x()), float(rest.target.y()), float(rest.target.z())};
        camera.roll.fallback = float(rest.roll);
        if (nodes.moves(row))
            setMotion(job, nodes, clips, row, distance, camera);
        job.scene().cameras.push_back(std::move(camera));
    }
}

} // namespace sinew::gltf
