// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A format for the tests of core, whose models are stored: files, versions, and all that a description can say
// (sample_structs.h). A file is "SMPL" and then the root's fields as their descriptions have them, one after the other:
// lists, arrays and curves begin with a count, of curves ~0 says that there is none.
//
// What docks show has a format of its own, tests/support/dock_format.h: the tests of docks expect its whole tree with
// all names and rows, which every structure that a test of core needs would change.

#include "core/facets/curve_facet.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/model/reference_fixer.h"
#include "tests/core/sample_structs.h"

namespace sinew::sample {

class StoredModel final : public Model
{
public:
    Root data;

    StoredModel() = default;
    const StructInfo &info() const override { return sinew::describe<Root>(); }
    const void *root() const override { return &data; }
    Ctx ctx() const override { return {1, data.version, 0}; }
    std::unique_ptr<Model> clone() const override { return std::unique_ptr<Model>(new StoredModel(*this)); }

private:
    StoredModel(const StoredModel &) = default;
};

/// Writes what a context stores.
class StoredWriter
{
public:
    explicit StoredWriter(const Ctx &ctx) : m_ctx(ctx) {}
    QByteArray bytes;

    void write(const StructInfo &info, const void *object)
    {
        for (const FieldInfo &field : info.fields)
            if (field.isOnDisk(m_ctx, object))
                write(*field.type, field.in(object));
    }

private:
    void put(const void *data, std::size_t size) { bytes.append(static_cast<const char *>(data), qsizetype(size)); }
    void count(std::size_t number)
    {
        const auto stored = std::uint32_t(number);
        put(&stored, 4);
    }
    void write(const TypeInfo &type, const void *data)
    {
        switch (type.kind) {
        case Kind::Struct:
            return write(type.structure(), data);
        case Kind::List:
            count(type.list->size(data));
            for (std::size_t row = 0; row < type.list->size(data); ++row)
                write(type.element->structure(), type.list->at(const_cast<void *>(data), row));
            return;
        case Kind::Array: {
            const auto &array = *static_cast<const ArrayBase *>(data);
            count(array.size());
            return put(array.raw(), array.size() * type.element->valueSize());
        }
        case Kind::Curve: {
            const auto &curve = *static_cast<const CurveBase *>(data);
            count(curve.isPresent() ? curve.size() : ~0u);
            if (!curve.isPresent())
                return;
            const CurveBase::Header header = curve.header();
            put(&header, sizeof header);
            put(curve.times().data(), curve.times().size_bytes());
            for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
                put(curve.rawPart(part, type.element->valueSize()), curve.size() * type.element->valueSize());
            return;
        }
        default:
            put(data, type.size);
        }
    }

    Ctx m_ctx;
};

/// Reads what StoredWriter writes.
class StoredReader
{
public:
    StoredReader(Bytes bytes, StoredModel &model) : m_bytes(bytes), m_model(model) {}

    Status read()
    {
        if (m_bytes.size() < 4 || std::memcmp(m_bytes.data(), "SMPL", 4) != 0)
            return Error{"this is no sample model"};
        m_at = 4;
        read(m_model.info(), &m_model.data);
        if (m_isCut)
            return Error{"the file ends within the model", {}, std::int64_t(m_bytes.size())};
        if (m_at != m_bytes.size())
            return Error{"there is more behind the model", {}, std::int64_t(m_at)};
        m_model.buildIndex();
        return Done{};
    }

private:
    bool take(void *target, std::size_t size)
    {
        m_isCut = m_isCut || size > m_bytes.size() - m_at;
        if (!m_isCut && size)
            std::memcpy(target, m_bytes.data() + m_at, size);
        m_at += m_isCut ? 0 : size;
        return !m_isCut;
    }
    /// A count of parts of at least `size` bytes each; 0 when the rest of the file can't hold them.
    std::uint32_t count(std::size_t size)
    {
        std::uint32_t number = 0;
        take(&number, 4);
        if (number != ~0u && std::uint64_t(number) * size > m_bytes.size() - m_at)
            m_isCut = true;
        return m_isCut ? 0 : number;
    }
    void read(const StructInfo &info, void *object)
    {
        for (const FieldInfo &field : info.fields)
            if (!m_isCut && field.isOnDisk(m_model.ctx(), object))
                read(*field.type, field.in(object));
    }
    void read(const TypeInfo &type, void *data)
    {
        switch (type.kind) {
        case Kind::Struct:
            return read(type.structure(), data);
        case Kind::List:
            for (std::uint32_t left = count(4); left > 0 && !m_isCut; --left)
                read(type.element->structure(), type.list->append(data));
            return;
        case Kind::Array: {
            const std::size_t width = type.element->valueSize();
            if (const std::uint32_t size = count(width))
                take(static_cast<ArrayBase *>(data)->resetRaw(size, width), size * width);
            return;
        }
        case Kind::Curve: {
            const std::size_t width = type.element->valueSize();
            const std::uint32_t size = count(4 + width);
            CurveBase::Header header;
            if (size == ~0u || m_isCut || !take(&header, sizeof header))
                return;
            auto &curve = *static_cast<CurveBase *>(data);
            curve.resetRaw(header, size, width);
            take(curve.editTimes(width), size * 4);
            for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part)
                take(curve.editRawPart(part, width), size * width);
            return;
        }
        default:
            take(data, type.size);
        }
    }

    Bytes m_bytes;
    StoredModel &m_model;
    std::size_t m_at = 0;
    bool m_isCut = false;
};

class StoredFormat final : public Format, CurveFacet, SequenceFacet, TransformFacet, NamedFacet, ReferenceFixer
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("sample"), QStringLiteral("Sample"), {QStringLiteral("smpl")}};
    }
    int probe(Bytes head, const QString &) const override
    {
        return head.size() >= 4 && std::memcmp(head.data(), "SMPL", 4) == 0 ? 100 : 0;
    }
    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &) const override
    {
        auto model = std::make_unique<StoredModel>();
        if (const Status done = StoredReader(files.primary(), *model).read(); !done)
            return done.error();
        return std::unique_ptr<Model>(std::move(model));
    }
    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &) const override
    {
        StoredWriter writer(model.ctx());
        writer.bytes = "SMPL";
        writer.write(model.info(), model.root());
        return std::vector<OutputFile>{{QString(), writer.bytes}};
    }
    QString describe(const Model &) const override { return QStringLiteral("Sample"); }
    const CurveFacet *curves() const override { return this; }
    const SequenceFacet *sequences() const override { return this; }
    const TransformFacet *transforms() const override { return this; }
    const NamedFacet *names() const override { return this; }
    const ReferenceFixer *references() const override { return this; }

private:
    static const Root &rootOf(const Model &model) { return static_cast<const StoredModel &>(model).data; }

    CurveTraits traits() const override { return {}; }
    std::vector<Clip> sequences(const Model &model) const override
    {
        const List<Sequence> &list = rootOf(model).sequences;
        std::vector<Clip> clips;
        for (std::size_t i = 0; i < list.size(); ++i) {
            Clip &clip = clips.emplace_back();
            clip.source = list.ids[i];
            clip.name = std::string(list[i].name.view());
            clip.start = list[i].start;
            clip.end = list[i].end;
            clip.loops = clip.keysWrap = !(list[i].flags & 1);
        }
        return clips;
    }
    SequenceFields fields(const Model &model, NodeId sequence) const override
    {
        SequenceFields found;
        if (model.get<Sequence>(sequence))
            found.rarity = fieldOf<&Sequence::rarity>(sequence);
        return found;
    }
    std::vector<Clip> clips(const Model &model) const override
    {
        std::vector<Clip> all = sequences(model);
        const List<GlobalSequence> &list = rootOf(model).globalSequences;
        for (std::size_t i = 0; i < list.size(); ++i) {
            Clip &clip = all.emplace_back();
            clip.source = list.ids[i];
            clip.end = std::int32_t(list[i].duration);
            clip.isGlobal = true;
        }
        return all;
    }
    /// Every curve field of an object, those of its node first.
    std::vector<CurveChannel> list(const Model &model, const Address &wanted) const override
    {
        const NodeId id = wanted.node;
        std::vector<CurveChannel> found;
        const ObjectRef object = model.object(id);
        const auto add = [&](const FieldInfo &field, const Address &address, const void *data) {
            if (field.type->kind != Kind::Curve || !field.isOnDisk(model.ctx(), object.data) ||
                (!wanted.isObject() && address != wanted))
                return;
            const auto &curve = *static_cast<const CurveBase *>(data);
            CurveChannel &channel = found.emplace_back();
            channel.address = address;
            channel.node = id;
            channel.name = field.displayLabel();
            channel.components = field.type->element->kind == Kind::NoValue ? 0 : int(field.type->element->components);
            channel.present = curve.isPresent();
            channel.isRotation = field.type->element->kind == Kind::Quat;
            channel.isStep = field.type->element->kind == Kind::Integer || std::string_view(field.name) == "visibility";
            if (curve.globalSequence() >= 0)
                channel.globalSequence = model.idAt(globalSequences(), std::size_t(curve.globalSequence()));
        };
        for (std::uint16_t row = 0; object && row < object.info->fields.size(); ++row) {
            const FieldInfo &field = object.info->fields[row];
            const void *data = field.in(object.data);
            if (field.type->kind == Kind::Struct) {
                const StructInfo &inner = field.type->structure();
                for (std::uint16_t leaf = 0; leaf < inner.fields.size(); ++leaf)
                    add(inner.fields[leaf], {id, row, leaf}, inner.fields[leaf].in(data));
            }
            add(field, {id, row}, data);
        }
        return found;
    }
    static Address globalSequences() { return fieldOf<&Root::globalSequences>(RootNode); }
    /// Row of the node in an object that has one, otherwise -1.
    static int nodeField(const ObjectRef &object)
    {
        return object ? fieldRowIn<&Bone::node, &Helper::node, &Attachment::node, &EventObject::node, &Emitter::node,
                                   &CollisionShape::node>(*object.info)
                      : -1;
    }
    static const Node *nodeOf(const Model &model, NodeId id)
    {
        const ObjectRef object = model.object(id);
        const int row = nodeField(object);
        return row < 0 ? nullptr : static_cast<const Node *>(object.info->fields[std::size_t(row)].in(object.data));
    }
    std::vector<HierarchyNode> hierarchy(const Model &model) const override
    {
        const DomainIndex nodes(model, *model.info().domain("nodes"));
        std::vector<HierarchyNode> found;
        for (const NodeId id : nodes.members())
            found.push_back({id, nodes.target(nodeOf(model, id)->parentId)});
        return found;
    }
    Result<ChangeSet> reparent(const Model &, std::span<const NodeId>, NodeId) const override
    {
        return Error{"nodes of the sample format keep their parents"};
    }
    Address pivot(const Model &model, NodeId id) const override
    {
        const Node *node = nodeOf(model, id);
        return node ? fieldOf<&Root::pivots>(RootNode).of(std::uint32_t(node->objectId)) : Address{};
    }
    TransformTracks tracks(const Model &model, NodeId id) const override
    {
        const int row = nodeField(model.object(id));
        const auto track = [&](std::uint16_t leaf) { return Address{id, std::uint16_t(row), leaf}; };
        return row < 0 ? TransformTracks()
                       : TransformTracks{track(fieldRow<&Node::translation>()), track(fieldRow<&Node::rotation>()),
                                         track(fieldRow<&Node::scaling>())};
    }
    std::string name(const Model &model, NodeId id) const override
    {
        const ObjectRef object = model.object(id);
        if (const Node *node = nodeOf(model, id))
            return node->name.isEmpty() ? "Unnamed" : std::string(node->name.view());
        return object ? object.info->displayLabel() + " " + std::to_string(model.rowOf(id)) : "?";
    }
    std::vector<RelatedField> relatedFields(const Model &, NodeId) const override { return {}; }

    /// What the matrices and the skin of a geoset lose with a node, they lose as a whole.
    Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &,
                  ChangeSet &changes) const override
    {
        const List<Geoset> &geosets = rootOf(model).geosets;
        const bool takesNodes =
            std::any_of(removed.begin(), removed.end(), [&](NodeId id) { return nodeField(model.object(id)) >= 0; });
        for (std::size_t i = 0; i < geosets.size() && takesNodes; ++i)
            if (!geosets[i].matrixIndices.isEmpty())
                changes.push_back({Change::Set, fieldOf<&Geoset::matrixIndices>(geosets.ids[i]), 0, 0, 0,
                                   Value::of(Array<std::uint32_t>())});
        return Done{};
    }
};

} // namespace sinew::sample
