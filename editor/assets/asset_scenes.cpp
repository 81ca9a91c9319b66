// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_scenes.h"

#include "core/text/translated.h"

#include <QFileInfo>

namespace sinew {

AssetScenes::AssetScenes(AssetSearch search, const FormatRegistry &formats, Mode mode, QObject *parent)
    : QObject(parent), m_models(formats.modelSuffixes()),
      m_cache(
          std::move(search), mode,
          [&formats](const AssetSearch &where, const QString &path) { return load(where, formats, path); },
          // At once: a child shows while its siblings are still being read.
          [this] { Q_EMIT arrived(); })
{
}

SceneResult AssetScenes::scene(const std::string &path)
{
    const QString key = modelKey(QString::fromStdString(path), m_models);
    if (!m_cache.contains(key) && (key.isEmpty() || m_cache.size() >= maxScenes))
        return {};
    const Loaded *loaded = m_cache.find(key);
    return loaded ? loaded->answer : SceneResult{SceneResult::Pending, nullptr};
}

AssetScenes::Loaded AssetScenes::load(const AssetSearch &search, const FormatRegistry &formats, const QString &path)
{
    FoundAsset found = search.find(path, AssetKind::Model);
    // Models that name others by number write "900302.m2".
    bool isId = false;
    if (const std::uint32_t id = QFileInfo(path).completeBaseName().toUInt(&isId);
        !found.found() && isId && formats.idNames())
        if (const QString name = formats.idNames()(id); !name.isEmpty())
            found = search.find(name, AssetKind::Model);
    if (!found.found())
        return {};
    const QString folder = found.path.left(found.path.lastIndexOf(u'/') + 1);
    FileSet files(found.path, found.bytes, [&](const QString &name) -> std::optional<QByteArray> {
        const FoundAsset companion = search.find(folder + name, AssetKind::Any);
        return companion.found() ? std::optional(companion.bytes) : std::nullopt;
    });
    files.setIdNames(formats.idNames());
    const auto format = formats.find(files.primary(), QFileInfo(found.path).suffix().toLower());
    if (!format || !format->scene())
        return {{}, tr("Model “%1” in %2 has no format that can be shown").arg(found.path, found.source)};
    Diagnostics diagnostics;
    const auto model = format->read(files, diagnostics);
    if (!model)
        return {{}, tr("Model “%1” in %2 can't be read: %3").arg(found.path, found.source, translated(model.error()))};
    auto scene = std::make_shared<RenderScene>(format->scene()->build(**model));
    for (SceneTexture &texture : scene->textures)
        texture.source = NoNode;
    return {{SceneResult::Ready, std::move(scene)}, {}};
}

void AssetScenes::reload(AssetSearch search)
{
    m_cache.reset(std::move(search));
    Q_EMIT arrived();
}

QString AssetScenes::problem(const QString &path) const
{
    const Loaded *loaded = m_cache.known(modelKey(path, m_models));
    return loaded ? loaded->problem : QString();
}

} // namespace sinew

#include "moc_asset_scenes.cpp"
