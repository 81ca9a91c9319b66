// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The command line as a user or a script uses it: images of other formats.

#include "tests/editor/cli/cli_fixture.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_convert {

using namespace sinew::test;

class TestCliConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void convertWritesWhatTheSuffixSays_data();
    void convertWritesWhatTheSuffixSays();
    void convertTakesLevelFaceAndChannel();
    void convertFillsAFolder();
    void convertNeverReplacesUnasked();
    void convertReports();
    void convertTakesItsOptions();
    void convertReadsFilesBesideBlp0();
    void convertRefuses();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestCliConvert::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("small.mdx"));
    write(m_file, smallMdx());
}

void TestCliConvert::convertWritesWhatTheSuffixSays_data()
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

void TestCliConvert::convertWritesWhatTheSuffixSays()
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

void TestCliConvert::convertTakesLevelFaceAndChannel()
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

void TestCliConvert::convertFillsAFolder()
{
    const QDir source(m_folder->filePath(QStringLiteral("source")));
    QVERIFY(source.mkpath(QStringLiteral("deep")));
    write(source.filePath(QStringLiteral("a.dds")), smallDds());
    write(source.filePath(QStringLiteral("deep/b.DDS")), smallDds());
    write(source.filePath(QStringLiteral("deep/broken.blp")), "BLP1");
    write(source.filePath(QStringLiteral("readme.txt")), "no image");
    const QDir target(m_folder->filePath(QStringLiteral("target")));
    Outcome outcome = run({QStringLiteral("convert"), source.path(), QStringLiteral("--out"), target.path()});
    QCOMPARE(outcome.code, 1); // for the broken one; the others are written
    QCOMPARE(outcome.out.count('\n'), 3);
    QVERIFY2(outcome.out.contains("failed\t" + source.filePath(QStringLiteral("deep/broken.blp")).toUtf8() +
                                  "\toffset 0x4: the header is cut off\n"),
             outcome.out.constData());
    QCOMPARE(QImage(target.filePath(QStringLiteral("a.png"))).size(), QSize(2, 2));
    QCOMPARE(QImage(target.filePath(QStringLiteral("deep/b.png"))).size(), QSize(2, 2));
    QCOMPARE(target.entryList(QDir::Files).size(), 1);

    // Two that would get the same name: the second is refused.
    const QString sameName = m_folder->filePath(QStringLiteral("a.dds"));
    write(sameName, smallDds());
    outcome = run({QStringLiteral("convert"), source.filePath(QStringLiteral("a.dds")), sameName,
                   QStringLiteral("--out"), target.path(), QStringLiteral("--format=tga")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.out.contains("would become"));
    QVERIFY(QFile::exists(target.filePath(QStringLiteral("a.tga"))));

    QVERIFY(source.mkpath(QStringLiteral("empty")));
    outcome = run(
        {QStringLiteral("convert"), source.filePath(QStringLiteral("empty")), QStringLiteral("--out"), target.path()});
    QCOMPARE(outcome.code, 2);
}

void TestCliConvert::convertNeverReplacesUnasked()
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
    // Somebody else's file.
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

void TestCliConvert::convertReports()
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

void TestCliConvert::convertTakesItsOptions()
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

void TestCliConvert::convertReadsFilesBesideBlp0()
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

void TestCliConvert::convertRefuses()
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
    QVERIFY(refused({m_file, out}, "can't be converted to png"));
    QVERIFY(!QFile::exists(out));
    QVERIFY(refused({in, m_folder->filePath(QStringLiteral("no/such/out.png"))}, "can't be written"));
    const QString same = m_folder->filePath(QStringLiteral("same.png"));
    QCOMPARE(run({QStringLiteral("convert"), in, same}).code, 0);
    QVERIFY(refused({same, same}, "overwrite its source"));
}

SINEW_GUILESS_TEST(tst_cli_convert, TestCliConvert)

} // namespace tst_cli_convert
#include "tst_cli_convert.moc"
