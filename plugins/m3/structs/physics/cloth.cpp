// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/physics/cloth.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/model_names.h"
#include "plugins/m3/names/physics_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<ClothCollider>()
{
    using C = ClothCollider;
    // clang-format off
    static const StructInfo s = StructBuilder<C>("ClothCollider", "Cloth collider").tag("PHCC").size(0, 76)
        .versionField("sectionVersion", &C::sectionVersion)
        .field("matrix", &C::matrix).space(Space::Frame).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Where the shape is, relative to its bone"))
        .field("radius", &C::radius).space(Space::Length).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius"))
        .field("height", &C::height).space(Space::Length).unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Height"))
        .field("bone", &C::bone).refersTo("bones", OnDelete::TakeOver, -1).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves it"))
        .field("unknown74", &C::unknown74).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<ClothProxy>()
{
    using P = ClothProxy;
    // clang-format off
    static const StructInfo s = StructBuilder<P>("ClothProxy", "Cloth proxy").tag("PHAC").size(0, 32)
        .versionField("sectionVersion", &P::sectionVersion)
        .field("drawnRegion", &P::drawnRegion)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the region that is drawn"))
        .field("simulatedRegion", &P::simulatedRegion)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the region that is simulated"))
        .field("lookups", &P::lookups)
            .help(QT_TRANSLATE_NOOP("Field", "Four simulated vertices for each drawn one, 16 bits each"))
        .field("weights", &P::weights)
            .help(QT_TRANSLATE_NOOP("Field", "Weights of those vertices, 8 bits each"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Cloth>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Cloth>("Cloth").tag("PHCL").size(2, 136).size(4, 192)
        .versionField("sectionVersion", &Cloth::sectionVersion)
        .field("simulatedRegion", &Cloth::simulatedRegion)
            .help(QT_TRANSLATE_NOOP("Field", "Row of the region that is simulated"))
        .field("unknown4", &Cloth::unknown4)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("skinBones", &Cloth::skinBones).refersTo("bones", OnDelete::Custom, 0xffff)
            .help(QT_TRANSLATE_NOOP("Field", "Bones that move what isn't simulated"))
        .field("vertexSimulated", &Cloth::vertexSimulated)
            .help(QT_TRANSLATE_NOOP("Field", "1 for each simulated vertex, 0 for each one moved by its bones"))
        .field("vertexBones", &Cloth::vertexBones)
            .help(QT_TRANSLATE_NOOP("Field", "Four rows of the skin bones for each vertex, 8 bits each"))
        .field("vertexWeights", &Cloth::vertexWeights)
            .help(QT_TRANSLATE_NOOP("Field", "Weights of those bones, 8 bits each"))
        .field("colliders", &Cloth::colliders).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Capsules that the cloth doesn't pass through"))
        .field("proxies", &Cloth::proxies)
            .help(QT_TRANSLATE_NOOP("Field", "Regions that follow the simulated one"))
        .field("density", &Cloth::density).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Mass per unit of surface"))
        .field("tracking", &Cloth::tracking).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "How much the cloth keeps up with its model"))
        .field("stretchStiffness", &Cloth::stretchStiffness).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance to being stretched along"))
        .field("horizontalStiffness", &Cloth::horizontalStiffness).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance to being stretched across"))
        .field("blendingStiffness", &Cloth::blendingStiffness).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance to being bent, probably"))
        .field("damping", &Cloth::damping).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Loss of speed"))
        .field("friction", &Cloth::friction).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Friction of the surface"))
        .field("gravity", &Cloth::gravity)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for the world's gravity"))
        .field("explosionScale", &Cloth::explosionScale)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for explosions"))
        .field("windScale", &Cloth::windScale)
            .help(QT_TRANSLATE_NOOP("Field", "Multiplier for wind"))
        .field("shearStiffness", &Cloth::shearStiffness).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance to being sheared"))
        .field("drag", &Cloth::drag).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance of the air"))
        .field("lift", &Cloth::lift).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "How much moving air lifts the cloth"))
        .field("sphereStiffness", &Cloth::sphereStiffness).atLeast(0)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance of the spheres around vertices"))
        .field("flatten", &Cloth::flatten).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("active", &Cloth::active).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "1 on, 0 off"))
        .field("skinCollision", &Cloth::skinCollision).since(4).toggle(switchStates())
            .help(QT_TRANSLATE_NOOP("Field", "Whether the cloth avoids the skin beneath it"))
        .field("skinOffset", &Cloth::skinOffset).space(Space::Length).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "Distance that the cloth keeps from the skin"))
        .field("skinExponent", &Cloth::skinExponent).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "How the skin's resistance grows"))
        .field("skinStiffness", &Cloth::skinStiffness).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "Resistance of the skin"))
        .field("localForces", &Cloth::localForces).since(4).flags(localForces())
            .help(QT_TRANSLATE_NOOP("Field", "Channels of the model's own forces that move it"))
        .field("localWind", &Cloth::localWind).space(Space::Offset).since(4)
            .help(QT_TRANSLATE_NOOP("Field", "Wind in the model's own space"))
        .group("Cloth", &Cloth::simulatedRegion, &Cloth::active, &Cloth::density, &Cloth::tracking)
        .group("Stiffness", &Cloth::stretchStiffness, &Cloth::horizontalStiffness, &Cloth::shearStiffness,
            &Cloth::blendingStiffness, &Cloth::sphereStiffness, &Cloth::flatten)
        .group("Movement", &Cloth::damping, &Cloth::friction, &Cloth::gravity, &Cloth::drag, &Cloth::lift)
        .group("Forces", &Cloth::windScale, &Cloth::localWind, &Cloth::explosionScale, &Cloth::localForces)
        .group("Collision", &Cloth::skinCollision, &Cloth::skinOffset, &Cloth::skinExponent, &Cloth::skinStiffness)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
