// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/files/file_set.h"
#include "editor/workers/confined_worker.h"
#include "editor/workers/decode_messages.h"

#include <condition_variable>

namespace sinew {

/// Several processes that decode images and read archives (`sinew decode-worker`), for what the user has not opened.
/// Functions wait for the answer and may be called from any thread but the window's.
class DecodePool : public std::enable_shared_from_this<DecodePool>
{
    Q_DECLARE_TR_FUNCTIONS(sinew::DecodePool)

public:
    /// At most `count` processes at once; 0: as many as there are processors that the window leaves.
    explicit DecodePool(int count = 0);

    /// For one request.
    void setTimeLimit(std::chrono::milliseconds limit) { m_limit = limit; }
    /// Ends the processes that do nothing; the next request starts them again.
    void endIdle();
    /// Ends all, for good: what is waited for fails at once.
    void stop();
    /// Of those that run.
    std::vector<qint64> processIds() const;

    /// The image that is the set's primary file, scaled down to `side` pixels. The set is asked for companions in the
    /// calling thread.
    DecodedPicture picture(const FileSet &files, int side);
    /// What is asked of an archive, open as `file`; `path` within it. `key` names the file as it is now.
    struct ArchiveRequest
    {
        DecodeTask task;
        QString name, key, path = {};
    };
    /// Null when no worker could say anything.
    std::optional<WorkerMessage> inArchive(const ArchiveRequest &request, SystemFile file);

    /// The same source, where an archive is read by a worker. Folders are what they are: their files' bytes and names
    /// are not looked into.
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
