// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/material_library.h"

#include "core/image/decoded_image.h"
#include "plugins/obj/line_reader.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew::obj {

namespace {

Colour colourOf(const std::vector<std::string_view> &words)
{
    Colour colour;
    readNumber(words[1], colour.r);
    readNumber(words[2], colour.g);
    readNumber(words[3], colour.b);
    return colour;
}

/// Options stand before the name, which may have blanks only without them.
std::string fileOf(const LineReader &lines)
{
    return lines.words()[1].starts_with('-') ? std::string(lines.words().back()) : lines.rest();
}

/// For layers without a picture, whose colour the mesh has.
ImportedPicture whitePicture()
{
    auto image = std::make_shared<DecodedImage>();
    image->levels.push_back({4, 4, QByteArray(4 * 4 * 4, '\xff')});
    return {{}, {}, std::move(image)};
}

} // namespace

std::optional<QByteArray> MaterialLibrary::fileBeside(const std::string &name) const
{
    const QString path = QDir::cleanPath(QString::fromStdString(name).replace(u'\\', u'/'));
    if (path.isEmpty() || QDir::isAbsolutePath(path) || path.contains(u':') || path == QLatin1String("..") ||
        path.startsWith(QLatin1String("../")))
        return std::nullopt;
    return m_files.companion(path);
}

void MaterialLibrary::read(const std::string &fileName)
{
    if (!m_read.insert(fileName).second || m_read.size() > 64)
        return;
    const std::optional<QByteArray> bytes = fileBeside(fileName);
    if (!bytes) {
        m_diagnostics.add(Severity::Warning, "obj.library",
                          {Message(QT_TRANSLATE_NOOP("Message", "the file “%1” was not found"), {Message(fileName)})});
        return;
    }
    LineReader lines(viewOf(*bytes));
    Material *current = nullptr;
    while (lines.next()) {
        const auto &words = lines.words();
        if (words[0] == "newmtl")
            current = &m_all[lines.rest()];
        else if (!current || words.size() < 2)
            continue;
        else if (words[0] == "Kd" && words.size() > 3)
            current->colour = colourOf(words);
        else if (words[0] == "d")
            readNumber(words.back(), current->alpha);
        else if (words[0] == "Tr" && readNumber(words[1], current->alpha))
            current->alpha = 1 - current->alpha;
        else if (words[0] == "map_Kd")
            current->picture = fileOf(lines);
        else if (words[0] == "map_d" && fileOf(lines) == current->picture)
            current->hasOpacityMap = true;
        else if (words[0].starts_with("map_") || words[0] == "bump" || words[0] == "norm")
            ++m_otherMaps;
    }
}

void MaterialLibrary::add(const std::string &name, ImportedScene &to, bool withPicture)
{
    const auto found = m_all.find(name);
    SceneMaterial &material = to.scene.materials.emplace_back();
    SceneLayer &layer = material.layers.emplace_back();
    const bool isKnown = found != m_all.end();
    layer.filterMode =
        isKnown && (found->second.alpha < 1 || found->second.hasOpacityMap) ? FilterMode::Blend : FilterMode::None;
    if (!withPicture)
        return;
    if (!isKnown || found->second.picture.empty()) {
        if (m_white < 0) {
            m_white = std::int32_t(to.scene.textures.size());
            to.scene.textures.emplace_back().path = "white.png";
            to.pictures.push_back(whitePicture());
        }
        layer.texture.fallback = m_white;
        return;
    }
    const auto [row, isNew] = m_pictures.try_emplace(found->second.picture, std::int32_t(to.scene.textures.size()));
    layer.texture.fallback = row->second;
    if (!isNew)
        return;
    ImportedPicture picture;
    if (std::optional<QByteArray> bytes = fileBeside(found->second.picture))
        picture.bytes = std::move(*bytes);
    m_missing += picture.bytes.isEmpty();
    const QFileInfo file(QString::fromStdString(found->second.picture).replace(u'\\', u'/'));
    picture.suffix = file.suffix().toLower();
    SceneTexture texture;
    texture.path = file.fileName().toStdString();
    texture.wrapU = texture.wrapV = true;
    to.scene.textures.push_back(std::move(texture));
    to.pictures.push_back(std::move(picture));
}

void MaterialLibrary::colour(const std::string &name, SceneMesh &mesh) const
{
    const auto found = m_all.find(name);
    if (found == m_all.end())
        return;
    // Beside a picture the colour is a leftover in most files; where it is black nobody wants to see it.
    const Colour &c = found->second.colour;
    if (found->second.picture.empty())
        mesh.colour.fallback = {std::clamp(c.r, 0.f, 1.f), std::clamp(c.g, 0.f, 1.f), std::clamp(c.b, 0.f, 1.f)};
    mesh.alpha.fallback = std::clamp(found->second.alpha, 0.f, 1.f);
}

std::vector<ConversionLoss> MaterialLibrary::takeLosses()
{
    std::vector<ConversionLoss> losses;
    const auto add = [&](const char *reason, std::size_t count) {
        if (count)
            losses.push_back({ConversionLoss::Lost, {}, {}, Message(reason, {Message(count)})});
    };
    add(QT_TRANSLATE_NOOP("Message", "Textures of materials besides that of the colour (%1)"), m_otherMaps);
    add(QT_TRANSLATE_NOOP("Message", "Pictures that were not found (%1)"), m_missing);
    return losses;
}

} // namespace sinew::obj
