// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// DDS files of several pictures: cube maps, arrays and volumes.

#include "dds_maker.h"
#include "image_test.h"
#include "plugins/dds/codec.h"
#include "tests/support/test_program.h"

namespace tst_dds_faces {

using namespace sinew;
using namespace imagetest;

class TestDdsFaces : public CodecTest
{
    Q_OBJECT

public:
    TestDdsFaces() : CodecTest(createDdsCodec()) {}

private Q_SLOTS:
    void cubeFaces();
    void cubeWithoutSomeFaces();
    void cubeCutOff();
    void cubeByDx10();
    void arrays();
    void volume();
};

void TestDdsFaces::cubeFaces()
{
    for (const std::uint32_t caps2 : {0xfe00u, 0x200u}) { // some tools announce no faces at all and write six
        const auto image = decode(dds(cubeHead(caps2), cubeFaceBytes(6)));
        QVERIFY(image);
        QCOMPARE(image->faceCount(), 6);
        QVERIFY(image->isCube);
        QCOMPARE(image->description, std::string("DDS 8 bit, cube map"));
        for (int face = 0; face < 6; ++face) {
            QCOMPARE(image->face(face).size(), std::size_t(3));
            for (int level = 0; level < 3; ++level) {
                const QImage picture = toQImage(*image, level, face);
                QCOMPARE(picture.size(), QSize(4 >> level, std::max(1, 2 >> level)));
                QCOMPARE(qRed(picture.pixel(0, 0)), 16 * face + level);
            }
        }
        QVERIFY(toQImage(*image, 0, 6).isNull());
        QVERIFY(toQImage(*image, 3, 1).isNull());
        QVERIFY(m_diagnostics.entries().empty());
    }
}

void TestDdsFaces::cubeWithoutSomeFaces()
{
    const auto image = decode(dds(cubeHead(0x200 | 0x400 | 0x1000), cubeFaceBytes(2)));
    QVERIFY(image);
    QCOMPARE(image->faceCount(), 2);
    QVERIFY(!image->isCube);
    QCOMPARE(qRed(toQImage(*image, 0, 1).pixel(0, 0)), 16);
    QVERIFY(m_diagnostics.entries().empty());
}

void TestDdsFaces::cubeCutOff()
{
    const auto image = decode(dds(cubeHead(0xfe00), cubeFaceBytes(6).chopped(1)));
    QVERIFY(image);
    QCOMPARE(image->faceCount(), 5);
    QVERIFY(!image->isCube);
    QCOMPARE(image->levels.size(), std::size_t(3));
    QVERIFY(!m_diagnostics.entries().empty());
    QCOMPARE(m_diagnostics.entries().back().where.offset, std::int64_t(128 + 5 * 11));
}

void TestDdsFaces::cubeByDx10()
{
    QByteArray faces;
    for (int face = 0; face < 6; ++face)
        faces += hex("00f8000000000000").replace(0, 2, QByteArray(2, char(face)));
    auto image = decode(dx10({}, 71, faces, 4));
    QVERIFY(image);
    QVERIFY(image->isCube);
    QCOMPARE(image->face(5).front().bytes.left(2), hex("0505"));
    // Two cubes are an array of twelve.
    image = decode(dx10({}, 71, faces + faces, 4, 0, 2));
    QVERIFY(image);
    QCOMPARE(image->faceCount(), 12);
    QVERIFY(!image->isCube);
}

void TestDdsFaces::arrays()
{
    const DdsHead head{.width = 1, .height = 1};
    const auto image = decode(dx10(head, 61, hex("102030"), 0, 0, 3));
    QVERIFY(image);
    QCOMPARE(image->faceCount(), 3);
    QCOMPARE(qRed(toQImage(*image, 0, 2).pixel(0, 0)), 0x30);
    // A wrong count gives the faces that exist.
    const auto lie = decode(dx10(head, 61, hex("1020"), 0, 0, 0xffffffff));
    QVERIFY(lie);
    QCOMPARE(lie->faceCount(), 2);
    QVERIFY(!m_diagnostics.entries().empty());
}

void TestDdsFaces::volume()
{
    DdsHead head{.width = 2,
                 .height = 1,
                 .mips = 2,
                 .flags = 0x20000,
                 .bits = 8,
                 .masks = {0xff, 0, 0, 0},
                 .caps2 = 0x200000,
                 .depth = 2};
    // Two slices of 2×1, then the only one of the second level, 1×1.
    const QByteArray bytes = hex("10203040"
                                 "50");
    const auto image = decode(dds(head, bytes));
    QVERIFY(image);
    QCOMPARE(image->faceCount(), 2);
    QVERIFY(!image->isCube);
    QCOMPARE(image->levels.size(), std::size_t(1));
    QCOMPARE(texels(*image), QStringList{QStringLiteral("101010ff 202020ff")});
    QCOMPARE(qRed(toQImage(*image, 0, 1).pixel(1, 0)), 0x40);
    QCOMPARE(m_diagnostics.entries().size(), std::size_t(1)); // says that the second level is not read

    // A wrong depth gives the slices that exist; a missing one counts as 1.
    head.depth = 0xffffffff;
    const auto lie = decode(dds(head, bytes));
    QVERIFY(lie);
    QCOMPARE(lie->faceCount(), 2);
    head.depth = 0;
    const auto flat = decode(dds(head, bytes));
    QVERIFY(flat);
    QCOMPARE(flat->faceCount(), 1);
}

SINEW_GUILESS_TEST(tst_dds_faces, TestDdsFaces)

} // namespace tst_dds_faces
#include "tst_dds_faces.moc"
