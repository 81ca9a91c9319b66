// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"
#include "core/files/file_set.h"
#include "editor/thumbnails/thumbnail_messages.h"
#include "editor/workers/confined_worker.h"

#include <QObject>

#include <memory>

namespace sinew {

class DecodePool;

/// The process that draws thumbnails of models (`sinew draw-worker`), so that no slow, crashing or hostile model
/// disturbs the window. It has its own display and is confined; what it needs from the disk it requests, and gets it
/// only from the model's folder, those above it in which textures are searched, and the asset sources.
class ThumbnailWorker : public QObject
{
    Q_OBJECT

public:
    /// Archives are read by `pool`. Pictures have `side` × `side` pixels, at most maxThumbnailSide.
    explicit ThumbnailWorker(std::shared_ptr<DecodePool> pool, int side = assetThumbnailSide,
                             QObject *parent = nullptr);
    ~ThumbnailWorker() override;

    /// A model, and what is searched after its own folder and source.
    struct Job
    {
        std::shared_ptr<AssetSource> source;
        QString path;
        std::vector<std::shared_ptr<AssetSource>> sources;
        ModelSuffixes modelSuffixes;
        QStringList imageSuffixes;
        FileSet::IdNames idNames;
    };

    /// For each model.
    void setTimeLimit(std::chrono::milliseconds limit) { m_limit = limit; }
    bool isIdle() const { return !m_tasks.isBusy(); }
    /// Whether the process is working on a model.
    bool isDrawing() const { return m_process.isAsked(); }
    /// Only while it is idle; answered() follows, never at once.
    void draw(const Job &job);
    /// Ends the process, unless it is drawing; clears whatever kept one from starting before.
    void restart();
    /// 0 if there is none.
    qint64 processId() const { return m_process.processId(); }

Q_SIGNALS:
    void answered(const sinew::ThumbnailReply &answer);

private:
    ThumbnailReply drawn(const Job &job, std::chrono::milliseconds limit);

    std::shared_ptr<DecodePool> m_pool;
    const int m_side;
    ConfinedWorker m_process;
    std::chrono::milliseconds m_limit;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
