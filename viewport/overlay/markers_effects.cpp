// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/overlay/markers_effects.h"

#include "viewport/overlay/markers.h"

#include "core/scene/effect_rules.h"
#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/effect_queries.h"
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

/// Draws outlines with lines.
class OverlayOutline final : public EffectOutline
{
public:
    explicit OverlayOutline(const OverlayShapes &shapes) : m_shapes(shapes) {}

    void line(const Vector3f &from, const Vector3f &to) override { m_shapes.line(from, to); }
    void box(const Vector3f &low, const Vector3f &high) override { m_shapes.box(low, high); }
    void circle(const Vector3f &centre, const Vector3f &u, const Vector3f &v, float turns) override
    {
        m_shapes.circle(centre, u, v, turns);
    }
    void sphere(const Vector3f &centre, float radius) override { m_shapes.sphere(centre, radius); }
    void cylinder(const Vector3f &base, const Vector3f &top, float radius) override
    {
        m_shapes.cylinder(base, top, radius);
    }
    void arrow(const Vector3f &from, const Vector3f &to, const Vector3f &side) override
    {
        m_shapes.arrow(from, to, side);
    }

private:
    OverlayShapes m_shapes;
};

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
        // A flag on a pole, and a burst around its foot while it flashes.
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
        // The label keeps its colour: it would be repainted for every picture otherwise.
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
    const OutlineMoment moment{context.scene, context.when, modelSize(context.scene)};
    for (const SceneEffect &effect : context.scene.effects) {
        if (!effect.rules || !context.isSelected(effect.node))
            continue;
        OverlayOutline outline(OverlayShapes(markers.lines, context.frameOf(effect.node), selectionColour, 2));
        effect.rules->outline(moment, outline);
    }
    return markers;
}

} // namespace sinew
