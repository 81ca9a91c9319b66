// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "sample_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

// sinew_samples OUTDIR: writes every sample below OUTDIR. The committed ones are made with OUTDIR = tests/samples.
int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s OUTDIR\n", argv[0]);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const sinew::samples::SampleFiles files = sinew::samples::allSamples();
    qsizetype bytes = 0;
    for (auto file = files.begin(); file != files.end(); ++file) {
        const QString path = folder.filePath(file.key());
        QFile target(path);
        if (!QDir().mkpath(QFileInfo(path).path()) || !target.open(QIODevice::WriteOnly) ||
            target.write(file.value()) != file.value().size()) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(target.errorString()));
            return 1;
        }
        bytes += file.value().size();
    }
    std::printf("%lld files, %lld bytes\n", static_cast<long long>(files.size()), static_cast<long long>(bytes));
    return 0;
}
