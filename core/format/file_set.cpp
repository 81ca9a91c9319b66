// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/file_set.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sinew {

std::optional<QByteArray> FileSet::companion(const QString &fileName) const
{
    if (m_companions)
        return m_companions(fileName);
    if (m_name.isEmpty())
        return std::nullopt;
    const QDir folder = QFileInfo(m_name).absoluteDir();
    for (const QString &entry : folder.entryList(QDir::Files)) {
        if (entry.compare(fileName, Qt::CaseInsensitive) != 0)
            continue;
        QFile file(folder.filePath(entry));
        if (file.open(QIODevice::ReadOnly))
            return file.readAll();
    }
    return std::nullopt;
}

} // namespace sinew
