// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew_fuzz_seeds FOLDER: writes the initial inputs of each fuzz target to FOLDER/<target>/ and its words to
// FOLDER/<target>.dict. Lists the targets, each with the maximum size that an input should have.

#include "tests/fuzz/fuzz_seeds.h"
#include "tests/fuzz/fuzz_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

namespace {

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

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
        for (const auto &[name, bytes] : sinew::test::fuzzSeeds(target))
            if (!write(folder.filePath(name), bytes))
                return 1;
        if (!write(folder.path() + QStringLiteral(".dict"), sinew::test::dictionaryOf(sinew::test::fuzzWords(target))))
            return 1;
        std::printf("%s %d\n", target.name, target.largestKib * 1024);
    }
    return 0;
}
