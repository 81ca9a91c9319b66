// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/names.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/edit/transforms.h"
#include "plugins/mdx/model/model.h"

#include <QCoreApplication>

#include <bit>
#include <cstring>
#include <iterator>

namespace sinew::mdx {

namespace {

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

/// "armour": a material has no name; the first texture that isn't replaceable says most (team colour comes before it,
/// sheens after). Empty if there is none.
std::string materialText(const Root &root, std::int64_t row)
{
    if (row < 0 || std::size_t(row) >= root.materials.size())
        return {};
    const Material &material = root.materials[std::size_t(row)];
    for (std::size_t i = 0; i < material.layers.size(); ++i) {
        const Layer &layer = material.layers[i];
        const std::int32_t texture = layer.slots.isEmpty() ? layer.textureId : layer.slots[0].textureId;
        if (texture >= 0 && std::size_t(texture) < root.textures.size() &&
            !root.textures[std::size_t(texture)].path.isEmpty()) {
            const std::string path(root.textures[std::size_t(texture)].path.view());
            const std::size_t from = path.find_last_of("\\/") + 1;
            return path.substr(from, path.find_last_of('.') - from);
        }
    }
    return {};
}

} // namespace

std::string MdxNames::name(const Model &model, NodeId id) const
{
    const ObjectRef object = model.object(id);
    if (!object)
        return "?";
    const StructInfo &info = *object.info;
    if (id == RootNode) {
        const std::string_view name = rootOf(model).model.name.view();
        return name.empty() ? shownLabel(info.displayLabel().c_str()) : std::string(name);
    }
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
    if (const auto *geoset = model.get<Geoset>(id); geoset && rootOf(model).dialect == WowAlpha) {
        const std::size_t section = geoset->selectionGroup / 100;
        if (geoset->selectionGroup == 0 || section >= std::size(geosetSections))
            return numbered;
        return numbered + " – " + shownLabel(geosetSections[section]) + " " +
               std::to_string(geoset->selectionGroup % 100);
    }
    if (const auto *geoset = model.get<Geoset>(id)) {
        const std::string named = geoset->lodName.isEmpty() ? materialText(rootOf(model), geoset->materialId)
                                                            : std::string(geoset->lodName.view());
        return named.empty() ? numbered : numbered + " – " + named;
    }
    if (info.type == &typeInfo<Extent>()) {
        const auto &sequences = rootOf(model).sequences;
        return std::size_t(row) < sequences.size()
                   ? numbered + " – " + std::string(sequences[std::size_t(row)].name.view())
                   : numbered;
    }
    if (model.get<Material>(id)) {
        const std::string text = materialText(rootOf(model), row);
        return text.empty() ? numbered : numbered + " – " + text;
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
