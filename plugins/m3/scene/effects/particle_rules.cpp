// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_rules.h"

#include "core/scene/effects/effect_outline.h"
#include "core/scene/effects/spline_path.h"
#include "core/scene/same.h"
#include "plugins/m3/scene/effects/particle_simulation.h"

namespace sinew::m3 {

using Eigen::Vector3f;

namespace {

void addShape(EmissionShape shape, const Vec3 &size, float radius, EffectOutline &outline)
{
    const Vector3f half(size.x / 2, size.y / 2, size.z / 2);
    switch (shape) {
    case EmissionShape::Plane:
        outline.addArea(half.x(), half.y());
        break;
    case EmissionShape::Box:
        outline.box(-half, half);
        break;
    case EmissionShape::Sphere:
        outline.sphere(Vector3f::Zero(), radius);
        break;
    case EmissionShape::Cylinder:
        outline.cylinder({0, 0, -half.z()}, {0, 0, half.z()}, radius);
        break;
    case EmissionShape::Disc:
        outline.circle(Vector3f::Zero(), Vector3f::UnitX() * radius, Vector3f::UnitY() * radius);
        break;
    default:
        break;
    }
}

} // namespace

std::unique_ptr<EmitterSimulation> ParticleRules::simulation() const
{
    return std::make_unique<ParticleSimulation>();
}

/// The shape in which particles are born, its cut-out, and their target if the shape is about one direction.
void ParticleRules::outline(const OutlineMoment &moment, EffectOutline &outline) const
{
    addShape(shape, moment.value(size), moment.value(radius), outline);
    if (cutout)
        addShape(shape, moment.value(cutoutSize), moment.value(cutoutRadius), outline);
    if (shape == EmissionShape::Spline) {
        std::vector<Vec3> points;
        for (const Track<Vec3> &point : spline)
            points.push_back(moment.value(point));
        if (points.size() > 1)
            outline.addPath(SplinePath(Array<Vec3>(std::span<const Vec3>(points))), 0, 1);
    }
    if (direction == EmissionDirection::Cone)
        outline.addSpread(std::max(std::abs(moment.value(horizontal)), std::abs(moment.value(vertical))),
                          spreadLength(moment, moment.value(speed), moment.value(life)), false);
}

bool same(const EmitterCopy &a, const EmitterCopy &b)
{
    using S = EmitterCopy;
    return sameIn(a, b, &S::node, &S::rate, &S::bursts);
}

EffectDemand ParticleRules::demand(const RenderScene &scene) const
{
    std::size_t emitters = 1 + hasBursts(bursts);
    for (const EmitterCopy &copy : copies)
        emitters += 1 + hasBursts(copy.bursts);
    EffectDemand demand{.life = ParticleBirths::longestLife(*this) + lifeOfTrail(scene),
                        .emitters = emitters,
                        .forceChannels = forceChannels,
                        .samples = 64 + double(spline.size())};
    if (shape == EmissionShape::Mesh) {
        demand.samples += double(scene.nodes.size());
        for (const std::int32_t row : meshes)
            if (row >= 0 && std::size_t(row) < scene.meshes.size())
                demand.samples += double(ParticleBirths::samplesOf(scene.meshes[std::size_t(row)]));
    }
    return demand;
}

float ParticleRules::lifeOfTrail(const RenderScene &scene) const
{
    if (trail < 0 || std::size_t(trail) >= scene.effects.size())
        return 0;
    const auto *child = dynamic_cast<const ParticleRules *>(scene.effects[std::size_t(trail)].rules.get());
    return child ? ParticleBirths::longestLife(*child) : 0;
}

std::vector<EffectRules::AnimatedValue> ParticleRules::animatedValues()
{
    std::vector<AnimatedValue> values{
        &emissionRate, &speed,  &speed2,     &yaw,    &pitch,        &horizontal,  &vertical,  &life,
        &life2,        &size,   &cutoutSize, &radius, &cutoutRadius, &splineStart, &splineEnd, &parentVelocity,
        &sizes,        &sizes2, &turns,      &turns2, &waveShift,    &trailRate};
    for (std::size_t i = 0; i < 3; ++i)
        values.insert(values.end(), {&colours[i], &colours2[i]});
    for (Track<Vec3> &point : spline)
        values.push_back(&point);
    for (EmitterCopy &one : copies)
        values.push_back(&one.rate);
    return values;
}

bool ParticleRules::isSame(const EffectRules &other) const
{
    using S = ParticleRules;
    const S &a = *this, &b = static_cast<const S &>(other);
    return sameIn(a, b, &S::bursts, &S::copies, &S::maximum, &S::speed, &S::speed2, &S::randomSpeed, &S::randomLife,
                  &S::randomMass, &S::yaw, &S::pitch, &S::horizontal, &S::vertical) &&
           sameIn(a, b, &S::life, &S::life2, &S::shape, &S::direction, &S::size, &S::cutoutSize, &S::radius,
                  &S::cutoutRadius, &S::cutout, &S::spline, &S::splineStart, &S::splineEnd) &&
           sameIn(a, b, &S::meshes, &S::mass, &S::mass2, &S::massPerSize, &S::drag, &S::gravity, &S::killRadius,
                  &S::noiseAmplitude, &S::noiseFrequency, &S::noiseCohesion, &S::noiseEdge, &S::forceChannels,
                  &S::inheritVelocity) &&
           sameIn(a, b, &S::parentVelocity, &S::sizes, &S::sizes2, &S::turns, &S::turns2, &S::colours, &S::colours2,
                  &S::randomSize, &S::randomTurn, &S::randomColour, &S::relativeTurn, &S::sizePhase) &&
           sameIn(a, b, &S::colourPhase, &S::alphaPhase, &S::turnPhase, &S::cells, &S::cellMiddle, &S::cellWidth,
                  &S::cellHeight, &S::randomCell, &S::flat, &S::yawWave, &S::pitchWave, &S::speedWave) &&
           sameIn(a, b, &S::sizeWave, &S::alphaWave, &S::turnWave, &S::horizontalWave, &S::verticalWave, &S::waveShift,
                  &S::form, &S::tailLength, &S::facing, &S::clampTail, &S::fixedTail, &S::sorting) &&
           sameIn(a, b, &S::sortReverse, &S::trail, &S::trailChance, &S::trailRate, &S::models, &S::swapYZ,
                  &S::alphaReference, &S::emissionRate, &S::rows, &S::columns, &S::modelSpace);
}

} // namespace sinew::m3
