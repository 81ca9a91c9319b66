// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <QHash>
#include <QStringList>

namespace sinew {

/// A texture that a model leaves to the game, and that the user can fill with a file.
struct TextureSlot
{
    std::uint32_t id = 0;   ///< SceneTexture::slot or replaceableId
    QString name;           ///< of the slot in the user's language
    bool isGuessed = false; ///< one that files beside the model are tried for
};

/// The number that a slot is known by: an M2 texture type or a Warcraft III replaceable id. A model has only one kind.
std::uint32_t slotOf(const SceneTexture &texture);

/// The slots of a model in the order of their first use. Warcraft III's team colours and cursors are none.
std::vector<TextureSlot> textureSlots(const RenderScene &scene);

/// Absolute paths by slot id; a relative one is searched for as if the model named it.
using SlotFiles = QHash<std::uint32_t, QString>;

/// Absolute paths of the images beside a model whose names begin with the model's, by name. `suffixes`: of images.
QStringList imagesOfModel(const QString &modelPath, const QStringList &suffixes);

/// Files that fill a model's creature and item slots as likely as not: its images as imagesOfModel() lists them, each
/// for one slot. What the model names itself is none.
SlotFiles guessedSlotFiles(const RenderScene &scene, const QStringList &images);
/// The same of the images that lie beside the model.
SlotFiles guessedSlotFiles(const RenderScene &scene, const QString &modelPath, const QStringList &suffixes);

/// The two together: what the user chose, else what was guessed.
SlotFiles slotFiles(const SlotFiles &chosen, const SlotFiles &guessed);

} // namespace sinew
