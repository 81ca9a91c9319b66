// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/paint/picture_rows.h"

#include "core/image/block_encoder.h"
#include "core/image/image_registry.h"

#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

QString suffixOf(const QByteArray &bytes, const QString &otherwise)
{
    if (bytes.startsWith("\x89PNG"))
        return QStringLiteral("png");
    if (bytes.startsWith("\xff\xd8\xff"))
        return QStringLiteral("jpg");
    return otherwise;
}

/// Of characters that every file system has.
std::string fileStem(const QString &wanted)
{
    std::string name = wanted.toStdString();
    for (char &c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 32 || byte > 126 || std::string_view("<>:\"/\\|?*").find(c) != std::string_view::npos)
            c = '_';
    }
    while (name.ends_with(' ') || name.ends_with('.'))
        name.pop_back();
    return name.empty() ? "texture" : name.substr(0, 60);
}

uchar colourByte(double value)
{
    return uchar(std::lround(std::clamp(value, 0., 1.) * 255));
}

} // namespace

int PictureRows::imageOf(int texture)
{
    return m_job.asset.list("textures")[std::size_t(texture)].row("source", m_job.asset.count("images"));
}

std::pair<bool, bool> PictureRows::wraps(int texture)
{
    constexpr int clamp = 33071, mirrored = 33648;
    Asset &asset = m_job.asset;
    const int row = asset.list("textures")[std::size_t(texture)].row("sampler", asset.count("samplers"));
    if (row < 0)
        return {true, true};
    const JsonItem &sampler = asset.list("samplers")[std::size_t(row)];
    const std::int64_t u = sampler.integer("wrapS", 0), v = sampler.integer("wrapT", 0);
    if (u == mirrored || v == mirrored)
        m_job.report.lose(ConversionLoss::Changed, sampler.path(),
                          QT_TRANSLATE_NOOP("Message", "Textures that are mirrored when they repeat only repeat (%1)"));
    return {u != clamp, v != clamp};
}

const PictureRows::Encoded &PictureRows::encoded(int image)
{
    const auto [known, isNew] = m_encoded.try_emplace(image);
    Encoded &result = known->second;
    if (!isNew)
        return result;
    Asset &asset = m_job.asset;
    const JsonItem &json = asset.list("images")[std::size_t(image)];
    const int view = json.row("bufferView", asset.count("bufferViews"));
    const QString file = Asset::fileName(json.text("uri"));
    result.name = QString::fromStdString(json.text("name"));
    if (!file.isEmpty())
        result.name = QFileInfo(file).completeBaseName();
    if (result.name.isEmpty())
        result.name = QStringLiteral("image %1").arg(image);
    if (view >= 0) {
        const Bytes bytes = asset.view(view);
        if (asset.charge(bytes.size(), json.path()))
            result.bytes = QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
    } else if (std::optional<QByteArray> bytes = asset.resource(json)) {
        result.bytes = std::move(*bytes);
    }
    result.suffix = suffixOf(result.bytes, QFileInfo(file).suffix().toLower());
    if (result.bytes.isEmpty())
        m_job.report.lose(ConversionLoss::Lost, json.path(),
                          QT_TRANSLATE_NOOP("Message", "Pictures that were not found (%1)"));
    return result;
}

int PictureRows::add(const std::string &name, const QString &suffix, bool wrapU, bool wrapV, ImportedPicture picture)
{
    SceneTexture texture;
    texture.path = name + '.' + suffix.toStdString();
    texture.wrapU = wrapU;
    texture.wrapV = wrapV;
    m_job.scene().textures.push_back(std::move(texture));
    m_job.result.pictures.push_back(std::move(picture));
    return int(m_job.scene().textures.size()) - 1;
}

int PictureRows::plain(int texture)
{
    if (texture < 0 || !m_job.options.textures)
        return -1;
    const int image = imageOf(texture);
    if (image < 0) {
        m_job.report.lose(ConversionLoss::Lost, m_job.asset.list("textures")[std::size_t(texture)].path(),
                          QT_TRANSLATE_NOOP("Message", "Textures whose pictures are neither PNG nor JPEG (%1)"));
        return -1;
    }
    const auto [wrapU, wrapV] = wraps(texture);
    const auto [known, isNew] = m_plain.try_emplace({image, wrapU, wrapV}, -1);
    if (!isNew)
        return known->second;
    const Encoded &from = encoded(image);
    const auto [name, isFirst] = m_names.try_emplace(image);
    if (isFirst)
        name->second = m_taken.take(fileStem(from.name));
    return known->second = add(name->second, from.suffix.isEmpty() ? QStringLiteral("png") : from.suffix, wrapU, wrapV,
                               {from.bytes, from.suffix, nullptr});
}

int PictureRows::addImage(const std::string &name, const QImage &image, bool wrapU, bool wrapV)
{
    auto picture = std::make_shared<DecodedImage>();
    picture->hasAlpha = true;
    picture->levels.push_back({image.width(), image.height(), {}});
    for (int y = 0; y < image.height(); ++y)
        picture->levels[0].bytes.append(reinterpret_cast<const char *>(image.constScanLine(y)), image.width() * 4);
    return add(m_taken.take(name), QStringLiteral("png"), wrapU, wrapV, {{}, {}, std::move(picture)});
}

int PictureRows::solid(const std::string &name, const std::array<double, 4> &colour)
{
    if (!m_job.options.textures)
        return -1;
    const auto [known, isNew] = m_solid.try_emplace({name, colour}, -1);
    if (!isNew)
        return known->second;
    QImage image(4, 4, QImage::Format_RGBA8888);
    for (int y = 0; y < 4; ++y)
        for (uchar *at = image.scanLine(y), *end = at + 16; at != end; at += 4)
            for (std::size_t i = 0; i < 4; ++i)
                at[i] = colourByte(colour[i]);
    return known->second = addImage(name, image, true, true);
}

bool PictureRows::isOpaque(int texture)
{
    const int image = texture < 0 ? -1 : imageOf(texture);
    if (image < 0)
        return false;
    const auto known = m_opaque.find(image);
    if (known != m_opaque.end())
        return known->second;
    const std::optional<DecodedImage> picture = decodedImage(image);
    return m_opaque[image] = picture && sinew::isOpaque(*picture);
}

QImage PictureRows::decoded(int texture)
{
    const int image = texture < 0 ? -1 : imageOf(texture);
    const std::optional<DecodedImage> picture = image < 0 ? std::nullopt : decodedImage(image);
    return picture ? toQImage(*picture) : QImage();
}

std::optional<DecodedImage> PictureRows::decodedImage(int image)
{
    const Encoded &from = encoded(image);
    if (from.bytes.isEmpty())
        return std::nullopt;
    Diagnostics diagnostics;
    const FileSet files(from.name + u'.' + from.suffix, from.bytes);
    Result<DecodedImage> decoded = m_job.source.images.decode(files, diagnostics, {});
    const std::string path = m_job.asset.list("images")[std::size_t(image)].path();
    if (!decoded) {
        m_job.report.warn(path, "IMAGE_DATA_INVALID", decoded.error().message);
        return std::nullopt;
    }
    // Several large ones at a time may be more than the file is worth.
    const auto bytes = std::uint64_t(decoded->width()) * std::uint64_t(decoded->height()) * 12;
    if (!m_job.asset.charge(bytes, path))
        return std::nullopt;
    m_job.asset.release(bytes);
    return std::move(*decoded);
}

int PictureRows::orm(const Surface &surface)
{
    if (!m_job.options.textures)
        return -1;
    const auto [known, isNew] = m_orm.try_emplace(surface, -1);
    if (!isNew)
        return known->second;
    const QImage rough = decoded(surface.metallicRoughness),
                 dark = surface.occlusion >= 0 &&
                                imageOf(surface.occlusion) ==
                                    (surface.metallicRoughness < 0 ? -1 : imageOf(surface.metallicRoughness))
                            ? rough
                            : decoded(surface.occlusion);
    const QSize size = !rough.isNull() ? rough.size() : !dark.isNull() ? dark.size() : QSize(4, 4);
    const std::uint64_t bytes = std::uint64_t(size.width()) * std::uint64_t(size.height()) * 4;
    if (m_job.isBroken() || !m_job.asset.charge(bytes, "materials"))
        return -1;
    const auto texel = [](const QImage &image, int x, int y, const QSize &of) {
        return image.constScanLine(y * image.height() / of.height()) + 4 * (x * image.width() / of.width());
    };
    QImage made(size, QImage::Format_RGBA8888);
    for (int y = 0; y < size.height(); ++y) {
        uchar *to = made.scanLine(y);
        for (int x = 0; x < size.width(); ++x, to += 4) {
            const uchar *shade = dark.isNull() ? nullptr : texel(dark, x, y, size);
            const uchar *by = rough.isNull() ? nullptr : texel(rough, x, y, size);
            to[0] = colourByte(1 + surface.strength * (shade ? shade[0] / 255. - 1 : 0));
            to[1] = colourByte(surface.roughness * (by ? by[1] / 255. : 1));
            to[2] = colourByte(surface.metal * (by ? by[2] / 255. : 1));
            to[3] = 0;
        }
    }
    int named = surface.metallicRoughness >= 0 ? surface.metallicRoughness : surface.occlusion;
    if (named >= 0 && imageOf(named) < 0)
        named = -1;
    const auto [wrapU, wrapV] = named < 0 ? std::pair(true, true) : wraps(named);
    const std::string name = named < 0 ? "surface" : fileStem(encoded(imageOf(named)).name) + "_orm";
    return known->second = addImage(name, made, wrapU, wrapV);
}

} // namespace sinew::gltf
