// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/created_files.h"

#include "core/image/image_conversion.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

/// How pictures with a suffix are written for a game: by the picture's meaning and whether it is opaque.
QString variantOf(const QString &suffix, const DecodedImage &picture, TextureUsage usage)
{
    if (suffix == QLatin1String("blp"))
        return QStringLiteral("blp1-jpeg");
    if (suffix == QLatin1String("dds"))
        return usage == TextureUsage::Normal ? QStringLiteral("dds-bc5")
               : picture.hasAlpha            ? QStringLiteral("dds-dxt5")
                                             : QStringLiteral("dds-dxt1");
    return suffix;
}

Result<QByteArray> encoded(const DecodedImage &picture, const CreatedTexture &texture, const QString &suffix,
                           const ImageRegistry &images)
{
    const ImageRegistry::Writer writer = images.writer(variantOf(suffix, picture, texture.usage));
    if (!writer.codec)
        return Error{{QT_TRANSLATE_NOOP("Message", "pictures can't be written as %1"), {suffix.toStdString()}}};
    ConversionOptions options;
    options.encode.variant = writer.variant.id;
    options.resize = Resize::PowerOfTwo;
    options.scaling.meaning = texture.usage;
    auto conversion = convertImage(picture, writer, options);
    if (!conversion)
        return conversion.error();
    return std::move(conversion->file);
}

} // namespace

QString besideModel(const std::string &path)
{
    QString name = QString::fromUtf8(path.data(), qsizetype(path.size()));
    name.replace(u'\\', u'/');
    return name;
}

CreatedFiles createdPictures(const std::vector<CreatedTexture> &textures, const RenderScene &scene,
                             const PictureOfRow &pictures, const ImageRegistry &images)
{
    CreatedFiles result;
    for (const CreatedTexture &texture : textures) {
        const auto lost = [&](Message message) {
            std::int32_t row = -1;
            for (const PictureChannel &channel : texture.channels)
                if (row < 0 && !channel.factors.empty())
                    row = channel.factors.front().texture;
            const bool exists = row >= 0 && std::size_t(row) < scene.textures.size();
            result.losses.push_back({ConversionLoss::Lost,
                                     {exists ? scene.textures[std::size_t(row)].source : RootNode},
                                     texture.path,
                                     std::move(message)});
        };
        const auto picture = madePicture(texture, pictures);
        if (!picture) {
            lost(QT_TRANSLATE_NOOP("Message", "the picture was not found"));
            continue;
        }
        const QString path = besideModel(texture.path);
        auto bytes = encoded(*picture, texture, path.section(u'.', -1).toLower(), images);
        if (!bytes) {
            lost(bytes.error().message);
            continue;
        }
        result.files.push_back({path, std::move(*bytes)});
    }
    return result;
}

Result<CreatedFiles> createdFiles(const Format &format, const CreatedModel &created, const RenderScene &scene,
                                  const PictureOfRow &pictures, const ImageRegistry &images)
{
    auto written = format.write(*created.model);
    if (!written)
        return written.error();
    CreatedFiles result = createdPictures(created.textures, scene, pictures, images);
    result.files.insert(result.files.begin(), std::make_move_iterator(written->begin()),
                        std::make_move_iterator(written->end()));
    return result;
}

} // namespace sinew
