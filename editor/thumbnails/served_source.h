// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "editor/thumbnails/thumbnail_messages.h"

namespace sinew {

class WorkerSession;

/// A source of the window as seen by the process that draws: every question goes to the window.
class ServedSource final : public AssetSource
{
public:
    /// The session must live as long as this object.
    ServedSource(WorkerSession &session, int row, ThumbnailRequest::Source source)
        : m_session(session), m_row(row), m_source(std::move(source))
    {
    }
    QString name() const override { return m_source.name; }
    std::optional<QString> locate(const QString &path) const override;
    std::optional<Asset> read(const QString &path) const override;
    /// Empty: drawing lists no files.
    AssetListing list() const override { return {}; }
    QString diskPath(const QString &located) const override { return m_source.name + u'/' + located; }
    bool triesBaseName() const override { return m_source.triesBaseName; }

private:
    WorkerSession &m_session;
    int m_row;
    ThumbnailRequest::Source m_source;
};

} // namespace sinew
