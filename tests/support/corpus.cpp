// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include "tests/support/paths.h"
#include "tests/support/tier.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <cstdio>
#include <map>

namespace sinew::test {
namespace {

struct Coverage
{
    QSet<QString> expected, seen;
    bool absent = false;
};

std::map<QString, Coverage> &coverages()
{
    static std::map<QString, Coverage> byFunction;
    return byFunction;
}

Coverage &coverageOfFunction()
{
    return coverages()[QString::fromLatin1(QTest::currentTestFunction())];
}

/// Paths below the corpus; empty if there is no index.
QStringList readIndex()
{
    QFile file(sharedPath("corpus/INDEX.tsv"));
    QStringList paths;
    if (!file.open(QIODevice::ReadOnly))
        return paths;
    file.readLine(); // the column titles
    while (!file.atEnd())
        paths << QString::fromUtf8(file.readLine()).section(u'\t', 0, 0);
    paths.sort();
    return paths;
}

const QStringList &corpusIndex()
{
    static const QStringList paths = readIndex();
    return paths;
}

} // namespace

bool hasCorpus()
{
    if (corpusIndex().isEmpty())
        coverageOfFunction().absent = true;
    return !corpusIndex().isEmpty();
}

QStringList corpusFiles(const char *folder, const QStringList &suffixes, int step)
{
    QStringList files;
    if (!hasCorpus())
        return files;
    const QString below = *folder ? QLatin1String(folder) + u'/' : QString();
    for (const QString &path : corpusIndex())
        if (path.startsWith(below) && suffixes.contains(QFileInfo(path).suffix(), Qt::CaseInsensitive))
            files << sharedPath("corpus/") + path;
    if (!isFullTier()) {
        QStringList some;
        for (qsizetype i = 0; i < files.size(); i += step)
            some << files[i];
        files = some;
    }
    coverageOfFunction().expected.unite({files.begin(), files.end()});
    return files;
}

QString corpusFile(const char *path)
{
    const QString file = sharedPath("corpus/") + QLatin1String(path);
    if (hasCorpus())
        coverageOfFunction().expected.insert(file);
    return file;
}

void sawCorpusFile(const QString &path)
{
    coverageOfFunction().seen.insert(path);
}

bool reportCorpus(const char *test)
{
    bool complete = true;
    for (auto &[function, coverage] : coverages()) {
        const QByteArray name = function.toLatin1();
        if (coverage.absent) {
            std::printf("corpus %s::%s: ../shared/corpus is absent\n", test, name.constData());
            complete = false;
        } else if (!coverage.expected.isEmpty()) {
            const QSet<QString> missed = coverage.expected - coverage.seen;
            std::printf("corpus %s::%s: %d of %d files\n", test, name.constData(),
                        int(coverage.expected.size() - missed.size()), int(coverage.expected.size()));
            if (!missed.isEmpty())
                std::printf("one of those that were not seen: %s\n", qPrintable(*missed.begin()));
            complete = complete && missed.isEmpty();
        }
    }
    return complete || !isFullTier();
}

} // namespace sinew::test
