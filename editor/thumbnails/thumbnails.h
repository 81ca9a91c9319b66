// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"
#include "core/format/format_registry.h"
#include "editor/thumbnails/thumbnail_store.h"
#include "editor/thumbnails/thumbnail_worker.h"
#include "editor/workers/decode_pool.h"

#include <QCache>
#include <QIcon>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

namespace sinew {

/// What is known about a file from its thumbnail.
struct Thumbnail
{
    enum State { Pending, Ready, Failed } state = Pending;
    QIcon icon;      ///< null unless Ready
    QString details; ///< "64 × 32 pixels, BLP1 JPEG, alpha 8 bit", or why there is no picture
};

/// Small pictures of textures and models, made in the background on request, the latest request first. Threads read
/// files and look for stored pictures; other processes read archives, decode images (DecodePool) and draw models
/// (ThumbnailWorker).
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    static constexpr int side = assetThumbnailSide; ///< pixels of the longer side
    /// At most this many are kept waiting: the oldest requests are dropped, and made again when their files are shown
    /// again.
    static constexpr int maxWaiting = 400;

    /// The registry must outlive this object.
    Thumbnails(const FormatRegistry &formats, QString storeFolder, QObject *parent = nullptr);
    ~Thumbnails() override;

    /// Where models find their textures, besides their own source and folder; pictures of models are stored for these
    /// sources. Takes effect for later requests.
    void setSources(std::vector<std::shared_ptr<AssetSource>> sources);
    /// What is known about the file `path` of `source`, Image or Model. Pending: arrived() follows, or the request was
    /// dropped. `id` is the caller's name for it.
    Thumbnail find(int id, const std::shared_ptr<AssetSource> &source, const QString &path, AssetKind kind);
    /// Drops everything; ids may then refer to other files.
    void clear();
    /// Whether files that have no picture according to the store are tried again.
    void setRetriesFailed(bool on);
    bool isBusy() const
    {
        return !m_waiting.empty() || m_loader.isBusy() || m_keeper.isBusy() || !m_models.empty() || isDrawing();
    }
    /// Those that draw models: as many as the processors that the window leaves free, at least one and at most four,
    /// which are given work in their order.
    std::size_t workers() const { return m_drawers.size(); }
    ThumbnailWorker &worker(std::size_t n = 0) { return m_drawers[n]->worker; }
    /// Decodes other files that the user has not opened.
    const std::shared_ptr<DecodePool> &decoders() const { return m_decoders; }

    /// Files that were read, and pictures that were decoded or drawn because the store had none: for tests.
    int filesRead() const { return m_filesRead; }
    int picturesMade() const { return m_picturesMade; }

Q_SIGNALS:
    void arrived(int id);

private:
    struct Request
    {
        int id;
        std::shared_ptr<AssetSource> source;
        QString path;
        AssetKind kind;
        std::vector<std::shared_ptr<AssetSource>> sources;
        bool retriesFailed = false;
    };
    /// What a thread made of a request: a picture, a reason why there is none, or neither for a model that must be
    /// drawn.
    struct Outcome
    {
        QImage picture = {};
        QString problem = {};
        QString key = {};
        bool isLasting = false; ///< the problem lies in the file itself
    };
    /// A model that must be drawn.
    struct Model
    {
        int id;
        ThumbnailWorker::Job job;
        QString key;
        int generation;
    };
    void pump();
    Outcome load(const Request &request);
    Outcome decode(const FileSet &files);
    void take(const Request &request, const Outcome &outcome);
    void keep(const Outcome &outcome);
    void finish(int id, const Outcome &outcome);
    bool isDrawing() const;
    void drawNext();
    void endIdle();
    void restartDrawers();

    const FormatRegistry &m_formats;
    ThumbnailStore m_store;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    QCache<int, Thumbnail> m_known; ///< by id, cost in bytes
    QSet<int> m_asked;              ///< waiting, running or to be drawn
    std::deque<Request> m_waiting;  ///< the next one last
    std::deque<Model> m_models;     ///< to be drawn, the next one last
    bool m_retriesFailed = false;
    int m_generation = 0; ///< the picture of a model of an earlier generation is stored, but not shown
    std::atomic<int> m_filesRead = 0, m_picturesMade = 0;
    std::shared_ptr<DecodePool> m_decoders = std::make_shared<DecodePool>();
    struct Drawer
    {
        ThumbnailWorker worker;
        std::optional<Model> drawn; ///< being drawn
    };
    std::vector<std::unique_ptr<Drawer>> m_drawers;
    QTimer m_idle;
    TaskRunner m_loader, m_keeper{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
