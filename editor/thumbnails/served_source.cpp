// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/thumbnails/served_source.h"

#include "core/files/read_file.h"
#include "editor/workers/worker_protocol.h"
#include "editor/workers/worker_session.h"

namespace sinew {

std::optional<QString> ServedSource::locate(const QString &path) const
{
    const WorkerParcel answer = m_session.ask(messageOf(SourceQuestion{SourceQuestion::Locate, m_row, path}));
    if (!answer.message.head[worker_protocol::found].toBool())
        return std::nullopt;
    return answer.message.head[worker_protocol::path].toString();
}

std::optional<Asset> ServedSource::read(const QString &path) const
{
    WorkerParcel answer = m_session.ask(messageOf(SourceQuestion{SourceQuestion::Read, m_row, path}));
    if (answer.files.empty())
        return std::nullopt;
    auto bytes = answer.files.front().read(maxAssetFileBytes);
    if (!bytes)
        return std::nullopt;
    return Asset{std::move(*bytes), answer.message.head[worker_protocol::path].toString()};
}

} // namespace sinew
