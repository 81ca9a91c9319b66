// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "sarif_rules.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUrl>

namespace tst_cli_check {

using namespace sinew;
using namespace sinew::test;

class TestCliCheck : public QObject
{
    Q_OBJECT

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    /// A model of the showcase with a filter mode that does not exist (wrong).
    QString broken()
    {
        const QString path = m_folder.filePath(QStringLiteral("in/broken.mdx"));
        if (!QFile::exists(path)) {
            QDir(m_folder.path()).mkdir(QStringLiteral("in"));
            const Outcome made =
                run({QStringLiteral("set"), showcase(), QStringLiteral("materials[0].layers[0].filterMode"),
                     QStringLiteral("9"), QStringLiteral("--out"), path});
            if (made.code != 0)
                qFatal("%s", made.err.constData());
        }
        return path;
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void linesAndStatus()
    {
        const Outcome clean = run({QStringLiteral("check"), showcase()});
        QCOMPARE(clean.err, QByteArray());
        QCOMPARE(clean.code, 0);
        QCOMPARE(clean.out, "clean\t" + showcase().toUtf8() + "\t\n");
        const Outcome wrong = run({QStringLiteral("check"), broken(), showcase(), QStringLiteral("--details")});
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.out.contains("wrong\t" + broken().toUtf8() + "\t1 wrong: mdx.layer.filter-mode\n"));
        QVERIFY(wrong.out.contains("finding\t" + broken().toUtf8() +
                                   "\tmdx.layer.filter-mode\tmaterials[0].layers[0].filterMode\tfilter mode 9"));
        // Findings below the requested severity do not count.
        QCOMPARE(run({QStringLiteral("check"), broken(), QStringLiteral("--severity"), QStringLiteral("fatal")}).code,
                 0);
        QCOMPARE(run({QStringLiteral("check"), m_folder.filePath(QStringLiteral("none.mdx"))}).code, 1);
        const QTemporaryDir empty;
        QCOMPARE(run({QStringLiteral("check"), empty.path()}).code, 2);
        for (const QStringList &words :
             {QStringList{QStringLiteral("--severity"), QStringLiteral("bad")},
              QStringList{QStringLiteral("--fix"), QStringLiteral("safe")},
              QStringList{QStringLiteral("--fix"), QStringLiteral("nobody"), QStringLiteral("--out"), empty.path()},
              QStringList{QStringLiteral("--json"), QStringLiteral("--sarif")}})
            QCOMPARE(run(QStringList{QStringLiteral("check"), broken()} + words).code, 2);
    }

    void json()
    {
        const Outcome outcome = run({QStringLiteral("check"), m_folder.path(), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 1);
        const QJsonArray files = QJsonDocument::fromJson(outcome.out).array();
        QCOMPARE(files.size(), 1);
        const QJsonObject finding = files[0].toObject()[QLatin1String("findings")].toArray()[0].toObject();
        QCOMPARE(finding[QLatin1String("code")].toString(), QStringLiteral("mdx.layer.filter-mode"));
        QCOMPARE(finding[QLatin1String("severity")].toString(), QStringLiteral("wrong"));
        QCOMPARE(finding[QLatin1String("paths")].toArray()[0].toString(),
                 QStringLiteral("materials[0].layers[0].filterMode"));
        QCOMPARE(finding[QLatin1String("fixes")].toArray().size(), 1);
    }

    /// The log says what is wrong, valid by the standard (sarif_rules.h), with lines that code hosts show.
    void sarif()
    {
        const Outcome outcome = run({QStringLiteral("check"), broken(), m_folder.filePath(QStringLiteral("none.mdx")),
                                     QStringLiteral("--sarif"), QStringLiteral("--severity"), QStringLiteral("note")});
        const QJsonObject log = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(sarifProblems(log), QStringList());
        const QJsonObject one = log[QLatin1String("runs")].toArray()[0].toObject();
        const QJsonArray rules =
            one[QLatin1String("tool")].toObject()[QLatin1String("driver")].toObject()[QLatin1String("rules")].toArray();
        QSet<QString> ids;
        for (const QJsonValue &rule : rules)
            ids.insert(rule.toObject()[QLatin1String("id")].toString());
        QCOMPARE(ids.size(), rules.size());
        const QJsonArray results = one[QLatin1String("results")].toArray();
        QVERIFY(results.size() >= 1);
        QSet<QString> prints;
        for (const QJsonValue &value : results) {
            const QJsonObject result = value.toObject();
            QCOMPARE(rules[result[QLatin1String("ruleIndex")].toInt(-1)].toObject()[QLatin1String("id")],
                     result[QLatin1String("ruleId")]);
            const QJsonObject place = result[QLatin1String("locations")]
                                          .toArray()[0]
                                          .toObject()[QLatin1String("physicalLocation")]
                                          .toObject();
            QCOMPARE(QUrl(place[QLatin1String("artifactLocation")].toObject()[QLatin1String("uri")].toString())
                         .toLocalFile(),
                     broken());
            QCOMPARE(place[QLatin1String("region")].toObject()[QLatin1String("startLine")].toInt(), 1);
            prints.insert(
                QString::fromUtf8(QJsonDocument(result[QLatin1String("partialFingerprints")].toObject()).toJson()));
        }
        QCOMPARE(prints.size(), results.size());
        const QJsonObject invocation = one[QLatin1String("invocations")].toArray()[0].toObject();
        QCOMPARE(invocation[QLatin1String("executionSuccessful")].toBool(true), false);
        QCOMPARE(invocation[QLatin1String("toolExecutionNotifications")].toArray().size(), 1);
    }

    /// A finding in a text file is on the line on which its object begins; what reading found, on its own line.
    void linesOfText()
    {
        const QByteArray text = "Version {\n\tFormatVersion 800,\n}\nModel \"Lines\" {\n}\nSequences 2 {\n"
                                "\tAnim \"Stand\" {\n\t\tInterval { 0, 1000 },\n\t}\n"
                                "\tAnim \"Walk\" {\n\t\tInterval { 2000, 2000 },\n\t}\n}\n"
                                "Unheard {\n}\n";
        const QString path = m_folder.filePath(QStringLiteral("lines.mdl"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const auto lineOf = [&](const QString &code) {
            const Outcome outcome = run({QStringLiteral("check"), path, QStringLiteral("--sarif"),
                                         QStringLiteral("--severity"), QStringLiteral("note")});
            const QJsonObject log = QJsonDocument::fromJson(outcome.out).object();
            for (const QJsonValue &value :
                 log[QLatin1String("runs")].toArray()[0].toObject()[QLatin1String("results")].toArray())
                if (value.toObject()[QLatin1String("ruleId")] == code)
                    return value[QLatin1String("locations")]
                        .toArray()[0]
                        .toObject()[QLatin1String("physicalLocation")]
                        .toObject()[QLatin1String("region")]
                        .toObject()[QLatin1String("startLine")]
                        .toInt();
            return -1;
        };
        QCOMPARE(lineOf(QStringLiteral("mdx.sequence.no-length")), 10); // the second Anim
        QCOMPARE(lineOf(QStringLiteral("mdl.unknown")), 14);
        const Outcome json = run({QStringLiteral("check"), path, QStringLiteral("--json")});
        QVERIFY2(json.out.contains("\"line\": 10"), json.out);
    }

    /// Files below the working directory are named relative to it, whatever characters their names have.
    void sarifNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("uri");
        QTest::newRow("plain") << QStringLiteral("a.mdx") << QStringLiteral("a.mdx");
        QTest::newRow("every sign") << QStringLiteral("a b#1 100%25 \u00fc?.mdx")
                                    << QStringLiteral("a%20b%231%20100%2525%20%C3%BC%3F.mdx");
        QTest::newRow("below a folder") << QStringLiteral("c:d/e&f.mdx") << QStringLiteral("c%3Ad/e%26f.mdx");
    }

    void sarifNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, uri);
        const QTemporaryDir folder;
        QDir(folder.path()).mkpath(QFileInfo(name).path());
        QVERIFY(QFile::copy(broken(), folder.filePath(name)));
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(programPath(), {QStringLiteral("check"), QStringLiteral("--sarif"), name});
        QVERIFY(process.waitForFinished(120000));
        const QJsonObject log = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QCOMPARE(sarifProblems(log), QStringList());
        const QJsonObject one = log[QLatin1String("runs")].toArray()[0].toObject();
        const QJsonObject file = one[QLatin1String("results")]
                                     .toArray()[0]
                                     .toObject()[QLatin1String("locations")]
                                     .toArray()[0]
                                     .toObject()[QLatin1String("physicalLocation")]
                                     .toObject()[QLatin1String("artifactLocation")]
                                     .toObject();
        QCOMPARE(file[QLatin1String("uri")].toString(), uri);
        const QString base = one[QLatin1String("originalUriBaseIds")]
                                 .toObject()[file[QLatin1String("uriBaseId")].toString()]
                                 .toObject()[QLatin1String("uri")]
                                 .toString();
        QVERIFY2(base.endsWith(u'/'), qPrintable(base));
        QCOMPARE(QUrl(base).resolved(QUrl(uri, QUrl::StrictMode)).toLocalFile(),
                 QDir(QDir(folder.path()).canonicalPath()).filePath(name));
    }

    /// Problems found while reading a model are findings: files that are missing, parts that are cut off.
    void loading()
    {
        const QTemporaryDir folder;
        const QString alone = folder.filePath(QStringLiteral("tiny.m2"));
        QVERIFY(QFile::copy(sourcePath("tests/samples/m2wotlk/tiny.m2"), alone));
        const Outcome lines = run({QStringLiteral("check"), alone, QStringLiteral("--details")});
        QCOMPARE(lines.code, 1);
        QVERIFY2(lines.out.startsWith("wrong\t"), lines.out.constData());
        QVERIFY(lines.out.contains("finding\t" + alone.toUtf8() + "\tm2.missingFile\t"));
        QVERIFY(lines.out.contains("tiny00.skin was not found"));
        QVERIFY(run({QStringLiteral("check"), QStringLiteral("--list")}).out.contains("m2.missingFile\twrong\t"));

        QFile whole(showcase());
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QString odd = folder.filePath(QStringLiteral("odd.mdx"));
        QFile file(odd);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(whole.readAll() + "abc") > 0);
        file.close();
        const Outcome json = run({QStringLiteral("check"), odd, QStringLiteral("--json")});
        const QJsonObject finding =
            QJsonDocument::fromJson(json.out).array()[0].toObject()[QLatin1String("findings")].toArray()[0].toObject();
        QCOMPARE(finding[QLatin1String("code")].toString(), QStringLiteral("mdx.tail"));
        QCOMPARE(finding[QLatin1String("severity")].toString(), QStringLiteral("wrong"));
        QCOMPARE(finding[QLatin1String("offset")].toInteger(), whole.size());
        const QJsonObject log =
            QJsonDocument::fromJson(run({QStringLiteral("check"), odd, QStringLiteral("--sarif")}).out).object();
        QCOMPARE(sarifProblems(log), QStringList());
        QCOMPARE(log[QLatin1String("runs")]
                     .toArray()[0]
                     .toObject()[QLatin1String("results")]
                     .toArray()[0]
                     .toObject()[QLatin1String("ruleId")]
                     .toString(),
                 QStringLiteral("mdx.tail"));
    }

    /// Files that a model names are looked for on request, and found beside the model and where --assets says.
    void assets()
    {
        const QTemporaryDir folder, game;
        const QString model = folder.filePath(QStringLiteral("model.mdx"));
        const Outcome made = run({QStringLiteral("set"), showcase(), QStringLiteral("textures[2].path"),
                                  QStringLiteral("Textures\\NotThere.blp"), QStringLiteral("--out"), model});
        QCOMPARE(made.code, 0);
        QVERIFY(!run({QStringLiteral("check"), model}).out.contains("asset."));
        const QStringList words{QStringLiteral("check"), model, QStringLiteral("--assets"), game.path(),
                                QStringLiteral("--details")};
        const Outcome missing = run(words);
        QCOMPARE(missing.code, 1);
        QVERIFY2(missing.out.contains("\tasset.texture.missing\ttextures[2].path\tTexture “Textures"),
                 missing.out.constData());
        // A file that exists but is not a picture is damaged; it counts as found.
        QDir(game.path()).mkdir(QStringLiteral("Textures"));
        QFile file(game.filePath(QStringLiteral("Textures/NotThere.blp")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        const Outcome damaged = run(words);
        QVERIFY2(damaged.out.contains("NotThere.blp” in ") && !damaged.out.contains("NotThere.blp” was not found"),
                 damaged.out.constData());
        // A picture of another kind is found, but the game can't read it, whatever it is called.
        QVERIFY(QImage(4, 4, QImage::Format_RGB32).save(file.fileName(), "PNG"));
        const Outcome renamed = run(words);
        QVERIFY2(renamed.out.contains("\tasset.texture.format\ttextures[2].path\t") &&
                     renamed.out.contains("PNG picture inside"),
                 renamed.out.constData());
        QVERIFY(
            run({QStringLiteral("check"), QStringLiteral("--list")}).out.contains("asset.texture.missing\twrong\t"));
        QCOMPARE(
            run({QStringLiteral("check"), model, QStringLiteral("--assets"), game.filePath(QStringLiteral("no"))}).code,
            2);
        QCOMPARE(run({QStringLiteral("check"), model, QStringLiteral("--fix"), QStringLiteral("asset.texture.place"),
                      QStringLiteral("--out"), folder.path()})
                     .code,
                 2);
    }

    void fixes()
    {
        const QString out = m_folder.filePath(QStringLiteral("out"));
        const QStringList words{QStringLiteral("check"), broken(),
                                QStringLiteral("--fix"), QStringLiteral("mdx.layer.filter-mode"),
                                QStringLiteral("--out"), out};
        const Outcome outcome = run(words);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, "mended\t" + broken().toUtf8() + "\t1\nclean\t" + broken().toUtf8() + "\t\n");
        QCOMPARE(run({QStringLiteral("check"), out + QStringLiteral("/broken.mdx")}).code, 0);
        QCOMPARE(run({QStringLiteral("check"), broken()}).code, 1); // the source is as it was
        QCOMPARE(run(words).code, 1);                               // it exists already
        QCOMPARE(run(words + QStringList{QStringLiteral("--overwrite")}).code, 0);
    }

    /// What can't be fixed is listed with the reason.
    void refusedFixes()
    {
        const QString file = sourcePath("tests/samples/odd/sequence-backwards.mdx");
        const QStringList words{QStringLiteral("check"), file,
                                QStringLiteral("--fix"), QStringLiteral("mdx.track.unplayed"),
                                QStringLiteral("--out"), m_folder.filePath(QStringLiteral("refused"))};
        const Outcome outcome = run(words);
        QCOMPARE(outcome.err, QByteArray());
        QList<QByteArrayList> refused;
        for (const QByteArray &line : outcome.out.split('\n'))
            if (const QByteArrayList columns = line.split('\t'); columns[0] == "refused")
                refused << columns;
        QVERIFY(!refused.isEmpty());
        for (const QByteArrayList &columns : refused) {
            QCOMPARE(columns.size(), 5);
            QCOMPARE(columns[1], file.toUtf8());
            QCOMPARE(columns[2], QByteArray("mdx.track.unplayed"));
            QVERIFY(!columns[3].isEmpty());
            QVERIFY(columns[4].startsWith("no key would be left"));
        }
        const QJsonArray files =
            QJsonDocument::fromJson(
                run(words + QStringList{QStringLiteral("--json"), QStringLiteral("--overwrite")}).out)
                .array();
        const QJsonObject object = files.at(0).toObject();
        const QJsonArray told = object.value(QLatin1String("refused")).toArray();
        QCOMPARE(told.size(), refused.size());
        QCOMPARE(told.at(0).toObject().value(QLatin1String("path")).toString().toUtf8(), refused[0][3]);
    }

    /// The page of all checks is generated from the code.
    void listIsCurrent()
    {
        const Outcome outcome = run({QStringLiteral("check"), QStringLiteral("--list"), QStringLiteral("--markdown")});
        QCOMPARE(outcome.code, 0);
        QFile page(sourcePath("plugins/CHECKS.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll() == outcome.out, "write it anew: sinew check --list --markdown > plugins/CHECKS.md");
        const Outcome json = run({QStringLiteral("check"), QStringLiteral("--list"), QStringLiteral("--json")});
        QVERIFY(QJsonDocument::fromJson(json.out).array().size() > 100);
        QVERIFY(
            run({QStringLiteral("check"), QStringLiteral("--list")}).out.contains("mdx.skin.unbound-vertex\twrong\t"));
    }
};

SINEW_GUILESS_TEST(tst_cli_check, TestCliCheck)

} // namespace tst_cli_check
#include "tst_cli_check.moc"
