// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace sinew {

/// A model file and, on demand, its companions. Reading one never changes the disk.
class FileSet
{
public:
    /// `name` is used in messages and to find companions; it need not exist.
    FileSet(QString name, QByteArray primary) : m_name(std::move(name)), m_primary(std::move(primary)) {}

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
};

} // namespace sinew
