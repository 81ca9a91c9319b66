// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The command line as a user or a script uses it: usage, verify, dump, pose, set, errors.

#include "tests/editor/cli/cli_fixture.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace tst_cli {

using namespace sinew::test;

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void helpAndVersion();
    void wrongUsage_data();
    void wrongUsage();
    void unknownLayout();
    void verifySaysIdentical();
    void verifySaysUnreadable();
    void verifySearchesFolders();
    void verifyTellsWhatIsNoModel_data();
    void verifyTellsWhatIsNoModel();
    void verifySaysWhereNothingIs();
    void verifyListsRemarks();
    void verifyTellsTheFirstError();
    void verifyMeasures();
    void dumpIsJson();
    void dumpShowsArraysWhenAsked();
    void poseTurnsAroundThePivot();
    void poseByRowAndWithoutCase();
    void poseRefusesTimesOutside();
    void setChangesOnlyItsBytes();
    void setTakesNegativeNumbers();
    void setWarnsOfWhatDoesNotExist();
    void setRefuses_data();
    void setRefuses();
    void filesOfRelativeFolders();
    void errorsNameFileAndOffset();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("small.mdx"));
    write(m_file, smallMdx());
}

void TestCli::helpAndVersion()
{
    const Outcome help = run({QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    for (const char *command :
         {"verify PATH", "dump FILE", "pose FILE", "render FILE", "set FILE PATH VALUE", "convert INPUT"})
        QVERIFY2(help.out.contains(command), command);
    const Outcome version = run({QStringLiteral("--version")});
    QCOMPARE(version.code, 0);
    static const QRegularExpression form(
        QStringLiteral("^Sinew \\d+\\.\\d+\\.\\d+\nWorkers are confined by: .*limits\n$"));
    QVERIFY(form.match(QString::fromUtf8(version.out)).hasMatch());
}

void TestCli::wrongUsage_data()
{
    QTest::addColumn<QString>("words");
    for (const char *words : {"verify",
                              "verify --speed x",
                              "dump",
                              "dump a b",
                              "dump x.mdx --arrays --arrays",
                              "pose",
                              "pose x.mdx --sequence",
                              "set x.mdx a.b",
                              "set x.mdx a.b 1",
                              "render x.mdx --size 10x10",
                              "render x.mdx --out y.png --size 0x10",
                              "render x.mdx --out y.png --size 10",
                              "render x.mdx --out y.png --size 10x10 --background red",
                              "render x.mdx --out y.png --size 10x10 --fps 10",
                              "render x.mdx --out y.png --size 10x10 --animate no",
                              "render x.mdx --out y.png --size 10x10 --animate sequence --fps 1000",
                              "thumbnail",
                              "thumbnail x.mdx",
                              "thumbnail x.mdx --out d --processes 0",
                              "render x.mdx --out y.png --size 10x10 --team-colour 28",
                              "render x.mdx --out y.png --size 10x10 --light noon",
                              "render x.mdx --out y.png --size 10x10 --fog 808080,9",
                              "render x.mdx --out y.png --size 10x10 --fog 808080,900,9",
                              "render x.mdx --out y.png --size 10x10 --lod x",
                              "render x.mdx --out y.png --size 10x10 --meshes some",
                              "render x.mdx --out y.png --size 10x10 --geosets beard",
                              "render x.mdx --out y.png --size 10x10 --geosets 1,,2",
                              "convert",
                              "convert a.blp",
                              "convert a.blp b.blp c.png",
                              "convert a.blp b.xyz",
                              "convert a.blp b.png --level -1",
                              "convert a.blp b.png --channel x",
                              "convert a.blp b.png --format png",
                              "convert --out d",
                              "convert a.png b.blp",
                              "convert a.blp --out d --to dds",
                              "convert a.blp --out d --to png --format png",
                              "convert a.blp --out d --to blp1-jpeg --quality 0",
                              "convert a.blp --out d --to blp1-jpeg --quality 101",
                              "convert a.blp --out d --to blp1-jpeg --alpha-bits 4",
                              "convert a.blp --out d --mips --no-mips",
                              "convert a.blp --out d --keep-coverage 0",
                              "convert a.blp --out d --resize 64",
                              "convert a.blp --out d --normal-map --meaning data",
                              "convert a.blp --out d --format xyz",
                              "--nonsense"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestCli::wrongUsage()
{
    QFETCH(const QString, words);
    const Outcome outcome = run(words.split(u' '));
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.startsWith("sinew: "), outcome.err.constData());
}

void TestCli::unknownLayout()
{
    const Outcome outcome = run({QStringLiteral("--screenshot"), QStringLiteral("a.png"), QStringLiteral("--layout"),
                                 QStringLiteral("nowhere")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("sinew: --layout must be one of model, "), outcome.err.constData());
}

void TestCli::verifySaysIdentical()
{
    const Outcome outcome = run({QStringLiteral("verify"), m_file});
    const QList<QByteArray> parts = outcome.out.split('\t');
    QCOMPARE(parts.size(), 3);
    QCOMPARE(parts[0], "identical");
    QCOMPARE(parts[1], m_file.toUtf8());
    QVERIFY(parts[2].endsWith('\n'));
    QCOMPARE(outcome.out.count('\n'), 1);
    QCOMPARE(outcome.code, 0);
}

void TestCli::verifySaysUnreadable()
{
    const QString broken = m_folder->filePath(QStringLiteral("broken.mdx"));
    write(broken, "no model");
    const QString absent = m_folder->filePath(QStringLiteral("absent.mdx"));
    const QString text = m_folder->filePath(QStringLiteral("readme.txt"));
    write(text, "no model at all");
    const Outcome outcome = run({QStringLiteral("verify"), m_file, broken, absent, text});
    const QList<QByteArray> lines = outcome.out.split('\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[3].startsWith("unreadable\t" + text.toUtf8() + "\tunknown format"), lines[3].constData());
    QVERIFY(lines[0].startsWith("identical\t"));
    QVERIFY(lines[1].startsWith("unreadable\t" + broken.toUtf8() + '\t'));
    QVERIFY(lines[2].startsWith("unreadable\t" + absent.toUtf8() + '\t'));
    QCOMPARE(outcome.code, 1);
}

void TestCli::verifySearchesFolders()
{
    QDir(m_folder->path()).mkpath(QStringLiteral("a/b"));
    write(m_folder->filePath(QStringLiteral("a/b/deep.mdx")), smallMdx());
    write(m_folder->filePath(QStringLiteral("a/other name")), smallMdx()); // recognised by its first bytes
    write(m_folder->filePath(QStringLiteral("a/readme.txt")), "text");
    const Outcome outcome = run({QStringLiteral("verify"), m_folder->path()});
    QCOMPARE(outcome.code, 0);
    QStringList paths;
    for (const QByteArray &line : outcome.out.split('\n')) {
        if (!line.isEmpty())
            paths.append(QString::fromUtf8(line.split('\t')[1]).mid(m_folder->path().size() + 1));
    }
    QCOMPARE(paths, (QStringList{QStringLiteral("a/b/deep.mdx"), QStringLiteral("a/other name"),
                                 QStringLiteral("small.mdx")}));
}

void TestCli::verifyTellsWhatIsNoModel_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("the file is empty");
    QTest::newRow("zeros") << QByteArray(200, '\0') << QStringLiteral("only zeros");
    QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n") << QStringLiteral("this is a PNG picture, not a model");
    QTest::newRow("WebP") << QByteArray("RIFF\x10\0\0\0WEBPVP8 ", 16) << QStringLiteral("a WebP picture");
    QTest::newRow("BLP") << QByteArray("BLP1") << QStringLiteral("a BLP texture");
    QTest::newRow("map") << QByteArray("HM3W\0\0\0\0", 8) << QStringLiteral("a Warcraft III map");
    QTest::newRow("WMO") << QByteArray("REVM\4\0\0\0", 8) << QStringLiteral("World of Warcraft (WMO, ADT, WDT)");
    QTest::newRow("something") << QByteArray("something else") << QStringLiteral("unknown format");
}

/// All files of a folder that are named like models are looked at.
void TestCli::verifyTellsWhatIsNoModel()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, said);
    const QString folder = m_folder->filePath(QStringLiteral("foreign"));
    QDir(m_folder->path()).mkpath(folder);
    write(QDir(folder).filePath(QStringLiteral("foreign.mdx")), bytes);
    const Outcome outcome = run({QStringLiteral("verify"), folder});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.startsWith("unreadable\t"), outcome.out.constData());
    QVERIFY2(outcome.out.contains(said.toUtf8()), outcome.out.constData());
}

void TestCli::verifySaysWhereNothingIs()
{
    const QString empty = m_folder->filePath(QStringLiteral("empty")),
                  broken = m_folder->filePath(QStringLiteral("broken.mdx"));
    QDir(m_folder->path()).mkpath(empty);
    Outcome outcome = run({QStringLiteral("verify"), empty});
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(outcome.err, "sinew: " + empty.toUtf8() + ": no model files were found in this folder\n");
    // The other paths are looked at all the same, and a file that is not identical says more.
    outcome = run({QStringLiteral("verify"), empty, m_file});
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.startsWith("identical\t"));
    write(broken, "no model");
    QCOMPARE(run({QStringLiteral("verify"), empty, broken}).code, 1);
}

void TestCli::verifyListsRemarks()
{
    const QString odd = sinew::test::sourcePath("tests/samples/m3odd/unknown-tag.m3");
    const QList<QByteArray> plain = run({QStringLiteral("verify"), odd}).out.split('\n');
    QCOMPARE(plain.size(), 2);
    QVERIFY2(plain[0].endsWith(", 1 remark"), plain[0].constData());
    const Outcome outcome = run({QStringLiteral("verify"), QStringLiteral("--remarks"), odd, m_file});
    const QList<QByteArray> lines = outcome.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], plain[0]);
    QVERIFY2(lines[1].startsWith("remark\t" + odd.toUtf8() + "\toffset 0x"), lines[1].constData());
    QVERIFY(lines[2].startsWith("identical\t" + m_file.toUtf8() + '\t'));
    QCOMPARE(outcome.code, 0);
}

/// Gives the first error of the file itself, in text with line and column.
void TestCli::verifyTellsTheFirstError()
{
    const QString path = m_folder->filePath(QStringLiteral("remarks.mdl"));
    write(path, "Version {\n\tFormatVersion 800,\n}\nWeather 2,\nBone \"Root {\n\tObjectId 0,\n}\n");
    Outcome outcome = run({QStringLiteral("verify"), path});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("identical\t" + path.toUtf8() + "\tMDL 800, 2 remarks: ") &&
                 outcome.out.contains("line 5, column 6"),
             outcome.out.constData());
    QCOMPARE(outcome.out.count('\n'), 1);
    write(path, "Version {\n\tFormatVersion 800,\n}\nSequences 1 {\n");
    outcome = run({QStringLiteral("verify"), path});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.startsWith("unreadable\t") && outcome.out.contains("line 4, column 1"),
             outcome.out.constData());
}

void TestCli::verifyMeasures()
{
    const Outcome outcome = run({QStringLiteral("verify"), QStringLiteral("--stats"), m_file});
    const QString last = QString::fromUtf8(outcome.out).section(u'\n', -2, -2);
    static const QRegularExpression form(QStringLiteral("^1 files, read \\d+ MB/s, write \\d+ MB/s$"));
    QVERIFY2(form.match(last).hasMatch(), qPrintable(last));
    QCOMPARE(outcome.code, 0);
}

void TestCli::dumpIsJson()
{
    const Outcome outcome = run({QStringLiteral("dump"), m_file});
    QCOMPARE(outcome.code, 0);
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(outcome.out, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(root[QLatin1String("version")].toInt(), 800);
    const QJsonArray sequences = root[QLatin1String("sequences")].toArray();
    QCOMPARE(sequences.size(), 2);
    QCOMPARE(sequences[1].toObject()[QLatin1String("name")].toString(), QStringLiteral("Walk"));
    QCOMPARE(sequences[1].toObject()[QLatin1String("end")].toInt(), 3000);
}

void TestCli::dumpShowsArraysWhenAsked()
{
    const auto pivots = [](const Outcome &outcome) {
        return QJsonDocument::fromJson(outcome.out).object().value(QLatin1String("pivots"));
    };
    QVERIFY(!pivots(run({QStringLiteral("dump"), m_file})).isArray());
    QCOMPARE(pivots(run({QStringLiteral("dump"), m_file, QStringLiteral("--arrays")})).toArray().size(), 2);
}

void TestCli::poseTurnsAroundThePivot()
{
    // Half way through Walk the root has turned by 90° around (10, 0, 0): (x, y) → (10 − y, x − 10).
    const Outcome outcome = run({QStringLiteral("pose"), m_file, QStringLiteral("--sequence"), QStringLiteral("Walk"),
                                 QStringLiteral("--time"), QStringLiteral("2500")});
    QCOMPARE(outcome.code, 0);
    const QJsonObject pose = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(pose.keys(), (QStringList{QStringLiteral("geosets"), QStringLiteral("nodes"), QStringLiteral("time")}));
    QCOMPARE(pose[QLatin1String("time")].toDouble(), 2500.0);
    const QJsonArray nodes = pose[QLatin1String("nodes")].toArray();
    QCOMPARE(nodes.size(), 2);
    const double expected[12] = {0, -1, 0, 10, 1, 0, 0, -10, 0, 0, 1, 0};
    for (int node = 0; node < 2; ++node) {
        const QJsonObject object = nodes[node].toObject();
        QCOMPARE(object[QLatin1String("name")].toString(), node ? QStringLiteral("Hand") : QStringLiteral("Root"));
        QCOMPARE(object[QLatin1String("objectId")].toInt(), node);
        const QJsonArray matrix = object[QLatin1String("matrix")].toArray();
        QCOMPARE(matrix.size(), 12);
        for (int i = 0; i < 12; ++i)
            QVERIFY2(std::abs(matrix[i].toDouble() - expected[i]) < 1e-5, qPrintable(QString::number(i)));
    }
}

void TestCli::poseByRowAndWithoutCase()
{
    const auto at = [&](const char *sequence) {
        return run({QStringLiteral("pose"), m_file, QStringLiteral("--sequence"), QString::fromLatin1(sequence),
                    QStringLiteral("--time"), QStringLiteral("2500")});
    };
    QCOMPARE(at("1").out, at("Walk").out);
    QCOMPARE(at("wALK").out, at("Walk").out);
    QCOMPARE(at("Run").code, 1);
    QVERIFY(at("Run").err.contains("Stand, Walk"));
}

void TestCli::poseRefusesTimesOutside()
{
    const Outcome outcome = run({QStringLiteral("pose"), m_file, QStringLiteral("--sequence"), QStringLiteral("Walk"),
                                 QStringLiteral("--time"), QStringLiteral("-5")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("2000 to 3000"), outcome.err.constData());
}

void TestCli::setChangesOnlyItsBytes()
{
    const QString out = m_folder->filePath(QStringLiteral("out.mdx"));
    const Outcome outcome = run({QStringLiteral("set"), m_file, QStringLiteral("sequences[1].end"),
                                 QStringLiteral("3210"), QStringLiteral("--out"), out});
    QCOMPARE(outcome.code, 0);
    QByteArray expected = smallMdx();
    const std::int32_t end = 3210;
    // After the magic, VERS (12), MODL (380), the chunk's header, one sequence, the name and the start.
    expected.replace(4 + 12 + 380 + 8 + 132 + 84, 4, QByteArray(reinterpret_cast<const char *>(&end), 4));
    QCOMPARE(read(out), expected);
    QCOMPARE(read(m_file), smallMdx());
}

void TestCli::setTakesNegativeNumbers()
{
    const Outcome outcome = run({QStringLiteral("set"), m_file, QStringLiteral("sequences[Stand].start"),
                                 QStringLiteral("-33"), QStringLiteral("--out"), m_file});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    std::int32_t start = 0;
    memcpy(&start, read(m_file).constData() + 4 + 12 + 380 + 8 + 80, 4);
    QCOMPARE(start, -33);
}

void TestCli::setWarnsOfWhatDoesNotExist()
{
    const QString out = m_folder->filePath(QStringLiteral("out.mdx")),
                  again = m_folder->filePath(QStringLiteral("again.mdx"));
    Outcome outcome = run({QStringLiteral("set"), m_file, QStringLiteral("bones[0].geosetId"), QStringLiteral("999"),
                           QStringLiteral("--out"), out});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err,
             "sinew: warning: " + out.toUtf8() + ": bones[0].geosetId: refers to 999 of geosets, which has 0\n");
    QVERIFY(read(out) != smallMdx());
    // Only problems that the edit causes are reported, not those from before.
    outcome = run({QStringLiteral("set"), out, QStringLiteral("sequences[0].end"), QStringLiteral("1200"),
                   QStringLiteral("--out"), again});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
}

void TestCli::setRefuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::newRow("unknown field") << QStringLiteral("sequences[0].colour") << QStringLiteral("1");
    QTest::newRow("row beyond the end") << QStringLiteral("sequences[2].start") << QStringLiteral("1");
    QTest::newRow("no number") << QStringLiteral("sequences[0].start") << QStringLiteral("soon");
    QTest::newRow("name too long") << QStringLiteral("sequences[0].name") << QString(81, u'x');
}

void TestCli::setRefuses()
{
    QFETCH(const QString, path);
    QFETCH(const QString, value);
    const QString out = m_folder->filePath(QStringLiteral("out.mdx"));
    const Outcome outcome = run({QStringLiteral("set"), m_file, path, value, QStringLiteral("--out"), out});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains(m_file.toUtf8()) && outcome.err.contains("sequences"), outcome.err.constData());
    QVERIFY(!QFile::exists(out));
}

/// However a folder is named, its files go to the same places below the one for the results.
void TestCli::filesOfRelativeFolders()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("models/deep")) &&
            QDir(m_folder->path()).mkpath(QStringLiteral("here")));
    write(m_folder->filePath(QStringLiteral("models/deep/good.mdx")), smallMdx());
    write(m_folder->filePath(QStringLiteral("models/deep/picture.dds")), smallDds());
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->filePath(QStringLiteral("here"))));
    const Outcome up = run({QStringLiteral("thumbnail"), QStringLiteral("../models"), QStringLiteral("--out"),
                            QStringLiteral("a/b"), QStringLiteral("--size"), QStringLiteral("24x16")});
    const Outcome down = run({QStringLiteral("convert"), QStringLiteral("../models"), QStringLiteral("--out"),
                              QStringLiteral("c"), QStringLiteral("--to"), QStringLiteral("png")});
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(up.code == 0, up.err.constData());
    QVERIFY2(down.code == 0, down.err.constData());
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("here/a/b/deep/good.mdx.png"))));
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("here/a/models"))));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("here/c/deep/picture.png"))));
}

void TestCli::errorsNameFileAndOffset()
{
    write(m_file, QByteArray("MD20\x08\x01\0\0", 8)); // cut off after the version
    const Outcome outcome = run({QStringLiteral("dump"), m_file});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.startsWith("sinew: " + m_file.toUtf8() + ": offset 0x"), outcome.err.constData());
}

SINEW_GUILESS_TEST(tst_cli, TestCli)

} // namespace tst_cli
#include "tst_cli.moc"
