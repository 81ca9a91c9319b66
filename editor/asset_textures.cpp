// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/asset_textures.h"

#include "core/format/folder_source.h"
#include "core/format/translated.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// The game's usual file for a replaceable id that the map or the tileset decides (textures.md §5); empty without one.
QString usualReplaceable(std::uint32_t id)
{
    static constexpr struct
    {
        std::uint32_t id;
        const char *path;
    } usual[] = {
        {11, "Cliff/Cliff0"},
        {31, "LordaeronTree/LordaeronSummerTree"},
        {32, "AshenvaleTree/AshenTree"},
        {33, "BarrensTree/BarrensTree"},
        {34, "NorthrendTree/NorthTree"},
        {35, "Mushroom/MushroomTree"},
        {36, "RuinsTree/RuinsTree"},
        {37, "OutlandMushroomTree/MushroomTree"},
    };
    for (const auto &entry : usual) {
        if (entry.id == id)
            return QStringLiteral("ReplaceableTextures/%1.blp").arg(QLatin1String(entry.path));
    }
    return {};
}

} // namespace

AssetTextures::AssetTextures(AssetSearch search, const ImageRegistry &images, Mode mode, QObject *parent)
    : QObject(parent), m_search(std::make_shared<const AssetSearch>(std::move(search))), m_images(images), m_mode(mode)
{
}

AssetTextures::~AssetTextures()
{
    m_threads.clear();
    m_threads.waitForDone();
}

TextureAnswer AssetTextures::texture(const SceneTexture &texture)
{
    const QString path =
        texture.path.empty() ? usualReplaceable(texture.replaceableId) : QString::fromStdString(texture.path);
    if (path.isEmpty())
        return {};
    auto entry = m_entries.find(path);
    if (entry == m_entries.end()) {
        if (m_mode == Mode::Wait) {
            entry = m_entries.insert(path, load(*m_search, m_images, path));
        } else {
            entry = m_entries.insert(path, {{TextureAnswer::Pending, nullptr}, {}, {}});
            start(path);
        }
    }
    // An object names one path; it may have named another before.
    for (Entry &other : m_entries)
        std::erase(other.users, texture.source);
    if (texture.source != NoNode)
        entry->users.push_back(texture.source);
    return entry->answer;
}

AssetTextures::Entry AssetTextures::load(const AssetSearch &search, const ImageRegistry &images, const QString &path)
{
    const FoundAsset found = search.find(path, AssetKind::Image);
    if (found.bytes.isNull()) {
        const QString places = found.searched.join(QStringLiteral("; "));
        return {{}, {}, tr("Texture “%1” was not found. Searched: %2").arg(path, places).toStdString()};
    }
    Diagnostics diagnostics;
    const QString folder = found.path.left(found.path.lastIndexOf(u'/') + 1);
    const FileSet files(found.path, found.bytes, [&](const QString &name) -> std::optional<QByteArray> {
        const FoundAsset companion = search.find(folder + name, AssetKind::Any);
        return companion.found() ? std::optional(companion.bytes) : std::nullopt;
    });
    Result<DecodedImage> image = images.decode(files, diagnostics);
    if (!image) {
        const QString reason = translated(image.error());
        return {{}, {}, tr("Texture “%1” in %2 can't be read: %3").arg(found.path, found.source, reason).toStdString()};
    }
    Entry entry{{TextureAnswer::Ready, std::make_shared<const DecodedImage>(std::move(*image))}, {}, {}};
    const auto &remarks = diagnostics.entries();
    const auto damage = std::find_if(remarks.begin(), remarks.end(),
                                     [](const Diagnostic &remark) { return remark.severity != Severity::Info; });
    if (damage != remarks.end()) {
        const QString what = translated(damage->where);
        entry.problem = tr("Texture “%1” in %2 is damaged: %3").arg(found.path, found.source, what).toStdString();
    }
    return entry;
}

void AssetTextures::start(const QString &path)
{
    ++m_pending;
    m_threads.start([this, path, search = m_search, generation = m_generation] {
        const Entry loaded = load(*search, m_images, path);
        QMetaObject::invokeMethod(
            this,
            [this, path, loaded, generation] {
                if (generation != m_generation)
                    return;
                Entry &entry = m_entries[path];
                entry.answer = loaded.answer;
                entry.problem = loaded.problem;
                // One refresh for all that came in together.
                if (--m_pending == 0)
                    Q_EMIT arrived();
            },
            Qt::QueuedConnection);
    });
}

void AssetTextures::reload(AssetSearch search)
{
    ++m_generation;
    m_threads.clear();
    m_pending = 0;
    m_entries.clear();
    m_search = std::make_shared<const AssetSearch>(std::move(search));
    Q_EMIT arrived();
}

std::vector<Problem> AssetTextures::problems() const
{
    std::vector<Problem> problems;
    for (const Entry &entry : m_entries) {
        if (entry.problem.empty())
            continue;
        const char *code = entry.answer.state == TextureAnswer::Ready ? "texture.damaged" : "texture.missing";
        for (const NodeId user : entry.users)
            problems.push_back({Severity::Warning, code, {user}, entry.problem});
    }
    // The hash has no order of its own; the list should.
    std::sort(problems.begin(), problems.end(),
              [](const Problem &a, const Problem &b) { return a.address.node < b.address.node; });
    return problems;
}

AssetSearch assetSearchFor(const QString &modelPath, const QStringList &assetFolders)
{
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(QFileInfo(modelPath).absolutePath()));
    for (const QString &folder : assetFolders)
        search.addSource(std::make_shared<FolderSource>(folder));
    return search;
}

} // namespace sinew
