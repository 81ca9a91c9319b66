// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/material/pictures.h"

#include "core/image/decoded_image.h"
#include "core/image/image_registry.h"

#include <QColor>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

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

QImage Pictures::picture(std::int32_t sceneRow)
{
    const auto [known, isNew] = m_read.try_emplace(sceneRow);
    if (!isNew || sceneRow < 0 || std::size_t(sceneRow) >= m_job.scene.textures.size())
        return known->second;
    const SceneTexture &texture = m_job.scene.textures[std::size_t(sceneRow)];
    if (isTeam(texture))
        return known->second = teamPicture(m_job.options.teamColour, texture.replaceableId == 2);
    const bool isNamed =
        !texture.path.empty() || texture.fileId != 0 || texture.slot != 0 || texture.replaceableId != 0;
    if (!m_job.source.picture || !isNamed)
        return {};
    const std::shared_ptr<const DecodedImage> image = m_job.source.picture(texture);
    if (image)
        known->second = toQImage(*image);
    if (known->second.isNull())
        m_job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Textures that were not found (%1)"),
                         texture.source);
    return known->second;
}

int Pictures::sampler(const SceneTexture &texture)
{
    const auto [known, isNew] = m_samplers.try_emplace({texture.wrapU, texture.wrapV});
    if (isNew) {
        constexpr int repeat = 10497, clamp = 33071;
        JsonText json;
        json.open('{').key("magFilter").integer(9729).key("minFilter").integer(9987);
        json.key("wrapS").integer(texture.wrapU ? repeat : clamp);
        known->second =
            m_job.file.add(File::Samplers, json.key("wrapT").integer(texture.wrapV ? repeat : clamp).close('}').take());
    }
    return known->second;
}

int Pictures::texture(std::int32_t sceneRow, const Treatment &treatment)
{
    if (!m_job.options.textures || sceneRow < 0 || std::size_t(sceneRow) >= m_job.scene.textures.size())
        return -1;
    const auto [known, isNew] = m_written.try_emplace({sceneRow, treatment}, -1);
    if (isNew)
        known->second = write(sceneRow, treatment);
    return known->second;
}

int Pictures::write(std::int32_t sceneRow, const Treatment &treatment)
{
    const QImage first = picture(sceneRow);
    if (first.isNull() || m_job.options.isTrial)
        return -1;
    const QImage made =
        treated(first, treatment.other >= 0 ? picture(treatment.other) : QImage(), treatment, m_job.options.teamColour);
    DecodedImage image;
    image.hasAlpha = true;
    image.levels.push_back({made.width(), made.height(), {}});
    for (int y = 0; y < made.height(); ++y)
        image.levels[0].bytes.append(reinterpret_cast<const char *>(made.constScanLine(y)), made.width() * 4);
    const ImageRegistry::Writer writer = m_job.source.images.writer(QStringLiteral("png"));
    if (!writer.codec)
        return -1;
    EncodeOptions options;
    options.variant = QStringLiteral("png");
    const Result<QByteArray> bytes = writer.codec->encode(image, options);
    const SceneTexture &texture = m_job.scene.textures[std::size_t(sceneRow)];
    if (!bytes)
        return -1;
    const std::string name = m_names.take(stemOf(texture));
    JsonText json;
    json.open('{').key("name").string(name);
    if (m_job.options.suffix == QLatin1String("glb")) {
        json.key("mimeType").string("image/png");
        json.key("bufferView")
            .integer(m_job.file.addView(bytes->constData(), std::size_t(bytes->size()), Target::None));
    } else {
        const QString file = m_job.options.name + u'-' +
                             QString::fromStdString(name).replace(QStringLiteral(" #"), QStringLiteral("-")) +
                             QStringLiteral(".png");
        json.key("uri").string(QUrl::toPercentEncoding(file).toStdString());
        m_files.push_back({file, *bytes});
    }
    const int imageRow = m_job.file.add(File::Images, json.close('}').take());
    JsonText shown;
    shown.open('{').key("sampler").integer(sampler(texture)).key("source").integer(imageRow);
    return m_job.file.add(File::Textures, shown.close('}').take());
}

} // namespace sinew::gltf
