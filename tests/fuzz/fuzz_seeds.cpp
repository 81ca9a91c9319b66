// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_seeds.h"

#include "tests/fuzz/model_input.h"
#include "tests/fuzz/seed_maker.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sinew::test {

namespace {

using Seeds = std::vector<std::pair<QString, QByteArray>>;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    check(file.open(QIODevice::ReadOnly), "a seed can be read");
    return file.readAll();
}

/// A model with the files beside it, in the form that modelInput() takes.
QByteArray setOf(const QString &path)
{
    QByteArray set = contentOf(path);
    const QFileInfo model(path);
    QByteArray separators;
    for (const char *suffix : {"skin", "anim", "skel", "phys", "bone"}) {
        separators += partSeparator;
        const QStringList beside = model.dir().entryList(
            {model.completeBaseName() + QStringLiteral("*.") + QLatin1String(suffix)}, QDir::Files, QDir::Name);
        if (beside.isEmpty())
            continue;
        set += separators + contentOf(model.dir().filePath(beside.front()));
        separators.clear();
    }
    return set;
}

void addSamples(const FuzzTarget &target, const QString &folder, Seeds &seeds)
{
    const QStringList suffixes = QString::fromLatin1(target.suffixes).split(u':');
    for (const QFileInfo &file : QDir(sourcePath("tests/samples/") + folder).entryInfoList(QDir::Files, QDir::Name)) {
        if (!suffixes.contains(file.suffix()))
            continue;
        const QString name = folder + u'_' + file.fileName();
        QByteArray input = file.suffix() == u"m2" ? setOf(file.filePath()) : contentOf(file.filePath());
        if (target.kind == InputKind::EditedModel) {
            ModelInput edited = modelInput(input);
            edited.extra = editSeed(numberOf(name.toUtf8()));
            input = inputOf(edited, Extra::BehindModel);
        }
        if (input.size() <= target.largestKib * 1024)
            seeds.emplace_back(name, input);
    }
}

void addFindings(const FuzzTarget &target, Seeds &seeds)
{
    const QDir folder(sourcePath("tests/fuzz/findings/") + QLatin1String(target.name));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        seeds.emplace_back(QStringLiteral("finding_") + name, contentOf(folder.filePath(name)));
}

} // namespace

Seeds fuzzSeeds(const FuzzTarget &target)
{
    Seeds seeds = madeSeeds(target.name);
    for (const QString &samples : QString::fromLatin1(target.samples).split(u':', Qt::SkipEmptyParts))
        addSamples(target, samples, seeds);
    addFindings(target, seeds);
    return seeds;
}

} // namespace sinew::test
