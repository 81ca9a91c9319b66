// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Runs the program as a user or a script would and looks at what it prints, writes and returns.

#include "tests/editor/small_mdx.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli {

using namespace sinew::test;

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out, err;
};

Outcome run(const QStringList &words, const QStringList &unset = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : unset)
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(sinew::test::programPath(), words);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A cube map of two faces with two levels of BGRA: red, 128 of 255 opaque, and blue, 64 of 255 opaque.
QByteArray smallDds()
{
    QByteArray file("DDS ");
    const auto add = [&](std::initializer_list<std::uint32_t> numbers) {
        for (const std::uint32_t number : numbers)
            file.append(reinterpret_cast<const char *>(&number), sizeof number);
    };
    add({124, 0x21007, 2, 2, 0, 0, 2});
    file.append(44, '\0');
    add({32, 0x41, 0, 32, 0xff0000, 0xff00, 0xff, 0xff000000});
    add({0x1000, 0x200 | 0x400 | 0x800, 0, 0, 0});
    for (const std::uint32_t texel : {0x80ff0000u, 0x400000ffu})
        add({texel, texel, texel, texel, texel});
    return file;
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void helpAndVersion();
    void wrongUsage_data();
    void wrongUsage();

    void verifySaysIdentical();
    void verifySaysUnreadable();
    void verifySearchesFolders();
    void verifySaysWhereNothingIs();
    void verifyTellsTheFirstError();
    void verifyMeasures();
    void verifyListsRemarks();
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
    void renderWithoutDisplay();
    void renderRefusesUnknownCamera();
    void renderAnimates();
    void renderLooksHdSlotsUp();
    void thumbnailsOfAFolder();
    void filesOfRelativeFolders();
    void convertWritesWhatTheSuffixSays_data();
    void convertWritesWhatTheSuffixSays();
    void convertTakesLevelFaceAndChannel();
    void convertFillsAFolder();
    void convertNeverReplacesUnasked();
    void convertReports();
    void convertTakesItsOptions();
    void convertReadsFilesBesideBlp0();
    void convertRefuses();
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
         {"verify PATH", "dump FILE", "pose FILE", "render FILE", "set FILE PATH VALUE", "convert IMAGE"})
        QVERIFY2(help.out.contains(command), command);
    const Outcome version = run({QStringLiteral("--version")});
    QCOMPARE(version.code, 0);
    static const QRegularExpression form(QStringLiteral("^Sinew \\d+\\.\\d+\\.\\d+\n$"));
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
    QVERIFY2(lines[3].startsWith("unreadable\t" + text.toUtf8() + "\toffset 0x0: unknown format"),
             lines[3].constData());
    QVERIFY(lines[0].startsWith("identical\t"));
    QVERIFY(lines[1].startsWith("unreadable\t" + broken.toUtf8() + '\t'));
    QVERIFY(lines[2].startsWith("unreadable\t" + absent.toUtf8() + '\t'));
    QCOMPARE(outcome.code, 1);
}

void TestCli::verifySearchesFolders()
{
    QDir(m_folder->path()).mkpath(QStringLiteral("a/b"));
    write(m_folder->filePath(QStringLiteral("a/b/deep.mdx")), smallMdx());
    write(m_folder->filePath(QStringLiteral("a/other name")), smallMdx()); // known by its first bytes
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

/// The first error stands in the file's own line, of text by line and column.
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
        return QJsonDocument::fromJson(outcome.out).object()[QLatin1String("pivots")];
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
    // Behind the magic, VERS (12), MODL (380), the chunk's header, one sequence, the name and the start.
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
    // Only what the edit brings is told, not what was there before.
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

void TestCli::renderWithoutDisplay()
{
    const QString out = m_folder->filePath(QStringLiteral("out.png"));
    const Outcome outcome =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), out, QStringLiteral("--size"),
             QStringLiteral("64x48"), QStringLiteral("--sequence"), QStringLiteral("Walk"), QStringLiteral("--time"),
             QStringLiteral("2500"), QStringLiteral("--camera"), QStringLiteral("0,10,300"),
             QStringLiteral("--background"), QStringLiteral("204060")},
            {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const QImage picture(out);
    QCOMPARE(picture.size(), QSize(64, 48));
    // The model has no mesh: nothing but the background.
    QCOMPARE(picture.pixelColor(0, 0), QColor(0x20, 0x40, 0x60));
    QCOMPARE(picture.pixelColor(32, 24), QColor(0x20, 0x40, 0x60));
}

void TestCli::renderAnimates()
{
    // Sequence 0 of the small model, cut into frames; a still turntable of half a second.
    const QString frames = m_folder->filePath(QStringLiteral("turn.png"));
    const Outcome turn =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), frames, QStringLiteral("--size"),
             QStringLiteral("20x10"), QStringLiteral("--animate"), QStringLiteral("turntable"),
             QStringLiteral("--seconds"), QStringLiteral("0.5"), QStringLiteral("--fps"), QStringLiteral("6"),
             QStringLiteral("--background"), QStringLiteral("none")});
    QVERIFY2(turn.code == 0, turn.err.constData());
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("turn-*.png")}),
             (QStringList{QStringLiteral("turn-0001.png"), QStringLiteral("turn-0002.png"),
                          QStringLiteral("turn-0003.png")}));
    const QImage first(m_folder->filePath(QStringLiteral("turn-0001.png")));
    QCOMPARE(first.size(), QSize(20, 10));
    QCOMPARE(first.pixelColor(0, 0).alpha(), 0);
    const Outcome unknown = run({QStringLiteral("render"), m_file, QStringLiteral("--out"), QStringLiteral("a.gif"),
                                 QStringLiteral("--size"), QStringLiteral("20x10"), QStringLiteral("--animate"),
                                 QStringLiteral("turntable")});
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.contains(".webp"), unknown.err.constData());
}

void TestCli::thumbnailsOfAFolder()
{
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("models/deep")));
    write(m_folder->filePath(QStringLiteral("models/deep/good.mdx")), smallMdx());
    write(m_folder->filePath(QStringLiteral("models/bad.mdx")), QByteArray("MDLXVERS\x40\0\0\0", 12));
    const QString out = m_folder->filePath(QStringLiteral("pictures"));
    const Outcome outcome = run({QStringLiteral("thumbnail"), m_folder->filePath(QStringLiteral("models")),
                                 QStringLiteral("--out"), out, QStringLiteral("--size"), QStringLiteral("24x16")});
    QCOMPARE(outcome.code, 1);
    const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("failed\t") && lines[0].contains("bad.mdx\t"), lines[0].constData());
    QVERIFY2(lines[1].startsWith("done\t") && lines[1].endsWith("\tnothing to draw"),
             lines[1].constData()); // bones alone
    QCOMPARE(QImage(out + QStringLiteral("/deep/good.mdx.png")).size(), QSize(24, 16));
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

/// A replaceable texture of an HD slot is another file than that of a classic layer.
void TestCli::renderLooksHdSlotsUp()
{
    const QString sample = sinew::test::sourcePath("tests/samples/hd1100/wyrm.mdx"),
                  step = m_folder->filePath(QStringLiteral("step.mdx")),
                  model = m_folder->filePath(QStringLiteral("model.mdx"));
    QCOMPARE(run({QStringLiteral("set"), sample, QStringLiteral("textures[1].replaceableId"), QStringLiteral("31"),
                  QStringLiteral("--out"), step})
                 .code,
             0);
    QCOMPARE(run({QStringLiteral("set"), step, QStringLiteral("textures[1].path"), QString(), QStringLiteral("--out"),
                  model})
                 .code,
             0);
    const Outcome outcome =
        run({QStringLiteral("render"), model, QStringLiteral("--out"), m_folder->filePath(QStringLiteral("out.png")),
             QStringLiteral("--size"), QStringLiteral("24x16")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QVERIFY2(outcome.err.contains("_normal.dds"), outcome.err.constData());
}

void TestCli::renderRefusesUnknownCamera()
{
    const Outcome outcome =
        run({QStringLiteral("render"), m_file, QStringLiteral("--out"), m_folder->filePath(QStringLiteral("o.png")),
             QStringLiteral("--size"), QStringLiteral("64x48"), QStringLiteral("--camera"), QStringLiteral("Front")},
            {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("Front"), outcome.err.constData());
}

void TestCli::convertWritesWhatTheSuffixSays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("magic");
    QTest::addColumn<bool>("keepsAlpha");
    QTest::newRow("png") << QStringLiteral("out.png") << QByteArray("\x89PNG") << true;
    QTest::newRow("upper case") << QStringLiteral("OUT.PNG") << QByteArray("\x89PNG") << true;
    QTest::newRow("jpg") << QStringLiteral("out.jpg") << QByteArray("\xff\xd8\xff") << false;
    QTest::newRow("bmp") << QStringLiteral("out.bmp") << QByteArray("BM") << false;
    QTest::newRow("tga") << QStringLiteral("out.tga") << QByteArray("\0\0\x0a", 3) << true;
}

void TestCli::convertWritesWhatTheSuffixSays()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, magic);
    QFETCH(bool, keepsAlpha);
    const QString in = m_folder->filePath(QStringLiteral("in.dds"));
    write(in, smallDds());
    const QString out = m_folder->filePath(name);
    Outcome outcome = run({QStringLiteral("convert"), in, out, QStringLiteral("--face=0")});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(outcome.code, 0);
    QVERIFY(read(out).startsWith(magic));
    // Seen through a second conversion, as Qt reads no TGA.
    const QString back = m_folder->filePath(QStringLiteral("back.png"));
    outcome = run({QStringLiteral("convert"), out, back});
    QCOMPARE(outcome.code, 0);
    const QImage picture(back);
    QCOMPARE(picture.size(), QSize(2, 2));
    const QColor texel = picture.pixelColor(0, 0);
    QVERIFY(std::abs(texel.red() - 255) <= 2 && texel.green() <= 2 && texel.blue() <= 2);
    if (keepsAlpha)
        QCOMPARE(texel.alpha(), 0x80);
}

void TestCli::convertTakesLevelFaceAndChannel()
{
    const QString in = m_folder->filePath(QStringLiteral("in.dds"));
    write(in, smallDds());
    const QString out = m_folder->filePath(QStringLiteral("out.png"));
    const auto converted = [&](const char *options) {
        const Outcome outcome =
            run(QStringList{QStringLiteral("convert"), in, out} + QString::fromLatin1(options).split(u' '));
        return outcome.code == 0 ? QImage(out) : QImage();
    };
    // Level 1 of face 1 is one texel of blue, 64 of 255 opaque.
    QImage picture = converted("--level 1 --face 1");
    QCOMPARE(picture.size(), QSize(1, 1));
    QCOMPARE(picture.pixelColor(0, 0), QColor(0, 0, 255, 64));
    picture = converted("--face=1 --channel a");
    QCOMPARE(picture.size(), QSize(2, 2));
    QVERIFY(picture.isGrayscale());
    QCOMPARE(qRed(picture.pixel(1, 1)), 64);
    picture = converted("--channel r");
    QCOMPARE(qRed(picture.pixel(0, 0)), 255);
    picture = converted("--channel rgb");
    QVERIFY(!picture.hasAlphaChannel());
    QCOMPARE(picture.pixelColor(0, 0), QColor(255, 0, 0));
}

void TestCli::convertFillsAFolder()
{
    const QDir source(m_folder->filePath(QStringLiteral("source")));
    QVERIFY(source.mkpath(QStringLiteral("deep")));
    write(source.filePath(QStringLiteral("a.dds")), smallDds());
    write(source.filePath(QStringLiteral("deep/b.DDS")), smallDds());
    write(source.filePath(QStringLiteral("deep/broken.blp")), "BLP1");
    write(source.filePath(QStringLiteral("readme.txt")), "no image");
    const QDir target(m_folder->filePath(QStringLiteral("target")));
    Outcome outcome = run({QStringLiteral("convert"), source.path(), QStringLiteral("--out"), target.path()});
    QCOMPARE(outcome.code, 1); // for the broken one, the others are written
    QCOMPARE(outcome.out.count('\n'), 3);
    QVERIFY2(outcome.out.contains("failed\t" + source.filePath(QStringLiteral("deep/broken.blp")).toUtf8() +
                                  "\toffset 0x4: the header is cut off\n"),
             outcome.out.constData());
    QCOMPARE(QImage(target.filePath(QStringLiteral("a.png"))).size(), QSize(2, 2));
    QCOMPARE(QImage(target.filePath(QStringLiteral("deep/b.png"))).size(), QSize(2, 2));
    QCOMPARE(target.entryList(QDir::Files).size(), 1);

    // Two that would get the same name: the second is refused.
    const QString twin = m_folder->filePath(QStringLiteral("a.dds"));
    write(twin, smallDds());
    outcome = run({QStringLiteral("convert"), source.filePath(QStringLiteral("a.dds")), twin, QStringLiteral("--out"),
                   target.path(), QStringLiteral("--format=tga")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.out.contains("would become"));
    QVERIFY(QFile::exists(target.filePath(QStringLiteral("a.tga"))));

    QVERIFY(source.mkpath(QStringLiteral("empty")));
    outcome = run(
        {QStringLiteral("convert"), source.filePath(QStringLiteral("empty")), QStringLiteral("--out"), target.path()});
    QCOMPARE(outcome.code, 2);
}

void TestCli::convertNeverReplacesUnasked()
{
    const QDir folder(m_folder->path());
    const QString in = folder.filePath(QStringLiteral("a.dds"));
    write(in, smallDds());
    // Its own folder: the target would be the source.
    const QStringList words{QStringLiteral("convert"), in,
                            QStringLiteral("--out"),   folder.path(),
                            QStringLiteral("--to"),    QStringLiteral("dds-dxt1")};
    Outcome outcome = run(words);
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.startsWith("exists\t"), outcome.out.constData());
    QCOMPARE(read(in), smallDds());
    outcome = run(words + QStringList{QStringLiteral("--overwrite")});
    QCOMPARE(outcome.code, 0);
    QVERIFY(read(in).contains("DXT1"));
    // Another's file.
    const QString png = folder.filePath(QStringLiteral("a.png"));
    write(png, "mine");
    outcome = run({QStringLiteral("convert"), in, QStringLiteral("--out"), folder.path()});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(read(png), QByteArray("mine"));
    outcome = run({QStringLiteral("convert"), in, in, QStringLiteral("--to"), QStringLiteral("dds-dxt5")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.err.contains("overwrite its source"));
    QVERIFY(read(in).contains("DXT1"));
}

void TestCli::convertReports()
{
    const QString in = m_folder->filePath(QStringLiteral("a.dds"));
    write(in, smallDds());
    const QString out = m_folder->filePath(QStringLiteral("out"));
    const QStringList words{QStringLiteral("convert"),  in, QStringLiteral("--out"), out, QStringLiteral("--to"),
                            QStringLiteral("blp2-bgra")};
    Outcome outcome = run(words);
    QCOMPARE(outcome.code, 0);
    // Header 148, palette 1024, 4 + 1 texels of 4 bytes.
    QCOMPARE(outcome.out, "done\t" + in.toUtf8() + "\t" + out.toUtf8() +
                              "/a.blp\t2x2\t2 levels\t1192 bytes\trgb equal\talpha equal\tmips from equal\tonly the "
                              "first of 2 images is written\n");
    outcome = run(words + QStringList{QStringLiteral("--json"), QStringLiteral("--overwrite")});
    const QJsonArray all = QJsonDocument::fromJson(outcome.out).array();
    QCOMPARE(all.size(), 1);
    const QJsonObject one = all[0].toObject();
    QCOMPARE(one[QStringLiteral("state")].toString(), QStringLiteral("done"));
    QCOMPARE(one[QStringLiteral("format")].toString(), QStringLiteral("blp2-bgra"));
    QCOMPARE(one[QStringLiteral("from")].toString(), QStringLiteral("DDS 32 bit, cube map"));
    QCOMPARE(one[QStringLiteral("bytes")].toInt(), 1192);
    QCOMPARE(one[QStringLiteral("sourceBytes")].toInt(), int(smallDds().size()));
    const QJsonArray levels = one[QStringLiteral("levels")].toArray();
    QCOMPARE(levels.size(), 2);
    QCOMPARE(levels[1].toObject()[QStringLiteral("width")].toInt(), 1);
    QVERIFY(levels[1].toObject()[QStringLiteral("rgb")].isNull());
    // Without alpha 255 stands for 128: 127² → 10 log (255² / 127²) = 6.05 dB.
    outcome = run(
        words + QStringList{QStringLiteral("--json"), QStringLiteral("--overwrite"), QStringLiteral("--alpha-bits=0")});
    const QJsonObject opaque = QJsonDocument::fromJson(outcome.out).array()[0].toObject();
    QCOMPARE(opaque[QStringLiteral("levels")].toArray()[0].toObject()[QStringLiteral("alpha")].toDouble(), 6.05);
    outcome = run(words + QStringList{QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    QCOMPARE(QJsonDocument::fromJson(outcome.out).array()[0].toObject()[QStringLiteral("state")].toString(),
             QStringLiteral("exists"));
}

void TestCli::convertTakesItsOptions()
{
    const QString in = m_folder->filePath(QStringLiteral("in.png")), out = m_folder->filePath(QStringLiteral("out"));
    QImage checker(6, 6, QImage::Format_RGB888);
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 6; ++x)
            checker.setPixelColor(x, y, (x + y) % 2 ? Qt::white : Qt::black);
    QVERIFY(checker.save(in));
    const auto converted = [&](const char *options) {
        const Outcome outcome =
            run(QStringList{QStringLiteral("convert"), in, QStringLiteral("--out"), out, QStringLiteral("--overwrite"),
                            QStringLiteral("--to"), QStringLiteral("dds-bgra")} +
                QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts));
        return outcome.code == 0 ? read(out + QStringLiteral("/in.dds")) : QByteArray();
    };
    const auto number = [](const QByteArray &file, int at) { return int(std::uint8_t(file[at])); };
    QByteArray file = converted("");
    QCOMPARE(number(file, 12), 6);                // height
    QCOMPARE(number(file, 28), 3);                // levels: 6, 3, 1
    QCOMPARE(number(file, 128 + 6 * 6 * 3), 188); // half the light
    QCOMPARE(number(converted("--meaning data"), 128 + 6 * 6 * 3), 128);
    QCOMPARE(converted("--no-mips").size(), 128 + 6 * 6 * 3);
    file = converted("--resize pot");
    QCOMPARE(number(file, 12), 8);
    QCOMPARE(number(file, 28), 4);
    QVERIFY(!converted("--alpha-bits 8 --filter kaiser --keep-coverage 0.5 --normal-map --mips").isEmpty());
}

void TestCli::convertReadsFilesBesideBlp0()
{
    // 2 × 1, palette without alpha, one level; entry 1 is B, G, R = 1, 2, 3.
    QByteArray file("BLP0");
    for (const int number : {1, 0, 2, 1, 5, 0})
        file += QByteArray(1, char(number)) + QByteArray(3, '\0');
    QByteArray palette(1024, '\0');
    palette.replace(4, 3, QByteArray("\1\2\3"));
    const QString in = m_folder->filePath(QStringLiteral("old.blp"));
    write(in, file + palette);
    const QString out = m_folder->filePath(QStringLiteral("old.png"));
    Outcome outcome = run({QStringLiteral("convert"), in, out});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("old.b00"), outcome.err.constData());
    write(m_folder->filePath(QStringLiteral("old.b00")), QByteArray("\0\1", 2));
    outcome = run({QStringLiteral("convert"), in, out});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(QImage(out).pixelColor(1, 0), QColor(3, 2, 1));
}

void TestCli::convertRefuses()
{
    const QString in = m_folder->filePath(QStringLiteral("in.dds"));
    write(in, smallDds());
    const QString out = m_folder->filePath(QStringLiteral("out.png"));
    const auto refused = [&](const QStringList &words, const char *message) {
        const Outcome outcome = run(QStringList{QStringLiteral("convert")} + words);
        return outcome.code == 1 && outcome.err.contains(message);
    };
    QVERIFY(refused({in, out, QStringLiteral("--level"), QStringLiteral("2")}, "no level 2, the image has 0 to 1"));
    QVERIFY(refused({in, out, QStringLiteral("--face"), QStringLiteral("9")}, "no face 9"));
    QVERIFY(refused({m_folder->filePath(QStringLiteral("none.blp")), out}, "there is no such file"));
    QVERIFY(refused({m_file, out}, "can't be turned into png"));
    QVERIFY(!QFile::exists(out));
    QVERIFY(refused({in, m_folder->filePath(QStringLiteral("no/such/out.png"))}, "can't be written"));
    const QString same = m_folder->filePath(QStringLiteral("same.png"));
    QCOMPARE(run({QStringLiteral("convert"), in, same}).code, 0);
    QVERIFY(refused({same, same}, "overwrite its source"));
}

void TestCli::errorsNameFileAndOffset()
{
    write(m_file, "no model");
    const Outcome outcome = run({QStringLiteral("dump"), m_file});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.startsWith("sinew: " + m_file.toUtf8() + ": offset 0x"), outcome.err.constData());
}

SINEW_GUILESS_TEST(tst_cli, TestCli)

} // namespace tst_cli
#include "tst_cli.moc"
