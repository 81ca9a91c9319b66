// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A small model format of its own with a field of every kind, so that the property panel's tests do not depend on a
// real format.

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/schema/struct_builder.h"
#include "tests/support/field_named.h"

#include <limits>

namespace sinew::test {

struct Extent
{
    float radius = 0;
    Vec3 minimum, maximum;
};

struct Node
{
    FixedString<16> name;
    std::int32_t objectId = 0;
    std::int32_t parentId = -1;
    std::uint32_t flags = 0;
    Curve<Vec3> translation;
    Curve<Quat> rotation;
};

struct GlobalSequence
{
    std::uint32_t duration = 1000;
};

struct Sequence
{
    FixedString<12> name;
    std::uint32_t start = 0, end = 0;
    Extent extent;
};

struct Texture
{
    FixedString<20> path;
};

struct Layer
{
    std::uint32_t filterMode = 0;
    std::uint32_t flags = 0;
    std::int32_t textureId = -1;
    float alpha = 1;
    float gain = 1;
    Colour tint;
    std::array<std::int32_t, 2> slots{-1, -1};
    Curve<float> alphaKeys;
};

struct Material
{
    std::int32_t priority = 0;
    List<Layer> layers;
};

struct Bone
{
    Node node;
    std::int8_t i8 = 0;
    std::uint8_t u8 = 0;
    std::int16_t i16 = 0;
    std::uint32_t u32 = 0;
    std::int64_t i64 = 0;
    std::uint64_t u64 = 0;
    float speed = 100;
    float time = 0;
    Vec2 vec2;
    Vec4 vec4;
    Matrix34 matrix;
    std::array<std::uint8_t, 4> bytes{};
    std::uint32_t count = 0;
};

struct Helper
{
    Node node;
};

struct Root
{
    std::uint32_t version = 800;
    List<Sequence> sequences;
    List<GlobalSequence> globalSequences;
    List<Texture> textures;
    List<Material> materials;
    List<Bone> bones;
    List<Helper> helpers;
    Array<Vec3> pivots;
    Array<std::uint16_t> indices;
};

inline const EnumTable filterModes{{0, "none", "None"}, {1, "blend", "Blend"}, {2, "additive", "Additive"}};
inline const EnumTable layerFlags{
    {1, "unshaded", "Unshaded"}, {0x10, "twoSided", "Two-sided"}, {0x20, "unfogged", "Unfogged"}};
inline bool isAdditive(const Ctx &, const void *layer)
{
    return layer && static_cast<const Layer *>(layer)->filterMode == 2;
}

} // namespace sinew::test

namespace sinew {

template<>
inline const StructInfo &describe<test::Extent>()
{
    using E = test::Extent;
    static const StructInfo s = StructBuilder<E>("Extent")
                                    .field("radius", &E::radius)
                                    .atLeast(0)
                                    .unit(Unit::Distance)
                                    .field("minimum", &E::minimum)
                                    .field("maximum", &E::maximum)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::Node>()
{
    using N = test::Node;
    static const StructInfo s = StructBuilder<N>("Node")
                                    .nameField("name", &N::name)
                                    .field("objectId", &N::objectId)
                                    .label("Object ID")
                                    .derived()
                                    .field("parentId", &N::parentId)
                                    .label("Parent")
                                    .refersToKey("nodes")
                                    .field("flags", &N::flags)
                                    .flags(test::layerFlags)
                                    .curve("translation", "KGTR", &N::translation)
                                    .curve("rotation", "KGRT", &N::rotation)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::GlobalSequence>()
{
    using G = test::GlobalSequence;
    static const StructInfo s = StructBuilder<G>("GlobalSequence", "Global sequence")
                                    .field("duration", &G::duration)
                                    .unit(Unit::Milliseconds)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::Sequence>()
{
    using S = test::Sequence;
    static const StructInfo s = StructBuilder<S>("Sequence")
                                    .nameField("name", &S::name)
                                    .field("start", &S::start)
                                    .unit(Unit::Milliseconds)
                                    .field("end", &S::end)
                                    .unit(Unit::Milliseconds)
                                    .field("extent", &S::extent)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::Texture>()
{
    using T = test::Texture;
    static const StructInfo s = StructBuilder<T>("Texture").nameField("path", &T::path).assetPath().done();
    return s;
}

template<>
inline const StructInfo &describe<test::Layer>()
{
    using L = test::Layer;
    static const StructInfo s = StructBuilder<L>("Layer")
                                    .field("filterMode", &L::filterMode)
                                    .enumeration(test::filterModes)
                                    .help("How the layer is blended")
                                    .field("flags", &L::flags)
                                    .flags(test::layerFlags)
                                    .field("textureId", &L::textureId)
                                    .label("Texture")
                                    .refersTo("textures")
                                    .field("alpha", &L::alpha)
                                    .range(0, 1)
                                    .unit(Unit::Fraction)
                                    .field("gain", &L::gain)
                                    .since(900)
                                    .field("tint", &L::tint)
                                    .shownWhen(test::isAdditive)
                                    .field("slots", &L::slots)
                                    .refersTo("textures")
                                    .curve("alphaKeys", "KMTA", &L::alphaKeys)
                                    .label("Alpha (animated)")
                                    .animates(&L::alpha)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::Material>()
{
    using M = test::Material;
    static const StructInfo s =
        StructBuilder<M>("Material").field("priority", &M::priority).field("layers", &M::layers).done();
    return s;
}

template<>
inline const StructInfo &describe<test::Bone>()
{
    using B = test::Bone;
    static const StructInfo s = StructBuilder<B>("Bone")
                                    .field("node", &B::node)
                                    .field("i8", &B::i8)
                                    .field("u8", &B::u8)
                                    .field("i16", &B::i16)
                                    .field("u32", &B::u32)
                                    .field("i64", &B::i64)
                                    .field("u64", &B::u64)
                                    .field("speed", &B::speed)
                                    .field("time", &B::time)
                                    .unit(Unit::Milliseconds)
                                    .field("vec2", &B::vec2)
                                    .field("vec4", &B::vec4)
                                    .field("matrix", &B::matrix)
                                    .field("bytes", &B::bytes)
                                    .field("count", &B::count)
                                    .range(1, 10)
                                    .done();
    return s;
}

template<>
inline const StructInfo &describe<test::Helper>()
{
    using H = test::Helper;
    static const StructInfo s = StructBuilder<H>("Helper").field("node", &H::node).done();
    return s;
}

template<>
inline const StructInfo &describe<test::Root>()
{
    using R = test::Root;
    static const StructInfo s = StructBuilder<R>("Model")
                                    .field("version", &R::version)
                                    .field("sequences", &R::sequences)
                                    .field("globalSequences", &R::globalSequences)
                                    .field("textures", &R::textures)
                                    .field("materials", &R::materials)
                                    .field("bones", &R::bones)
                                    .field("helpers", &R::helpers)
                                    .field("pivots", &R::pivots)
                                    .parallelTo("nodes")
                                    .field("indices", &R::indices)
                                    .rowDomain("textures", &R::textures)
                                    .rowDomain("globalSequences", &R::globalSequences)
                                    .keyDomain<&test::Node::objectId>("nodes", &R::bones, &R::helpers)
                                    .globalSequences("globalSequences")
                                    .done();
    return s;
}

} // namespace sinew

namespace sinew::test {

class TestModel final : public Model
{
public:
    const StructInfo &info() const override { return describe<Root>(); }
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {0, data.version, 0}; }
    std::unique_ptr<Model> clone() const override { return std::make_unique<TestModel>(*this); }

    Root data;
};

class TestNames final : public NamedFacet
{
public:
    std::string name(const Model &model, NodeId id) const override
    {
        const ObjectRef object = model.object(id);
        if (const auto *texture = model.get<Texture>(id))
            return std::string(texture->path.view());
        if (const auto *bone = model.get<Bone>(id))
            return std::string(bone->node.name.view());
        if (const auto *helper = model.get<Helper>(id))
            return std::string(helper->node.name.view());
        if (model.get<Material>(id))
            return "Armor";
        return object.info->displayLabel() + " " + std::to_string(model.rowOf(id));
    }
    std::vector<RelatedField> relatedFields(const Model &model, NodeId id) const override
    {
        std::int32_t key = -1;
        if (const auto *bone = model.get<Bone>(id))
            key = bone->node.objectId;
        if (const auto *helper = model.get<Helper>(id))
            key = helper->node.objectId;
        if (key < 0)
            return {};
        return {{fieldOf<&Root::pivots>(RootNode).of(std::uint32_t(key)), "Pivot"}};
    }
};

class TestFormat final : public Format
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("test"), QStringLiteral("Test model"), {QStringLiteral("tst")}, true};
    }
    int probe(Bytes, const QString &) const override { return 0; }
    Result<std::unique_ptr<Model>> read(const FileSet &, Diagnostics &) const override { return Error{"not needed"}; }
    Result<std::vector<OutputFile>> write(const Model &, const WriteOptions &) const override
    {
        return Error{"not needed"};
    }
    QString describe(const Model &model) const override { return QStringLiteral("TST %1").arg(model.ctx().version); }
    const NamedFacet *names() const override { return &m_names; }

private:
    TestNames m_names;
};

/// Two textures, two global sequences, a material of three layers, three bones and a helper with pivots.
inline std::unique_ptr<Document> makeDocument()
{
    auto model = std::make_unique<TestModel>();
    Root &data = model->data;
    for (const char *path : {"Textures\\Armor.blp", "Textures\\Cape.blp"})
        data.textures.append().path.set(path);
    for (const std::uint32_t duration : {1000u, 2500u})
        data.globalSequences.append().duration = duration;
    Sequence &stand = data.sequences.append();
    stand.name.set("Stand");
    stand.start = 100;
    stand.end = 1100;
    Material &material = data.materials.append();
    for (int i = 0; i < 3; ++i) {
        Layer &layer = material.layers.append();
        layer.textureId = i == 2 ? 12 : i;
        layer.alpha = i == 0 ? 1.f : 0.5f;
        layer.filterMode = i == 1 ? 17 : 1;
        layer.flags = i == 0 ? 0x411 : 0x10;
    }
    const char *const names[] = {"Root", "Spine", "Head"};
    for (int i = 0; i < 3; ++i) {
        Bone &bone = data.bones.append();
        bone.node.name.set(names[i]);
        bone.node.objectId = i;
        bone.node.parentId = i - 1;
        bone.count = 5;
    }
    Bone &root = data.bones.items[0];
    root.node.translation.reset({1, -1}, 3);
    for (int i = 0; i < 3; ++i) {
        root.node.translation.editTimes()[std::size_t(i)] = 100 + 500 * i;
        root.node.translation.editValues()[std::size_t(i)] = {float(i), 0.1f, -2.5f};
    }
    root.u32 = 4294967295u;
    root.i64 = std::numeric_limits<std::int64_t>::min();
    root.u64 = std::numeric_limits<std::uint64_t>::max();
    root.speed = 0.1f;
    Helper &helper = data.helpers.append();
    helper.node.name.set("Hand");
    helper.node.objectId = 3;
    helper.node.parentId = 2;
    data.pivots = {{0, 0, 0}, {0, 0, 10}, {0, 0, 20}, {5, 0, 15}};
    data.indices = {0, 1, 2};
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<TestFormat>());
}

inline const Root &rootOf(const Document &document)
{
    return static_cast<const TestModel &>(document.model()).data;
}

template<class T>
Address fieldNamed(NodeId node, const char *name)
{
    return {node, test::rowNamed(describe<T>(), name)};
}

inline Address nodeFieldOf(const Document &document, NodeId node, const char *name)
{
    const StructInfo &info = *document.model().object(node).info;
    return {node, test::rowNamed(info, "node"), test::rowNamed(describe<Node>(), name)};
}

} // namespace sinew::test
