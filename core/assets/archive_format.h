// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/system/system_file.h"

#include <memory>

namespace sinew {

/// A family of archives in which assets are looked up. Stateless.
class ArchiveFormat
{
public:
    virtual ~ArchiveFormat() = default;
    virtual QString name() const = 0;
    /// Lower case, without dot; for file dialogs.
    virtual QStringList suffixes() const = 0;
    /// Whether the first bytes of a file (up to 4096) may begin such an archive.
    virtual bool probe(const QByteArray &head) const = 0;
    /// The archive as a source. Opens nothing yet: that happens in the thread that first asks it for something.
    virtual std::shared_ptr<AssetSource> source(const QString &path) const = 0;
    /// The same for a file that is open, called `name` in messages, in a process that can open none.
    virtual std::shared_ptr<AssetSource> source(const QString &name, SystemFile file) const = 0;
};

} // namespace sinew
