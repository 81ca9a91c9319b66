// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_textures.h"

#include "core/text/translated.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// A file that the user named.
FoundAsset chosenFile(const QString &path)
{
    FoundAsset found;
    found.searched = {path};
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return found;
    found.bytes = file.readAll();
    found.path = found.diskPath = path;
    found.source = QFileInfo(path).absolutePath();
    return found;
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

QStringList AssetTextures::pathsOf(const SceneTexture &texture) const
{
    if (const QString file = m_slotFiles.value(slotOf(texture)); texture.path.empty() && !file.isEmpty())
        return {file};
    if (!texture.path.empty())
        return {QString::fromStdString(texture.path)};
    if (texture.fileId != 0)
        return fileIdPaths(texture.fileId);
    if (texture.slot != 0)
        return {};
    return replaceablePaths(texture.replaceableId, m_choice ? m_choice(texture.replaceableId) : 0,
                            m_hdSlots.value(texture.source, -1));
}

std::optional<FoundAsset> AssetTextures::place(const SceneTexture &texture) const
{
    const auto entry = m_entries.find(pathsOf(texture).join(u'|'));
    return entry == m_entries.end() || entry->answer.state == TextureResult::Pending ? std::nullopt
                                                                                     : std::optional(entry->place);
}

QString AssetTextures::problem(const SceneTexture &texture) const
{
    return QString::fromStdString(m_entries.value(pathsOf(texture).join(u'|')).problem);
}

TextureResult AssetTextures::texture(const SceneTexture &texture)
{
    const QStringList paths = pathsOf(texture);
    if (paths.isEmpty())
        return {};
    const QString path = paths.join(u'|');
    auto entry = m_entries.find(path);
    if (entry == m_entries.end()) {
        if (m_mode == Mode::Wait) {
            entry = m_entries.insert(path, load(*m_search, m_images, path));
        } else {
            entry = m_entries.insert(path, {{TextureResult::Pending, nullptr}, {}, {}, {}});
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

QStringList AssetTextures::fileIdPaths(std::uint32_t id) const
{
    QStringList paths{QStringLiteral("%1.blp").arg(id), QStringLiteral("FILEDATA_ID_%1.blp").arg(id)};
    if (const QString name = m_idNames ? m_idNames(id) : QString(); !name.isEmpty())
        paths.prepend(name);
    return paths;
}

AssetTextures::Entry AssetTextures::load(const AssetSearch &search, const ImageRegistry &images, const QString &path)
{
    FoundAsset found;
    QStringList searched;
    for (const QString &alternative : path.split(u'|')) {
        found =
            QFileInfo(alternative).isAbsolute() ? chosenFile(alternative) : search.find(alternative, AssetKind::Image);
        searched += found.searched;
        if (found.found())
            break;
    }
    FoundAsset place = found;
    place.bytes.clear();
    place.searched = searched;
    if (!found.found())
        return {{},
                {},
                tr("Texture “%1” was not found. Searched: %2")
                    .arg(path.section(u'|', -1), searched.join(QStringLiteral("; ")))
                    .toStdString(),
                place};
    Diagnostics diagnostics;
    const QString folder = found.path.left(found.path.lastIndexOf(u'/') + 1);
    const FileSet files(found.path, found.bytes, [&](const QString &name) -> std::optional<QByteArray> {
        const FoundAsset companion = search.find(folder + name, AssetKind::Any);
        return companion.found() ? std::optional(companion.bytes) : std::nullopt;
    });
    Result<DecodedImage> image = images.decode(files, diagnostics);
    if (!image) {
        const QString reason = translated(image.error());
        return {{},
                {},
                tr("Texture “%1” in %2 can't be read: %3").arg(found.path, found.source, reason).toStdString(),
                place};
    }
    Entry entry{{TextureResult::Ready, std::make_shared<const DecodedImage>(std::move(*image))}, {}, {}, place};
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
                entry.place = loaded.place;
                // One refresh for all that came in together.
                if (--m_pending == 0)
                    Q_EMIT arrived();
            },
            Qt::QueuedConnection);
    });
}

void AssetTextures::setHdSlots(const RenderScene &scene)
{
    m_hdSlots.clear();
    const auto use = [&](std::int32_t row, int slot) {
        if (row >= 0 && std::size_t(row) < scene.textures.size() &&
            !m_hdSlots.contains(scene.textures[std::size_t(row)].source))
            m_hdSlots.insert(scene.textures[std::size_t(row)].source, slot);
    };
    for (const SceneMaterial &material : scene.materials) {
        for (const SceneLayer &layer : material.layers) {
            for (int slot = 0; layer.hd && slot < int(std::size(layer.slots)); ++slot) {
                const Track<std::int32_t> &rows = slot == 0 ? layer.texture : layer.slots[slot];
                use(rows.fallback, slot);
                for (const std::int32_t row : rows.curve.values())
                    use(row, slot);
            }
        }
    }
}

void AssetTextures::setSlotFiles(const QHash<std::uint32_t, QString> &files)
{
    if (files == m_slotFiles)
        return;
    m_slotFiles = files;
    Q_EMIT arrived();
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
        const char *code = entry.answer.state == TextureResult::Ready ? "texture.damaged" : "texture.missing";
        for (const NodeId user : entry.users)
            problems.push_back({Severity::Warning, code, {user}, entry.problem});
    }
    // The hash has no order of its own; the list should.
    std::sort(problems.begin(), problems.end(),
              [](const Problem &a, const Problem &b) { return a.address.node < b.address.node; });
    return problems;
}

} // namespace sinew

#include "moc_asset_textures.cpp"
