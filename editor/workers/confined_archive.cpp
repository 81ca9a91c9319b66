// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/confined_archive.h"

#include "core/system/system_error.h"
#include "editor/workers/decode_pool.h"
#include "editor/workers/worker_protocol.h"

namespace sinew {

namespace {

/// Identifies the file in its present state.
QString archiveKey(const FileStamp &stamp)
{
    return QStringLiteral("%1:%2:%3:%4").arg(stamp.device).arg(stamp.file).arg(stamp.size).arg(stamp.modified);
}

std::optional<WorkerMessage> askOfArchive(DecodePool &pool, DecodeTask task, const QString &archive,
                                          const QString &path = {})
{
    SystemFile file = SystemFile::openToRead(archive);
    const auto stamp = file.isOpen() && file.isRegular() ? file.stamp() : std::nullopt;
    if (!stamp)
        return std::nullopt;
    return pool.inArchive({task, archive, archiveKey(*stamp), path}, std::move(file));
}

} // namespace

std::optional<QString> ConfinedArchive::locate(const QString &path) const
{
    const auto reply = askOfArchive(*m_pool, DecodeTask::Locate, m_path, path);
    if (!reply || !reply->head[worker_protocol::found].toBool())
        return std::nullopt;
    return reply->head[worker_protocol::path].toString();
}

std::optional<Asset> ConfinedArchive::read(const QString &path) const
{
    auto reply = askOfArchive(*m_pool, DecodeTask::Read, m_path, path);
    if (!reply || !reply->head[worker_protocol::found].toBool())
        return std::nullopt;
    return Asset{std::move(reply->body), reply->head[worker_protocol::path].toString()};
}

AssetListing ConfinedArchive::list() const
{
    const bool isThere = fileStamp(m_path).has_value();
    const auto reply = isThere ? askOfArchive(*m_pool, DecodeTask::List, m_path) : std::nullopt;
    if (!reply)
        return {isThere ? AssetListing::Unreadable : AssetListing::Absent};
    return listingOf(*reply);
}

} // namespace sinew
