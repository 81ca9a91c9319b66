// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/look_pictures.h"

#include "core/exchange/look/surface_orm.h"
#include "core/exchange/made_picture.h"
#include "core/image/decoded_image.h"
#include "core/image/image_registry.h"

#include <QColor>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// "Textures\Armor.blp" → "Armor", of characters that every file system has.
std::string stemOf(const SceneTexture &texture)
{
    std::string name = texture.path.substr(texture.path.find_last_of("\\/") + 1);
    name = name.substr(0, name.find_last_of('.'));
    for (char &c : name)
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '-' && c != '_')
            c = '_';
    if (name.empty() && texture.replaceableId > 0 && texture.replaceableId <= 2)
        name = texture.replaceableId == 1 ? "team-colour" : "team-glow";
    if (name.empty())
        name = "texture" + std::to_string(texture.replaceableId ? texture.replaceableId : texture.slot);
    return name;
}

bool isTeam(const SceneTexture &texture)
{
    return texture.path.empty() && texture.slot == 0 && (texture.replaceableId == 1 || texture.replaceableId == 2);
}

/// The team's colour, or a glow of it on black.
QImage teamPicture(const float team[3], bool glows)
{
    const int side = glows ? 64 : 4;
    QImage picture(side, side, QImage::Format_RGBA8888);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const float far = std::hypot(float(x) + .5f - 32, float(y) + .5f - 32) / 32;
            const float share = glows ? std::max(0.f, 1 - far) : 1;
            picture.setPixelColor(x, y, QColor::fromRgbF(share * team[0], share * team[1], share * team[2]));
        }
    return picture;
}

} // namespace

QImage LookPictures::picture(std::int32_t sceneRow)
{
    const auto [known, isNew] = m_read.try_emplace(sceneRow);
    if (!isNew || sceneRow < 0 || std::size_t(sceneRow) >= m_source.scene.textures.size())
        return known->second;
    const SceneTexture &texture = m_source.scene.textures[std::size_t(sceneRow)];
    if (isTeam(texture))
        return known->second = teamPicture(m_options.teamColour, texture.replaceableId == 2);
    const bool isNamed =
        !texture.path.empty() || texture.fileId != 0 || texture.slot != 0 || texture.replaceableId != 0;
    if (!m_source.picture || !isNamed)
        return {};
    const std::shared_ptr<const DecodedImage> image = m_source.picture(texture);
    if (image)
        known->second = toQImage(*image);
    if (known->second.isNull())
        m_losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Textures that were not found (%1)"),
                     texture.source);
    return known->second;
}

QImage LookPictures::surfaceOrm(const Treatment &treatment)
{
    const RenderScene &scene = m_source.scene;
    CreatedTexture texture;
    texture.usage = TextureUsage::Data;
    texture.channels =
        ormOf(*scene.materials[std::size_t(treatment.other)].layers[std::size_t(treatment.channel)].surface);
    texture.channels[3] = {}; // there is no team colour elsewhere
    const auto made = madePicture(texture, [&](std::int32_t row) -> std::shared_ptr<const DecodedImage> {
        const bool exists = row >= 0 && std::size_t(row) < scene.textures.size();
        return exists && m_source.picture ? m_source.picture(scene.textures[std::size_t(row)]) : nullptr;
    });
    return made ? toQImage(*made) : QImage();
}

std::optional<LookPicture> LookPictures::make(std::int32_t sceneRow, const Treatment &treatment)
{
    if (!m_options.textures || sceneRow < 0 || std::size_t(sceneRow) >= m_source.scene.textures.size())
        return std::nullopt;
    const QImage first = picture(sceneRow);
    if (first.isNull() || m_options.isTrial)
        return std::nullopt;
    const bool isOrm = treatment.kind == Treatment::SurfaceOrm;
    const QImage made = isOrm ? surfaceOrm(treatment)
                              : treated(first, treatment.other >= 0 ? picture(treatment.other) : QImage(), treatment,
                                        m_options.teamColour);
    if (made.isNull())
        return std::nullopt;
    DecodedImage image;
    image.hasAlpha = true;
    image.levels.push_back({made.width(), made.height(), {}});
    LookPicture result;
    for (int y = 0; y < made.height(); ++y) {
        const uchar *line = made.constScanLine(y);
        image.levels[0].bytes.append(reinterpret_cast<const char *>(line), made.width() * 4);
        for (int x = 0; x < made.width() && result.isOpaque; ++x)
            result.isOpaque = line[4 * x + 3] == 255;
    }
    const ImageRegistry::Writer writer = m_source.images.writer(QStringLiteral("png"));
    if (!writer.codec)
        return std::nullopt;
    EncodeOptions options;
    options.variant = QStringLiteral("png");
    Result<QByteArray> bytes = writer.codec->encode(image, options);
    if (!bytes)
        return std::nullopt;
    result.png = std::move(*bytes);
    result.name = m_names.take(stemOf(m_source.scene.textures[std::size_t(sceneRow)]) + (isOrm ? "_orm" : ""));
    return result;
}

} // namespace sinew
