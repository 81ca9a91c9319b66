// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_document.h"
#include "tests/support/test_program.h"

#include "plugins/m3/model/layout.h"

namespace tst_m3_round_trip {

using namespace sinew;
using namespace sinew::test;

/// Models are written as they were read: samples and real files.
class TestM3RoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samples_data()
    {
        QTest::addColumn<QString>("path");
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            QTest::newRow(qPrintable(file.key())) << file.key();
    }
    void samples()
    {
        QFETCH(QString, path);
        verify(sampleFiles().value(path), path);
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
        verify(contentOf(path), path);
        const Opened opened = openModel(fileSet(path, contentOf(path)));
        QCOMPARE(opened.reports(), QString());
        QVERIFY(opened.root().opaques.isEmpty());
        sawCorpusFile(path);
    }

    /// Nothing of the description is left out: every structure in every version.
    void samplesAreUnderstood_data()
    {
        QTest::addColumn<QString>("path");
        for (auto file = sampleFiles().begin(); file != sampleFiles().end(); ++file)
            if (!file.key().startsWith(QLatin1String("m3odd/")))
                QTest::newRow(qPrintable(file.key())) << file.key();
    }
    void samplesAreUnderstood()
    {
        QFETCH(QString, path);
        const Opened opened = openSample(path);
        QVERIFY(opened.model);
        QCOMPARE(opened.reports(), QString());
        const auto &model = static_cast<const m3::M3Model &>(*opened.model);
        QVERIFY(model.m3Layout()->keptReferences.empty());
        for (const m3::Opaque &opaque : model.data.opaques) // only what nothing refers to
            QCOMPARE(model.m3Layout()->users[opaque.index], 0u);
    }

    /// The first characters of the file decide, not its suffix: World of Warcraft has another .m3.
    void theContentDecides()
    {
        const auto probe = [](const QByteArray &bytes) {
            return m3Format().probe(
                       Bytes(reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())),
                       QStringLiteral("m3")) > 0;
        };
        QVERIFY(probe(sampleFiles().value(QStringLiteral("m3/tiny29.m3"))));
        QVERIFY(probe(sampleFiles().value(QStringLiteral("m3beta/tiny21.m3"))));
        QVERIFY(!probe(QByteArray("M3DT\x10\0\0\0", 8)));
        QVERIFY(!probe(QByteArray()));
    }

private:
    static void verify(const QByteArray &bytes, const QString &path)
    {
        const Opened opened = openModel(fileSet(path, bytes));
        QVERIFY2(opened.model, qPrintable(opened.error));
        const QString what = proofProblem(*opened.model, bytes);
        QVERIFY2(what.isEmpty(), qPrintable(what));
        // A clone writes the same as well.
        const QString cloned = proofProblem(*opened.model->clone(), bytes);
        QVERIFY2(cloned.isEmpty(), qPrintable(cloned));
    }
};

SINEW_GUILESS_TEST(tst_m3_round_trip, TestM3RoundTrip)

} // namespace tst_m3_round_trip
#include "tst_m3_round_trip.moc"
