// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/facets.h"

#include "core/facets/curve_channels.h"
#include "core/facets/hierarchy.h"
#include "plugins/m2/edit/physics_edit.h"
#include "plugins/m2/file/read/parent_skeleton.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/sequence_names.h"
#include "plugins/m2/names/attachment_names.h"
#include "plugins/m2/names/bone_names.h"
#include "plugins/m2/names/geoset_names.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

namespace {

/// Where a bone-like reference stands: the parent of a bone, the bone of what hangs on one.
int boneField(const StructInfo &info)
{
    return fieldRowIn<&Bone::parent, &Attachment::bone, &Event::bone, &Light::bone, &Ribbon::bone, &Particle::bone,
                      &PhysicsBody::bone>(info);
}

std::string fileName(std::string_view path)
{
    const std::size_t from = path.find_last_of("\\/") + 1;
    return std::string(path.substr(from, path.find_last_of('.') - from));
}

/// What a texture without a path is: what the game puts there, else its file's number; empty for neither.
std::string unnamedTexture(const Root &root, std::size_t row)
{
    const FieldInfo &type = fieldInfo<&Texture::type>();
    for (const EnumEntry &entry : *type.table)
        if (entry.value == root.textures[row].type && entry.value != 0)
            return shownLabel(entry.label);
    const std::uint32_t file = row < root.textureFileIds.size() ? root.textureFileIds[row] : 0;
    return file ? std::to_string(file) : std::string();
}

/// What people call a texture in the names of what shows it; empty for rows beyond the list.
std::string textureName(const Root &root, std::size_t row)
{
    if (row >= root.textures.size())
        return {};
    const auto &path = root.textures[row].path;
    return path.isEmpty() ? unnamedTexture(root, row) : fileName(path.view());
}

} // namespace

std::string boneName(const Root &root, std::size_t row)
{
    const Bone &bone = root.bones[row];
    if (const char *name = bone.keyBone >= 0 ? keyBoneName(bone.keyBone) : nullptr)
        return name;
    if (const char *name = bone.nameCrc ? boneNameOfCrc(bone.nameCrc) : nullptr)
        return name;
    return shownLabel(QT_TRANSLATE_NOOP("Label", "Bone")) + " " + std::to_string(row);
}

KeyRules keyRules(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations)
{
    KeyRules rules;
    rules.interpolations = {Interpolation::None, Interpolation::Linear};
    if (field.storage == Storage::SplineKeys)
        rules.interpolations = Interpolations::all();
    else if (isOverLife(field.storage))
        rules.interpolations = {Interpolation::Linear};
    const ValueCodec codec = valueCodec(field, version, compressedTextureRotations);
    rules.valueStep = codec.step;
    rules.lowest = codec.lowest;
    rules.highest = codec.highest;
    return rules;
}

std::vector<bool> missingSequences(const M2Model &model)
{
    const auto &now = model.data.sequences;
    std::vector<bool> missing(now.size(), false);
    const M2Layout *layout = model.m2Layout();
    if (!layout || !layout->original ||
        std::none_of(layout->sequences.begin(), layout->sequences.end(),
                     [](const SequenceSource &source) { return source.missing; }))
        return missing;
    const auto &then = layout->original->data.sequences;
    std::unordered_map<NodeId, std::size_t> oldRows;
    for (std::size_t row = 0; row < then.size(); ++row)
        oldRows[then.ids[row]] = row;
    constexpr std::uint32_t inModel = 0x130;
    const std::vector<std::uint32_t> owners = resolveAliases(model.data);
    for (std::size_t row = 0; row < now.size(); ++row) {
        const auto old = oldRows.find(now.ids[owners[row]]);
        missing[row] =
            old != oldRows.end() && layout->sequences[old->second].missing && !(now[owners[row]].flags & inModel);
    }
    return missing;
}

CurveTraits M2Curves::traits() const
{
    return {1000, "ms", true};
}

std::vector<Clip> M2Curves::clips(const Model &model) const
{
    const Root &root = rootOf(model);
    std::vector<Clip> clips;
    const std::vector<std::uint32_t> owners = resolveAliases(root);
    const std::vector<bool> missing = missingSequences(static_cast<const M2Model &>(model));
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        Clip clip{root.sequences.ids[row],
                  sequenceName(sequence),
                  lineStart(root, sequence),
                  lineEnd(root, sequence),
                  false,
                  true,
                  false,
                  !hasSubTracks(root.version)};
        const std::size_t owner = owners[row];
        if (owner != row && lineStart(root, root.sequences[owner]) == clip.start)
            clip.keysOf = root.sequences.ids[owner];
        clip.ownTime = hasSubTracks(root.version);
        clip.missing = missing[row];
        clips.push_back(std::move(clip));
    }
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    for (std::size_t row = 0; row < root.parentSequences.size(); ++row) {
        const ParentSequence &sequence = root.parentSequences[row];
        const std::int64_t end = std::int64_t(sequence.lineStart) + sequence.duration;
        Clip &clip = clips.emplace_back(
            Clip{root.parentSequences.ids[row],
                 sequenceName(sequence) + " (" + shownLabel(QT_TRANSLATE_NOOP("Label", "Parent skeleton")) + ")",
                 sequence.lineStart, std::int32_t(std::min<std::int64_t>(end, 0x7fffffff)), false, true, false});
        clip.ownTime = true;
        clip.missing = layout && row < layout->missingParentKeys.size() && layout->missingParentKeys[row];
    }
    for (std::size_t i = 0; i < root.globalLoops.size(); ++i)
        clips.push_back({root.globalLoops.ids[i],
                         shownLabel(QT_TRANSLATE_NOOP("Label", "Global loop")) + " " + std::to_string(i), 0,
                         std::int32_t(std::min(root.globalLoops[i].duration, 0x7fffffffu)), true, true, false});
    if (!root.particles.isEmpty() && hasSubTracks(root.version))
        clips.push_back(
            {RootNode, shownLabel(QT_TRANSLATE_NOOP("Label", "Life of a particle")), 0, lifeEnd, true, false, false});
    return clips;
}

std::vector<CurveChannel> M2Curves::channels(const Model &model, NodeId node) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(node);
    if (!object)
        return channels;
    const Ctx ctx = model.ctx();
    const auto &loops = rootOf(model).globalLoops;
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (f.type->kind != Kind::Curve || !f.isOnDisk(ctx, object.data))
            continue;
        CurveChannel channel = curveChannel({node, std::uint16_t(i)}, f, object.data, loops.ids);
        channel.isStep = f.type->element->kind == Kind::Integer && f.type->element->size == 1;
        channel.rules = keyRules(f, ctx.version, layout && layout->compressedTextureRotations);
        if (isOverLife(f.storage))
            channel.globalSequence = RootNode;
        channels.push_back(std::move(channel));
    }
    return channels;
}

std::vector<HierarchyNode> M2Transforms::hierarchy(const Model &model) const
{
    const auto &bones = rootOf(model).bones;
    std::vector<int> parents;
    for (const Bone &bone : bones)
        parents.push_back(bone.parent);
    return hierarchyOf(bones.ids, parents);
}

Result<ChangeSet> M2Transforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    return sinew::reparent(model, hierarchy(model), nodes, newParent, [&](NodeId node) {
        const ObjectRef object = model.object(node);
        const int field = object ? boneField(*object.info) : -1;
        return field < 0 ? Address() : Address{node, std::uint16_t(field)};
    });
}

Address M2Transforms::pivot(const Model &model, NodeId node) const
{
    const ObjectRef object = model.object(node);
    if (!object || boneField(*object.info) < 0)
        return {};
    const int field = fieldRowIn<&Bone::pivot, &Attachment::position, &Event::position, &Light::position,
                                 &Ribbon::position, &Particle::position, &PhysicsBody::position>(*object.info);
    return field < 0 ? Address() : Address{node, std::uint16_t(field)};
}

TransformTracks M2Transforms::tracks(const Model &model, NodeId node) const
{
    if (!model.get<Bone>(node))
        return {};
    return {fieldOf<&Bone::translation>(node), fieldOf<&Bone::rotation>(node), fieldOf<&Bone::scaling>(node)};
}

std::string M2Names::name(const Model &model, NodeId id) const
{
    const ObjectRef object = model.object(id);
    if (!object)
        return "?";
    const Root &root = rootOf(model);
    if (id == RootNode)
        return std::string(root.name.view());
    const auto row = std::size_t(model.rowOf(id));
    const std::string numbered = shownLabel(object.info->displayLabel().c_str()) + " " + std::to_string(row);
    const auto joined = [&](const std::string &text) { return text.empty() ? numbered : numbered + " – " + text; };
    if (const auto *sequence = model.get<Sequence>(id))
        return sequenceName(*sequence);
    if (const auto *sequence = model.get<ParentSequence>(id))
        return sequenceName(*sequence);
    if (model.get<Bone>(id))
        return boneName(root, row);
    if (const auto *loop = model.get<GlobalLoop>(id))
        return numbered + " (" + std::to_string(loop->duration) + " ms)";
    if (const auto *texture = model.get<Texture>(id))
        return texture->path.isEmpty() ? joined(unnamedTexture(root, row)) : std::string(texture->path.view());
    if (const auto *attachment = model.get<Attachment>(id)) {
        const char *known = attachmentName(int(attachment->id));
        return known ? known : numbered;
    }
    if (const auto *event = model.get<Event>(id))
        return event->identifier.isEmpty() ? numbered : std::string(event->identifier.view());
    if (const auto *submesh = model.get<Submesh>(id)) {
        const char *group = geosetGroupName(geosetGroup(submesh->id));
        return joined((group ? shownLabel(group) + " " : std::string()) + std::to_string(submesh->id));
    }
    if (const auto *batch = model.get<Batch>(id)) {
        const std::size_t combo = batch->textureCombo;
        return combo < root.textureCombos.size() ? joined(textureName(root, root.textureCombos[combo])) : numbered;
    }
    if (const auto *particle = model.get<Particle>(id))
        return joined(textureName(root, particle->texture));
    if (const auto *ribbon = model.get<Ribbon>(id))
        return ribbon->textures.isEmpty() ? numbered : joined(textureName(root, ribbon->textures[0]));
    if (const auto *opaque = model.get<Opaque>(id))
        return std::string(opaque->tag.view());
    const std::string companion = companionObjectName(static_cast<const M2Model &>(model), id, numbered);
    return companion.empty() ? numbered : companion;
}

std::vector<RelatedField> M2Names::relatedFields(const Model &model, NodeId node) const
{
    const Root &root = rootOf(model);
    std::vector<RelatedField> fields;
    const auto add = [&](const Address &field, const Array<std::uint32_t> &ids, const char *label) {
        const auto row = std::uint32_t(model.rowOf(node));
        if (row < ids.size())
            fields.push_back({field.of(row), shownLabel(label)});
    };
    if (model.get<Texture>(node))
        add(fieldOf<&Root::textureFileIds>(RootNode), root.textureFileIds, QT_TRANSLATE_NOOP("Label", "File ID"));
    if (model.get<Particle>(node)) {
        add(fieldOf<&Root::recursionModelIds>(RootNode), root.recursionModelIds,
            QT_TRANSLATE_NOOP("Label", "Recursion model IDs"));
        add(fieldOf<&Root::geometryModelIds>(RootNode), root.geometryModelIds,
            QT_TRANSLATE_NOOP("Label", "Geometry model IDs"));
    }
    return fields;
}

Status M2References::detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                            ChangeSet &changes) const
{
    const Root &root = rootOf(model);
    const std::vector<std::int64_t> map = successorRows(M2Transforms().hierarchy(model), removed, "bones", renumber);
    if (map.empty())
        return Done{};
    const auto mapped = [&](auto array) {
        auto *values = array.edit();
        for (std::size_t i = 0; i < array.size(); ++i)
            if (values[i] < map.size())
                values[i] = std::remove_cvref_t<decltype(values[i])>(map[values[i]]);
        return array;
    };
    const auto set = [&](const Address &field, Value value) {
        changes.push_back({Change::Set, field, 0, 0, 0, std::move(value)});
    };
    if (!root.boneCombos.isEmpty())
        set(fieldOf<&Root::boneCombos>(RootNode), Value::of(mapped(root.boneCombos)));
    if (!root.boneIndices.isEmpty())
        set(fieldOf<&Root::boneIndices>(RootNode), Value::of(mapped(root.boneIndices)));
    return Done{};
}

} // namespace sinew::m2
