// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <QHash>
#include <QStringList>

namespace sinew {

/// A texture that a model leaves to the game and that the user can fill with a file.
struct TextureSlot
{
    std::uint32_t id = 0;   ///< SceneTexture::slot or replaceableId
    QString name;           ///< of the slot in the user's language
    bool isGuessed = false; ///< files beside the model are tried for it
};

/// The number that identifies a slot: an M2 texture type or a Warcraft III replaceable id. A model has only one kind.
std::uint32_t slotOf(const SceneTexture &texture);

/// The slots of a model in the order of their first use. Warcraft III's team colours and cursors are not among them.
std::vector<TextureSlot> textureSlots(const RenderScene &scene);

/// Absolute paths by slot id; a relative one is searched for as if the model named it.
using SlotFiles = QHash<std::uint32_t, QString>;

/// Absolute paths of the images beside a model whose names begin with the model's, sorted. `suffixes`: of images.
QStringList imagesOfModel(const QString &modelPath, const QStringList &suffixes);

/// Files that probably fill a model's creature and item slots: its images as imagesOfModel() lists them, each for one
/// slot. Images that the model names itself are not used.
SlotFiles guessedSlotFiles(const RenderScene &scene, const QStringList &images);
/// The same with the images that lie beside the model.
SlotFiles guessedSlotFiles(const RenderScene &scene, const QString &modelPath, const QStringList &suffixes);

/// Both together: the user's choice, else the guess.
SlotFiles slotFiles(const SlotFiles &chosen, const SlotFiles &guessed);

} // namespace sinew
