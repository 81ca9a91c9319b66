// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/effects/particle.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/structs/effects/particle_emission.h"
#include "plugins/m3/structs/effects/particle_motion.h"
#include "plugins/m3/structs/effects/particle_waves.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

namespace {

StructInfo particleInfo()
{
    StructBuilder<Particle> builder("Particle", "Particle emitter");
    builder.tag("PAR_").versionField("sectionVersion", &Particle::sectionVersion);
    addParticleMotion(builder);
    addParticleForces(builder);
    addParticleEmission(builder);
    addParticleVariations(builder);
    addParticleRest(builder);
    builder.size(10, 1304)
        .size(11, 1308)
        .size(12, 1316)
        .size(14, 1356)
        .size(17, 1460)
        .size(18, 1464)
        .size(19, 1464)
        .size(21, 1464)
        .size(22, 1484)
        .size(23, 1492)
        .size(24, 1496);
    return builder.done();
}

} // namespace

template<>
const StructInfo &describe<Particle>()
{
    static const StructInfo s = particleInfo();
    return s;
}

template<>
const StructInfo &describe<ParticleCopy>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<ParticleCopy>("ParticleCopy", "Particle copy").tag("PARC")
        .versionField("sectionVersion", &ParticleCopy::sectionVersion)
        .field("rate", &ParticleCopy::rate).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second"))
        .field("count", &ParticleCopy::count).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles that are born at once when the value rises"))
        .field("bone", &ParticleCopy::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the copy"))
        .size(0, 40)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<SplinePoint>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<SplinePoint>("SplinePoint", "Spline point").tag("SVC3")
        .versionField("sectionVersion", &SplinePoint::sectionVersion)
        .field("position", &SplinePoint::position).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where the point is, relative to the bone"))
        .size(0, 36)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
