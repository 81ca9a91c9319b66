// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/decode_pool.h"

#include "core/async/worker_threads.h"
#include "editor/workers/confined_archive.h"
#include "editor/workers/worker_protocol.h"

#include <algorithm>

namespace sinew {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds decodeLimit = 20s;
/// The longest reply: a file from an archive.
constexpr qsizetype maxDecodeReply = (qsizetype(1) << 30) + (qsizetype(1) << 20);
/// Limits the effect of a file that has damaged a process without ending it.
constexpr int repliesOfProcess = 1000;

} // namespace

DecodePool::DecodePool(int count) : m_limit(decodeLimit)
{
    for (int i = 0; i < (count > 0 ? count : std::max(1, processorCount() - 1)); ++i)
        m_workers.emplace_back(new Worker{{QStringLiteral("decode-worker"), maxDecodeReply}});
}

DecodePool::Worker &DecodePool::take()
{
    std::unique_lock lock(m_mutex);
    auto free = m_workers.end();
    m_isFree.wait(lock, [&] {
        free = std::ranges::find_if(m_workers, [](const auto &worker) { return !worker->isBusy; });
        return free != m_workers.end();
    });
    (*free)->isBusy = true;
    return **free;
}

void DecodePool::giveBack(Worker &worker)
{
    {
        const std::lock_guard lock(m_mutex);
        worker.isBusy = false;
    }
    m_isFree.notify_one();
}

void DecodePool::endIdle()
{
    const std::lock_guard lock(m_mutex);
    for (const auto &worker : m_workers) {
        if (!worker->isBusy)
            worker->process.end();
    }
}

void DecodePool::stop()
{
    for (const auto &worker : m_workers)
        worker->process.stop();
}

std::vector<qint64> DecodePool::processIds() const
{
    std::vector<qint64> ids;
    for (const auto &worker : m_workers) {
        if (const qint64 id = worker->process.processId(); id > 0)
            ids.push_back(id);
    }
    return ids;
}

ConfinedWorker::Reply DecodePool::ask(const WorkerParcel &request, const ConfinedWorker::Answers &answers)
{
    using Reply = ConfinedWorker::Reply;
    Worker &worker = take();
    Reply reply = worker.process.ask(request, m_limit, answers);
    // A file is to blame only if the process that it ended had not seen any other.
    if (reply.state == Reply::Ended && !reply.wasFirst)
        reply = worker.process.ask(request, m_limit, answers);
    if (worker.process.repliesSoFar() >= repliesOfProcess)
        worker.process.end();
    giveBack(worker);
    return reply;
}

QString DecodePool::problemOf(const ConfinedWorker::Reply &reply)
{
    switch (reply.state) {
    case ConfinedWorker::Reply::Said:
        break;
    case ConfinedWorker::Reply::Unusable:
        return reply.problem.isEmpty() ? tr("The file was not read.") : reply.problem;
    case ConfinedWorker::Reply::TimedOut:
        return tr("Reading this file took too long.");
    case ConfinedWorker::Reply::Ended:
        return tr("The program that reads untrusted files crashed on this one, or it needs too much memory.");
    }
    return {};
}

DecodedPicture DecodePool::picture(const FileSet &files, int side)
{
    const auto inMemory = [](Bytes bytes) {
        std::vector<SystemFile> opened;
        if (SystemFile file = SystemFile::inMemory(bytes); file.isOpen())
            opened.push_back(std::move(file));
        return opened;
    };
    const auto reply =
        ask({{{{worker_protocol::request, int(DecodeTask::Picture)},
               {worker_protocol::name, files.name()},
               {worker_protocol::side, side}}},
             inMemory(files.primary())},
            [&](const WorkerMessage &question) {
                const auto companion = files.companion(question.head[worker_protocol::name].toString());
                return WorkerParcel{{{{worker_protocol::found, companion.has_value()}}},
                                    companion ? inMemory(viewOf(*companion)) : std::vector<SystemFile>()};
            });
    if (const QString problem = problemOf(reply); !problem.isEmpty())
        return {.problem = problem, .isLasting = reply.state != ConfinedWorker::Reply::Unusable};
    DecodedPicture picture = decodedPictureOf(reply.message, side);
    if (picture.picture.isNull() && picture.problem.isEmpty())
        picture.problem = problemOf({ConfinedWorker::Reply::Ended});
    return picture;
}

std::optional<WorkerMessage> DecodePool::inArchive(const ArchiveRequest &request, SystemFile file)
{
    WorkerParcel parcel{{{{worker_protocol::request, int(request.task)},
                          {worker_protocol::name, request.name},
                          {worker_protocol::key, request.key},
                          {worker_protocol::path, request.path}}}};
    parcel.files.push_back(std::move(file));
    const auto reply = ask(parcel);
    if (reply.state != ConfinedWorker::Reply::Said)
        return std::nullopt;
    return reply.message;
}

std::shared_ptr<AssetSource> DecodePool::confined(const std::shared_ptr<AssetSource> &source)
{
    const bool isArchive = source->diskPath(QStringLiteral("a")) == source->name();
    return isArchive ? std::make_shared<ConfinedArchive>(source->name(), shared_from_this()) : source;
}

} // namespace sinew
