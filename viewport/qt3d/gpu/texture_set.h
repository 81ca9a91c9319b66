// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/draw/placeholder_textures.h"
#include "viewport/draw/texture_provider.h"

#include <QColor>
#include <Qt3DRender/QAbstractTexture>

#include <map>

namespace sinew {

/// The textures of one scene on the graphics card, one for each row of RenderScene::textures. A row is asked for,
/// decoded and uploaded when a draw call first needs it: normal maps of HD materials never are.
class TextureSet
{
public:
    TextureSet(Qt3DCore::QNode *owner, TextureProvider &provider);

    /// Marks what is new or changed; other rows keep their texture.
    void sync(const RenderScene &scene, QColor teamColour);
    /// Asks the provider again for every row it answers; the same picture as before is not uploaded again.
    void refresh();

    /// White for row −1 (no texture), a checker for rows that do not exist. Valid until the next sync().
    Qt3DRender::QAbstractTexture *texture(std::int32_t row);
    /// For slots of HD layers that are not colours to be looked at: what changes nothing (flat, not occluded, half
    /// rough, not metal, not luminous, no team colour) where the row is absent or its file not there.
    struct Slot
    {
        Qt3DRender::QAbstractTexture *texture = nullptr;
        bool present = false, hasAlpha = false;
        Qt3DRender::QAbstractTexture *cube = nullptr; ///< the whole of a cube map, of which `texture` is the first face
    };
    Slot slot(std::int32_t row, HdSlot which);
    /// The same with a colour that changes nothing where the row is absent or its file not there.
    Slot slot(std::int32_t row, QColor neutral);
    /// For particles and ribbons that blend: without the file a soft shape, which is all of a quad or strip and has no
    /// cells.
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
        std::weak_ptr<const DecodedImage> image;             ///< of the same
        bool hasAlpha = false;
        bool stale = true; ///< another texture than before
        bool askAgain = false;
    };
    Row *upToDate(std::int32_t row);
    /// Whether the row shows what it should and no stand-in.
    static bool isThere(const Row &row);
    TextureResult ask(const Row &row);
    void upload(Row &row, const TextureResult &answer);
    DecodedImage placeholder(const SceneTexture &texture, QColor team) const;

    Qt3DCore::QNode *m_owner;
    TextureProvider &m_provider;
    std::vector<Row> m_rows;
    Qt3DRender::QAbstractTexture *m_white, *m_checker;
    std::map<QRgb, Qt3DRender::QAbstractTexture *> m_neutral; ///< solid ones, made when first needed
    std::map<std::pair<SoftShape, SoftMix>, Qt3DRender::QAbstractTexture *> m_soft; ///< the same
    int m_uploads = 0;
};

} // namespace sinew
