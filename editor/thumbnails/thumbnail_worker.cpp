// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/thumbnail_worker.h"

#include "core/assets/asset_set.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/texture_slots.h"
#include "editor/workers/decode_pool.h"
#include "editor/workers/worker_protocol.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds drawLimit = 30s;
constexpr qsizetype maxWords = qsizetype(1) << 20; ///< of a reply besides its picture
/// How often a model is drawn that another program is saving.
constexpr int drawingAttempts = 5;

WorkerParcel answerTo(const WorkerMessage &question, const std::vector<std::shared_ptr<AssetSource>> &sources,
                      const std::vector<std::unique_ptr<AssetSet>> &sets, const FileSet::IdNames &idNames)
{
    const auto says = [](const QString &path) {
        return WorkerMessage{{{worker_protocol::found, true}, {worker_protocol::path, path}}};
    };
    const auto asked = sourceQuestionOf(question, sources.size());
    const AssetSource *source = asked ? sources[std::size_t(asked->source)].get() : nullptr;
    if (source && asked->kind == SourceQuestion::NameOfId && idNames)
        return {says(idNames(asked->id))};
    if (source && asked->kind == SourceQuestion::Locate) {
        if (const auto located = source->locate(asked->path))
            return {says(*located)};
    } else if (source && asked->kind == SourceQuestion::Read) {
        if (const auto asset = sets[std::size_t(asked->source)]->read(asked->path)) {
            WorkerParcel answer{says(asset->path)};
            if (SystemFile file = SystemFile::inMemory(viewOf(asset->bytes)); file.isOpen())
                answer.files.push_back(std::move(file));
            return answer;
        }
    }
    return {{{{worker_protocol::found, false}}}};
}

} // namespace

ThumbnailWorker::ThumbnailWorker(std::shared_ptr<DecodePool> pool, int side, QObject *parent)
    : QObject(parent), m_pool(std::move(pool)), m_side(side),
      m_process(QStringLiteral("draw-worker"), maxWords + qsizetype(4) * side * side,
                {QStringLiteral("--side"), QString::number(side)}),
      m_limit(drawLimit)
{
}

ThumbnailWorker::~ThumbnailWorker()
{
    m_process.stop();
}

void ThumbnailWorker::draw(const Job &job)
{
    m_tasks.run([this, job, limit = m_limit] { return drawn(job, limit); },
                [this](const ThumbnailReply &reply) { Q_EMIT answered(reply); });
}

void ThumbnailWorker::restart()
{
    if (isIdle())
        m_process.end();
}

ThumbnailReply ThumbnailWorker::drawn(const Job &job, std::chrono::milliseconds limit)
{
    // A file in a folder has others around it; one in an archive has that archive.
    const QString disk = job.source->diskPath(job.path);
    const bool isOnDisk = disk != job.source->name();
    std::vector<std::shared_ptr<AssetSource>> sources{job.source};
    sources.insert(sources.end(), job.sources.begin(), job.sources.end());
    sources = assetSearchFor(isOnDisk ? disk : QString(), sources, job.modelSuffixes).sources();

    ThumbnailRequest request{job.source->name(), job.path};
    for (const QString &image : imagesOfModel(isOnDisk ? disk : QString(), job.imageSuffixes))
        request.images.append(QFileInfo(image).fileName());
    for (auto &source : sources) {
        source = m_pool->confined(source);
        request.sources.push_back({source->name(), source->triesBaseName()});
    }
    ConfinedWorker::Reply reply;
    bool isMixed = true;
    for (int attempt = 0; attempt < drawingAttempts && isMixed; ++attempt) {
        std::vector<std::unique_ptr<AssetSet>> sets;
        for (const auto &source : sources)
            sets.push_back(source->set());
        reply = m_process.ask({messageOf(request)}, limit, [&](const WorkerMessage &question) {
            return answerTo(question, sources, sets, job.idNames);
        });
        isMixed = reply.state == ConfinedWorker::Reply::Said &&
                  !std::ranges::all_of(sets, [](const auto &set) { return set->isCurrent(); });
    }
    if (isMixed)
        return {.problem = tr("Another program is saving this model.")};
    switch (reply.state) {
    case ConfinedWorker::Reply::Said:
        if (const auto said = thumbnailReplyOf(reply.message, m_side))
            return *said;
        break;
    case ConfinedWorker::Reply::Unusable:
        return {.problem = reply.problem.isEmpty() ? tr("The model was not drawn.") : reply.problem};
    case ConfinedWorker::Reply::TimedOut:
        return {.problem = tr("Drawing this model took too long."), .isLasting = true};
    case ConfinedWorker::Reply::Ended:
        break;
    }
    return {.problem = tr("The program that draws models crashed on this one."), .isLasting = true};
}

} // namespace sinew

#include "moc_thumbnail_worker.cpp"
