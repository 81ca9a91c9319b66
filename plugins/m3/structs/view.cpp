// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/structs/view.h"

#include "core/schema/struct_builder.h"
#include "plugins/m3/names/effect_names.h"
#include "plugins/m3/names/model_names.h"

#include <QtGlobal>

namespace sinew {

using namespace m3;

template<>
const StructInfo &describe<Light>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Light>("Light").tag("LITE")
        .versionField("sectionVersion", &Light::sectionVersion)
        .field("type", &Light::type).enumeration(lightTypes()).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Where the light shines"))
        .field("bone", &Light::bone).refersTo("bones", OnDelete::TakeOver, 0xffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the light"))
        .field("flags", &Light::flags).flags(lightFlags()).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "What the light shines on"))
        .field("lodCut", &Light::lodCut).label("LOD cut").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which none are shown"))
        .field("shadowLodCut", &Light::shadowLodCut).label("Shadow LOD cut").enumeration(graphicsLevels())
            .help(QT_TRANSLATE_NOOP("Field", "Graphics setting up to which it casts no shadow"))
        .field("colour", &Light::colour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the light"))
        .field("intensity", &Light::intensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the light"))
        .field("specularColour", &Light::specularColour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of highlights"))
        .field("specularIntensity", &Light::specularIntensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of highlights"))
        .field("attenuationEnd", &Light::attenuationEnd).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light ends"))
        .field("attenuationLimit", &Light::attenuationLimit).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Largest distance at which the light ends at any time"))
        .field("attenuationStart", &Light::attenuationStart).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light begins to fade"))
        .field("hotspot", &Light::hotspot).unit(Unit::Radians).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Angle of the fully lit part of a spot light's cone"))
        .field("falloff", &Light::falloff).unit(Unit::Radians).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Angle of a spot light's cone"))
        .group("Light", &Light::type, &Light::colour, &Light::intensity, &Light::specularColour,
            &Light::specularIntensity)
        .group("Falloff", &Light::attenuationStart, &Light::attenuationEnd, &Light::attenuationLimit, &Light::hotspot,
            &Light::falloff)
        .group("Place", &Light::bone)
        .group("Detail", &Light::lodCut, &Light::shadowLodCut, &Light::flags)
        .size(7, 212)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Camera>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Camera>("Camera").tag("CAM_")
        .versionField("sectionVersion", &Camera::sectionVersion)
        .field("bone", &Camera::bone).refersTo("bones", OnDelete::TakeOver, 0xffffffff).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "Bone that moves the camera"))
        .nameField("name", &Camera::name).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Name"))
        .field("fieldOfView", &Camera::fieldOfView).unit(Unit::Radians).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Angle of view"))
        .field("verticalFieldOfView", &Camera::verticalFieldOfView).toggle(switchStates()).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "1: the angle of view is vertical, otherwise horizontal"))
        .field("focusType", &Camera::focusType).since(5)
            .help(QT_TRANSLATE_NOOP("Field", "How things out of focus are blurred; 0 or 3 in files seen"))
        .field("farClipFixed", &Camera::farClipFixed).space(Space::Length)
            .label("Far clip").until(2).unit(Unit::Distance)
            .affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance beyond which nothing is drawn"))
        .field("nearClipFixed", &Camera::nearClipFixed).space(Space::Length)
            .label("Near clip").until(2).unit(Unit::Distance)
            .affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance below which nothing is drawn"))
        .field("farClip", &Camera::farClip).space(Space::Length).since(3).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance beyond which nothing is drawn"))
        .field("nearClip", &Camera::nearClip).space(Space::Length)
            .since(3).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Distance below which nothing is drawn"))
        .field("shadowClip", &Camera::shadowClip).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance beyond which no shadow is drawn"))
        .field("focusDistance", &Camera::focusDistance).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which things are in focus"))
        .field("farFocusRange", &Camera::farFocusRange).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance behind the focus over which things blur"))
        .field("nearFocusRange", &Camera::nearFocusRange).space(Space::Length).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Distance in front of the focus over which things blur"))
        .field("nearFalloffStart", &Camera::nearFalloffStart).space(Space::Length).since(4).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Where near things begin to blur; 0 in all files seen"))
        .field("nearFalloffEnd", &Camera::nearFalloffEnd).space(Space::Length).since(4).unit(Unit::Distance)
            .help(QT_TRANSLATE_NOOP("Field", "Where near things are blurred most; 0 in all files seen"))
        .field("depthOfField", &Camera::depthOfField).unit(Unit::Fraction)
            .help(QT_TRANSLATE_NOOP("Field", "How much is blurred"))
        .field("aperture", &Camera::aperture).since(5)
            .help(QT_TRANSLATE_NOOP("Field", "Aperture of the blur, as an f-number; 1 in all files seen"))
        .field("blurDiameter", &Camera::blurDiameter).since(5)
            .help(QT_TRANSLATE_NOOP("Field", "Largest diameter of the blur; 27 in all files seen"))
        .group("View", &Camera::name, &Camera::fieldOfView, &Camera::verticalFieldOfView)
        .group("Range", &Camera::nearClip, &Camera::nearClipFixed, &Camera::farClip, &Camera::farClipFixed,
            &Camera::shadowClip)
        .group("Focus", &Camera::focusDistance, &Camera::nearFocusRange, &Camera::farFocusRange,
            &Camera::nearFalloffStart, &Camera::nearFalloffEnd, &Camera::depthOfField, &Camera::focusType,
            &Camera::aperture, &Camera::blurDiameter)
        .group("Place", &Camera::bone)
        .size(2, 148).size(3, 180).size(4, 220).size(5, 264)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
