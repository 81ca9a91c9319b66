// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/converted_pictures.h"

#include "core/format/format_registry.h"
#include "editor/assets/asset_textures.h"
#include "editor/create/created_document.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace sinew {

ConvertedPictures::Finder ConvertedPictures::finderOf(std::shared_ptr<const Document> original)
{
    return [original](const RenderScene &scene, const Search &search, const FormatRegistry &formats) -> PictureOfRow {
        const auto textures =
            std::make_shared<AssetTextures>(search(*original), formats.images(), AssetTextures::Mode::Wait);
        textures->setIdNames(formats.idNames());
        textures->setHdSlots(scene);
        return
            [textures, &scene](std::int32_t row) { return textures->texture(scene.textures[std::size_t(row)]).image; };
    };
}

ConvertedPictures::ConvertedPictures(Finder finder, RenderScene scene, std::vector<CreatedTexture> textures)
    : m_finder(std::move(finder)), m_scene(std::move(scene)), m_textures(std::move(textures))
{
}

std::vector<CreatedTexture> ConvertedPictures::missingTextures(const Document &target) const
{
    std::set<std::string> named;
    for (const SceneTexture &texture : target.format()->scene()->build(target.model()).textures)
        named.insert(texture.path);
    std::vector<CreatedTexture> missing;
    for (const CreatedTexture &texture : m_textures) {
        const bool exists = !target.path().isEmpty() &&
                            QFileInfo::exists(QFileInfo(target.path()).dir().filePath(besideModel(texture.path)));
        if (named.count(texture.path) && !exists)
            missing.push_back(texture);
    }
    return missing;
}

QStringList ConvertedPictures::missingFor(const Document &target) const
{
    QStringList names;
    for (const CreatedTexture &texture : missingTextures(target))
        names << QString::fromStdString(texture.path);
    return names;
}

Result<QStringList> ConvertedPictures::write(const Document &target, const Search &search,
                                             const FormatRegistry &formats) const
{
    const CreatedFiles made =
        createdPictures(missingTextures(target), m_scene, m_finder(m_scene, search, formats), formats.images());
    if (const Status written = writePictures(made, QFileInfo(target.path()).dir()); !written)
        return written.error();
    QStringList without;
    for (const ConversionLoss &loss : made.losses)
        without << QString::fromStdString(loss.path);
    return without;
}

} // namespace sinew
