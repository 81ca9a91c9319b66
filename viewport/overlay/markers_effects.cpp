// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/markers_effects.h"

#include "viewport/overlay/markers.h"

#include "core/scene/effects/effects.h"
#include "core/scene/effects/spline_path.h"
#include "core/scene/pose/node_transform.h"
#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/overlay_shapes.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Affine3f;
using Eigen::Vector3f;

namespace {

constexpr double flashMilliseconds = 300;

QString text(const char *source)
{
    return QCoreApplication::translate("Markers", source);
}

QRgb blend(QRgb from, QRgb to, float part)
{
    const auto channel = [&](int a, int b) { return int(std::lround(float(a) + (float(b) - float(a)) * part)); };
    return qRgba(channel(qRed(from), qRed(to)), channel(qGreen(from), qGreen(to)), channel(qBlue(from), qBlue(to)),
                 255);
}

std::string_view sequenceName(const MarkerContext &context)
{
    const std::int32_t row = context.when.sequence;
    if (row < 0 || std::size_t(row) >= context.scene.sequences.size())
        return {};
    return context.scene.sequences[std::size_t(row)].name;
}

/// Directions up to `latitude` (radians) away from z: the rim and eight lines to it. `flat`: within the plane of z and
/// `across`.
void addSpread(OverlayShapes &draw, float latitude, float length, bool flat)
{
    const float angle = std::clamp(std::abs(latitude), 0.f, std::numbers::pi_v<float>);
    const Vector3f z = Vector3f::UnitZ() * length;
    draw.arrow(Vector3f::Zero(), z, Vector3f::UnitX());
    // Polar angle about y first, so that a flat spread lies in the plane of x and z.
    const float across = std::sin(angle) * length, along = std::cos(angle) * length;
    const int lines = flat ? 2 : 8;
    for (int i = 0; i < lines; ++i) {
        const float turn = float(i) * 2 * std::numbers::pi_v<float> / float(lines);
        draw.line(Vector3f::Zero(), {across * std::cos(turn), across * std::sin(turn), along});
    }
    const Vector3f x = Vector3f::UnitX() * length;
    if (flat) {
        const float turns = angle / (2 * std::numbers::pi_v<float>);
        draw.circle(Vector3f::Zero(), z, x, turns);
        draw.circle(Vector3f::Zero(), z, -x, turns);
    } else {
        draw.circle({0, 0, along}, Vector3f::UnitX() * across, Vector3f::UnitY() * across);
    }
}

/// How far particles get, within what fits the model.
float spreadLength(const MarkerContext &context, float speed, float lifeSpan)
{
    const float way = std::abs(speed * lifeSpan), size = modelSize(context.scene);
    return std::isfinite(way) ? std::clamp(way, size * 0.1f, size) : size * 0.5f;
}

/// A rectangle about the node's z axis.
void addArea(OverlayShapes &draw, float x, float y)
{
    const Vector3f corners[] = {{-x, -y, 0}, {x, -y, 0}, {x, y, 0}, {-x, y, 0}};
    for (int i = 0; i < 4; ++i)
        draw.line(corners[i], corners[(i + 1) % 4]);
}

/// Where M2 particles are born, and where they fly to unless that is along the generator's own shape.
void addM2Emitter(OverlayShapes &draw, const MarkerContext &context, const SceneParticleEmitter &emitter)
{
    const M2Particles &m2 = *emitter.m2;
    const float length = context.value(emitter.length), width = context.value(emitter.width);
    const float source = context.value(m2.zSource);
    bool spreads = !(source > 0.001f);
    if (!spreads)
        draw.arrow({0, 0, source}, Vector3f::Zero(), Vector3f::UnitX());
    switch (m2.generator) {
    case ParticleGenerator::Sphere:
        for (const float radius : {length, width}) {
            if (radius > 0)
                draw.sphere(Vector3f::Zero(), radius);
        }
        spreads = spreads && m2.zVelocityOnly;
        break;
    case ParticleGenerator::Spline: {
        const SplinePath path(m2.splinePoints);
        const float from = std::clamp(length, 0.f, 1.f), to = std::clamp(width, 0.f, 1.f);
        constexpr int pieces = 48;
        for (int i = 0; i < pieces; ++i)
            draw.line(path.at(from + (to - from) * float(i) / pieces).position,
                      path.at(from + (to - from) * float(i + 1) / pieces).position);
        spreads = false;
        break;
    }
    case ParticleGenerator::Bone:
        break;
    case ParticleGenerator::Plane:
    default:
        addArea(draw, length / 2, width / 2);
        break;
    }
    if (!spreads)
        return;
    const bool zOnly = m2.generator == ParticleGenerator::Sphere;
    const float life = context.value(m2.lifeSpan) + m2.lifeSpanVary;
    addSpread(draw, zOnly ? 0 : std::abs(context.value(m2.verticalRange)),
              spreadLength(context, context.value(emitter.speed), life), context.value(m2.horizontalRange) == 0);
}

/// The shape in which M3 particles are born, what is cut out of it, and where they fly to if that is about one
/// direction.
void addM3Emitter(OverlayShapes &draw, const MarkerContext &context, const M3Particles &m3)
{
    const auto shape = [&](const Vec3 &size, float radius) {
        const Vector3f half(size.x / 2, size.y / 2, size.z / 2), x = Vector3f::UnitX() * radius,
                                                                 y = Vector3f::UnitY() * radius;
        switch (m3.shape) {
        case EmissionShape::Plane:
            addArea(draw, half.x(), half.y());
            break;
        case EmissionShape::Box:
            draw.box(-half, half);
            break;
        case EmissionShape::Sphere:
            draw.sphere(Vector3f::Zero(), radius);
            break;
        case EmissionShape::Cylinder:
            draw.cylinder({0, 0, -half.z()}, {0, 0, half.z()}, radius);
            break;
        case EmissionShape::Disc:
            draw.circle(Vector3f::Zero(), x, y);
            break;
        default:
            break;
        }
    };
    shape(context.value(m3.size), context.value(m3.radius));
    if (m3.cutout)
        shape(context.value(m3.cutoutSize), context.value(m3.cutoutRadius));
    if (m3.shape == EmissionShape::Spline) {
        std::vector<Vec3> points;
        for (const Track<Vec3> &point : m3.spline)
            points.push_back(context.value(point));
        const SplinePath path{Array<Vec3>(std::span<const Vec3>(points))};
        constexpr int pieces = 48;
        for (int i = 0; i < pieces && points.size() > 1; ++i)
            draw.line(path.at(float(i) / pieces).position, path.at(float(i + 1) / pieces).position);
    }
    if (m3.direction == EmissionDirection::Cone)
        addSpread(draw, std::max(std::abs(context.value(m3.horizontal)), std::abs(context.value(m3.vertical))),
                  spreadLength(context, context.value(m3.speed), context.value(m3.life)), false);
}

} // namespace

QString eventLabel(const SceneEvent &event)
{
    const QString id = QString::fromUtf8(event.id.c_str());
    switch (event.kind) {
    case EventKind::Sound:
        return text(QT_TRANSLATE_NOOP("Markers", "Sound %1")).arg(id);
    case EventKind::Spawn:
        return text(QT_TRANSLATE_NOOP("Markers", "Spawned model %1")).arg(id);
    case EventKind::Splat:
        return text(QT_TRANSLATE_NOOP("Markers", "Splat %1")).arg(id);
    case EventKind::Footprint:
        return text(QT_TRANSLATE_NOOP("Markers", "Footprint %1")).arg(id);
    case EventKind::UberSplat:
        return text(QT_TRANSLATE_NOOP("Markers", "Uber splat %1")).arg(id);
    case EventKind::Unknown:
        break;
    }
    return QString::fromUtf8(event.name.c_str());
}

Markers eventMarkers(const MarkerContext &context)
{
    Markers markers;
    for (const SceneEvent &event : context.scene.events) {
        const Vector3f at = context.positionOf(event.node);
        if (!at.allFinite())
            continue;
        const std::optional<double> since = sinceEvent(context.scene, event, context.when);
        const float flash = since && *since < flashMilliseconds ? float(1 - *since / flashMilliseconds) : 0;
        const bool chosen = context.isSelected(event.node);
        const QRgb steady = chosen ? selectionColour : kindColour(NodeKind::Event);
        const QRgb colour = blend(steady, 0xffffffff, flash);
        // A flag on a pole; a burst around its foot while it flashes.
        const Eigen::Matrix3f axes = context.camera.rotation().conjugate().toRotationMatrix();
        const float unit = context.iconUnit(at);
        const Vector3f right = axes.col(0) * unit, up = axes.col(1) * unit;
        OverlayShapes draw(markers.lines, Affine3f(Eigen::Translation3f(at)), colour,
                           (chosen ? 2.5f : 1.5f) + 2 * flash);
        draw.line(Vector3f::Zero(), 7 * up);
        draw.line(7 * up, 5.5f * up + 4 * right);
        draw.line(5.5f * up + 4 * right, 4 * up);
        for (int ray = 0; flash > 0 && ray < 8; ++ray) {
            const float angle = float(ray) * std::numbers::pi_v<float> / 4;
            const Vector3f way = right * std::cos(angle) + up * std::sin(angle);
            draw.line(2 * way, (3 + 4 * flash) * way);
        }
        // The label keeps its colour: it would be painted anew for every picture.
        markers.labels.push_back({at + 7 * up, eventLabel(event), steady});
    }
    return markers;
}

Markers popcornMarkers(const MarkerContext &context)
{
    Markers markers;
    for (const ScenePopcorn &popcorn : context.scene.popcorns) {
        const Affine3f frame = context.frameOf(popcorn.node);
        if (!frame.matrix().allFinite())
            continue;
        const PopcornState state = evaluatePopcorn(context.scene, popcorn, context.when);
        const bool chosen = context.isSelected(popcorn.node);
        const QRgb colour = chosen ? selectionColour : kindColour(NodeKind::Emitter);
        const QRgb shown = state.on ? colour : qRgba(qRed(colour), qGreen(colour), qBlue(colour), 110);
        const float unit = context.iconUnit(frame.translation());
        OverlayShapes draw(markers.lines, Affine3f(Eigen::Translation3f(frame.translation())), shown,
                           chosen ? 2.5f : 1.5f);
        draw.sphere(Vector3f::Zero(), 3 * unit);
        draw.arrow(Vector3f::Zero(), frame.linear().col(2).normalized() * 8 * unit, frame.linear().col(0));

        std::string_view path = popcorn.path;
        path.remove_prefix(std::min(path.size(), path.find_last_of("/\\") + 1));
        QString label = QString::fromUtf8(path.data(), qsizetype(path.size()));
        if (state.on) {
            label += text(QT_TRANSLATE_NOOP("Markers", ": on, %1 per second, speed %2, life %3 s"))
                         .arg(double(state.emissionRate), 0, 'g', 4)
                         .arg(double(state.speed), 0, 'g', 4)
                         .arg(double(state.lifeSpan), 0, 'g', 4);
        } else if (isPopcornOn(popcorn, sequenceName(context))) {
            label += text(QT_TRANSLATE_NOOP("Markers", ": hidden now"));
        } else {
            label += text(QT_TRANSLATE_NOOP("Markers", ": off in this sequence"));
        }
        markers.labels.push_back({frame.translation(), label, colour});
    }
    return markers;
}

Markers emitterMarkers(const MarkerContext &context)
{
    Markers markers;
    const auto shapes = [&](std::int32_t node) {
        return OverlayShapes(markers.lines, context.frameOf(node), selectionColour, 2);
    };
    for (const SceneParticleEmitter &emitter : context.scene.particleEmitters) {
        if (!context.isSelected(emitter.node))
            continue;
        OverlayShapes draw = shapes(emitter.node);
        if (emitter.m2) {
            addM2Emitter(draw, context, emitter);
            continue;
        }
        if (emitter.m3) {
            addM3Emitter(draw, context, *emitter.m3);
            continue;
        }
        addArea(draw, context.value(emitter.width) / 2, context.value(emitter.length) / 2);
        const float latitude = context.value(emitter.latitude) * std::numbers::pi_v<float> / 180;
        addSpread(draw, latitude, spreadLength(context, context.value(emitter.speed), emitter.lifeSpan),
                  emitter.lineEmitter);
    }
    for (const SceneModelEmitter &emitter : context.scene.modelEmitters) {
        if (!context.isSelected(emitter.node))
            continue;
        OverlayShapes draw = shapes(emitter.node);
        const float length = spreadLength(context, context.value(emitter.speed), context.value(emitter.lifeSpan));
        addSpread(draw, context.value(emitter.latitude), length, false);
    }
    for (const SceneRibbon &ribbon : context.scene.ribbons) {
        if (!context.isSelected(ribbon.node))
            continue;
        float above = context.value(ribbon.heightAbove), below = context.value(ribbon.heightBelow);
        if (ribbon.m3)
            above = below = context.value(ribbon.m3->widths).x;
        OverlayShapes draw = shapes(ribbon.node);
        draw.line({0, above, 0}, {0, -below, 0});
        const float cap = (std::abs(above) + std::abs(below)) * 0.05f;
        for (const float y : {above, -below}) {
            draw.line({-cap, y, 0}, {cap, y, 0});
            draw.line({0, y, -cap}, {0, y, cap});
        }
    }
    return markers;
}

} // namespace sinew
