// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_counts.h"

#include "core/document/document.h"
#include "core/format/format.h"

#include <QSet>

namespace sinew {

namespace {

/// Empty for a slot.
QString keyOf(const ModelTexture &texture)
{
    if (texture.slotNumber != 0)
        return {};
    if (!texture.path.empty())
        return QString::fromStdString(texture.path).replace(u'\\', u'/').toCaseFolded();
    return texture.fileIdNumber ? QString::number(texture.fileIdNumber) : QString();
}

} // namespace

TextureCounts countTextures(const std::vector<ModelTexture> &textures, const std::vector<TextureState> &states,
                            const QStringList &suffixes)
{
    TextureCounts counts;
    QSet<QString> seen;
    for (std::size_t row = 0; row < textures.size() && row < states.size(); ++row) {
        const QString key = keyOf(textures[row]);
        if (key.isEmpty()) {
            ++counts.slots;
            continue;
        }
        if (seen.contains(key))
            continue;
        seen.insert(key);
        ++counts.files;
        counts.missing += states[row].kind == TextureState::Missing;
        counts.unreadable += states[row].kind == TextureState::Unreadable;
        if (states[row].kind != TextureState::Ready)
            continue;
        const TextureMisfit misfit = misfitOf(textures[row], states[row], suffixes);
        counts.elsewhere += misfit == TextureMisfit::OtherPlace;
        counts.unfit += misfit == TextureMisfit::OtherFormat;
    }
    return counts;
}

TextureCounts countTextures(const Document &document, const TextureStates &states)
{
    const TextureFacet *facet = document.format() ? document.format()->textures() : nullptr;
    if (!facet || !states)
        return {};
    const std::vector<ModelTexture> textures = facet->textures(document.model());
    std::vector<TextureState> shown;
    for (const ModelTexture &texture : textures)
        shown.push_back(states(document, texture));
    return countTextures(textures, shown, document.format()->info().textureSuffixes);
}

} // namespace sinew
