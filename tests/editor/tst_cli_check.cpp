// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace tst_cli_check {

using namespace sinew;
using namespace sinew::test;

class TestCliCheck : public QObject
{
    Q_OBJECT

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    /// A model of the showcase with a filter mode that there is not (wrong).
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
        // What is less bad than asked for does not count.
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

    /// What SARIF 2.1.0 requires of a log, a run, a tool, a rule, a result and a location.
    void sarif()
    {
        const Outcome outcome = run({QStringLiteral("check"), broken(), QStringLiteral("--sarif"),
                                     QStringLiteral("--severity"), QStringLiteral("note")});
        const QJsonObject log = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(log[QLatin1String("version")].toString(), QStringLiteral("2.1.0"));
        const QJsonArray runs = log[QLatin1String("runs")].toArray();
        QCOMPARE(runs.size(), 1);
        const QJsonObject driver =
            runs[0].toObject()[QLatin1String("tool")].toObject()[QLatin1String("driver")].toObject();
        QCOMPARE(driver[QLatin1String("name")].toString(), QStringLiteral("Sinew"));
        const QSet<QString> levels{QStringLiteral("none"), QStringLiteral("note"), QStringLiteral("warning"),
                                   QStringLiteral("error")};
        QSet<QString> ids;
        const QJsonArray rules = driver[QLatin1String("rules")].toArray();
        for (const QJsonValue &rule : rules) {
            const QString id = rule.toObject()[QLatin1String("id")].toString();
            QVERIFY(!id.isEmpty() && !ids.contains(id));
            ids.insert(id);
            for (const char *text : {"shortDescription", "fullDescription", "help"})
                QVERIFY(!rule.toObject()[QLatin1String(text)].toObject()[QLatin1String("text")].toString().isEmpty());
            QVERIFY(levels.contains(
                rule.toObject()[QLatin1String("defaultConfiguration")].toObject()[QLatin1String("level")].toString()));
        }
        const QJsonArray results = runs[0].toObject()[QLatin1String("results")].toArray();
        QVERIFY(results.size() >= 1);
        for (const QJsonValue &value : results) {
            const QJsonObject result = value.toObject();
            QVERIFY(!result[QLatin1String("message")].toObject()[QLatin1String("text")].toString().isEmpty());
            QVERIFY(levels.contains(result[QLatin1String("level")].toString()));
            QCOMPARE(rules[result[QLatin1String("ruleIndex")].toInt(-1)].toObject()[QLatin1String("id")],
                     result[QLatin1String("ruleId")]);
            const QJsonObject place = result[QLatin1String("locations")].toArray()[0].toObject();
            const QUrl uri(place[QLatin1String("physicalLocation")]
                               .toObject()[QLatin1String("artifactLocation")]
                               .toObject()[QLatin1String("uri")]
                               .toString());
            QCOMPARE(uri.toLocalFile(), broken());
        }
        for (const QJsonValue &invocation : runs[0].toObject()[QLatin1String("invocations")].toArray())
            QVERIFY(invocation.toObject()[QLatin1String("executionSuccessful")].isBool());
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
        QCOMPARE(run(words).code, 1);                               // it is there already
        QCOMPARE(run(words + QStringList{QStringLiteral("--overwrite")}).code, 0);
    }

    /// What can't be mended is told with the reason.
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

    /// The page of all checks is made from the code.
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
