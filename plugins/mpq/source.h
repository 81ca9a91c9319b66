// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/system/system_file.h"

#include <memory>
#include <mutex>

namespace sinew {

/// An MPQ archive or map. Opened on first access, and again if its file has changed. Also finds files that its own list
/// does not name.
class MpqSource final : public AssetSource
{
public:
    explicit MpqSource(const QString &path);
    /// An archive that is already open and doesn't change.
    MpqSource(const QString &name, SystemFile file);
    ~MpqSource() override;
    QString name() const override { return m_path; }
    std::optional<QString> locate(const QString &path) const override;
    std::optional<Asset> read(const QString &path) const override;
    AssetListing list() const override;
    QString diskPath(const QString &) const override { return m_path; }

private:
    struct State;
    static std::shared_ptr<State> opened(const QString &name, SystemFile file);
    /// The archive in the file's current state.
    std::shared_ptr<const State> current() const;

    QString m_path;
    bool m_followsFile = true;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<const State> m_state;
};

} // namespace sinew
