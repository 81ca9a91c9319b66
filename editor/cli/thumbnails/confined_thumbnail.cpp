// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnails/confined_thumbnail.h"

#include "core/assets/folder_source.h"
#include "core/system/process/program_path.h"
#include "editor/assets/asset_file_set.h"
#include "editor/thumbnails/thumbnail_worker.h"
#include "editor/workers/decode_pool.h"

#include <QEventLoop>
#include <QFileInfo>

namespace sinew {

namespace {

ThumbnailReply drawn(const ThumbnailWorker::Job &job, const ConfinedThumbnail &thumbnail,
                     std::shared_ptr<DecodePool> pool)
{
    ThumbnailWorker worker(std::move(pool), thumbnail.side);
    worker.setTimeLimit(thumbnail.limit);
    ThumbnailReply reply;
    QEventLoop loop;
    QObject::connect(&worker, &ThumbnailWorker::answered, &loop, [&](const ThumbnailReply &answer) {
        reply = answer;
        loop.quit();
    });
    worker.draw(job);
    loop.exec();
    return reply;
}

} // namespace

Result<QImage> drawConfined(const ConfinedThumbnail &thumbnail, const FormatRegistry &formats)
{
    setWorkerCommand({programPath()});
    const QFileInfo file(thumbnail.file);
    const auto folder = std::make_shared<FolderSource>(file.absolutePath());
    const auto asset = folder->read(file.fileName());
    if (!asset)
        return Error{"the file can't be read", thumbnail.file.toStdString()};
    const auto pool = std::make_shared<DecodePool>(1);
    pool->setTimeLimit(thumbnail.limit);
    const FileSet files = fileSetOf(*folder, *asset, asset->path);
    QString problem;
    QImage picture;
    if (formats.source(files)) {
        const ThumbnailReply reply = drawn({folder, asset->path, thumbnail.sources, formats.modelSuffixes(),
                                            formats.images().suffixes(), formats.idNames()},
                                           thumbnail, pool);
        picture = reply.picture;
        problem = reply.problem;
    } else {
        const DecodedPicture decoded = pool->picture(files, thumbnail.side);
        picture = decoded.picture;
        problem = decoded.problem;
    }
    if (picture.isNull())
        return Error{problem.toStdString(), thumbnail.file.toStdString()};
    return picture;
}

} // namespace sinew
