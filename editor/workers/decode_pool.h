// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/files/file_set.h"
#include "editor/workers/confined_worker.h"
#include "editor/workers/decode_messages.h"

#include <condition_variable>

namespace sinew {

/// Several processes that decode images and read archives (`sinew decode-worker`), for files that the user has not
/// opened. Functions wait for the answer and may be called from any thread but the window's.
class DecodePool : public std::enable_shared_from_this<DecodePool>
{
    Q_DECLARE_TR_FUNCTIONS(sinew::DecodePool)

public:
    /// At most `count` processes at once; 0: as many as the processors that the window leaves free.
    explicit DecodePool(int count = 0);

    /// For each request.
    void setTimeLimit(std::chrono::milliseconds limit) { m_limit = limit; }
    /// Ends the idle processes; the next request starts them again.
    void endIdle();
    /// Ends all processes permanently: pending requests fail at once.
    void stop();
    /// Of the running processes.
    std::vector<qint64> processIds() const;

    /// The image in the set's primary file, scaled down to `side` pixels. The set is asked for companions in the
    /// calling thread.
    DecodedPicture picture(const FileSet &files, int side);
    /// A request to an archive, opened as `file`; `path` within it. `key` identifies the file in its present state.
    struct ArchiveRequest
    {
        DecodeTask task;
        QString name, key, path = {};
    };
    /// Null if no worker could answer.
    std::optional<WorkerMessage> inArchive(const ArchiveRequest &request, SystemFile file);

    /// The same source, but with archives read by a worker. Folders are returned unchanged: their files' bytes and
    /// names are not parsed.
    std::shared_ptr<AssetSource> confined(const std::shared_ptr<AssetSource> &source);

private:
    struct Worker
    {
        ConfinedWorker process;
        bool isBusy = false;
    };
    Worker &take();
    void giveBack(Worker &worker);
    ConfinedWorker::Reply ask(const WorkerParcel &request, const ConfinedWorker::Answers &answers = {});
    static QString problemOf(const ConfinedWorker::Reply &reply);

    mutable std::mutex m_mutex;
    std::condition_variable m_isFree;
    std::vector<std::unique_ptr<Worker>> m_workers; ///< those in front are used first
    std::atomic<std::chrono::milliseconds> m_limit;
};

} // namespace sinew
