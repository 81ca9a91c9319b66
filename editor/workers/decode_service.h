// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/workers/worker_session.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

namespace sinew {

class AssetSource;

/// What `sinew decode-worker` does for DecodePool: makes small pictures of images, lists archives and reads files in
/// them. Files arrive opened with the request; it opens none.
class DecodeService
{
    Q_DECLARE_TR_FUNCTIONS(sinew::DecodeService)

public:
    /// Both must live as long as this object.
    DecodeService(const FormatRegistry &formats, WorkerSession &session) : m_formats(formats), m_session(session) {}

    WorkerMessage work(WorkerParcel request);

private:
    WorkerMessage picture(WorkerParcel &request);
    WorkerMessage inArchive(WorkerParcel &request);
    std::shared_ptr<AssetSource> archive(WorkerParcel &request);

    const FormatRegistry &m_formats;
    WorkerSession &m_session;
    QHash<QString, std::shared_ptr<AssetSource>> m_archives; ///< by key; their tables are read once
};

} // namespace sinew
