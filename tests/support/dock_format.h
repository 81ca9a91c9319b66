// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A format for the tests of what docks show and edit, whose models are small enough to be known by heart: lists, parts
// of objects, a node hierarchy with gap-free keys and pivots beside it, curves, opaque bytes. It has no file form.
//
// The tests of core have a format of their own, tests/core/stored_format.h, with files, versions and a structure for
// everything that a description can say; this one stays as small as it is, since whole trees, names and rows are
// compared with it.

#include "core/check/check_table.h"
#include "core/check/findings.h"
#include "core/document/document.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/model/edit_builder.h"
#include "core/schema/struct_builder.h"

#include <map>

namespace sinew {

struct SampleNode
{
    FixedString<16> name;
    std::int32_t objectId = -1, parentId = -1;
    Curve<Vec3> translation;
};
struct SampleBone
{
    SampleNode node;
    std::int32_t geosetId = -1;
};
struct SampleHelper
{
    SampleNode node;
};
struct SampleSequence
{
    FixedString<16> name;
    std::int32_t start = 0, end = 0;
};
struct SampleTexture
{
    std::uint32_t replaceableId = 0;
    FixedString<32> path;
};
struct SampleLayer
{
    std::uint32_t filterMode = 0;
    std::int32_t textureId = -1;
    float alpha = 1;
    Curve<float> alphaCurve;
    Curve<std::int32_t> textureCurve;
};
struct SampleMaterial
{
    std::int32_t priority = 0;
    List<SampleLayer> layers;
};
struct SampleGeoset
{
    std::int32_t materialId = -1;
    Array<std::uint32_t> bones;
};
struct SampleGlobalSequence
{
    std::uint32_t length = 0;
};
struct SamplePivot
{
    Vec3 position;
};
struct SampleOpaque
{
    std::uint32_t tag = 0;
    Array<std::uint8_t> bytes;
};
struct SampleInfo
{
    FixedString<16> name;
    float radius = 0;
};
struct SampleRoot
{
    SampleInfo info;
    List<SampleSequence> sequences;
    List<SampleGlobalSequence> globalSequences;
    List<SampleTexture> textures;
    List<SampleMaterial> materials;
    List<SampleGeoset> geosets;
    List<SampleBone> bones;
    List<SampleHelper> helpers;
    Array<Vec3> pivots;
    List<SampleOpaque> opaque;
};

template<>
inline const StructInfo &describe<SampleNode>()
{
    static const StructInfo s = StructBuilder<SampleNode>("Node")
                                    .nameField("name", &SampleNode::name)
                                    .field("objectId", &SampleNode::objectId)
                                    .derived()
                                    .field("parentId", &SampleNode::parentId)
                                    .refersToKey("nodes")
                                    .curve("translation", "KGTR", &SampleNode::translation)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleBone>()
{
    static const StructInfo s = StructBuilder<SampleBone>("Bone")
                                    .field("node", &SampleBone::node)
                                    .field("geosetId", &SampleBone::geosetId)
                                    .refersTo("geosets")
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleHelper>()
{
    static const StructInfo s = StructBuilder<SampleHelper>("Helper").field("node", &SampleHelper::node).done();
    return s;
}
template<>
inline const StructInfo &describe<SampleSequence>()
{
    static const StructInfo s = StructBuilder<SampleSequence>("Sequence")
                                    .nameField("name", &SampleSequence::name)
                                    .field("start", &SampleSequence::start)
                                    .unit(Unit::Milliseconds)
                                    .field("end", &SampleSequence::end)
                                    .unit(Unit::Milliseconds)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleTexture>()
{
    static const StructInfo s = StructBuilder<SampleTexture>("Texture")
                                    .field("replaceableId", &SampleTexture::replaceableId)
                                    .field("path", &SampleTexture::path)
                                    .assetPath()
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleLayer>()
{
    static const EnumTable modes{{0, "none", "None"}, {1, "blend", "Blend"}, {2, "additive", "Additive"}};
    static const StructInfo s = StructBuilder<SampleLayer>("Layer")
                                    .field("filterMode", &SampleLayer::filterMode)
                                    .enumeration(modes)
                                    .field("textureId", &SampleLayer::textureId)
                                    .refersTo("textures")
                                    .field("alpha", &SampleLayer::alpha)
                                    .range(0, 1)
                                    .curve("alphaCurve", "KMTA", &SampleLayer::alphaCurve)
                                    .animates(&SampleLayer::alpha)
                                    .curve("textureCurve", "KMTF", &SampleLayer::textureCurve)
                                    .animates(&SampleLayer::textureId)
                                    .refersTo("textures")
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleMaterial>()
{
    static const StructInfo s = StructBuilder<SampleMaterial>("Material")
                                    .field("priority", &SampleMaterial::priority)
                                    .field("layers", &SampleMaterial::layers)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleGeoset>()
{
    static const StructInfo s = StructBuilder<SampleGeoset>("Geoset")
                                    .field("materialId", &SampleGeoset::materialId)
                                    .refersTo("materials", OnDelete::Refuse)
                                    .field("bones", &SampleGeoset::bones)
                                    .refersToKey("nodes")
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleGlobalSequence>()
{
    static const StructInfo s = StructBuilder<SampleGlobalSequence>("GlobalSequence", "Global sequence")
                                    .field("length", &SampleGlobalSequence::length)
                                    .unit(Unit::Milliseconds)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleOpaque>()
{
    static const StructInfo s = StructBuilder<SampleOpaque>("Opaque", "Unknown chunk")
                                    .field("tag", &SampleOpaque::tag)
                                    .field("bytes", &SampleOpaque::bytes)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleInfo>()
{
    static const StructInfo s = StructBuilder<SampleInfo>("ModelInfo", "Model info")
                                    .nameField("name", &SampleInfo::name)
                                    .field("radius", &SampleInfo::radius)
                                    .atLeast(0)
                                    .done();
    return s;
}
template<>
inline const StructInfo &describe<SampleRoot>()
{
    static const StructInfo s = StructBuilder<SampleRoot>("Model")
                                    .field("info", &SampleRoot::info)
                                    .field("sequences", &SampleRoot::sequences)
                                    .field("globalSequences", &SampleRoot::globalSequences)
                                    .field("textures", &SampleRoot::textures)
                                    .field("materials", &SampleRoot::materials)
                                    .field("geosets", &SampleRoot::geosets)
                                    .field("bones", &SampleRoot::bones)
                                    .field("helpers", &SampleRoot::helpers)
                                    .field("pivots", &SampleRoot::pivots)
                                    .parallelTo("nodes")
                                    .hidden()
                                    .field("opaque", &SampleRoot::opaque)
                                    .label("Unknown chunks")
                                    .rowDomain("globalSequences", &SampleRoot::globalSequences)
                                    .rowDomain("textures", &SampleRoot::textures)
                                    .rowDomain("materials", &SampleRoot::materials)
                                    .rowDomain("geosets", &SampleRoot::geosets)
                                    .keyDomain<&SampleNode::objectId>("nodes", &SampleRoot::bones, &SampleRoot::helpers)
                                    .globalSequences("globalSequences")
                                    .done();
    return s;
}

class DockModel final : public Model
{
public:
    SampleRoot data;

    DockModel() = default;
    const StructInfo &info() const override { return describe<SampleRoot>(); }
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {1, 1, 0}; }
    std::unique_ptr<Model> clone() const override { return std::unique_ptr<Model>(new DockModel(*this)); }

private:
    DockModel(const DockModel &) = default;
};

inline const SampleNode *sampleNode(const Model &model, NodeId id)
{
    if (const auto *bone = model.get<SampleBone>(id))
        return &bone->node;
    const auto *helper = model.get<SampleHelper>(id);
    return helper ? &helper->node : nullptr;
}

class DockFormat final : public Format, CurveFacet, SequenceFacet, TransformFacet, NamedFacet
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("sample"), QStringLiteral("Sample"), {QStringLiteral("smp")}};
    }
    int probe(Bytes, const QString &) const override { return 0; }
    Result<std::unique_ptr<Model>> read(const FileSet &, Diagnostics &) const override { return Error{"no file form"}; }
    Result<std::vector<OutputFile>> write(const Model &, const WriteOptions &) const override
    {
        return std::vector<OutputFile>();
    }
    QString describe(const Model &) const override { return QStringLiteral("Sample"); }
    const CurveFacet *curves() const override { return this; }
    const SequenceFacet *sequences() const override { return this; }
    const TransformFacet *transforms() const override { return this; }
    const NamedFacet *names() const override { return this; }
    const CheckTable *checks() const override
    {
        static const CheckTable table({{
            {"sample.sequence.backwards",
             Impact::Fatal,
             "Backwards",
             "The sample does not play.",
             Reads::of<SampleSequence>(),
             &findBackwards,
             {{"Swap start and end", Fix::Safe, &swapEnds}, {"Delete it", Fix::Changes, &deleteObject}}},
        }});
        return &table;
    }

private:
    static void findBackwards(const Model &model, Findings &findings)
    {
        const auto &sequences = static_cast<const SampleRoot *>(model.root())->sequences;
        for (std::size_t i = 0; i < sequences.size(); ++i)
            if (sequences[i].end < sequences[i].start)
                findings.add("the sequence ends before it starts", Address{sequences.ids[i], 2});
    }
    static Status swapEnds(EditBuilder &edit, const Model &model, const Finding &finding)
    {
        const NodeId id = finding.place().node;
        if (const auto *sequence = model.get<SampleSequence>(id); sequence && sequence->end < sequence->start) {
            edit.set({id, 1}, sequence->end);
            edit.set({id, 2}, sequence->start);
        }
        return Done{};
    }

    CurveTraits traits() const override { return {}; }
    std::vector<Clip> clips(const Model &model) const override { return sequences(model); }
    std::vector<CurveChannel> list(const Model &model, const Address &wanted) const override
    {
        const NodeId id = wanted.node;
        std::vector<CurveChannel> result;
        const auto add = [&](const Address &address, const char *name, int components) {
            if (!wanted.isObject() && address != wanted)
                return;
            const FieldRef field = model.field(address);
            const auto *curve = static_cast<const CurveBase *>(field.data);
            CurveChannel channel{address, id, name, components, curve->isPresent()};
            if (curve->globalSequence() >= 0)
                channel.globalSequence = model.idAt({RootNode, 2}, std::size_t(curve->globalSequence()));
            result.push_back(channel);
        };
        if (sampleNode(model, id))
            add({id, 0, 3}, "Translation", 3);
        if (model.get<SampleLayer>(id))
            add({id, 3}, "Alpha", 1);
        return result;
    }
    std::vector<Clip> sequences(const Model &model) const override
    {
        const auto &root = *static_cast<const SampleRoot *>(model.root());
        std::vector<Clip> clips;
        for (std::size_t i = 0; i < root.sequences.size(); ++i)
            clips.push_back({root.sequences.ids[i], std::string(root.sequences[i].name.view()), root.sequences[i].start,
                             root.sequences[i].end});
        return clips;
    }
    std::vector<HierarchyNode> hierarchy(const Model &model) const override
    {
        std::map<std::int32_t, std::pair<NodeId, std::int32_t>> keys;
        const auto &root = *static_cast<const SampleRoot *>(model.root());
        for (std::size_t i = 0; i < root.bones.size(); ++i)
            keys[root.bones[i].node.objectId] = {root.bones.ids[i], root.bones[i].node.parentId};
        for (std::size_t i = 0; i < root.helpers.size(); ++i)
            keys[root.helpers[i].node.objectId] = {root.helpers.ids[i], root.helpers[i].node.parentId};
        std::vector<HierarchyNode> nodes;
        for (const auto &[key, entry] : keys) {
            auto parent = keys.find(entry.second);
            std::size_t steps = 0;
            for (auto up = parent; up != keys.end() && steps <= keys.size(); ++steps)
                up = up->first == key ? keys.end() : keys.find(up->second.second);
            bool cycle = steps > keys.size();
            for (auto up = parent; !cycle && up != keys.end(); up = keys.find(up->second.second))
                if (up->first == key) {
                    cycle = true;
                    break;
                }
            nodes.push_back({entry.first, parent == keys.end() || cycle ? NoNode : parent->second.first});
        }
        return nodes;
    }
    Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const override
    {
        const SampleNode *parent = sampleNode(model, newParent);
        ChangeSet changes;
        for (const NodeId node : nodes) {
            if (!sampleNode(model, node) || (newParent != NoNode && !parent))
                return Error{"this is no node"};
            for (const SampleNode *up = parent; up;) {
                if (up->objectId == sampleNode(model, node)->objectId)
                    return Error{"a node can't be its own ancestor"};
                const NodeId next = DomainIndex(model, *model.info().domain("nodes")).target(up->parentId);
                up = up->parentId < 0 ? nullptr : sampleNode(model, next);
            }
            changes.push_back(
                {Change::Set, {node, 0, 2}, 0, 0, 0, Value::of(parent ? parent->objectId : std::int32_t(-1))});
        }
        return changes;
    }
    Address pivotOf(const Model &model, NodeId node) const
    {
        const SampleNode *n = sampleNode(model, node);
        return n ? Address{RootNode, 8}.of(std::uint32_t(n->objectId)) : Address{};
    }
    Address pivot(const Model &model, NodeId node) const override { return pivotOf(model, node); }
    std::string name(const Model &model, NodeId node) const override
    {
        if (const SampleNode *n = sampleNode(model, node))
            return n->name.isEmpty() ? "Unnamed" : std::string(n->name.view());
        if (const auto *sequence = model.get<SampleSequence>(node))
            return sequence->name.isEmpty() ? "Unnamed" : std::string(sequence->name.view());
        const std::string row = std::to_string(model.rowOf(node));
        if (const auto *texture = model.get<SampleTexture>(node))
            return row + " " + std::string(texture->path.view());
        if (const auto *opaque = model.get<SampleOpaque>(node))
            return tagText(opaque->tag);
        const ObjectRef object = model.object(node);
        return object ? object.info->displayLabel() + (node == RootNode ? "" : " " + row) : "?";
    }
    std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const override
    {
        const Address address = pivotOf(model, node);
        return address.node == NoNode ? std::vector<RelatedField>() : std::vector<RelatedField>{{address, "Pivot"}};
    }
};

/// A document with a bit of everything:
/// sequences Stand 0–1000, Walk 2000–3500; textures a.blp, b.blp; materials 0 (layers of a, b) and 1 (layer of b); one
/// geoset on material 0 and bones 0 and 2; bones Root, Hand (below Root), Head (below Root); helper Hat (below Head);
/// one opaque chunk.
inline std::unique_ptr<Document> sampleDocument()
{
    auto model = std::make_unique<DockModel>();
    SampleRoot &root = model->data;
    root.info.name.set("Footman");
    for (const auto &[name, start, end] : {std::tuple{"Stand", 0, 1000}, std::tuple{"Walk", 2000, 3500}}) {
        SampleSequence &sequence = root.sequences.append();
        sequence.name.set(name);
        sequence.start = start;
        sequence.end = end;
    }
    root.globalSequences.append().length = 500;
    root.textures.append().path.set("a.blp");
    root.textures.append().path.set("b.blp");
    for (const std::vector<int> &textures : {std::vector<int>{0, 1}, std::vector<int>{1}}) {
        SampleMaterial &material = root.materials.append();
        for (const int texture : textures)
            material.layers.append().textureId = texture;
    }
    SampleGeoset &geoset = root.geosets.append();
    geoset.materialId = 0;
    geoset.bones = {0, 2};
    const auto fill = [&root](SampleNode &node, const char *name, int id, int parent) {
        node.name.set(name);
        node.objectId = id;
        node.parentId = parent;
        const Vec3 pivot{float(id), float(10 * id), 0};
        root.pivots.splice(root.pivots.size(), 0, std::span(&pivot, 1));
    };
    fill(root.bones.append().node, "Root", 0, -1);
    fill(root.bones.append().node, "Hand", 1, 0);
    fill(root.bones.append().node, "Head", 2, 0);
    fill(root.helpers.append().node, "Hat", 3, 2);
    Curve<Vec3> &curve = root.bones[1].node.translation;
    curve = Curve<Vec3>(Interpolation::Linear, 4);
    const std::int32_t times[] = {0, 250, 1000, 2000};
    std::copy(std::begin(times), std::end(times), curve.editTimes().begin());
    SampleOpaque &opaque = root.opaque.append();
    opaque.tag = fourCc("MDVI");
    opaque.bytes.assign(std::vector<std::uint8_t>{0x48, 0x69, 0x21, 0x00, 0xff, 0x10, 0x20});
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<DockFormat>());
}

inline const SampleRoot &sampleRoot(const Document &document)
{
    return *static_cast<const SampleRoot *>(document.model().root());
}

} // namespace sinew
