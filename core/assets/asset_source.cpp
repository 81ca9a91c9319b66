// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/asset_source.h"

#include "core/assets/asset_set.h"
#include "core/system/file_stamp.h"

namespace sinew {

namespace {

/// Files of one archive: they belong together as long as nobody has written a new archive.
class ArchiveSet final : public AssetSet
{
public:
    explicit ArchiveSet(const AssetSource &source) : m_source(source), m_stamp(fileStamp(source.name())) {}
    std::optional<Asset> read(const QString &path) override { return m_source.read(path); }
    bool isCurrent() const override { return fileStamp(m_source.name()) == m_stamp; }

private:
    const AssetSource &m_source;
    std::optional<FileStamp> m_stamp;
};

} // namespace

std::unique_ptr<AssetSet> AssetSource::set() const
{
    return std::make_unique<ArchiveSet>(*this);
}

} // namespace sinew
