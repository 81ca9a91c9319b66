// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"

#include <QMap>

namespace sinew {

/// Files that are not on the disk yet. Names are compared without regard to case and to the kind of slash.
class MemorySource final : public AssetSource
{
public:
    /// `name`: shown to the user.
    explicit MemorySource(QString name) : m_name(std::move(name)) {}

    void add(const QString &path, const QByteArray &bytes) { m_files.insert(keyOf(path), {bytes, path}); }

    QString name() const override { return m_name; }
    std::optional<QString> locate(const QString &path) const override;
    std::optional<Asset> read(const QString &path) const override;
    AssetListing list() const override;
    QString diskPath(const QString &) const override { return {}; }

private:
    static QString keyOf(QString path);

    QString m_name;
    QMap<QString, Asset> m_files;
};

} // namespace sinew
