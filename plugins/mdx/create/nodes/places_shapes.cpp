// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/places.h"

#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/pose.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/unique_name.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::mdx {

namespace {

enum ShapeType : std::uint32_t { Box = 0, Sphere = 2 };
std::int32_t madeNode(CreationJob &job, Skeleton &skeleton, NodeKind kind, std::int32_t parent, const Vec3 &pivot,
                      const std::string &name)
{
    MadeNode node;
    node.kind = kind;
    node.parent = parent;
    node.pivot = pivot;
    node.node.name.set(uniqueName(job.nodeNames, name));
    return skeleton.add(std::move(node));
}

Vec3 vec3(const Eigen::Vector3f &v)
{
    return {v.x(), v.y(), v.z()};
}

Eigen::AlignedBox3f restBox(const Root &root)
{
    Eigen::AlignedBox3f box;
    for (const Geoset &geoset : root.geosets)
        for (const Vec3 &v : geoset.vertices)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box;
}

} // namespace

void addShapes(CreationJob &job, Skeleton &skeleton, Places &places)
{
    for (const SceneCollision &from : job.scene.collisions) {
        const std::int32_t parent = skeleton.hangerOf(from.node);
        Placed<CollisionShape> next;
        CollisionShape &shape = next.object;
        Vec3 pivot;
        if (from.shape == SceneCollision::Sphere || from.shape == SceneCollision::Cylinder) {
            const bool isSphere = from.shape == SceneCollision::Sphere;
            const Vec3 a = from.vertices[0], b = from.vertices[1];
            const Vec3 middle = isSphere ? a : Vec3{(a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2};
            const float half = isSphere ? 0 : std::hypot(a.x - b.x, a.y - b.y, a.z - b.z) / 2;
            pivot = skeleton.placeBelow(from.node, middle);
            shape.type = Sphere;
            shape.vertex1 = pivot;
            shape.radius = float((double(from.radius) + double(half)) * job.axes.scale());
            if (!isSphere)
                job.losses.add(ConversionLoss::Changed,
                               QT_TRANSLATE_NOOP("Message", "Shapes that are neither boxes nor spheres become such "
                                                            "around them (%1)"),
                               from.source);
        } else {
            Eigen::AlignedBox3f box;
            const auto extend = [&](const Vec3 &v) {
                const Vec3 p = skeleton.placeBelow(from.node, v);
                box.extend(Eigen::Vector3f(p.x, p.y, p.z));
            };
            if (from.shape == SceneCollision::Mesh) {
                for (const Vec3 &v : from.positions)
                    extend(v);
                job.losses.add(ConversionLoss::Changed,
                               QT_TRANSLATE_NOOP("Message", "Shapes that are neither boxes nor spheres become such "
                                                            "around them (%1)"),
                               from.source);
            } else {
                extend(from.vertices[0]);
                extend(from.vertices[1]);
            }
            if (box.isEmpty())
                continue;
            pivot = vec3(box.center());
            shape.type = Box;
            shape.vertex1 = vec3(box.min());
            shape.vertex2 = vec3(box.max());
        }
        next.made = madeNode(job, skeleton, NodeKind::Collision, parent, pivot,
                             "Collision " + std::to_string(places.shapes.size() + 1));
        places.shapes.push_back(std::move(next));
    }
}

void addCameras(CreationJob &job)
{
    PoseTime first;
    if (!job.options.sequences.empty() && job.options.sequences.front().row >= 0) {
        first.sequence = job.options.sequences.front().row;
        first.time = job.scene.sequences[std::size_t(first.sequence)].start;
    }
    const ValueMap place{[&](const CurvePoint &p) { return job.axes.place(p); },
                         [&](const CurvePoint &p) { return job.axes.place(p); }};
    for (const SceneCamera &from : job.scene.cameras) {
        Camera camera;
        camera.name.set(cutName(from.name.empty() ? "Camera" : from.name));
        Vec3 position = from.position, target = from.target;
        const bool isOnNode = from.node >= 0 && std::size_t(from.node) < job.scene.nodes.size();
        if (isOnNode) {
            const CameraState state = evaluateCamera(job.scene, from, first);
            position = vec3(state.position);
            target = vec3(state.target);
            if (std::isfinite(state.roll))
                camera.roll = job.curves.constant<float>(CurvePoint{state.roll, 0, 0, 0}, Standard::zero);
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Cameras that move with a node stay where they are at first "
                                                        "(%1)"),
                           from.source);
        }
        camera.position = job.axes.place(position);
        camera.target = job.axes.place(target);
        const auto still = job.curves.still(from.fieldOfView);
        double angle = still                               ? (*still)[0]
                       : from.fieldOfView.curve.size() > 0 ? double(from.fieldOfView.curve.values()[0])
                                                           : double(from.fieldOfView.fallback);
        if (!still)
            job.losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Fields of view that change keep their first value (%1)"),
                           from.source);
        constexpr double aspect = 4. / 3; // of the game's own portraits
        if (from.angle == ViewAngle::Vertical)
            angle = 2 * std::atan(std::tan(angle / 2) * std::hypot(1., aspect));
        else if (from.angle == ViewAngle::Horizontal)
            angle = 2 * std::atan(std::tan(angle / 2) / aspect * std::hypot(1., aspect));
        if (angle > 0 && angle < std::numbers::pi)
            camera.fieldOfView = float(angle);
        if (from.nearClip > 0 && from.farClip > from.nearClip) {
            camera.nearClip = float(from.nearClip * job.axes.scale());
            camera.farClip = float(from.farClip * job.axes.scale());
        }
        if (!isOnNode) {
            camera.translation = job.curves.curve<Vec3>(from.translation, Standard::zero, place);
            camera.targetTranslation = job.curves.curve<Vec3>(from.targetTranslation, Standard::zero, place);
            camera.roll = job.curves.curve<float>(from.roll, Standard::zero);
        }
        job.root.cameras.append(std::move(camera));
    }
}

void addMissing(CreationJob &job, Skeleton &skeleton, Places &places)
{
    if (!job.options.addsMissing)
        return;
    const Eigen::AlignedBox3f box = restBox(job.root);
    const float top = box.isEmpty() ? 60 : box.max().z();
    const auto has = [&](const std::string &name) {
        return std::any_of(places.attachments.begin(), places.attachments.end(), [&](const auto &each) {
            return skeleton.nodes()[std::size_t(each.made)].node.name.view() == name;
        });
    };
    const auto attach = [&](const char *name, float height) {
        if (has(name))
            return;
        Placed<Attachment> next;
        next.made = madeNode(job, skeleton, NodeKind::Attachment, -1, {0, 0, height}, name);
        next.object.attachmentId = std::uint32_t(places.attachments.size());
        places.attachments.push_back(std::move(next));
        job.losses.add(ConversionLoss::Guessed,
                       QT_TRANSLATE_NOOP("Message", "Attachments that the game expects were added (%1)"), RootNode);
    };
    attach("Origin Ref", 0);
    attach("Overhead Ref", top + 20);
    if (places.shapes.empty() && !box.isEmpty()) {
        Placed<CollisionShape> next;
        next.object.type = Box;
        next.object.vertex1 = vec3(box.min());
        next.object.vertex2 = vec3(box.max());
        next.made = madeNode(job, skeleton, NodeKind::Collision, -1, {}, "Collision Box");
        places.shapes.push_back(std::move(next));
        job.losses.add(ConversionLoss::Guessed,
                       QT_TRANSLATE_NOOP("Message", "A shape to click was added around the model (%1)"), RootNode);
    }
    const bool hasPortrait =
        std::any_of(job.options.sequences.begin(), job.options.sequences.end(),
                    [](const CreatedSequence &sequence) { return sequence.name.starts_with("Portrait"); });
    if (job.root.cameras.isEmpty() && !box.isEmpty() && (hasPortrait || !job.options.sequences.empty())) {
        // The head's height, seen from in front.
        Camera camera;
        camera.name.set("Camera01");
        const float height = std::max(top * 0.85f, 10.f);
        camera.target = {0, 0, height};
        camera.position = {box.max().x() + std::max(box.sizes().y(), 40.f) * 1.5f, 0, height};
        camera.nearClip = 8;
        camera.farClip = 2000 + box.sizes().norm() * 4;
        job.root.cameras.append(std::move(camera));
        job.losses.add(ConversionLoss::Guessed,
                       QT_TRANSLATE_NOOP("Message", "A camera for the portrait was added (%1)"), RootNode);
    }
}

} // namespace sinew::mdx
