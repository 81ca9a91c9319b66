// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "blp_maker.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "tests/support/test_program.h"

#include <map>

namespace tst_blp0 {

using namespace sinew;
using namespace imagetest;

/// BLP0, whose levels are in files beside it.
class TestBlp0 : public CodecTest
{
    Q_OBJECT

public:
    TestBlp0() : CodecTest(createBlpCodec()) {}

private Q_SLOTS:
    void blp0HasItsLevelsBesideIt();
    void blp0Jpeg();
    void blp0OnTheDisk();
    void blp0Damaged();
};

void TestBlp0::blp0HasItsLevelsBesideIt()
{
    QStringList asked;
    std::map<QString, QByteArray> beside{{QStringLiteral("Grass.b00"), hex("01020304f0")},
                                         {QStringLiteral("Grass.b01"), hex("0507")}};
    const auto decodeBeside = [&](std::uint32_t hasMips, const char *name) {
        asked.clear();
        m_diagnostics = {};
        const FileSet files(QLatin1String(name), blp0(1, 1, 2, 2, hasMips, rampPalette()), [&](const QString &wanted) {
            asked += wanted;
            const auto found = beside.find(wanted);
            return found == beside.end() ? std::nullopt : std::optional(found->second);
        });
        return m_codec->decode(files, {}, m_diagnostics);
    };
    auto image = decodeBeside(1, "Textures/Grass.blp");
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image), (QStringList{QStringLiteral("03020100 06040200"), QStringLiteral("09060300 0c080400")}));
    QCOMPARE(texels(*image, 1), QStringList{QStringLiteral("0f0a05ff")});
    QCOMPARE(image->description, std::string("BLP0 palette, alpha 1 bit"));
    QCOMPARE(brokenContract(*image), QString());
    checkNothingToTell();

    // Without mips only the first one is requested.
    image = decodeBeside(0, "war3.mpq\\Grass.blp");
    QVERIFY(image);
    QCOMPARE(asked, QStringList{QStringLiteral("Grass.b00")});

    // The message names a side file that is too short.
    beside[QStringLiteral("Grass.b00")] = hex("010203");
    image = decodeBeside(1, "Grass.blp");
    QVERIFY(!image);
    QCOMPARE(image.error().text(), std::string("Grass.b00: offset 0x0: level 0 needs 4 bytes, 3 are left"));

    beside[QStringLiteral("Grass.b00")] = hex("0102030400");
    beside.erase(QStringLiteral("Grass.b01"));
    image = decodeBeside(1, "Grass.blp");
    QVERIFY(image);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1));
    QVERIFY(m_diagnostics.entries()[0].where.text().find("Grass.b01 is missing") == 0);

    image = decodeBeside(1, "Other.blp");
    QVERIFY(!image);
    QVERIFY(image.error().message.text().find("Other.b00") != std::string::npos);
}

void TestBlp0::blp0Jpeg()
{
    const QByteArray stream = jpeg(16, 8, bgraOne, bgraTwo);
    QByteArray header;
    put<std::uint32_t>(header, {20});
    header += stream.left(20);
    const FileSet files(QStringLiteral("a.blp"), blp0(0, 8, 16, 8, 0, header),
                        [&](const QString &) { return std::optional(stream.mid(20)); });
    const auto image = m_codec->decode(files, {}, m_diagnostics);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QVERIFY(near(toQImage(*image), 0, 0, 60, 200, 10, 128));
    QVERIFY(near(toQImage(*image), 15, 7, 90, 20, 250, 40));
}

void TestBlp0::blp0OnTheDisk()
{
    const QTemporaryDir folder;
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("GRASS.B00", hex("01020304"));
    const FileSet files(folder.filePath(QStringLiteral("Grass.blp")), blp0(1, 0, 2, 2, 0, rampPalette()));
    const auto image = m_codec->decode(files, {}, m_diagnostics);
    QVERIFY2(image, image ? "" : image.error().text().c_str());
    QCOMPARE(texels(*image).value(1), QStringLiteral("090603ff 0c0804ff"));
}

void TestBlp0::blp0Damaged()
{
    const QByteArray file = blp0(1, 8, 2, 2, 1, rampPalette());
    const QByteArray side = hex("0102030400112233");
    const auto survives = [&](const QByteArray &primary, const QByteArray &level) {
        Diagnostics diagnostics;
        const FileSet files(QStringLiteral("a.blp"), primary, [&](const QString &) { return std::optional(level); });
        const auto image = m_codec->decode(files, {}, diagnostics);
        QVERIFY(!image || brokenContract(*image).isEmpty());
    };
    for (qsizetype length = 0; length < 28; ++length)
        survives(file.left(length), side);
    for (qsizetype length = 0; length < side.size(); ++length)
        survives(file, side.left(length));
    for (qsizetype at = 0; at < 28; ++at) {
        QByteArray changed = file;
        changed[at] = char(~changed[at]);
        survives(changed, side);
    }
}

SINEW_GUILESS_TEST(tst_blp0, TestBlp0)

} // namespace tst_blp0
#include "tst_blp0.moc"
