// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The frames of all effects of all samples, against tests/samples/effect_frames.txt, so that moving code cannot change
// the picture. If a change is intended, replace that file with the one that the failing test writes.

#include "core/format/format_registry.h"
#include "effect_digest.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace tst_effect_frames {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t sequencesOfSample = 8;

/// Line of a model that shows any effects, otherwise empty.
QString lineOf(const FormatRegistry &registry, const QString &path, const QString &name)
{
    auto source = registry.source(path);
    if (!source)
        return {};
    Diagnostics diagnostics;
    const auto model = source->format->read(source->files, diagnostics);
    if (!model)
        return {};
    const EffectDigest digest = effectDigest(source->format->scene()->build(**model), sequencesOfSample);
    if (digest.particles + digest.ribbonVertices + digest.models == 0)
        return {};
    return QStringLiteral("%1 %2 %3 %4 %5\n")
        .arg(digest.value, 16, 16, QLatin1Char('0'))
        .arg(digest.particles)
        .arg(digest.ribbonVertices)
        .arg(digest.models)
        .arg(name);
}

/// Without the digests if this compiler rounds differently from the one that made the file.
QByteArray comparable(const QByteArray &lines)
{
#ifdef __clang__
    QByteArray counts;
    for (const QByteArray &line : lines.split('\n'))
        counts += line.mid(line.indexOf(' ')) + '\n';
    return counts;
#else
    return lines;
#endif
}

} // namespace

class TestEffectFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples()
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        const QDir folder(sourcePath("tests/samples"));
        QStringList names;
        for (QDirIterator all(
                 folder.path(),
                 {QStringLiteral("*.mdx"), QStringLiteral("*.mdl"), QStringLiteral("*.m2"), QStringLiteral("*.m3")},
                 QDir::Files, QDirIterator::Subdirectories);
             all.hasNext();)
            names.append(folder.relativeFilePath(all.next()));
        names.sort();
        QByteArray now = "# Digest of the effects' frames; sums of particles, ribbon vertices and models; sample\n";
        for (const QString &name : names)
            now += lineOf(registry, folder.filePath(name), name).toUtf8();
        QFile file(folder.filePath(QStringLiteral("effect_frames.txt")));
        const QByteArray before = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (comparable(now) == comparable(before))
            return;
        QFile written(QDir::temp().filePath(QStringLiteral("effect_frames.txt")));
        QVERIFY(written.open(QIODevice::WriteOnly) && written.write(now) == now.size());
        QFAIL(qPrintable(QStringLiteral("differs from tests/samples/effect_frames.txt: see ") + written.fileName()));
    }
};

SINEW_GUILESS_TEST(tst_effect_frames, TestEffectFrames)

} // namespace tst_effect_frames
#include "tst_effect_frames.moc"
