// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew import MODEL FROM: what is taken, what is told, what is refused.

#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_import {

using namespace sinew::test;

class TestCliImport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString sample() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Outcome imported(const QStringList &more, const QString &model = sample())
    {
        return run(QStringList{QStringLiteral("import"), model, out("sample.glb")} + more);
    }
    QJsonArray geosetsOf(const QString &path)
    {
        return QJsonDocument::fromJson(run({QStringLiteral("dump"), path}).out)
            .object()[QStringLiteral("geosets")]
            .toArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(run({QStringLiteral("export"), sample(), QStringLiteral("--out"), out("sample.glb")}).code, 0);
    }

    void returnsEverythingAsItWas()
    {
        const Outcome outcome = imported({QStringLiteral("--out"), out("same.mdx")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.startsWith("mesh\t"));
        QVERIFY(outcome.out.contains("\treplaces\t"));
        QVERIFY(!outcome.out.contains("\tguess\t") && !outcome.out.contains("\tnone\t"));
        QCOMPARE(bytesOf(out("same.mdx")), bytesOf(sample()));
    }

    void writesNothingWithoutATarget()
    {
        const QByteArray before = bytesOf(sample());
        const Outcome outcome = imported({});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("bone\t"));
        QCOMPARE(bytesOf(sample()), before);
    }

    void choosesMeshesAndBones()
    {
        const Outcome lines = imported({});
        const QList<QByteArrayList> rows = [&] {
            QList<QByteArrayList> all;
            for (const QByteArray &line : lines.out.trimmed().split('\n'))
                all += line.split('\t');
            return all;
        }();
        const auto bone = std::find_if(rows.begin(), rows.end(), [](const auto &row) { return row[0] == "bone"; });
        QVERIFY(bone != rows.end());
        const auto before = geosetsOf(sample()).size();
        const QString name = QString::fromUtf8((*bone)[1]), node = QString::fromUtf8((*bone)[3]);
        QStringList none;
        for (int i = 1; i < int(before); ++i)
            none += QString::number(i) + QStringLiteral("=none");
        const Outcome outcome =
            imported({QStringLiteral("--out"), out("more.mdx"), QStringLiteral("--meshes"),
                      QStringLiteral("0=new:1,") + none.join(u','), QStringLiteral("--bones"), name + u'=' + node});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        const QJsonArray after = geosetsOf(out("more.mdx"));
        QCOMPARE(after.size(), before + 1);
        // Like the second one: its material.
        QCOMPARE(after.last()[QStringLiteral("materialId")], after[1][QStringLiteral("materialId")]);
        QCOMPARE(run({QStringLiteral("verify"), out("more.mdx")}).code, 0);
    }

    /// What sinew export wrote is the model again that it was, or a new one.
    void convertsBack()
    {
        const auto made = [&](const char *name, const QStringList &more = {}) {
            return run(QStringList{QStringLiteral("convert"), out("sample.glb"), out(name)} + more);
        };
        const Outcome same = made("back.mdx");
        QCOMPARE(same.err, QByteArray());
        QCOMPARE(same.code, 0);
        QCOMPARE(same.out, QByteArray());
        QCOMPARE(bytesOf(out("back.mdx")), bytesOf(sample()));
        QCOMPARE(made("fresh.mdx", {QStringLiteral("--ignore-extras")}).code, 0);
        QVERIFY(bytesOf(out("fresh.mdx")) != bytesOf(sample()));
        QCOMPARE(made("large.mdx", {QStringLiteral("--scale"), QStringLiteral("128")}).code, 0);
        QVERIFY(bytesOf(out("large.mdx")) != bytesOf(sample()));
        QCOMPARE(made("new.mdx", {QStringLiteral("--version"), QStringLiteral("1000")}).code, 0);
        const QJsonObject converted =
            QJsonDocument::fromJson(run({QStringLiteral("dump"), out("new.mdx")}).out).object();
        QCOMPARE(converted[QStringLiteral("version")].toInt(), 1000);
        QVERIFY(!converted[QStringLiteral("ribbonEmitters")].toArray().isEmpty());
        QCOMPARE(made("text.mdl").code, 0);
        QVERIFY(bytesOf(out("text.mdl")).contains("FormatVersion 800"));
    }

    void refusesWhatIsNotThere()
    {
        for (const auto &[option, value] :
             {std::pair("--meshes", "Nothing=0"), {"--meshes", "0=99"}, {"--bones", "Nobody=none"}}) {
            const Outcome outcome =
                imported({QStringLiteral("--out"), out("none.mdx"), QLatin1String(option), QLatin1String(value)});
            QCOMPARE(outcome.code, 1);
            QVERIFY(outcome.err.contains("there is no") || outcome.err.contains("has no mesh") ||
                    outcome.err.contains("follows a bone"));
            QVERIFY(!QFile::exists(out("none.mdx")));
        }
        QCOMPARE(imported({QStringLiteral("--meshes"), QStringLiteral("nonsense")}).code, 2);
        QCOMPARE(imported({QStringLiteral("--axes"), QStringLiteral("up")}).code, 2);
        QCOMPARE(run({QStringLiteral("import"), sample()}).code, 2);
        QCOMPARE(run({QStringLiteral("import"), sample(), sample()}).code, 1);
        QCOMPARE(run({QStringLiteral("import"), sample(), out("absent.glb")}).code, 1);
    }
};

SINEW_GUILESS_TEST(tst_cli_import, TestCliImport)

} // namespace tst_cli_import

#include "tst_cli_import.moc"
