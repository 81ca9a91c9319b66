// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/nodes.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable lightTypes{{0, "omnidirectional", "Omnidirectional"}, {1, "directional", "Directional"}, {2, "ambient", "Ambient"}};

enum ShapeType : std::uint32_t { Box, Plane, Sphere, Cylinder };
const EnumTable shapeTypes{{Box, "box", "Box"}, {Plane, "plane", "Plane"}, {Sphere, "sphere", "Sphere"}, {Cylinder, "cylinder", "Cylinder"}};

bool hasSecondVertex(const Ctx &, const void *object)
{
    return object && static_cast<const CollisionShape *>(object)->type != Sphere;
}

bool hasRadius(const Ctx &, const void *object)
{
    const auto type = object ? static_cast<const CollisionShape *>(object)->type : Box;
    return type == Sphere || type == Cylinder;
}

} // namespace

template<>
const StructInfo &describe<Bone>()
{
    static const StructInfo s = StructBuilder<Bone>("Bone")
        .field("node", &Bone::node).affects(Affects::Skeleton)
        .field("geosetId", &Bone::geosetId).label("Geoset").refersTo("geosets")
            .help(QT_TRANSLATE_NOOP("Field", "Geoset that the bone moves; none when there are several"))
        .field("geosetAnimationId", &Bone::geosetAnimationId).label("Geoset animation").refersTo("geosetAnimations")
            .help(QT_TRANSLATE_NOOP("Field", "Geoset animation that hides the bone together with its geoset"))
        .size(800, 8)
        .done();
    return s;
}

template<>
const StructInfo &describe<Light>()
{
    static const StructInfo s = StructBuilder<Light>("Light").sized()
        .field("node", &Light::node).affects(Affects::Skeleton)
        .field("type", &Light::type).enumeration(lightTypes).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of light"))
        .field("attenuationStart", &Light::attenuationStart).unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light begins to fade"))
        .field("attenuationEnd", &Light::attenuationEnd).unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light ends"))
        .field("colour", &Light::colour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the light"))
        .field("intensity", &Light::intensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the light"))
        .field("ambientColour", &Light::ambientColour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ambient part"))
        .field("ambientIntensity", &Light::ambientIntensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the ambient part"))
        .field("shadowIntensity", &Light::shadowIntensity).since(1200).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Darkness of the shadows that this light casts"))
        .curve("attenuationStartKeys", "KLAS", &Light::attenuationStartKeys).label("Attenuation start (animated)")
            .animates("attenuationStart").affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Start of fading over time"))
        .curve("attenuationEndKeys", "KLAE", &Light::attenuationEndKeys).label("Attenuation end (animated)")
            .animates("attenuationEnd").affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "End of fading over time"))
        .curve("colourKeys", "KLAC", &Light::colourKeys).label("Colour (animated)").animates("colour").affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).blueFirst()
        .curve("intensityKeys", "KLAI", &Light::intensityKeys).label("Intensity (animated)").animates("intensity")
            .affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength over time"))
        .curve("ambientIntensityKeys", "KLBI", &Light::ambientIntensityKeys).label("Ambient intensity (animated)")
            .animates("ambientIntensity").affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the ambient part over time"))
        .curve("ambientColourKeys", "KLBC", &Light::ambientColourKeys).label("Ambient colour (animated)")
            .animates("ambientColour").affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Ambient colour over time; keys are stored blue, green, red")).blueFirst()
        .curve("visibility", "KLAV", &Light::visibility).rest(1).affects(Affects::Light | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .size(800, 48).size(1200, 52)
        .done();
    return s;
}

template<>
const StructInfo &describe<Helper>()
{
    static const StructInfo s = StructBuilder<Helper>("Helper")
        .field("node", &Helper::node).affects(Affects::Skeleton)
        .done();
    return s;
}

template<>
const StructInfo &describe<Attachment>()
{
    static const StructInfo s = StructBuilder<Attachment>("Attachment").sized()
        .field("node", &Attachment::node).affects(Affects::Skeleton)
        .field("path", &Attachment::path).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model that hangs here from the start; usually empty"))
        .field("attachmentId", &Attachment::attachmentId).label("Attachment ID").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Number of the attachment point in the order of the file"))
        .curve("visibility", "KATV", &Attachment::visibility).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .size(800, 268)
        .done();
    return s;
}

template<>
const StructInfo &describe<EventObject>()
{
    static const StructInfo s = StructBuilder<EventObject>("EventObject", "Event object")
        .field("node", &EventObject::node).affects(Affects::Skeleton)
        .curve("track", "KEVT", &EventObject::track).label("Times").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "When the event fires; the game refuses an event object without times"))
        .done();
    return s;
}

template<>
const StructInfo &describe<CollisionShape>()
{
    static const StructInfo s = StructBuilder<CollisionShape>("CollisionShape", "Collision shape")
        .field("node", &CollisionShape::node).affects(Affects::Skeleton)
        .field("type", &CollisionShape::type).enumeration(shapeTypes).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Box and plane have two corners, a sphere a centre and a radius, a cylinder two ends and a radius"))
        .field("vertex1", &CollisionShape::vertex1).label("First vertex").unit(Unit::Distance).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Corner, end or centre in model space; the node moves it as it moves vertices"))
        .field("vertex2", &CollisionShape::vertex2).label("Second vertex").unit(Unit::Distance).when(hasSecondVertex)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Opposite corner or other end"))
        .field("radius", &CollisionShape::radius).unit(Unit::Distance).when(hasRadius).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of a sphere or cylinder"))
        .done();
    return s;
}

template<>
const StructInfo &describe<Camera>()
{
    static const StructInfo s = StructBuilder<Camera>("Camera").sized()
        .nameField("name", &Camera::name).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Portrait models are looked at through their first camera"))
        .field("position", &Camera::position).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Where the camera stands"))
        .field("fieldOfView", &Camera::fieldOfView).unit(Unit::Radians).range(0, 3.14159274).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Angle across the diagonal of the picture"))
        .field("farClip", &Camera::farClip).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "What is farther is not drawn"))
        .field("nearClip", &Camera::nearClip).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "What is nearer is not drawn"))
        .field("target", &Camera::target).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "What the camera looks at"))
        .curve("translation", "KCTR", &Camera::translation).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Movement of the camera over time, added to its position"))
        .curve("roll", "KCRL", &Camera::roll).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the line of sight over time"))
        .curve("targetTranslation", "KTTR", &Camera::targetTranslation).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Movement of the target over time, added to its position"))
        .size(800, 120)
        .done();
    return s;
}

} // namespace sinew
