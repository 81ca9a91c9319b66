// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/cameras.h"

#include "core/exchange/look/look_factor.h"
#include "core/scene/view/view_camera.h"
#include "plugins/gltf/write/node_extras.h"
#include "plugins/gltf/write/skeleton.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::gltf {

namespace {

using Eigen::Vector3d;

/// Of a picture of the games' portraits.
constexpr float aspect = 4.f / 3;

bool isBound(const RenderScene &scene, const SceneCamera &camera)
{
    return camera.node >= 0 && std::size_t(camera.node) < scene.nodes.size();
}

float verticalAngle(const SceneCamera &camera, float angle)
{
    const float vertical = camera.angle == ViewAngle::Vertical ? angle
                           : camera.angle == ViewAngle::Horizontal
                               ? 2 * std::atan(std::tan(angle / 2) / aspect)
                               : verticalFieldOfView(angle, aspect, camera.dividesAngle);
    return std::isfinite(vertical) ? std::clamp(vertical, 0.01f, 3.f) : 0.7854f;
}

std::string lensOf(const SceneCamera &camera, float angle, const std::string &name, float scale)
{
    const auto usable = [](float number) { return std::isfinite(number) && number > 0; };
    const float near = usable(camera.nearClip * scale) ? std::max(camera.nearClip * scale, 1e-4f) : 0.01f;
    const float far =
        usable(camera.farClip * scale) && camera.farClip * scale > near ? camera.farClip * scale : near * 10000;
    JsonText json;
    json.open('{').key("name").string(name).key("type").string("perspective").key("perspective").open('{');
    json.key("yfov").number(angle).key("znear").number(near).key("zfar").number(far);
    return json.close('}').close('}').take();
}

struct CameraCourse
{
    const SceneCamera &camera;
    ClipKeys move, targetMove, roll, lens;
    CurvePoint position, target;
    bool isBound;

    CameraCourse(const Job &job, const SceneCamera &of, const ClipRange &range)
        : camera(of), move(clipKeys(camera.translation, job.scene, range)),
          targetMove(clipKeys(camera.targetTranslation, job.scene, range)),
          roll(clipKeys(camera.roll, job.scene, range)), lens(clipKeys(camera.fieldOfView, job.scene, range)),
          position(NumberTrack(Track<Vec3>{{}, camera.position}).fallback),
          target(NumberTrack(Track<Vec3>{{}, camera.target}).fallback), isBound(gltf::isBound(job.scene, camera))
    {
    }

    Vector3d place(double seconds) const
    {
        return Vector3d::Map(position.data()) + Vector3d::Map(move.at(seconds).data());
    }

    CurvePoint angle(double seconds) const { return {double(verticalAngle(camera, float(lens.at(seconds)[0])))}; }

    /// In glTF's axes: looking along −z, y up.
    CurvePoint rotation(const ForeignAxes &axes, double seconds) const
    {
        const Vector3d to = Vector3d::Map(target.data()) + Vector3d::Map(targetMove.at(seconds).data());
        Vector3d forward = to - place(seconds);
        forward = forward.norm() > 1e-9 ? Vector3d(forward.normalized()) : Vector3d(-Vector3d::UnitX());
        const Vector3d hint = isBound ? Vector3d::UnitY() : Vector3d::UnitZ();
        Vector3d right = forward.cross(hint);
        right = right.norm() > 1e-9 ? Vector3d(right.normalized()) : Vector3d(forward.unitOrthogonal());
        const Eigen::AngleAxisd turn(roll.at(seconds)[0], forward);
        right = turn * right;
        const Vector3d up = right.cross(forward);
        const auto turned = [&](const Vector3d &v) {
            const auto d = axes.direction(v.x(), v.y(), v.z());
            return Vector3d(d[0], d[1], d[2]);
        };
        Eigen::Matrix3d basis;
        basis << turned(right), turned(up), turned(-forward);
        const Eigen::Quaterniond q(basis);
        return {q.x(), q.y(), q.z(), q.w()};
    }
};

} // namespace

Cameras::Cameras(Job &job) : m_job(job)
{
    for (const SceneCamera &camera : job.scene.cameras) {
        const CameraCourse course(job, camera, {}), first(job, camera, firstRange(job.scene));
        NodeDraft node;
        node.name = job.nodeNames.take(camera.name.empty() ? "Camera" : camera.name);
        node.camera =
            job.file.add(File::Cameras, lensOf(camera, float(first.angle(0)[0]), node.name, job.axes.scale()));
        const Vector3d place = course.place(0);
        node.translation = job.axes.point({float(place.x()), float(place.y()), float(place.z())});
        const CurvePoint turn = course.rotation(job.axes, 0);
        node.rotation = {float(turn[0]), float(turn[1]), float(turn[2]), float(turn[3])};
        node.extras = objectExtras(job, "camera", camera.source);
        m_lenses.push_back(node.camera);
        const int row = int(job.file.nodes.size());
        m_nodes.push_back(row);
        if (isBound(job.scene, camera))
            job.file.nodes[std::size_t(nodeRow(camera.node))].children.push_back(row);
        else
            m_roots.push_back(row);
        job.file.nodes.push_back(std::move(node));
    }
}

void Cameras::addLens(std::size_t row, const ClipRange &range, AnimationDraft &animation) const
{
    const SceneCamera &camera = m_job.scene.cameras[row];
    if (camera.fieldOfView.curve.size() == 0)
        return;
    const CameraCourse course(m_job, camera, range), rest(m_job, camera, firstRange(m_job.scene));
    if (course.lens.times.empty())
        return;
    animation.addPointer(
        "/cameras/" + std::to_string(m_lenses[row]) + "/perspective/yfov",
        sampledKeys(timesOf({&course.lens}), 1, false, 1e-4, [&](double seconds) { return course.angle(seconds); }),
        rest.angle(0));
}

void Cameras::addChannels(const ClipRange &range, AnimationDraft &animation) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const SceneCamera &camera = m_job.scene.cameras[i];
        addLens(i, range, animation);
        if (camera.translation.curve.size() + camera.targetTranslation.curve.size() + camera.roll.curve.size() == 0)
            continue;
        const CameraCourse course(m_job, camera, range);
        const std::vector<float> times = timesOf({&course.move, &course.targetMove, &course.roll});
        const ForeignAxes &axes = m_job.axes;
        const Vector3d size = course.place(0) - Vector3d::Map(course.target.data());
        animation.addNode(
            m_nodes[i], "translation",
            sampledKeys(times, 3, false, 1e-4 * size.norm() * double(axes.scale()) + 1e-9, [&](double at) {
                const Vector3d place = course.place(at) * double(axes.scale());
                const auto point = axes.direction(place.x(), place.y(), place.z());
                return CurvePoint{point[0], point[1], point[2]};
            }));
        animation.addNode(m_nodes[i], "rotation", sampledKeys(times, 4, true, m_job.bounds().degrees, [&](double at) {
                              return course.rotation(axes, at);
                          }));
        m_job.losses.add(
            ConversionLoss::Changed,
            QT_TRANSLATE_NOOP("Message", "Movements of cameras that are followed closely, not exactly (%1)"),
            camera.source);
    }
}

} // namespace sinew::gltf
