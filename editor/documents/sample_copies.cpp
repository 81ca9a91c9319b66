// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/sample_copies.h"

#include <QStandardPaths>

namespace sinew {

QString sampleCopyFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/samples");
}

bool isSampleCopy(const QString &path)
{
    return path.startsWith(sampleCopyFolder() + u'/');
}

} // namespace sinew
