// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/draw/placeholder_textures.h"
#include "viewport/draw/texture_provider.h"

#include <QColor>
#include <Qt3DRender/QAbstractTexture>

#include <map>

namespace sinew {

/// The textures of one scene on the graphics card, one for each row of RenderScene::textures. A row is requested,
/// decoded and uploaded when a draw call first needs it: normal maps of HD materials never are.
class TextureSet
{
public:
    TextureSet(Qt3DCore::QNode *owner, TextureProvider &provider);

    /// Marks new and changed rows; other rows keep their texture.
    void sync(const RenderScene &scene, QColor teamColour);
    /// Asks the provider again for every row that it supplies; a picture that is unchanged is not uploaded again.
    void refresh();

    /// White for row −1 (no texture), a checker for rows that do not exist. Valid until the next sync().
    Qt3DRender::QAbstractTexture *texture(std::int32_t row);
    /// For slots of HD layers that are not visible colours: a texture without effect (flat, not occluded, half rough,
    /// not metallic, not luminous, no team colour) if the row is absent or its file missing.
    struct Slot
    {
        Qt3DRender::QAbstractTexture *texture = nullptr;
        bool present = false, hasAlpha = false;
        Qt3DRender::QAbstractTexture *cube = nullptr; ///< the whole of a cube map, of which `texture` is the first face
    };
    Slot slot(std::int32_t row, HdSlot which);
    /// The same with a neutral colour if the row is absent or its file missing.
    Slot slot(std::int32_t row, QColor neutral);
    /// For particles and ribbons that blend: if the file is missing a soft shape, which fills the whole quad or strip
    /// and has no cells.
    Slot soft(std::int32_t row, SoftShape shape, SoftMix mix);
    Qt3DRender::QAbstractTexture *softShape(SoftShape shape, SoftMix mix);
    int uploads() const { return m_uploads; }

private:
    struct Row
    {
        SceneTexture scene;
        QColor team;
        Qt3DRender::QAbstractTexture *texture = nullptr, *cube = nullptr;
        TextureResult::State state = TextureResult::Missing; ///< of the provider's last answer
        std::weak_ptr<const DecodedImage> image;             ///< of the same answer
        bool hasAlpha = false;
        bool stale = true; ///< the texture has been replaced
        bool askAgain = false;
    };
    Row *upToDate(std::int32_t row);
    /// Whether the row shows its own picture and not a stand-in.
    static bool isThere(const Row &row);
    TextureResult ask(const Row &row);
    void upload(Row &row, const TextureResult &answer);
    DecodedImage placeholder(const SceneTexture &texture, QColor team) const;

    Qt3DCore::QNode *m_owner;
    TextureProvider &m_provider;
    std::vector<Row> m_rows;
    Qt3DRender::QAbstractTexture *m_white = nullptr;
    Qt3DRender::QAbstractTexture *m_checker = nullptr;                              ///< created on first use
    std::map<QRgb, Qt3DRender::QAbstractTexture *> m_neutral;                       ///< solid ones, likewise
    std::map<std::pair<SoftShape, SoftMix>, Qt3DRender::QAbstractTexture *> m_soft; ///< likewise
    int m_uploads = 0;
};

} // namespace sinew
