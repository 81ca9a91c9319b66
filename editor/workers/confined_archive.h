// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"

#include <memory>

namespace sinew {

class DecodePool;

/// An archive that a worker reads: the program opens its file but does not look at any of its bytes.
class ConfinedArchive final : public AssetSource
{
public:
    ConfinedArchive(QString path, std::shared_ptr<DecodePool> pool) : m_path(std::move(path)), m_pool(std::move(pool))
    {
    }
    QString name() const override { return m_path; }
    std::optional<QString> locate(const QString &path) const override;
    std::optional<Asset> read(const QString &path) const override;
    AssetListing list() const override;
    QString diskPath(const QString &) const override { return m_path; }

private:
    QString m_path;
    std::shared_ptr<DecodePool> m_pool;
};

} // namespace sinew
