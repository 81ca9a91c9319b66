// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_damage.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

namespace tst_m2_round_trip {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A file on disk with the files beside it.
FileSet onDisk(const QString &path)
{
    return FileSet(path, contentOf(path));
}

} // namespace

/// Models with all their companions are written as they were read: samples and real files.
class TestM2RoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data()
    {
        QTest::addColumn<QString>("path");
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            if (file.key().endsWith(QLatin1String(".m2")))
                QTest::newRow(qPrintable(file.key())) << file.key();
    }
    void samples()
    {
        QFETCH(QString, path);
        verifySet(fileSet(sampleFiles(), path), !test::isUnreadableSample(path));
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        SINEW_NEEDS_CORPUS();
        for (const QString &path : corpusFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
    }
    void corpus()
    {
        QFETCH(QString, path);
        verifySet(onDisk(path), true);
        sawCorpusFile(path);
    }

    /// All files of a set are read: skins, LOD skins, keys, skeletons, physics, bone offsets.
    void everyCompanionIsRead_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("companions");
        const auto row = [](const char *path, const QStringList &companions) {
            QTest::newRow(path) << QString::fromLatin1(path) << companions;
        };
        row("m2wotlk/tiny.m2",
            {QStringLiteral("tiny00.skin"), QStringLiteral("tiny0060-00.anim"), QStringLiteral("tiny01.skin")});
        row("m2legion/tiny.m2",
            {QStringLiteral("tiny.phys"), QStringLiteral("tiny00.skin"), QStringLiteral("tiny0060-00.anim"),
             QStringLiteral("tiny01.skin"), QStringLiteral("tiny_00.bone"), QStringLiteral("tiny_01.bone"),
             QStringLiteral("tiny_lod01.skin")});
        row("m2skel/tiny.m2",
            {QStringLiteral("tiny.skel"), QStringLiteral("tiny00.skin"), QStringLiteral("tiny0060-00.anim"),
             QStringLiteral("tiny01.skin"), QStringLiteral("tiny_00.bone"), QStringLiteral("tiny_lod01.skin")});
        row("m2skel/child.m2", {QStringLiteral("child.skel"), QStringLiteral("child00.skin"),
                                QStringLiteral("child01.skin"), QStringLiteral("child_lod01.skin"),
                                QStringLiteral("parent.skel"), QStringLiteral("tiny_00.bone")}); // by its id
        row("m2phys/v3.m2", {QStringLiteral("v3.phys"), QStringLiteral("v300.skin")});
    }
    void everyCompanionIsRead()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, companions);
        const FileSet set = fileSet(sampleFiles(), path);
        const Opened opened = openModel(set);
        QVERIFY2(opened.model, qPrintable(opened.error));
        const auto proof = m2Format().prove(*opened.model);
        QVERIFY(proof);
        QStringList written;
        for (const OutputFile &file : *proof)
            if (!file.path.isEmpty())
                written.append(file.path.section(QLatin1Char('/'), -1));
        written.sort();
        QCOMPARE(written, companions);
    }

    /// Saving an unedited model writes its own file, and nothing beside it.
    void nothingElseIsWritten()
    {
        const FileSet set = fileSet(sampleFiles(), QStringLiteral("m2legion/tiny.m2"));
        const Opened opened = openModel(set);
        const auto written = m2Format().write(*opened.model);
        QVERIFY(written);
        QCOMPARE(written->size(), std::size_t(1));
        QVERIFY(written->front().path.isEmpty());
        QCOMPARE(difference(written->front().bytes, sampleFiles().value(QStringLiteral("m2legion/tiny.m2"))),
                 QString());
    }

    /// A companion names its model.
    void modelOfCompanions()
    {
        for (const auto &[companion, model] :
             {std::pair("/a/Bear00.skin", "/a/Bear.m2"), std::pair("/a/Bear_lod02.skin", "/a/Bear.m2"),
              std::pair("/a/Bear0060-01.anim", "/a/Bear.m2"), std::pair("/a/Bear.skel", "/a/Bear.m2"),
              std::pair("/a/Bear_01.bone", "/a/Bear.m2"), std::pair("/a/Bear.m2", "")})
            QCOMPARE(m2Format().modelOf(QLatin1String(companion), {}), QLatin1String(model));
    }

private:
    static void verifySet(const FileSet &set, bool opens)
    {
        const Opened opened = openModel(set);
        QCOMPARE(bool(opened.model), opens);
        if (!opens)
            return;
        const QString what = proofProblem(*opened.model, set);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        // A clone writes the same as well.
        const QString cloned = proofProblem(*opened.model->clone(), set);
        QVERIFY2(cloned.isEmpty(), qPrintable(cloned));
        const auto written = m2Format().write(*opened.model);
        QVERIFY(written);
        QCOMPARE(written->size(), std::size_t(1));
        QCOMPARE(difference(written->front().bytes, QByteArray(reinterpret_cast<const char *>(set.primary().data()),
                                                               qsizetype(set.primary().size()))),
                 QString());
    }
};

SINEW_GUILESS_TEST(tst_m2_round_trip, TestM2RoundTrip)

} // namespace tst_m2_round_trip
#include "tst_m2_round_trip.moc"
