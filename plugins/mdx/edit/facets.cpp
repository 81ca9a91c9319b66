// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/facets.h"

#include "core/facets/curve_channels.h"
#include "core/facets/hierarchy.h"
#include "core/model/references.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/mdx/edit/sequences.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/mdx/model/stored_as.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew::mdx {

namespace {

const MdxModel &mdx(const Model &model)
{
    return static_cast<const MdxModel &>(model);
}

bool isStepTag(std::uint32_t tag)
{
    static const std::uint32_t tags[] = {fourCc("KLAV"), fourCc("KATV"), fourCc("KPEV"), fourCc("KP2V"),
                                         fourCc("KPPV"), fourCc("KRVS"), fourCc("KVIS"), fourCc("KCVS"),
                                         fourCc("KMTF"), fourCc("KRTX"), fourCc("KEVT")};
    return std::find(std::begin(tags), std::end(tags), tag) != std::end(tags);
}

/// What keys World of Warcraft's file can hold; `owner` as in MdxLayout::object().
KeyRules keyRules(const MdxModel &model, const FieldInfo &field, NodeId node, std::uint16_t owner)
{
    KeyRules rules;
    if (isStoredAs(field, CompressedRotation, model.ctx())) {
        rules.valueStep = packedRotationStep;
        rules.lowest = -1;
        rules.highest = 1;
    }
    const MdxLayout *layout = model.mdxLayout();
    if (isStoredAs(field, SimpleOrFull, model.ctx()) &&
        !hasInterpolation(layout, layout ? layout->object(node, owner) : nullptr, field.tag))
        rules.interpolations = {Interpolation::None};
    return rules;
}

/// Parts of a character, by the hundreds of a geoset's number in World of Warcraft.
constexpr const char *geosetSections[] = {
    QT_TRANSLATE_NOOP("Label", "Hair"),      QT_TRANSLATE_NOOP("Label", "Beard"),
    QT_TRANSLATE_NOOP("Label", "Sideburn"),  QT_TRANSLATE_NOOP("Label", "Moustache"),
    QT_TRANSLATE_NOOP("Label", "Glove"),     QT_TRANSLATE_NOOP("Label", "Boot"),
    QT_TRANSLATE_NOOP("Label", "Obsolete"),  QT_TRANSLATE_NOOP("Label", "Ear"),
    QT_TRANSLATE_NOOP("Label", "Sleeves"),   QT_TRANSLATE_NOOP("Label", "Pants"),
    QT_TRANSLATE_NOOP("Label", "Doublet"),   QT_TRANSLATE_NOOP("Label", "Pant doublet"),
    QT_TRANSLATE_NOOP("Label", "Tabard"),    QT_TRANSLATE_NOOP("Label", "Robe"),
    QT_TRANSLATE_NOOP("Label", "Loincloth"),
};

} // namespace

int nodeField(const StructInfo &info)
{
    for (std::size_t i = 0; i < info.fields.size(); ++i)
        if (info.fields[i].type == &typeInfo<Node>())
            return int(i);
    return -1;
}

const Node *nodeOf(const Model &model, NodeId id)
{
    const ObjectRef object = model.object(id);
    const int field = object ? nodeField(*object.info) : -1;
    return field < 0 ? nullptr : static_cast<const Node *>(object.info->fields[std::size_t(field)].in(object.data));
}

CurveTraits MdxCurves::traits() const
{
    return {1000, "ms"};
}

std::vector<Clip> MdxCurves::clips(const Model &model) const
{
    std::vector<Clip> clips = MdxSequences().sequences(model);
    const auto &globals = mdx(model).data.globalSequences;
    for (std::size_t i = 0; i < globals.size(); ++i)
        clips.push_back({globals.ids[i], "Global sequence " + std::to_string(i), 0,
                         std::int32_t(std::min(globals[i].duration, 0x7fffffffu)), true, true});
    return clips;
}

std::vector<CurveChannel> MdxCurves::channels(const Model &model, NodeId node) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(node);
    if (!object)
        return channels;
    const Ctx ctx = model.ctx();
    const auto add = [&](const StructInfo &info, const void *data, Address address, bool leaf) {
        for (std::size_t i = 0; i < info.fields.size(); ++i) {
            const FieldInfo &f = info.fields[i];
            if (f.type->kind != Kind::Curve || !f.isOnDisk(ctx, data))
                continue;
            (leaf ? address.leaf : address.field) = std::uint16_t(i);
            CurveChannel channel = curveChannel(address, f, data, mdx(model).data.globalSequences.ids);
            channel.isStep = isStepTag(f.tag);
            channel.rules = keyRules(mdx(model), f, node, leaf ? address.field : Address::NoField);
            channels.push_back(std::move(channel));
        }
    };
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (f.type->kind == Kind::Struct)
            add(f.type->structure(), f.in(object.data), {node, std::uint16_t(i)}, true);
    }
    add(*object.info, object.data, {node}, false);
    return channels;
}

std::vector<HierarchyNode> MdxTransforms::hierarchy(const Model &model) const
{
    const DomainIndex index(model, *model.info().domain("nodes"));
    std::vector<NodeId> members = index.members();
    std::stable_sort(members.begin(), members.end(),
                     [&](NodeId a, NodeId b) { return index.number(a) < index.number(b); });
    std::unordered_map<NodeId, std::size_t> rows;
    for (std::size_t row = 0; row < members.size(); ++row)
        rows.emplace(members[row], row);
    std::vector<int> parents;
    for (const NodeId id : members) {
        const std::int32_t key = nodeOf(model, id)->parentId;
        const NodeId parent = key < 0 ? NoNode : index.target(key);
        parents.push_back(parent == NoNode ? -1 : int(rows[parent]));
    }
    return hierarchyOf(members, parents);
}

Result<ChangeSet> MdxTransforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    return sinew::reparent(model, hierarchy(model), nodes, newParent, [&](NodeId node) {
        const ObjectRef object = model.object(node);
        const int field = object ? nodeField(*object.info) : -1;
        return field < 0 ? Address() : Address{node, std::uint16_t(field), fieldRow<&Node::parentId>()};
    });
}

Address MdxTransforms::pivot(const Model &model, NodeId node) const
{
    const Node *data = nodeOf(model, node);
    const auto &pivots = mdx(model).data.pivots;
    if (!data || data->objectId < 0 || std::size_t(data->objectId) >= pivots.size())
        return {};
    return fieldOf<&Root::pivots>(RootNode).of(std::uint32_t(data->objectId));
}

TransformTracks MdxTransforms::tracks(const Model &model, NodeId node) const
{
    const ObjectRef object = model.object(node);
    const int field = object ? nodeField(*object.info) : -1;
    if (field < 0)
        return {};
    const auto track = [&](std::uint16_t leaf) { return Address{node, std::uint16_t(field), leaf}; };
    return {track(fieldRow<&Node::translation>()), track(fieldRow<&Node::rotation>()),
            track(fieldRow<&Node::scaling>())};
}

std::string MdxNames::name(const Model &model, NodeId id) const
{
    const ObjectRef object = model.object(id);
    if (!object)
        return "?";
    const StructInfo &info = *object.info;
    if (id == RootNode)
        return std::string(mdx(model).data.model.name.view());
    const int row = model.rowOf(id);
    const std::string numbered = shownLabel(info.displayLabel().c_str()) + " " + std::to_string(row);
    if (const Node *node = nodeOf(model, id))
        return node->name.isEmpty() ? numbered : std::string(node->name.view());
    if (const auto *texture = model.get<Texture>(id)) {
        if (!texture->path.isEmpty())
            return std::string(texture->path.view());
        const FieldInfo &f = info.fields[std::size_t(fieldRow<&Texture::replaceableId>(model.ctx(), texture))];
        for (const EnumEntry &entry : *f.table)
            if (entry.value == texture->replaceableId && entry.value != 0)
                return shownLabel(entry.label);
        return numbered;
    }
    if (const auto *opaque = model.get<Opaque>(id))
        return tagText(std::bit_cast<std::uint32_t>(opaque->tag.chars));
    if (const auto *sequence = model.get<GlobalSequence>(id))
        return numbered + " (" + std::to_string(sequence->duration) + " ms)";
    if (const auto *animation = model.get<GeosetAnimation>(id))
        return animation->geosetId < 0 ? numbered
                                       : QCoreApplication::translate("Label", "Animation of geoset %1")
                                             .arg(animation->geosetId)
                                             .toStdString();
    if (const auto *geoset = model.get<Geoset>(id); geoset && mdx(model).data.dialect == WowAlpha) {
        const std::size_t section = geoset->selectionGroup / 100;
        if (geoset->selectionGroup == 0 || section >= std::size(geosetSections))
            return numbered;
        return numbered + " – " + shownLabel(geosetSections[section]) + " " +
               std::to_string(geoset->selectionGroup % 100);
    }
    if (const auto *material = model.get<Material>(id)) {
        // A material has no name; the first texture that isn't replaceable says most (team colour comes before, sheens
        // after).
        const auto &textures = mdx(model).data.textures;
        for (std::size_t i = 0; i < material->layers.size(); ++i) {
            const Layer &layer = material->layers[i];
            const std::int32_t texture = layer.slots.isEmpty() ? layer.textureId : layer.slots[0].textureId;
            if (texture >= 0 && std::size_t(texture) < textures.size() &&
                !textures[std::size_t(texture)].path.isEmpty()) {
                const std::string path(textures[std::size_t(texture)].path.view());
                const std::size_t from = path.find_last_of("\\/") + 1;
                return numbered + " – " + path.substr(from, path.find_last_of('.') - from);
            }
        }
        return numbered;
    }
    if (info.nameField >= 0) {
        const FieldInfo &f = info.fields[std::size_t(info.nameField)];
        const auto *chars = static_cast<const char *>(f.in(object.data));
        const std::string text(chars, ::strnlen(chars, f.type->size));
        if (!text.empty())
            return text;
    }
    return numbered;
}

std::vector<RelatedField> MdxNames::relatedFields(const Model &model, NodeId id) const
{
    std::vector<RelatedField> fields;
    const Address pivot = MdxTransforms().pivot(model, id);
    if (pivot.node != NoNode)
        fields.push_back({pivot, shownLabel(QT_TRANSLATE_NOOP("Label", "Pivot"))});
    return fields;
}

} // namespace sinew::mdx
