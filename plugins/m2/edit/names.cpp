// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/names.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/m2/edit/physics_edit.h"
#include "plugins/m2/model/sequence_names.h"
#include "plugins/m2/names/attachment_names.h"
#include "plugins/m2/names/bone_names.h"
#include "plugins/m2/names/event_names.h"
#include "plugins/m2/names/geoset_names.h"

#include <QtGlobal>

#include <bit>

namespace sinew::m2 {

namespace {

std::string fileName(std::string_view path)
{
    const std::size_t from = path.find_last_of("\\/") + 1;
    return std::string(path.substr(from, path.find_last_of('.') - from));
}

/// Name of a texture without a path: what the game puts there, else the number of its file; empty if there is neither.
std::string unnamedTexture(const Root &root, std::size_t row)
{
    const FieldInfo &type = fieldInfo<&Texture::type>();
    for (const EnumEntry &entry : *type.table)
        if (entry.value == root.textures[row].type && entry.value != 0)
            return shownLabel(entry.label);
    const std::uint32_t file = row < root.textureFileIds.size() ? root.textureFileIds[row] : 0;
    return file ? std::to_string(file) : std::string();
}

/// What people call a texture, used in the names of objects that show it; empty for rows beyond the list.
std::string textureName(const Root &root, std::size_t row)
{
    if (row >= root.textures.size())
        return {};
    const auto &path = root.textures[row].path;
    return path.isEmpty() ? unnamedTexture(root, row) : fileName(path.view());
}

/// "$HIT – Hit: wound of the target".
std::string eventName(std::string_view id)
{
    const char *meaning = eventMeaning(id);
    return meaning ? std::string(id) + " – " + shownLabel(meaning) : std::string(id);
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

std::string M2Names::name(const Model &model, NodeId id) const
{
    const ObjectRef object = model.object(id);
    if (!object)
        return "?";
    const Root &root = rootOf(model);
    if (id == RootNode)
        return root.name.isEmpty() ? shownLabel(object.info->displayLabel().c_str()) : std::string(root.name.view());
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
        return event->identifier.isEmpty() ? numbered : eventName(event->identifier.view());
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
        return tagText(std::bit_cast<std::uint32_t>(opaque->tag.chars));
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

} // namespace sinew::m2
