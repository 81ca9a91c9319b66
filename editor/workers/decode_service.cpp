// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/decode_service.h"

#include "core/files/read_file.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "editor/workers/decode_messages.h"
#include "editor/workers/worker_protocol.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr qsizetype maxArchives = 8;

/// The smallest level that is large enough, no larger than `side`.
QImage smallPicture(const DecodedImage &image, int side)
{
    std::size_t level = 0;
    while (level + 1 < image.levels.size() &&
           std::max(image.levels[level + 1].width, image.levels[level + 1].height) >= side)
        ++level;
    const QImage picture = toQImage(image, int(level));
    if (picture.width() <= side && picture.height() <= side)
        return picture;
    return picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

std::optional<QByteArray> openedBytes(std::vector<SystemFile> &files)
{
    return files.empty() ? std::nullopt : files.front().read(maxAssetFileBytes);
}

} // namespace

WorkerMessage DecodeService::work(WorkerParcel request)
{
    if (DecodeTask(request.message.head[worker_protocol::request].toInt()) == DecodeTask::Picture)
        return picture(request);
    return inArchive(request);
}

WorkerMessage DecodeService::picture(WorkerParcel &request)
{
    const QJsonObject &head = request.message.head;
    const int side = std::clamp(head[worker_protocol::side].toInt(), 1, maxImageSide);
    const auto bytes = openedBytes(request.files);
    if (!bytes)
        return messageOf(DecodedPicture{.problem = tr("The file can't be read.")});
    const FileSet files(head[worker_protocol::name].toString(), *bytes, [this](const QString &name) {
        WorkerParcel answer = m_session.ask({{{worker_protocol::question, true}, {worker_protocol::name, name}}});
        return openedBytes(answer.files);
    });
    Diagnostics diagnostics;
    const Result<DecodedImage> image = m_formats.images().decode(files, diagnostics, {.mayReduce = true});
    if (!image)
        return messageOf(DecodedPicture{.problem = translated(image.error()), .isLasting = true});
    DecodedPicture result{.picture = smallPicture(*image, side),
                          .size = {image->width(), image->height()},
                          .format = QString::fromStdString(image->description)};
    if (result.picture.isNull())
        result = {.problem = tr("The file has no image."), .isLasting = true};
    return messageOf(result);
}

std::shared_ptr<AssetSource> DecodeService::archive(WorkerParcel &request)
{
    const QString key = request.message.head[worker_protocol::key].toString();
    if (const auto known = m_archives.value(key))
        return known;
    if (request.files.empty())
        return nullptr;
    if (m_archives.size() >= maxArchives)
        m_archives.clear();
    auto source = m_formats.archives().source(request.message.head[worker_protocol::name].toString(),
                                              std::move(request.files.front()));
    if (source)
        m_archives.insert(key, source);
    return source;
}

WorkerMessage DecodeService::inArchive(WorkerParcel &request)
{
    const QJsonObject &head = request.message.head;
    const QString path = head[worker_protocol::path].toString();
    const auto source = archive(request);
    switch (DecodeTask(head[worker_protocol::request].toInt())) {
    case DecodeTask::List:
        return messageOf(source ? source->list() : AssetListing{AssetListing::Unreadable});
    case DecodeTask::Locate:
        if (const auto located = source ? source->locate(path) : std::nullopt)
            return {{{worker_protocol::found, true}, {worker_protocol::path, *located}}};
        break;
    case DecodeTask::Read:
        if (auto asset = source ? source->read(path) : std::nullopt)
            return {{{worker_protocol::found, true}, {worker_protocol::path, asset->path}}, std::move(asset->bytes)};
        break;
    case DecodeTask::Picture:
        break;
    }
    return {{{worker_protocol::found, false}}};
}

} // namespace sinew
