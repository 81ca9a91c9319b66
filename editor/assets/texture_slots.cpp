// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/texture_slots.h"

#include "core/text/translated.h"
#include "editor/assets/replaceables.h"
#include "plugins/m2/names/material_names.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// Object skin and the three monster skins of World of Warcraft.
constexpr std::uint32_t guessedIds[] = {2, 11, 12, 13};

bool isGuessed(const SceneTexture &texture)
{
    return std::find(std::begin(guessedIds), std::end(guessedIds), texture.slot) != std::end(guessedIds);
}

QString nameOf(const SceneTexture &texture)
{
    for (const EnumEntry &type : m2::textureTypes()) {
        if (texture.slot != 0 && type.value == texture.slot)
            return translatedLabel(type.label);
    }
    for (const Replaceable &replaceable : replaceables()) {
        if (replaceable.id == texture.replaceableId)
            return QCoreApplication::translate("Replaceable", replaceable.name);
    }
    return QCoreApplication::translate("Replaceable", QT_TRANSLATE_NOOP("Replaceable", "Replaceable texture"));
}

/// Warcraft III's team colour, team glow and cursor, which the viewport makes itself.
bool isMade(const SceneTexture &texture)
{
    return texture.slot == 0 && (texture.replaceableId <= 2 || texture.replaceableId == 21);
}

} // namespace

std::uint32_t slotOf(const SceneTexture &texture)
{
    return texture.slot ? texture.slot : texture.replaceableId;
}

std::vector<TextureSlot> textureSlots(const RenderScene &scene)
{
    std::vector<TextureSlot> slots;
    const auto add = [&](const SceneTexture &texture) {
        const std::uint32_t id = slotOf(texture);
        const bool known =
            std::any_of(slots.begin(), slots.end(), [&](const TextureSlot &slot) { return slot.id == id; });
        if (texture.path.empty() && !known && !isMade(texture))
            slots.push_back({id, nameOf(texture), isGuessed(texture)});
    };
    for (const SceneTexture &texture : scene.textures)
        add(texture);
    return slots;
}

QStringList imagesOfModel(const QString &modelPath, const QStringList &suffixes)
{
    if (modelPath.isEmpty())
        return {};
    QStringList filters;
    for (const QString &suffix : suffixes)
        filters.append(QStringLiteral("*.") + suffix);
    const QFileInfo model(modelPath);
    QStringList images;
    for (const QFileInfo &file :
         model.absoluteDir().entryInfoList(filters, QDir::Files, QDir::Name | QDir::IgnoreCase)) {
        if (file.completeBaseName().startsWith(model.completeBaseName(), Qt::CaseInsensitive))
            images.append(file.absoluteFilePath());
    }
    return images;
}

SlotFiles guessedSlotFiles(const RenderScene &scene, const QStringList &images)
{
    std::vector<std::uint32_t> wanted;
    for (const TextureSlot &slot : textureSlots(scene)) {
        if (slot.isGuessed)
            wanted.push_back(slot.id);
    }
    std::sort(wanted.begin(), wanted.end());
    QStringList own;
    for (const SceneTexture &texture : scene.textures)
        own.append(QFileInfo(QString::fromStdString(texture.path).replace(u'\\', u'/')).completeBaseName());
    SlotFiles files;
    QString last;
    std::size_t next = 0;
    for (const QString &image : images) {
        const QString name = QFileInfo(image).completeBaseName();
        // The same picture in another format does not fill another slot.
        if (next == wanted.size() || own.contains(name, Qt::CaseInsensitive) ||
            name.compare(last, Qt::CaseInsensitive) == 0)
            continue;
        files.insert(wanted[next++], image);
        last = name;
    }
    return files;
}

SlotFiles guessedSlotFiles(const RenderScene &scene, const QString &modelPath, const QStringList &suffixes)
{
    const std::vector<TextureSlot> slots = textureSlots(scene);
    const bool isAny = std::any_of(slots.begin(), slots.end(), [](const TextureSlot &slot) { return slot.isGuessed; });
    return isAny ? guessedSlotFiles(scene, imagesOfModel(modelPath, suffixes)) : SlotFiles();
}

SlotFiles slotFiles(const SlotFiles &chosen, const SlotFiles &guessed)
{
    SlotFiles files = guessed;
    files.insert(chosen);
    return files;
}

} // namespace sinew
