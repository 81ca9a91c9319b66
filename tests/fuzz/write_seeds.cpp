// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew_fuzz_seeds FOLDER: writes what each fuzz target begins with to FOLDER/<target>/, and lists the targets.

#include "tests/fuzz/fuzz_seeds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: sinew_fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    for (const sinew::test::FuzzTarget &target : sinew::test::fuzzTargets()) {
        const QDir folder(QString::fromLocal8Bit(argv[1]) + u'/' + QLatin1String(target.name));
        if (!folder.mkpath(QStringLiteral(".")))
            return 1;
        for (const auto &[name, bytes] : sinew::test::fuzzSeeds(target)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                return 1;
        }
        std::puts(target.name);
    }
    return 0;
}
