// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/texture_set.h"

#include "viewport/draw/placeholder_textures.h"
#include "viewport/qt3d/gpu/texture_upload.h"

namespace sinew {

namespace {

/// 21 is the texture that the engine supplies for cursors.
constexpr std::uint32_t teamColourId = 1, teamGlowId = 2, cursorId = 21;

QColor neutralColour(HdSlot slot)
{
    switch (slot) {
    case HdSlot::Normal:
        return QColor(128, 128, 255);
    case HdSlot::Orm:
        return QColor(255, 128, 0, 0);
    case HdSlot::Emissive:
        return Qt::black;
    default:
        return Qt::white;
    }
}

bool dependsOnTeam(const SceneTexture &texture)
{
    return texture.replaceableId == teamColourId || texture.replaceableId == teamGlowId;
}

bool isBlank(const SceneTexture &texture)
{
    return texture.path.empty() && texture.slot == 0 && texture.fileId == 0 &&
           (texture.replaceableId == 0 || texture.replaceableId == cursorId);
}

QString baseName(const std::string &path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return QString::fromUtf8(path.data() + (slash == std::string::npos ? 0 : slash + 1));
}

bool sameSource(const SceneTexture &a, const SceneTexture &b)
{
    return a.path == b.path && a.replaceableId == b.replaceableId && a.slot == b.slot && a.fileId == b.fileId &&
           a.wrapU == b.wrapU && a.wrapV == b.wrapV;
}

} // namespace

TextureSet::TextureSet(Qt3DCore::QNode *owner, TextureProvider &provider) : m_owner(owner), m_provider(provider)
{
    m_white = makeTexture(solidTexture(Qt::white), false, false, owner);
}

DecodedImage TextureSet::placeholder(const SceneTexture &texture, QColor team) const
{
    if (isBlank(texture))
        return solidTexture(Qt::white); // as in the game, textures.md §0
    if (texture.replaceableId == teamColourId)
        return solidTexture(team);
    if (texture.replaceableId == teamGlowId)
        return glowTexture(team);
    if (const std::uint32_t number = texture.slot + texture.replaceableId; number != 0 && texture.path.empty())
        return checkerTexture(QStringLiteral("#%1").arg(number));
    if (texture.path.empty())
        return checkerTexture(QString::number(texture.fileId));
    return checkerTexture(baseName(texture.path));
}

TextureResult TextureSet::ask(const Row &row)
{
    if (dependsOnTeam(row.scene) || isBlank(row.scene))
        return {};
    TextureResult answer = m_provider.texture(row.scene);
    if (answer.state == TextureResult::Ready && (!answer.image || answer.image->levels.empty()))
        answer.state = TextureResult::Missing;
    return answer;
}

void TextureSet::upload(Row &row, const TextureResult &answer)
{
    const bool ready = answer.state == TextureResult::Ready;
    const DecodedImage own = ready                                    ? DecodedImage()
                             : answer.state == TextureResult::Pending ? solidTexture(QColor(128, 128, 128))
                                                                      : placeholder(row.scene, row.team);
    // Draw calls still refer to the old ones until they are updated.
    for (Qt3DRender::QAbstractTexture *old : {row.texture, row.cube}) {
        if (old)
            old->deleteLater();
    }
    row.texture = makeTexture(ready ? *answer.image : own, row.scene.wrapU, row.scene.wrapV, m_owner);
    row.cube = ready && answer.image->isCube ? makeCubeTexture(*answer.image, m_owner) : nullptr;
    row.hasAlpha = ready && answer.image->hasAlpha;
    ++m_uploads;
}

void TextureSet::sync(const RenderScene &scene, QColor teamColour)
{
    for (std::size_t i = scene.textures.size(); i < m_rows.size(); ++i)
        for (Qt3DRender::QAbstractTexture *texture : {m_rows[i].texture, m_rows[i].cube})
            delete texture;
    m_rows.resize(scene.textures.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        const SceneTexture &wanted = scene.textures[i];
        row.stale = row.stale || row.scene.revision != wanted.revision || !sameSource(row.scene, wanted) ||
                    (row.team != teamColour && dependsOnTeam(wanted));
        row.scene = wanted;
        row.team = teamColour;
    }
}

void TextureSet::refresh()
{
    for (Row &row : m_rows)
        row.askAgain = true;
}

TextureSet::Row *TextureSet::upToDate(std::int32_t row)
{
    if (row < 0 || std::size_t(row) >= m_rows.size())
        return nullptr;
    Row &known = m_rows[std::size_t(row)];
    if (!known.stale && !known.askAgain)
        return &known;
    const TextureResult answer = ask(known);
    if (known.stale || known.state != answer.state || known.image.lock() != answer.image)
        upload(known, answer);
    known.state = answer.state;
    known.image = answer.image;
    known.stale = known.askAgain = false;
    return &known;
}

Qt3DRender::QAbstractTexture *TextureSet::texture(std::int32_t row)
{
    if (row == -1)
        return m_white;
    const Row *known = upToDate(row);
    if (known)
        return known->texture;
    if (!m_checker)
        m_checker = makeTexture(checkerTexture(QStringLiteral("?")), true, true, m_owner);
    return m_checker;
}

bool TextureSet::isThere(const Row &row)
{
    return row.state == TextureResult::Ready || dependsOnTeam(row.scene) || isBlank(row.scene);
}

TextureSet::Slot TextureSet::soft(std::int32_t row, SoftShape shape, SoftMix mix)
{
    const Row *known = row == -1 ? nullptr : upToDate(row);
    if (row == -1 || (known && isThere(*known)))
        return {known ? known->texture : m_white, true};
    return {softShape(shape, mix)};
}

Qt3DRender::QAbstractTexture *TextureSet::softShape(SoftShape shape, SoftMix mix)
{
    Qt3DRender::QAbstractTexture *&texture = m_soft[{shape, mix}];
    if (!texture)
        texture = makeTexture(softTexture(shape, mix), true, false, m_owner);
    return texture;
}

TextureSet::Slot TextureSet::slot(std::int32_t row, HdSlot which)
{
    return slot(row, neutralColour(which));
}

TextureSet::Slot TextureSet::slot(std::int32_t row, QColor neutral)
{
    const Row *known = upToDate(row);
    if (known && isThere(*known))
        return {known->texture, true, known->hasAlpha, known->cube};
    Qt3DRender::QAbstractTexture *&solid = m_neutral[neutral.rgba()];
    if (!solid)
        solid = makeTexture(solidTexture(neutral), false, false, m_owner);
    return {solid};
}

} // namespace sinew
