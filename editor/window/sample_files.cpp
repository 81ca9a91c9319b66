// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/sample_files.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>

#include <algorithm>

namespace sinew {

QStringList sampleFiles()
{
    // Beside an installed program, else in the source tree above build/<preset>/bin; there, "odd" holds files for
    // tests only.
    QStringList samples;
    for (const char *folder : {"/../share/sinew/samples", "/../../../tests/samples"}) {
        const QString path = QDir::cleanPath(QApplication::applicationDirPath() + QLatin1String(folder));
        QDirIterator entries(path, {QStringLiteral("*.mdx")}, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString file = entries.next();
            if (!file.contains(QLatin1String("/odd/")))
                samples.append(file);
        }
    }
    samples.sort();
    // The one made to be looked at comes first.
    std::stable_partition(samples.begin(), samples.end(),
                          [](const QString &file) { return file.endsWith(QLatin1String("/showcase.mdx")); });
    return samples;
}

} // namespace sinew
