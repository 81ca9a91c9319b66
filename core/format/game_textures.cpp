// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/game_textures.h"

#include "core/facets/materials/texture_facet.h"
#include "core/format/format.h"

namespace sinew {

std::unordered_set<NodeId> suppliedTextures(const Format &format, const Model &model)
{
    std::unordered_set<NodeId> nodes;
    if (const TextureFacet *facet = format.textures())
        for (const ModelTexture &texture : facet->textures(model))
            if (texture.slotNumber != 0)
                nodes.insert(texture.node);
    return nodes;
}

Message contentProblem(const Format &format, const Model &model, const QString &path, const ImageContent &content)
{
    if (content.name.isEmpty())
        return {};
    const FormatInfo info = format.info();
    if (info.textureContents.isEmpty())
        return {};
    if (!content.isNamedSo)
        return {QT_TRANSLATE_NOOP("Message", "Found as %1, but that is a %2 picture inside; the game can't read it."),
                {path.toStdString(), content.name.toStdString()}};
    // A format's other games may read other pictures.
    if (info.textureContents.contains(content.name) || format.gameOf(model) != info.game)
        return {};
    return {QT_TRANSLATE_NOOP("Message", "Found as %1, which is a %2 picture; %3 reads %4."),
            {path.toStdString(), content.name.toStdString(), info.game.toStdString(),
             info.textureContents.join(QStringLiteral(", ")).toStdString()}};
}

} // namespace sinew
