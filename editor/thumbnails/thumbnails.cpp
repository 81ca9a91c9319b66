// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnails.h"

#include "core/async/worker_threads.h"
#include "core/text/translated.h"
#include "editor/assets/asset_file_set.h"

#include <QPainter>

#include <algorithm>

namespace sinew {

namespace {

constexpr int maxKept = 64 << 20; ///< bytes of pictures in memory
/// Requests queued for each thread: a window that is drawing hands out the next ones late.
constexpr int requestsAhead = 16;

/// Each has a display of its own and some 100 MB.
constexpr int maxDrawers = 4;

/// Processes that have been idle this long are ended.
constexpr std::chrono::seconds idleLimit(60);

const QString widthText = QStringLiteral("Width"), heightText = QStringLiteral("Height"),
              formatText = QStringLiteral("Format");

} // namespace

Thumbnails::Thumbnails(const FormatRegistry &formats, QString storeFolder, QObject *parent)
    : QObject(parent), m_formats(formats), m_store(std::move(storeFolder)), m_known(maxKept),
      m_loader(TaskRunner::AtEnd::Wait)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleLimit);
    connect(&m_idle, &QTimer::timeout, this, &Thumbnails::endIdle);
    for (int i = 0; i < std::clamp(processorCount() - 1, 1, maxDrawers); ++i) {
        Drawer *drawer = m_drawers.emplace_back(new Drawer{ThumbnailWorker(m_decoders), std::nullopt}).get();
        connect(&drawer->worker, &ThumbnailWorker::answered, this, [this, drawer](const ThumbnailReply &answer) {
            const Model model = *std::exchange(drawer->drawn, std::nullopt);
            const Outcome outcome{answer.picture, answer.problem, model.key, answer.isLasting};
            m_keeper.run([this, outcome] { keep(outcome); }, [] {});
            if (model.generation == m_generation)
                finish(model.id, outcome);
            drawNext();
        });
    }
}

Thumbnails::~Thumbnails()
{
    // Threads that wait for them return at once.
    m_decoders->stop();
}

void Thumbnails::endIdle()
{
    if (isBusy()) {
        m_idle.start();
        return;
    }
    m_decoders->endIdle();
    restartDrawers();
}

void Thumbnails::restartDrawers()
{
    for (const auto &drawer : m_drawers)
        drawer->worker.restart();
}

bool Thumbnails::isDrawing() const
{
    return std::any_of(m_drawers.begin(), m_drawers.end(), [](const auto &drawer) { return drawer->drawn; });
}

void Thumbnails::setSources(std::vector<std::shared_ptr<AssetSource>> sources)
{
    m_sources = std::move(sources);
}

void Thumbnails::setRetriesFailed(bool on)
{
    m_retriesFailed = on;
    if (!on)
        return;
    restartDrawers();
    m_decoders->endIdle();
}

void Thumbnails::clear()
{
    ++m_generation;
    m_known.clear();
    m_asked.clear();
    m_waiting.clear();
    m_models.clear();
    m_loader.cancel();
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
    while (!m_waiting.empty() && m_loader.pending() < m_loader.maxThreads() * requestsAhead) {
        const Request request = std::move(m_waiting.back());
        m_waiting.pop_back();
        m_loader.run([this, request] { return load(request); },
                     [this, request](const Outcome &outcome) {
                         take(request, outcome);
                         pump();
                     });
    }
}

Thumbnails::Outcome Thumbnails::load(const Request &request)
{
    ++m_filesRead;
    const auto source = m_decoders->confined(request.source);
    const auto asset = source->read(request.path);
    if (!asset)
        return {.problem = tr("The file can't be read.")};
    QString context;
    if (request.kind == AssetKind::Model) {
        // The same model looks different with other textures around it.
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
    const FileSet files = fileSetOf(*source, *asset, asset->path);
    Outcome outcome;
    if (request.kind != AssetKind::Model)
        outcome = decode(files);
    else if (const auto known = m_formats.source(files); !known) // no other process is needed to tell that
        outcome = {.problem = translated(known.error()), .isLasting = true};
    outcome.key = key;
    keep(outcome);
    return outcome;
}

void Thumbnails::keep(const Outcome &outcome)
{
    if (!outcome.picture.isNull())
        m_store.insert(outcome.key, outcome.picture);
    else if (outcome.isLasting)
        m_store.insertProblem(outcome.key, outcome.problem);
}

Thumbnails::Outcome Thumbnails::decode(const FileSet &files)
{
    const DecodedPicture decoded = m_decoders->picture(files, side);
    Outcome outcome{.picture = decoded.picture, .problem = decoded.problem, .isLasting = decoded.isLasting};
    if (!outcome.picture.isNull()) {
        outcome.picture.setText(widthText, QString::number(decoded.size.width()));
        outcome.picture.setText(heightText, QString::number(decoded.size.height()));
        outcome.picture.setText(formatText, decoded.format);
    }
    return outcome;
}

void Thumbnails::take(const Request &request, const Outcome &outcome)
{
    if (!outcome.picture.isNull() || !outcome.problem.isEmpty()) {
        finish(request.id, outcome);
        return;
    }
    m_models.push_back({request.id,
                        {request.source, request.path, request.sources, m_formats.modelSuffixes(),
                         m_formats.images().suffixes(), m_formats.idNames()},
                        outcome.key,
                        m_generation});
    if (m_models.size() > maxWaiting) {
        m_asked.remove(m_models.front().id);
        m_models.pop_front();
    }
    drawNext();
}

void Thumbnails::drawNext()
{
    for (const auto &drawer : m_drawers) {
        if (m_models.empty())
            return;
        if (drawer->drawn)
            continue;
        drawer->drawn = std::move(m_models.back());
        m_models.pop_back();
        drawer->worker.draw(drawer->drawn->job);
    }
}

void Thumbnails::finish(int id, const Outcome &outcome)
{
    auto known = std::make_unique<Thumbnail>();
    known->state = outcome.picture.isNull() ? Thumbnail::Failed : Thumbnail::Ready;
    known->details = outcome.problem;
    if (!outcome.picture.isNull()) {
        // All of one size, so that they line up; transparent parts get the grey of the Textures dock.
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const QPoint corner((side - outcome.picture.width()) / 2, (side - outcome.picture.height()) / 2);
        painter.fillRect(QRect(corner, outcome.picture.size()), Qt::darkGray);
        painter.drawImage(corner, outcome.picture);
        painter.end();
        known->icon = QIcon(pixmap);
        if (const QString width = outcome.picture.text(widthText); !width.isEmpty())
            known->details =
                tr("%1 × %2 pixels, %3").arg(width, outcome.picture.text(heightText), outcome.picture.text(formatText));
    }
    m_idle.start();
    m_asked.remove(id);
    m_known.insert(id, known.release(), outcome.picture.isNull() ? 200 : 4 * side * side);
    Q_EMIT arrived(id);
}

} // namespace sinew

#include "moc_thumbnails.cpp"
