// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The structures of the core tests' own format: everything that a description can say, and nothing that a game's files
// need. Nodes have numbers without gaps and pivots beside them; layers and geosets differ between versions 1, 2 and 3.

#include "core/model/model.h"
#include "core/schema/struct_builder.h"

namespace sinew::sample {

struct Extent
{
    float boundsRadius = 0;
    Vec3 minimum, maximum;
};
struct ModelInfo
{
    FixedString<80> name;
    Extent extent;
};
struct Sequence
{
    FixedString<80> name;
    std::int32_t start = 0, end = 0;
    std::uint32_t flags = 0;
    float rarity = 0;
    Extent extent;
};
struct GlobalSequence
{
    std::uint32_t duration = 0;
};
struct Texture
{
    std::uint32_t replaceableId = 0;
    FixedString<260> path;
};
struct TextureSlot
{
    std::int32_t textureId = -1;
    Curve<std::uint32_t> textureIdKeys;
};
struct Layer
{
    std::uint32_t filterMode = 0, shadingFlags = 0;
    std::int32_t textureId = -1;
    float alpha = 1;
    float emissiveGain = 1;
    Colour fresnelColour{1, 1, 1};
    List<TextureSlot> slots;
    Curve<std::uint32_t> textureIdKeys;
    Curve<float> alphaKeys;
};
struct Material
{
    std::int32_t priorityPlane = 0;
    std::uint32_t flags = 0;
    List<Layer> layers;
};
struct UvSet
{
    Array<Vec2> coordinates;
};
struct Geoset
{
    Array<Vec3> vertices, normals;
    Array<std::uint16_t> faces;
    Array<std::uint32_t> matrixIndices;
    std::uint32_t materialId = 0;
    FixedString<80> lodName;
    List<Extent> sequenceExtents;
    Array<std::uint8_t> skin;
    List<UvSet> uvSets;
};
struct GeosetAnimation
{
    float alpha = 1;
    std::uint32_t flags = 0;
    Colour colour{1, 1, 1};
    std::int32_t geosetId = -1;
    Curve<float> alphaKeys;
};
struct Node
{
    FixedString<80> name;
    std::int32_t objectId = -1, parentId = -1;
    std::uint32_t flags = 0;
    Curve<Vec3> translation;
    Curve<Quat> rotation;
    Curve<Vec3> scaling;
};
struct Bone
{
    Node node;
    std::int32_t geosetId = -1;
};
struct Helper
{
    Node node;
};
struct Attachment
{
    Node node;
    Curve<float> visibility;
};
struct EventObject
{
    Node node;
    Curve<NoValue> track;
};
struct Emitter
{
    Node node;
    std::array<Colour, 3> segmentColours{};
    std::array<std::uint8_t, 3> segmentAlphas{};
    std::int32_t textureId = -1;
};
struct CollisionShape
{
    Node node;
    std::uint32_t type = 0; ///< 0 box, 1 sphere
    Vec3 vertex1, vertex2;  ///< corners of the box; the centre of the sphere
    float radius = 0;       ///< of the sphere
};
struct SoundTrack
{
    FixedString<260> path;
    float volume = 1;
};
struct Root
{
    std::uint32_t version = 1;
    ModelInfo model;
    List<Sequence> sequences;
    List<GlobalSequence> globalSequences;
    List<Texture> textures;
    List<SoundTrack> soundTracks;
    List<Material> materials;
    List<Geoset> geosets;
    List<GeosetAnimation> geosetAnimations;
    List<Bone> bones;
    List<Helper> helpers;
    List<Attachment> attachments;
    List<EventObject> eventObjects;
    List<Emitter> emitters;
    List<CollisionShape> collisionShapes;
    Array<Vec3> pivots;
    Array<Matrix34> bindPoses;
};

inline const EnumTable filterModes{
    {0, "none", "None"}, {1, "transparent", "Transparent"}, {2, "blend", "Blend"}, {3, "additive", "Additive"}};
inline const EnumTable shadingFlags{{1, "unshaded", "Unshaded"}, {0x10, "twoSided", "Two-sided"}};
inline const EnumTable nodeFlags{{8, "billboarded", "Billboarded"}, {0x100, "bone", "Bone"}};
inline const EnumTable animationFlags{{1, "dropShadow", "Drop shadow"}};

inline bool isBox(const Ctx &, const void *shape)
{
    return !shape || static_cast<const CollisionShape *>(shape)->type == 0;
}
inline bool isSphere(const Ctx &, const void *shape)
{
    return !shape || static_cast<const CollisionShape *>(shape)->type == 1;
}

} // namespace sinew::sample

namespace sinew {

// clang-format off
#define SINEW_SAMPLE(Type, ...)                                                                                        \
    template<>                                                                                                         \
    inline const StructInfo &describe<sample::Type>()                                                                  \
    {                                                                                                                  \
        using T = sample::Type;                                                                                        \
        static const StructInfo s = StructBuilder<T>(#Type) __VA_ARGS__.done();                                        \
        return s;                                                                                                      \
    }

SINEW_SAMPLE(Extent,
    .field("boundsRadius", &T::boundsRadius).unit(Unit::Distance)
    .field("minimum", &T::minimum)
    .field("maximum", &T::maximum))
SINEW_SAMPLE(ModelInfo,
    .nameField("name", &T::name)
    .field("extent", &T::extent))
SINEW_SAMPLE(Sequence,
    .nameField("name", &T::name)
    .field("start", &T::start).unit(Unit::Milliseconds)
    .field("end", &T::end).unit(Unit::Milliseconds)
    .field("flags", &T::flags)
    .field("rarity", &T::rarity)
    .field("extent", &T::extent))
SINEW_SAMPLE(GlobalSequence,
    .field("duration", &T::duration).unit(Unit::Milliseconds))
SINEW_SAMPLE(Texture,
    .field("replaceableId", &T::replaceableId)
    .field("path", &T::path).assetPath())
SINEW_SAMPLE(TextureSlot,
    .field("textureId", &T::textureId).refersTo("textures")
    .curve("textureIdKeys", "KTEX", &T::textureIdKeys).animates(&T::textureId).refersTo("textures"))
SINEW_SAMPLE(Layer,
    .field("filterMode", &T::filterMode).enumeration(sample::filterModes)
    .field("shadingFlags", &T::shadingFlags).flags(sample::shadingFlags)
    .field("textureId", &T::textureId).refersTo("textures")
    .field("alpha", &T::alpha).range(0, 1)
    .field("emissiveGain", &T::emissiveGain).since(2)
    .field("fresnelColour", &T::fresnelColour).since(3)
    .field("slots", &T::slots).since(3)
    .curve("textureIdKeys", "KTEX", &T::textureIdKeys).animates(&T::textureId).refersTo("textures").until(2)
    .curve("alphaKeys", "KALP", &T::alphaKeys).animates(&T::alpha))
SINEW_SAMPLE(Material,
    .field("priorityPlane", &T::priorityPlane)
    .field("flags", &T::flags)
    .field("layers", &T::layers))
SINEW_SAMPLE(UvSet,
    .field("coordinates", &T::coordinates))
SINEW_SAMPLE(Geoset,
    .field("vertices", &T::vertices)
    .field("normals", &T::normals)
    .field("faces", &T::faces)
    .field("matrixIndices", &T::matrixIndices).refersToKey("nodes", OnDelete::Custom)
    .field("materialId", &T::materialId).refersTo("materials", OnDelete::Refuse)
    .nameField("lodName", &T::lodName).since(2)
    .field("sequenceExtents", &T::sequenceExtents).parallelTo("sequences")
    .field("skin", &T::skin).since(2).refersToKey("nodes", OnDelete::Custom, 256).every(8, 4)
    .field("uvSets", &T::uvSets))
SINEW_SAMPLE(GeosetAnimation,
    .field("alpha", &T::alpha)
    .field("flags", &T::flags).flags(sample::animationFlags)
    .field("colour", &T::colour)
    .field("geosetId", &T::geosetId).refersTo("geosets")
    .curve("alphaKeys", "KALP", &T::alphaKeys).animates(&T::alpha))
SINEW_SAMPLE(Node,
    .nameField("name", &T::name)
    .field("objectId", &T::objectId).derived()
    .field("parentId", &T::parentId).refersToKey("nodes", OnDelete::TakeOver)
    .field("flags", &T::flags).flags(sample::nodeFlags)
    .curve("translation", "KTRA", &T::translation).unit(Unit::Distance).affects(Affects::Skeleton)
    .curve("rotation", "KROT", &T::rotation).affects(Affects::Skeleton)
    .curve("scaling", "KSCA", &T::scaling).rest(1))
SINEW_SAMPLE(Bone,
    .field("node", &T::node)
    .field("geosetId", &T::geosetId).refersTo("geosets"))
SINEW_SAMPLE(Helper,
    .field("node", &T::node))
SINEW_SAMPLE(Attachment,
    .field("node", &T::node)
    .curve("visibility", "KVIS", &T::visibility))
SINEW_SAMPLE(EventObject,
    .field("node", &T::node)
    .curve("track", "KEVT", &T::track))
SINEW_SAMPLE(Emitter,
    .field("node", &T::node)
    .field("segmentColours", &T::segmentColours)
    .field("segmentAlphas", &T::segmentAlphas)
    .field("textureId", &T::textureId).refersTo("textures"))
SINEW_SAMPLE(CollisionShape,
    .field("node", &T::node)
    .field("type", &T::type)
    .field("vertex1", &T::vertex1)
    .field("vertex2", &T::vertex2).when(sample::isBox)
    .field("radius", &T::radius).when(sample::isSphere))
SINEW_SAMPLE(SoundTrack,
    .field("path", &T::path)
    .field("volume", &T::volume))
SINEW_SAMPLE(Root,
    .field("version", &T::version).derived()
    .field("model", &T::model)
    .field("sequences", &T::sequences)
    .field("globalSequences", &T::globalSequences)
    .field("textures", &T::textures)
    .field("soundTracks", &T::soundTracks)
    .field("materials", &T::materials)
    .field("geosets", &T::geosets)
    .field("geosetAnimations", &T::geosetAnimations)
    .field("bones", &T::bones)
    .field("helpers", &T::helpers)
    .field("attachments", &T::attachments)
    .field("eventObjects", &T::eventObjects)
    .field("emitters", &T::emitters)
    .field("collisionShapes", &T::collisionShapes)
    .field("pivots", &T::pivots).parallelTo("nodes")
    .field("bindPoses", &T::bindPoses).since(2).parallelTo("nodes")
    .rowDomain("sequences", &T::sequences)
    .rowDomain("globalSequences", &T::globalSequences)
    .rowDomain("textures", &T::textures)
    .rowDomain("materials", &T::materials)
    .rowDomain("geosets", &T::geosets)
    .keyDomain<&sample::Node::objectId>("nodes", &T::bones, &T::helpers, &T::attachments, &T::eventObjects,
                                        &T::emitters, &T::collisionShapes)
    .globalSequences("globalSequences"))
#undef SINEW_SAMPLE
// clang-format on

} // namespace sinew
