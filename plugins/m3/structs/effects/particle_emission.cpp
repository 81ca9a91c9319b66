// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/structs/effects/particle_emission.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/particle_names.h"

#include <QtGlobal>

namespace sinew::m3 {

namespace {

// Blizzard's exporter divides 1 by their number, even if there are none.
bool hasColumns(const Ctx &, const void *particle)
{
    return static_cast<const Particle *>(particle)->flipbookColumns != 0;
}

bool hasRows(const Ctx &, const void *particle)
{
    return static_cast<const Particle *>(particle)->flipbookRows != 0;
}

} // namespace

void addParticleEmission(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("maximum", &Particle::maximum).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of live particles"))
        .field("rate", &Particle::rate).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles per second"))
        .field("shape", &Particle::shape).enumeration(emissionShapes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where particles start"))
        .field("shapeSize", &Particle::shapeSize).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Width, length and height of the shape"))
        .field("cutoutSize", &Particle::cutoutSize).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Width, length and height of the part without particles"))
        .field("shapeRadius", &Particle::shapeRadius).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the shape"))
        .field("cutoutRadius", &Particle::cutoutRadius).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of the part without particles"))
        .field("shapeRegions", &Particle::shapeRegions).since(14).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Regions of the mesh on which particles start"))
        .field("emissionType", &Particle::emissionType).enumeration(emissionTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Initial direction of particles"))
        .field("randomSize", &Particle::randomSize).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: sizes lie between the two sets"))
        .field("size2", &Particle::size2).space(Space::Length)
            .label("Size, maximum").parts(lifeParts()).unit(Unit::Distance)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random sizes"))
        .field("randomRotation", &Particle::randomRotation).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: angles lie between the two sets"))
        .field("rotation2", &Particle::rotation2).label("Rotation, maximum").parts(lifeParts()).unit(Unit::Radians)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random angles"))
        .field("randomColour", &Particle::randomColour).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: colours lie between the two sets"))
        .field("colourStart2", &Particle::colourStart2).label("Colour start, maximum").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Other end of the random colour range at birth"))
        .field("colourMid2", &Particle::colourMid2).label("Middle colour, maximum").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Other end of the random middle colour range"))
        .field("colourEnd2", &Particle::colourEnd2).label("Colour end, maximum").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Other end of the random colour range at the end"))
        .field("randomAlpha", &Particle::randomAlpha).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: opacities lie between those of the two sets"))
        .field("count", &Particle::count).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Particles that are born all at once when the value rises"))
        .field("firstPhaseStart", &Particle::firstPhaseStart).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "First cell of the first phase"))
        .field("firstPhaseEnd", &Particle::firstPhaseEnd).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Last cell of the first phase"))
        .field("secondPhaseStart", &Particle::secondPhaseStart).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "First cell of the second phase"))
        .field("secondPhaseEnd", &Particle::secondPhaseEnd).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Last cell of the second phase"))
        .field("firstPhaseLength", &Particle::firstPhaseLength).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime that the first phase takes up"))
        .field("flipbookColumns", &Particle::flipbookColumns).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Columns of cells in the texture"))
        .field("flipbookRows", &Particle::flipbookRows).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rows of cells in the texture"))
        .field("flipbookColumnWidth", &Particle::flipbookColumnWidth).since(12).unit(Unit::Fraction)
            .usedWhen(hasColumns)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the texture's width that a cell takes up"))
        .field("flipbookRowHeight", &Particle::flipbookRowHeight).since(12).unit(Unit::Fraction)
            .usedWhen(hasRows)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the texture's height that a cell takes up"))
        .field("bounce", &Particle::bounce).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that is kept when a particle bounces"))
        .field("friction", &Particle::friction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP(
                "Field", "Fraction of the speed that is kept when a particle slides along something"))
        .field("collisionEmitter", &Particle::collisionEmitter).refersTo("particles", OnDelete::Clear, -1)
            .help(QT_TRANSLATE_NOOP("Field", "Emitter whose particles are born where one collides"))
        .field("collisionMinimum", &Particle::collisionMinimum)
            .help(QT_TRANSLATE_NOOP("Field", "Minimum number of particles that are born at a collision"))
        .field("collisionMaximum", &Particle::collisionMaximum)
            .help(QT_TRANSLATE_NOOP("Field", "Maximum number of particles that are born at a collision"))
        .field("collisionChance", &Particle::collisionChance).unit(Unit::Fraction).range(0, 1)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of collisions at which particles are born"))
        .field("collisionEnergy", &Particle::collisionEnergy).unit(Unit::Fraction)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the speed that particles born at a collision inherit"))
        .field("collisionLimit", &Particle::collisionLimit)
            .help(QT_TRANSLATE_NOOP("Field", "Collisions after which a particle dies; 0 for no limit"))
        .field("type", &Particle::type).enumeration(particleTypes()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How a particle is drawn"))
        .field("tailLength", &Particle::tailLength).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Length of tails relative to their width"))
        .field("direction", &Particle::direction).space(Space::Direction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Where particles with a fixed direction face"))
        .field("instanceDistance", &Particle::instanceDistance).space(Space::Length).since(17).unit(Unit::Distance)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance that individual particles keep from each other"));
    // clang-format on
}

} // namespace sinew::m3
