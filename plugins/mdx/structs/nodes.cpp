// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/nodes.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

namespace {

const EnumTable lightTypes{
    {0, "omnidirectional", "Omnidirectional", QT_TRANSLATE_NOOP("Field", "Light from one point in all directions")},
    {1, "directional", "Directional", QT_TRANSLATE_NOOP("Field", "Parallel light from far away")},
    {2, "ambient", "Ambient", QT_TRANSLATE_NOOP("Field", "Light from everywhere")}};

enum ShapeType : std::uint32_t { Box, Plane, Sphere, Cylinder };
const EnumTable shapeTypes{{Box, "box", "Box", QT_TRANSLATE_NOOP("Field", "A box")},
                           {Plane, "plane", "Plane", QT_TRANSLATE_NOOP("Field", "A rectangle")},
                           {Sphere, "sphere", "Sphere", QT_TRANSLATE_NOOP("Field", "A sphere")},
                           {Cylinder, "cylinder", "Cylinder", QT_TRANSLATE_NOOP("Field", "A cylinder")}};

enum class HitTest : std::uint8_t { Box, Cylinder, Sphere, Plane };
const EnumTable hitTestTypes{{0, "box", "Box", QT_TRANSLATE_NOOP("Field", "A box")},
                             {1, "cylinder", "Cylinder", QT_TRANSLATE_NOOP("Field", "A cylinder")},
                             {2, "sphere", "Sphere", QT_TRANSLATE_NOOP("Field", "A sphere")},
                             {3, "plane", "Plane", QT_TRANSLATE_NOOP("Field", "A rectangle")}};

/// GEOCOMPONENTLINKS of the WoW client.
const EnumTable attachmentLinks{
    {0, "shield", "Shield", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {1, "handRight", "Right hand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {2, "handLeft", "Left hand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {3, "elbowRight", "Right elbow", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {4, "elbowLeft", "Left elbow", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {5, "shoulderRight", "Right shoulder", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {6, "shoulderLeft", "Left shoulder", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {7, "kneeRight", "Right knee", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {8, "kneeLeft", "Left knee", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {9, "hipRight", "Right hip", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {10, "hipLeft", "Left hip", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {11, "helm", "Helm", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {12, "back", "Back", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {13, "shoulderFlapRight", "Right shoulder flap",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {14, "shoulderFlapLeft", "Left shoulder flap",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {15, "torsoBloodFront", "Blood at the front",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {16, "torsoBloodBack", "Blood at the back", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {17, "breath", "Breath", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {18, "playerName", "Player name", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {19, "effectBase", "Effect at the base", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {20, "effectHead", "Effect at the head", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {21, "spellLeftHand", "Spell in the left hand",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {22, "spellRightHand", "Spell in the right hand",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {23, "special1", "Special effect 1", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {24, "special2", "Special effect 2", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {25, "special3", "Special effect 3", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {26, "sheathMainHand", "Sheath of the main hand",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {27, "sheathOffHand", "Sheath of the off hand",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {28, "sheathShield", "Sheath of the shield", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {29, "playerNameMounted", "Player name when mounted",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {30, "largeWeaponLeft", "Large weapon, left",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {31, "largeWeaponRight", "Large weapon, right",
     QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {32, "hipWeaponLeft", "Hip weapon, left", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {33, "hipWeaponRight", "Hip weapon, right", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {34, "torsoSpell", "Spell at the torso", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {35, "handArrow", "Arrow in the hand", QT_TRANSLATE_NOOP("Field", "Place where the game attaches something")},
    {0xffffffff, "none", "None", QT_TRANSLATE_NOOP("Field", "Nothing is attached")},
};

template<HitTest... Types>
bool isHitTest(const Ctx &, const void *object)
{
    const auto type = object ? static_cast<const HitTestShape *>(object)->type : std::uint8_t(0xff);
    return ((type == std::uint8_t(Types)) || ...);
}

bool keepsHeader(const Ctx &ctx, const void *)
{
    return ctx.dialect != WowAlpha && ctx.version >= 1300;
}

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
    // clang-format off
    static const StructInfo s = StructBuilder<Bone>("Bone")
        .field("node", &Bone::node).affects(Affects::Skeleton)
        .field("geosetId", &Bone::geosetId).label("Geoset").refersTo("geosets")
            .help(QT_TRANSLATE_NOOP("Field", "Geoset that the bone moves; none when there are several"))
        .field("geosetAnimationId", &Bone::geosetAnimationId).label("Geoset animation").refersTo("geosetAnimations")
            .help(QT_TRANSLATE_NOOP("Field", "Geoset animation that hides the bone together with its geoset"))
        .group("Geoset", &Bone::geosetId, &Bone::geosetAnimationId)
        .size(800, 8)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Light>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Light>("Light").sized()
        .field("node", &Light::node).affects(Affects::Skeleton)
        .field("type", &Light::type).enumeration(lightTypes).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Kind of light"))
        .field("shadowCasting", &Light::shadowCasting).since(1300).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Whether the light casts shadows"))
        .field("attenuationStart", &Light::attenuationStart).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light begins to fade"))
        .field("attenuationEnd", &Light::attenuationEnd).space(Space::Length)
            .unit(Unit::Distance).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which the light ends"))
        .field("colour", &Light::colour).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the light"))
        .field("colour", &Light::colour).dialect(WowAlpha).bgrOrder().affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the light"))
        .field("intensity", &Light::intensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the light"))
        .field("ambientColour", &Light::ambientColour).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ambient part"))
        .field("ambientColour", &Light::ambientColour).dialect(WowAlpha).bgrOrder().affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour of the ambient part"))
        .field("ambientIntensity", &Light::ambientIntensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the ambient part"))
        .field("shadowIntensity", &Light::shadowIntensity).since(1200).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Darkness of the shadows that this light casts"))
        .field("shadowCastingStart", &Light::shadowCastingStart).space(Space::Length)
            .since(1300).dialect(~WowAlpha).unit(Unit::Distance)
            .affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which shadows begin"))
        .field("shadowCastingEnd", &Light::shadowCastingEnd).space(Space::Length)
            .since(1300).dialect(~WowAlpha).unit(Unit::Distance)
            .affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which shadows end"))
        .field("quadraticFalloff", &Light::quadraticFalloff).space(Space::InverseArea)
            .since(1600).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "How fast the light fades with the square of the distance"))
        .field("linearFalloff", &Light::linearFalloff).space(Space::InverseLength)
            .since(1600).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "How fast the light fades with distance"))
        .field("damping", &Light::damping).since(1600).dialect(~WowAlpha).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Damping of the light's fading"))
        .curve("attenuationStartKeys", "KLAS", &Light::attenuationStartKeys).space(Space::Length).stored(FloatOrInteger)
            .label("Attenuation start (animated)")
            .animates(&Light::attenuationStart).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Start of fading over time"))
        .curve("attenuationEndKeys", "KLAE", &Light::attenuationEndKeys).space(Space::Length).stored(FloatOrInteger)
            .label("Attenuation end (animated)")
            .animates(&Light::attenuationEnd).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "End of fading over time"))
        .curve("colourKeys", "KLAC", &Light::colourKeys).label("Colour (animated)").animates(&Light::colour)
            .affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Colour over time; keys are stored blue, green, red")).bgrOrder()
        .curve("intensityKeys", "KLAI", &Light::intensityKeys).label("Intensity (animated)").animates(&Light::intensity)
            .affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength over time"))
        .curve("ambientIntensityKeys", "KLBI", &Light::ambientIntensityKeys).label("Ambient intensity (animated)")
            .animates(&Light::ambientIntensity).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Strength of the ambient part over time"))
        .curve("ambientColourKeys", "KLBC", &Light::ambientColourKeys).label("Ambient colour (animated)")
            .animates(&Light::ambientColour).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Ambient colour over time; keys are stored blue, green, red")).bgrOrder()
        .curve("shadowCastingStartKeys", "KLSS", &Light::shadowCastingStartKeys).space(Space::Length)
            .label("Shadow casting start (animated)").since(1300).dialect(~WowAlpha)
            .animates(&Light::shadowCastingStart).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which shadows begin, over time"))
        .curve("shadowCastingEndKeys", "KLSE", &Light::shadowCastingEndKeys).space(Space::Length)
            .label("Shadow casting end (animated)")
            .since(1300).dialect(~WowAlpha)
            .animates(&Light::shadowCastingEnd).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Distance at which shadows end, over time"))
        .curve("quadraticFalloffKeys", "KLQF", &Light::quadraticFalloffKeys).space(Space::InverseArea)
            .label("Quadratic falloff (animated)")
            .since(1600).dialect(~WowAlpha)
            .animates(&Light::quadraticFalloff).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Fading with the square of the distance, over time"))
        .curve("linearFalloffKeys", "KLLF", &Light::linearFalloffKeys).space(Space::InverseLength)
            .label("Linear falloff (animated)").since(1600)
            .dialect(~WowAlpha)
            .animates(&Light::linearFalloff).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Fading with distance, over time"))
        .curve("dampingKeys", "KLDA", &Light::dampingKeys).label("Damping (animated)").since(1600).dialect(~WowAlpha)
            .animates(&Light::damping).affects(Affects::Light)
            .help(QT_TRANSLATE_NOOP("Field", "Damping of the light's fading over time"))
        .curve("visibility", "KLAV", &Light::visibility).dialect(~WowAlpha).rest(1)
            .affects(Affects::Light | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &Light::visibility).dialect(WowAlpha).rest(1)
            .affects(Affects::Light | Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .group("Light", &Light::type, &Light::colour, &Light::intensity, &Light::ambientColour,
               &Light::ambientIntensity,
            &Light::visibility)
        .group("Falloff", &Light::attenuationStart, &Light::attenuationEnd, &Light::quadraticFalloff,
            &Light::linearFalloff, &Light::damping)
        .group("Shadows", &Light::shadowCasting, &Light::shadowIntensity, &Light::shadowCastingStart,
            &Light::shadowCastingEnd)
        .size(800, 48).size(1200, 52)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Helper>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Helper>("Helper")
        .field("node", &Helper::node).affects(Affects::Skeleton)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Attachment>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Attachment>("Attachment").sized()
        .field("node", &Attachment::node).affects(Affects::Skeleton)
        .field("path", &Attachment::path).dialect(~WowAlpha).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model that is attached here from the start; usually empty"))
        .field("attachmentId", &Attachment::attachmentId).dialect(~WowAlpha).label("Attachment ID")
            .affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Number of the attachment point in the order of the file"))
        .field("attachmentId", &Attachment::attachmentId).dialect(WowAlpha).label("Attachment ID")
            .enumeration(attachmentLinks).affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "What the game attaches here"))
        .field("padding", &Attachment::padding).dialect(WowAlpha).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown"))
        .field("path", &Attachment::path).dialect(WowAlpha).assetPath().affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "Model that is attached here from the start; usually empty"))
        .curve("visibility", "KATV", &Attachment::visibility).dialect(~WowAlpha).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &Attachment::visibility).dialect(WowAlpha).rest(1).affects(Affects::Skeleton)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .size(800, 268)
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<EventObject>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<EventObject>("EventObject", "Event")
        .field("node", &EventObject::node).affects(Affects::Skeleton)
        .curve("track", "KEVT", &EventObject::track).label("Times").affects(Affects::Particles)
            .help(QT_TRANSLATE_NOOP("Field", "When the event fires; the game refuses an event object without times"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<CollisionShape>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<CollisionShape>("CollisionShape", "Collision shape")
        .field("node", &CollisionShape::node).affects(Affects::Skeleton)
        .field("type", &CollisionShape::type).enumeration(shapeTypes).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field",
                "Box and plane have two corners, a sphere a centre and a radius, a cylinder two ends and a radius"))
        .field("vertex1", &CollisionShape::vertex1).label("First vertex").unit(Unit::Distance)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field",
                "Corner, end or centre in model space; the node moves it like a vertex"))
        .field("vertex2", &CollisionShape::vertex2).label("Second vertex").unit(Unit::Distance).when(hasSecondVertex)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Opposite corner or other end"))
        .field("radius", &CollisionShape::radius).space(Space::Length)
            .unit(Unit::Distance).when(hasRadius).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of a sphere or cylinder"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<HitTestShape>()
{
    using H = HitTestShape;
    // clang-format off
    static const StructInfo s = StructBuilder<H>("HitTestShape", "Hit test shape").sized()
        .field("node", &H::node).affects(Affects::Skeleton)
        .field("type", &H::type).enumeration(hitTestTypes).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field",
                "A box has two corners, a cylinder a base, a height and a radius, a sphere a centre and a radius, a "
                "plane a length and a width"))
        .field("vertex1", &H::vertex1).label("First vertex").unit(Unit::Distance)
            .when(isHitTest<HitTest::Box, HitTest::Cylinder, HitTest::Sphere>)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field",
                "Corner, base or centre in model space; the node moves it like a vertex"))
        .field("vertex2", &H::vertex2).label("Second vertex").unit(Unit::Distance).when(isHitTest<HitTest::Box>)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Opposite corner"))
        .field("height", &H::height).space(Space::Length)
            .unit(Unit::Distance).when(isHitTest<HitTest::Cylinder>).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Height of a cylinder"))
        .field("radius", &H::radius).space(Space::Length)
            .unit(Unit::Distance).when(isHitTest<HitTest::Cylinder, HitTest::Sphere>)
            .affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Radius of a sphere or cylinder"))
        .field("length", &H::length).space(Space::Length)
            .unit(Unit::Distance).when(isHitTest<HitTest::Plane>).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Length of a plane"))
        .field("width", &H::width).space(Space::Length)
            .unit(Unit::Distance).when(isHitTest<HitTest::Plane>).affects(Affects::Collision)
            .help(QT_TRANSLATE_NOOP("Field", "Width of a plane"))
        .done();
    // clang-format on
    return s;
}

template<>
const StructInfo &describe<Camera>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<Camera>("Camera").sized()
        .field("header", &Camera::header).when(keepsHeader).stored(InSizeField).hidden()
            .help(QT_TRANSLATE_NOOP("Field", "Meaning unknown; 3 in the game's own files"))
        .nameField("name", &Camera::name).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Portrait models are viewed through their first camera"))
        .field("position", &Camera::position).space(Space::Point).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Where the camera stands"))
        .field("fieldOfView", &Camera::fieldOfView).unit(Unit::Radians).range(0, 3.14159274).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Angle across the diagonal of the image"))
        .field("farClip", &Camera::farClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Nothing beyond this distance is drawn"))
        .field("nearClip", &Camera::nearClip).space(Space::Length).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Nothing closer than this distance is drawn"))
        .field("target", &Camera::target).space(Space::Point).unit(Unit::Distance).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "What the camera looks at"))
        .curve("focusDistance", "IDUF", &Camera::focusDistance).space(Space::Length)
            .since(1300).dialect(~WowAlpha).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Focus distance over time"))
        .curve("focalLength", "ELAF", &Camera::focalLength).since(1300).dialect(~WowAlpha).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Focal length of the lens over time"))
        .curve("fStop", "PTSF", &Camera::fStop).label("F-stop").since(1300).dialect(~WowAlpha).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Aperture of the lens over time"))
        .curve("translation", "KCTR", &Camera::translation).space(Space::Offset).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Movement of the camera over time, added to its position"))
        .curve("roll", "KCRL", &Camera::roll).space(Space::Roll).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Rotation about the line of sight over time"))
        .curve("targetTranslation", "KTTR", &Camera::targetTranslation).space(Space::Offset).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "Movement of the target over time, added to its position"))
        .curve("visibility", "KCVS", &Camera::visibility).since(1300).dialect(~WowAlpha).rest(1)
            .affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .curve("visibility", "KVIS", &Camera::visibility).dialect(WowAlpha).rest(1).affects(Affects::Camera)
            .help(QT_TRANSLATE_NOOP("Field", "1 visible, 0 hidden; never interpolated"))
        .group("View", &Camera::name, &Camera::position, &Camera::target, &Camera::fieldOfView, &Camera::roll,
            &Camera::visibility)
        .group("Movement", &Camera::translation, &Camera::targetTranslation)
        .group("Range", &Camera::nearClip, &Camera::farClip, &Camera::focusDistance, &Camera::focalLength,
            &Camera::fStop)
        .size(800, 120)
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
