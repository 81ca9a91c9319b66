// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/structs/effects/particle_motion.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/particle_names.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew::m3 {

void addParticleMotion(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("bone", &Particle::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the emitter"))
        .field("material", &Particle::material).refersTo("materialReferences", OnDelete::Clear, 0xffffffff)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Material of the particles"))
        .field("randomFlags", &Particle::randomFlags).since(17).flags(particleRandomFlags()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Which values are random, and which space particles live in"))
        .field("speed", &Particle::speed).space(Space::Length).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Initial speed, per second"))
        .field("speed2", &Particle::speed2).space(Space::Length)
            .label("Speed, maximum").unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random speed"))
        .field("randomSpeed", &Particle::randomSpeed).until(14).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: speeds lie between the two values"))
        .field("yaw", &Particle::yaw).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about X"))
        .field("pitch", &Particle::pitch).unit(Unit::Degrees).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation of the direction of emission about Y"))
        .field("horizontalSpread", &Particle::horizontalSpread).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How far emission directions rotate randomly about Y, to either side"))
        .field("verticalSpread", &Particle::verticalSpread).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How far emission directions rotate randomly about X, to either side"))
        .field("lifespan", &Particle::lifespan).unit(Unit::Seconds).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How long a particle lives"))
        .field("lifespan2", &Particle::lifespan2).label("Lifespan, maximum").unit(Unit::Seconds)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Upper bound of the random lifespan"))
        .field("randomLifespan", &Particle::randomLifespan).until(14).toggle(switchStates())
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: lifespans lie between the two values"))
        .field("distanceLimit", &Particle::distanceLimit).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Distance from the emitter at which particles die; 0 for no limit"))
        .field("gravityX", &Particle::gravityX).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Pull along X; 0 in all files seen"))
        .field("gravityY", &Particle::gravityY).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Pull along Y; 0 in all files seen"))
        .field("gravity", &Particle::gravity).space(Space::Length).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Acceleration upwards; negative values pull down"))
        .field("sizeMiddle", &Particle::sizeMiddle).since(12).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("colourMiddle", &Particle::colourMiddle).since(12).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("alphaMiddle", &Particle::alphaMiddle).since(12).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("rotationMiddle", &Particle::rotationMiddle).since(12).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("sizeHold", &Particle::sizeHold).since(14).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime for which the middle value is held"))
        .field("colourHold", &Particle::colourHold).since(14).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime for which the middle value is held"))
        .field("alphaHold", &Particle::alphaHold).since(14).unit(Unit::Fraction).range(0, 1).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime for which the middle value is held"))
        .field("rotationHold", &Particle::rotationHold).since(14).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime for which the middle value is held"))
        .field("size", &Particle::size).space(Space::Length)
            .parts(lifeParts()).unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Size at birth, in the middle and at the end"))
        .field("sizeMiddle", &Particle::sizeMiddle).until(11).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("rotation", &Particle::rotation).parts(lifeParts()).unit(Unit::Radians).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Angle at birth, in the middle and at the end"))
        .field("rotationMiddle", &Particle::rotationMiddle).until(11).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("colourStart", &Particle::colourStart).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at birth"))
        .field("colourMid", &Particle::colourMid).label("Middle colour").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour in the middle of life"))
        .field("colourEnd", &Particle::colourEnd).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Colour at the end of life"))
        .field("colourMiddle", &Particle::colourMiddle).until(11).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"))
        .field("alphaMiddle", &Particle::alphaMiddle).until(11).unit(Unit::Fraction).range(0, 1)
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime at which the middle value is reached"));
    // clang-format on
}

void addParticleForces(StructBuilder<Particle> &builder)
{
    // clang-format off
    builder
        .field("drag", &Particle::drag).unit(Unit::PerSecond).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How quickly particles slow down"))
        .field("randomMass", &Particle::randomMass).until(14).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: masses lie between the two values"))
        .field("mass", &Particle::mass).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Mass that forces work against"))
        .field("mass2", &Particle::mass2).label("Mass, maximum").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Other end of the random mass range"))
        .field("massSizeFactor", &Particle::massSizeFactor).since(12).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How much the size adds to the mass"))
        .field("worldSpace", &Particle::worldSpace).until(14).toggle(switchStates()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "1: particles stay where they were born when the emitter moves"))
        .field("localForces", &Particle::localForces).flags(localForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Channels of the model's forces that move the particles"))
        .field("worldForces", &Particle::worldForces).flags(worldForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "World forces that move the particles"))
        .field("localForcesFallback", &Particle::localForcesFallback).flags(localForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Force channels on low graphics settings"))
        .field("worldForcesFallback", &Particle::worldForcesFallback).flags(worldForces()).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "World forces on low graphics settings"))
        .field("worldForcesMassFactor", &Particle::worldForcesMassFactor).since(24).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Factor for the mass against world forces"))
        .field("noiseAmplitude", &Particle::noiseAmplitude).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How far noise moves particles"))
        .field("noiseFrequency", &Particle::noiseFrequency).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How fast noise changes"))
        .field("noiseCohesion", &Particle::noiseCohesion).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "How similar the noise of neighbours is"))
        .field("noiseEdge", &Particle::noiseEdge).unit(Unit::Fraction).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Fraction of the lifetime over which noise grows to full strength"))
        .field("noiseSmoothness", &Particle::noiseSmoothness).until(11).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; not seen in any file"))
        .field("indexPlusLength", &Particle::indexPlusLength).since(11)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 0 to 30 in files seen"));
    // clang-format on
}

} // namespace sinew::m3
