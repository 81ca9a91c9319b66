// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails.h"

#include "core/format/translated.h"
#include "core/model/facets.h"
#include "editor/asset_places.h"
#include "editor/asset_textures.h"
#include "editor/model_picture.h"
#include "viewport/offscreen.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QThread>

#include <algorithm>

namespace sinew {

namespace {

constexpr int maxKept = 64 << 20; ///< bytes of pictures in memory
constexpr int maxScenesWaiting = 4;

const QString widthText = QStringLiteral("Width"), heightText = QStringLiteral("Height"), formatText = QStringLiteral("Format");

/// The smallest level that is large enough, as large as a thumbnail.
QImage smallPicture(const DecodedImage &image)
{
    std::size_t level = 0;
    while (level + 1 < image.levels.size()
           && std::max(image.levels[level + 1].width, image.levels[level + 1].height) >= Thumbnails::side)
        ++level;
    const QImage picture = toQImage(image, int(level));
    if (picture.width() <= Thumbnails::side && picture.height() <= Thumbnails::side)
        return picture;
    return picture.scaled(Thumbnails::side, Thumbnails::side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

Thumbnails::Thumbnails(const FormatRegistry &formats, QString storeFolder, QObject *parent)
    : QObject(parent), m_formats(formats), m_store(std::move(storeFolder)), m_known(maxKept)
{
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_drawing.setSingleShot(true);
    connect(&m_drawing, &QTimer::timeout, this, &Thumbnails::drawNext);
}

Thumbnails::~Thumbnails()
{
    m_waiting.clear();
    m_threads.clear();
    m_threads.waitForDone();
}

void Thumbnails::setSources(std::vector<std::shared_ptr<AssetSource>> sources)
{
    m_sources = std::move(sources);
}

void Thumbnails::clear()
{
    ++m_generation;
    m_known.clear();
    m_asked.clear();
    m_waiting.clear();
    m_scenes.clear();
}

Thumbnail Thumbnails::find(int id, const std::shared_ptr<AssetSource> &source, const QString &path, AssetKind kind)
{
    if (const Thumbnail *known = m_known.object(id))
        return *known;
    if (m_asked.contains(id))
        return {};
    m_asked.insert(id);
    m_waiting.push_back({id, source, path, kind, m_sources, m_retriesFailed});
    if (m_waiting.size() > maxWaiting) {
        m_asked.remove(m_waiting.front().id);
        m_waiting.pop_front();
    }
    pump();
    return {};
}

void Thumbnails::pump()
{
    while (m_running < m_threads.maxThreadCount()) {
        // Pictures don't wait for models that wait to be drawn.
        const auto next = std::find_if(m_waiting.rbegin(), m_waiting.rend(), [this](const Request &waiting) {
            return waiting.kind != AssetKind::Model || m_scenes.size() < maxScenesWaiting;
        });
        if (next == m_waiting.rend())
            return;
        const Request request = std::move(*next);
        m_waiting.erase(std::next(next).base());
        ++m_running;
        m_threads.start([this, request, generation = m_generation] {
            Outcome outcome = load(request);
            QMetaObject::invokeMethod(
                this,
                [this, id = request.id, generation, outcome = std::move(outcome)] {
                    --m_running;
                    if (generation == m_generation)
                        take(id, outcome);
                    pump();
                },
                Qt::QueuedConnection);
        });
    }
}

Thumbnails::Outcome Thumbnails::load(const Request &request)
{
    ++m_filesRead;
    const auto asset = request.source->read(request.path);
    if (!asset)
        return {.problem = tr("The file can't be read.")};
    QString context;
    if (request.kind == AssetKind::Model) {
        // The same model looks otherwise where other textures lie.
        context = request.source->name() + u'/' + request.path;
        for (const auto &source : request.sources)
            context += u'|' + source->name();
    }
    const QString key = ThumbnailStore::keyOf(asset->bytes, side, context);
    if (QImage picture = m_store.find(key); !picture.isNull())
        return {.picture = std::move(picture)};
    if (QString problem = request.retriesFailed ? QString() : m_store.findProblem(key); !problem.isEmpty())
        return {.problem = std::move(problem)};
    ++m_picturesMade;
    const QString folder = asset->path.left(asset->path.lastIndexOf(u'/') + 1);
    const FileSet files(asset->path, asset->bytes, [&](const QString &name) -> std::optional<QByteArray> {
        const auto companion = request.source->read(folder + name);
        return companion ? std::optional(companion->bytes) : std::nullopt;
    });
    Outcome outcome = request.kind == AssetKind::Model ? buildScene(m_formats, files, request) : decode(m_formats, files);
    outcome.key = key;
    if (!outcome.picture.isNull())
        m_store.insert(key, outcome.picture);
    else if (outcome.isLasting && !outcome.problem.isEmpty())
        m_store.insertProblem(key, outcome.problem);
    return outcome;
}

Thumbnails::Outcome Thumbnails::decode(const FormatRegistry &formats, const FileSet &files)
{
    Diagnostics diagnostics;
    const Result<DecodedImage> image = formats.images().decode(files, diagnostics);
    if (!image)
        return {.problem = translated(image.error()), .isLasting = true};
    Outcome outcome{.picture = smallPicture(*image)};
    if (outcome.picture.isNull())
        return {.problem = tr("The file has no picture."), .isLasting = true};
    outcome.picture.setText(widthText, QString::number(image->width()));
    outcome.picture.setText(heightText, QString::number(image->height()));
    outcome.picture.setText(formatText, QString::fromStdString(image->description));
    return outcome;
}

Thumbnails::Outcome Thumbnails::buildScene(const FormatRegistry &formats, const FileSet &files, const Request &request)
{
    const Result<FormatRegistry::Source> source = formats.source(files);
    if (!source)
        return {.problem = translated(source.error()), .isLasting = true};
    if (!source->format->scene())
        return {.problem = tr("This format has nothing to draw."), .isLasting = true};
    Diagnostics diagnostics;
    const auto model = source->format->read(source->files, diagnostics);
    if (!model)
        return {.problem = translated(model.error()), .isLasting = true};
    Outcome outcome{.scene = std::make_shared<RenderScene>(source->format->scene()->build(**model)),
                    .format = source->format,
                    .path = request.path};
    // A file of a folder has others around it; one of an archive has that archive.
    const QString disk = request.source->diskPath(request.path);
    const QString modelPath = disk == request.source->name() ? QString() : disk;
    std::vector<std::shared_ptr<AssetSource>> sources = request.sources;
    sources.insert(sources.begin(), request.source);
    outcome.textures = std::make_shared<AssetTextures>(assetSearchFor(modelPath, sources), formats.images(), AssetTextures::Mode::Wait);
    outcome.textures->setIdNames(formats.idNames());
    outcome.textures->setHdSlots(*outcome.scene);
    outcome.textures->setSlotFiles(guessedSlotFiles(*outcome.scene, modelPath, formats.images().suffixes()));
    for (const SceneTexture &texture : outcome.scene->textures)
        outcome.textures->texture(texture);
    outcome.textures->moveToThread(QCoreApplication::instance()->thread());
    return outcome;
}

void Thumbnails::take(int id, Outcome outcome)
{
    if (!outcome.scene) {
        finish(id, outcome);
        return;
    }
    m_scenes.emplace_back(id, std::move(outcome));
    if (!m_drawing.isActive())
        m_drawing.start(0);
}

void Thumbnails::drawNext()
{
    if (m_scenes.empty())
        return;
    QElapsedTimer took;
    took.start();
    auto [id, outcome] = std::move(m_scenes.back());
    m_scenes.pop_back();
    draw(outcome);
    finish(id, outcome);
    pump();
    // As long a pause as the drawing took leaves half of the time to the window.
    if (!m_scenes.empty())
        m_drawing.start(int(std::min<qint64>(took.elapsed(), 500)));
}

void Thumbnails::draw(Outcome &outcome)
{
    if (!m_renderer && m_noRenderer.isEmpty()) {
        if (auto renderer = OffscreenRenderer::create({side, side}))
            m_renderer = std::move(*renderer);
        else
            m_noRenderer = translated(renderer.error());
    }
    if (!m_renderer) {
        outcome.problem = m_noRenderer;
        return;
    }
    ViewContent content{.scene = outcome.scene.get(), .when = restingPose(*outcome.scene, *outcome.format)};
    content.options.grid = content.options.popcorn = content.options.missingModels = false;
    content.camera = portraitCamera(content, outcome.path, 1).value_or(overviewCamera(content, 1));
    m_renderer->setProvider(*outcome.textures);
    m_textures = outcome.textures; // the renderer has let go of the former ones now
    const Result<QImage> picture = m_renderer->render(content);
    if (!picture) {
        outcome.problem = translated(picture.error());
        return;
    }
    outcome.picture = *picture;
    m_store.insert(outcome.key, outcome.picture);
}

void Thumbnails::finish(int id, const Outcome &outcome)
{
    auto known = std::make_unique<Thumbnail>();
    known->state = outcome.picture.isNull() ? Thumbnail::Failed : Thumbnail::Ready;
    known->details = outcome.problem;
    if (!outcome.picture.isNull()) {
        // All of one size, so that they stand in line; behind what is transparent the grey that the dock of textures has.
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const QPoint corner((side - outcome.picture.width()) / 2, (side - outcome.picture.height()) / 2);
        painter.fillRect(QRect(corner, outcome.picture.size()), Qt::darkGray);
        painter.drawImage(corner, outcome.picture);
        painter.end();
        known->icon = QIcon(pixmap);
        if (const QString width = outcome.picture.text(widthText); !width.isEmpty())
            known->details = tr("%1 × %2 pixels, %3").arg(width, outcome.picture.text(heightText), outcome.picture.text(formatText));
    }
    m_asked.remove(id);
    m_known.insert(id, known.release(), outcome.picture.isNull() ? 200 : 4 * side * side);
    Q_EMIT arrived(id);
}

} // namespace sinew
