// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// `sinew convert` on models.

#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_models {

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out, err;
};

QString sample(const char *name)
{
    return sinew::test::sourcePath("tests/samples/") + QLatin1String(name);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::uint32_t versionOf(const QString &path)
{
    const QByteArray bytes = contentOf(path);
    const qsizetype at = bytes.indexOf("VERS");
    std::uint32_t version = 0;
    if (bytes.startsWith("MDLX") && at > 0)
        std::memcpy(&version, bytes.constData() + at + 8, 4);
    return version;
}

} // namespace

class TestCliModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void thereAndBack()
    {
        const QString in = sample("hd1000/wyrm.mdx"), out = path("new.mdx"), back = path("back.mdx");
        Outcome outcome = run({in, out, QStringLiteral("--version"), QStringLiteral("1100")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY2(!outcome.out.contains("lost\t"), outcome.out.constData());
        QCOMPARE(versionOf(out), 1100u);
        outcome = run({out, back, QStringLiteral("--to"), QStringLiteral("mdx1000")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(!outcome.out.contains("lost\t"));
        QCOMPARE(versionOf(back), 1000u);
        // The version that it has already: nothing to report, nothing changes.
        outcome = run({in, path("same.mdx")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(contentOf(path("same.mdx")), contentOf(in));
    }

    void lossesNeedConsent()
    {
        const QString in = sample("hd1000/wyrm.mdx"), out = path("old.mdx");
        Outcome outcome = run({in, out, QStringLiteral("--version=800")});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("would be lost") && outcome.err.contains("--accept-loss"),
                 outcome.err.constData());
        QVERIFY2(outcome.out.contains("lost\tmaterials[") && outcome.out.contains("lost\tgeosets[0].tangents\t"),
                 outcome.out.constData());
        QVERIFY(!QFile::exists(out));
        const QByteArray report = outcome.out;
        outcome = run({in, out, QStringLiteral("--version=800"), QStringLiteral("--accept-loss")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(outcome.out, report);
        QCOMPARE(versionOf(out), 800u);
        QProcess verify;
        verify.start(sinew::test::programPath(), {QStringLiteral("verify"), out});
        QVERIFY(verify.waitForFinished());
        QCOMPARE(verify.exitCode(), 0);
    }

    void reportsAsJson()
    {
        const QString in = sample("hd1000/wyrm.mdx"), out = path("old.mdx");
        const Outcome outcome =
            run({in, out, QStringLiteral("--to"), QStringLiteral("mdx800"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 1);
        const QJsonObject report = QJsonDocument::fromJson(outcome.out).array().first().toObject();
        QCOMPARE(report.value(QStringLiteral("state")).toString(), QStringLiteral("refused"));
        QCOMPARE(report.value(QStringLiteral("source")).toString(), in);
        QCOMPARE(report.value(QStringLiteral("from")).toString(), QStringLiteral("mdx1000"));
        QCOMPARE(report.value(QStringLiteral("to")).toString(), QStringLiteral("mdx800"));
        bool tangents = false;
        for (const QJsonValue &loss : report.value(QStringLiteral("losses")).toArray()) {
            const QJsonObject each = loss.toObject();
            QVERIFY(!each.value(QStringLiteral("message")).toString().isEmpty());
            tangents =
                tangents || (each.value(QStringLiteral("kind")).toString() == QStringLiteral("lost") &&
                             each.value(QStringLiteral("path")).toString() == QStringLiteral("geosets[0].tangents"));
        }
        QVERIFY(tangents);
    }

    /// Errors in a text are reported by line and column, whether the model converts or not.
    void remarksAsJson()
    {
        const QString in = path("wrong.mdl");
        QFile file(in);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Version {\n\tFormatVersion 800,\n}\nModel \"M\" {\n\tBlendTime soon,\n}\n");
        file.close();
        const auto reportOf = [&](const Outcome &outcome) {
            return QJsonDocument::fromJson(outcome.out).array().first().toObject();
        };
        const QJsonObject refused = reportOf(run({in, path("wrong.mdx"), QStringLiteral("--json")}));
        const QJsonObject remark = refused.value(QStringLiteral("remarks")).toArray().first().toObject();
        QCOMPARE(remark.value(QStringLiteral("severity")).toString(), QStringLiteral("error"));
        QVERIFY2(remark.value(QStringLiteral("message")).toString().contains(QLatin1String("line 5, column 12")),
                 qPrintable(remark.value(QStringLiteral("message")).toString()));
        const QJsonObject clean = reportOf(run({sample("v900/wyrm.mdx"), path("wyrm.mdx"), QStringLiteral("--json")}));
        QCOMPARE(clean.value(QStringLiteral("state")).toString(), QStringLiteral("done"));
        QVERIFY(clean.value(QStringLiteral("remarks")).toArray().isEmpty());
    }

    void textBySuffix()
    {
        const QString in = sample("v900/wyrm.mdx"), text = path("wyrm.mdl"), back = path("wyrm.mdx");
        Outcome outcome = run({in, text, QStringLiteral("--accept-loss")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY(contentOf(text).contains("FormatVersion 900"));
        outcome = run({text, path("newer.mdl"), QStringLiteral("--version"), QStringLiteral("1000")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY(contentOf(path("newer.mdl")).contains("FormatVersion 1000"));
        outcome = run({path("newer.mdl"), back, QStringLiteral("--accept-loss")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(versionOf(back), 1000u);
    }

    void neverReplacesTheSourceUnasked()
    {
        const QString in = path("a.mdx");
        QVERIFY(QFile::copy(sample("hd1100/wyrm.mdx"), in));
        const QByteArray before = contentOf(in);
        Outcome outcome = run({in, in, QStringLiteral("--version"), QStringLiteral("1200")});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(contentOf(in), before);
        outcome = run({in, in, QStringLiteral("--version"), QStringLiteral("1200"), QStringLiteral("--overwrite")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(versionOf(in), 1200u);
    }

    void fillsAFolder()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("in/sub")));
        QVERIFY(QFile::copy(sample("hd1100/wyrm.mdx"), path("in/a.mdx")));
        QVERIFY(QFile::copy(sample("hd1000/wyrm.mdx"), path("in/sub/b.mdx")));
        const QStringList words{path("in"), QStringLiteral("--out"), path("out"), QStringLiteral("--to"),
                                QStringLiteral("mdx1000")};
        Outcome outcome = run(words);
        QVERIFY2(outcome.code == 0, outcome.err.constData() + outcome.out);
        QCOMPARE(outcome.out.count("done\t"), 2);
        QCOMPARE(versionOf(path("out/a.mdx")), 1000u);
        QCOMPARE(contentOf(path("out/sub/b.mdx")), contentOf(path("in/sub/b.mdx")));
        outcome = run(words);
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.out.count("exists\t"), 2);
        outcome =
            run({path("in"), QStringLiteral("--out"), path("old"), QStringLiteral("--version"), QStringLiteral("800")});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.out.count("refused\t"), 2);
        QVERIFY(outcome.out.contains(" lost, "));
        QVERIFY(!QFile::exists(path("old/a.mdx")));
    }

    /// World of Warcraft's alpha, whose numbers Warcraft III 3.0 uses as well.
    void otherGame()
    {
        const QString in = sample("wow1300/brazier.mdx");
        Outcome outcome = run({in, path("a.mdx"), QStringLiteral("--version"), QStringLiteral("1400")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(contentOf(path("a.mdx")), contentOf(sample("wow1400/brazier.mdx")));
        outcome = run({in, path("b.mdx"), QStringLiteral("--to"), QStringLiteral("mdx800"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 1);
        const QJsonObject report = QJsonDocument::fromJson(outcome.out).array().first().toObject();
        QCOMPARE(report.value(QStringLiteral("from")).toString(), QStringLiteral("wow1300"));
        QVERIFY(report.value(QStringLiteral("losses")).toArray().size() > 10);
        outcome = run({in, QStringLiteral("--out"), path("out"), QStringLiteral("--to"), QStringLiteral("wow1400")});
        QVERIFY2(outcome.code == 0, outcome.err.constData() + outcome.out);
        QCOMPARE(contentOf(path("out/brazier.mdx")), contentOf(path("a.mdx")));
        outcome = run({sample("showcase/splinter.mdx"), path("c.mdx"), QStringLiteral("--to"), QStringLiteral("wow"),
                       QStringLiteral("--version=1300"), QStringLiteral("--accept-loss")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(versionOf(path("c.mdx")), 1300u);
        outcome = run({path("c.mdx"), path("d.mdx"), QStringLiteral("--to"), QStringLiteral("mdx1300"),
                       QStringLiteral("--json")});
        QVERIFY(outcome.out.contains("\"from\": \"wow1300\""));
        // The user may say what the file itself does not.
        const QString open = sample("wowodd/nothing-tells-the-game.mdx");
        QCOMPARE(run({open, path("e.mdx"), QStringLiteral("--to"), QStringLiteral("wow1400")}).code, 1);
        outcome = run({open, path("e.mdx"), QStringLiteral("--to"), QStringLiteral("wow1400"),
                       QStringLiteral("--dialect"), QStringLiteral("wow")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(versionOf(path("e.mdx")), 1400u);
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line :
             {"a.mdx", "a.mdx b.mdx c.mdx", "a.mdx b.mdx --version x", "a.mdx b.mdx --to mdx800 --version 900",
              "a.mdx b.mdx --quality 3 --version 800", "--version 800 --out d", "a.mdx --version 800 --out"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void refusesWrongUsage()
    {
        QFETCH(QString, line);
        const Outcome outcome = run(line.split(u' '));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("usage: sinew convert"), outcome.err.constData());
    }

    void saysWhatIsNotPossible()
    {
        Outcome outcome =
            run({sample("hd1000/wyrm.mdx"), path("a.mdx"), QStringLiteral("--version"), QStringLiteral("77")});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("mdx800") && outcome.err.contains("mdx1200"), outcome.err.constData());
        outcome = run({sample("m2legion/tiny.m2"), path("a.m2"), QStringLiteral("--version"), QStringLiteral("264")});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("no other forms"), outcome.err.constData());
        outcome = run({path("absent.mdx"), path("a.mdx")});
        QCOMPARE(outcome.code, 1);
        outcome = run({sample("hd1000/wyrm.mdx"), path("no/such/folder.mdx"), QStringLiteral("--version=1100")});
        QCOMPARE(outcome.code, 1);
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    Outcome run(const QStringList &words) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(sinew::test::programPath(), QStringList{QStringLiteral("convert")} + words);
        if (!process.waitForFinished(60000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_GUILESS_TEST(tst_cli_models, TestCliModels)

} // namespace tst_cli_models
#include "tst_cli_models.moc"
