// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace sinew {

/// A model or image file and, on demand, its companions. Reading one never changes the disk.
class FileSet
{
public:
    /// Bytes of a file beside the primary one, compared without case; nothing when there is none.
    using CompanionSource = std::function<std::optional<QByteArray>(const QString &fileName)>;

    /// `name` is used in messages and to find companions on the disk; it need not exist. Without a name there are none.
    FileSet(QString name, QByteArray primary) : m_name(std::move(name)), m_primary(std::move(primary)) {}
    /// A file that does not lie on the disk, or not alone: in an archive, in an asset search.
    FileSet(QString name, QByteArray primary, CompanionSource companions)
        : m_name(std::move(name)), m_primary(std::move(primary)), m_companions(std::move(companions))
    {
    }

    const QString &name() const { return m_name; }
    Bytes primary() const
    {
        return {reinterpret_cast<const std::byte *>(m_primary.constData()), std::size_t(m_primary.size())};
    }
    /// Bytes of a file beside the primary one, compared without case; empty when there is none.
    std::optional<QByteArray> companion(const QString &fileName) const;

private:
    QString m_name;
    QByteArray m_primary;
    CompanionSource m_companions;
};

} // namespace sinew
