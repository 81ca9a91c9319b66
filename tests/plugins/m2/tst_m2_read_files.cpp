// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_document.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <vector>

namespace tst_m2_read_files {

using namespace sinew;
using namespace sinew::test;

namespace {

bool near(float a, float b)
{
    return std::abs(a - b) < 4e-5f;
}

std::vector<std::int32_t> timesOf(const CurveBase &curve)
{
    return {curve.times().begin(), curve.times().end()};
}

} // namespace

/// Reading the chunks beside MD21 and the files beside the model gives the inputs of the generator.
class TestM2ReadFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The chunks beside MD21, field by field.
    void chunks()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        QVERIFY(opened.model);
        const m2::Root &r = opened.root();
        QCOMPARE(r.physicsFileId, 900001u);
        QCOMPARE(r.skinFileIds.size(), std::size_t(3));
        QCOMPARE(r.skinFileIds[2], 900020u);
        QCOMPARE(r.animationFiles.size(), std::size_t(1));
        QCOMPARE(r.animationFiles[0].id, std::uint16_t(60));
        QCOMPARE(r.animationFiles[0].fileId, 900501u);
        QCOMPARE(r.boneFileIds[1], 900402u);
        QCOMPARE(r.textureFileIds.size(), std::size_t(4));
        QCOMPARE(r.textureFileIds[3], 900103u);
        QCOMPARE(r.textureFileIds[1], 0u);
        QCOMPARE(r.textureAc.size(), std::size_t(12));
        QCOMPARE(r.textureAc[11].values[0], std::uint8_t(11));
        QCOMPARE(r.extraParticles.size(), std::size_t(4));
        QCOMPARE(r.extraParticles[3].zSource, 0.25f);
        QCOMPARE(r.extendedParticles.size(), std::size_t(4));
        QCOMPARE(r.extendedParticles[2].zSource, 1.f);
        QCOMPARE(r.extendedParticles[2].alphaMultiplier, 0.75f);
        QVERIFY(near(r.extendedParticles[2].alphaCutoff.values()[1], 0.50002f));
        QCOMPARE(r.lodData.lodCount, std::uint16_t(2));
        QCOMPARE(r.lodData.distance, 15.f);
        QCOMPARE(r.lodData.particleBoneLod[3], std::uint8_t(4));
        QCOMPARE(r.recursionModelIds[1], 900201u);
        QCOMPARE(r.geometryModelIds[2], 900302u);
        QCOMPARE(r.particleGeosets[0], std::uint16_t(101));
        QCOMPARE(r.waterfall.bumpScale, 0.f);
        QCOMPARE(r.waterfall.value0X, 0.125f);
        QCOMPARE(r.waterfall.value1W, 0.5f);
        QCOMPARE(r.waterfall.value3X, 1.25f);
        QCOMPARE(r.waterfall.value4Y, 3.f);
        QCOMPARE(r.waterfall.baseColour, (std::array<std::uint8_t, 4>{10, 20, 30, 255}));
        QCOMPARE(r.waterfall.flags, std::uint16_t(3));
        QCOMPARE(r.waterfall.unknown4, 5.f);
        QCOMPARE(r.distanceFade.coefficients.y, 25.f);
        QCOMPARE(r.lightDetails.size(), std::size_t(2));
        QCOMPARE(r.lightDetails[1].scale, 1.f);              // 0x3c00
        QCOMPARE(r.lightDetails[1].diffuseMultiplier, 0.5f); // 0x3800
        QCOMPARE(r.edgeFades.size(), std::size_t(1));
        QCOMPARE(r.edgeFades[0].values0[1], 0.75f);
        QCOMPARE(r.edgeFades[0].value8, 8.f);
        QCOMPARE(r.dbocs.size(), std::size_t(1));
        QCOMPARE(r.dbocs[0].value3, 8u);
        QStringList tags;
        for (const m2::Opaque &opaque : r.opaques)
            tags.append(QString::fromStdString(std::string(opaque.tag.view())));
        QCOMPARE(tags, QStringList({QStringLiteral("WFV1"), QStringLiteral("WFV2"), QStringLiteral("AFRA"),
                                    QStringLiteral("XTRA")}));
        QCOMPARE(r.lodSkins.size(), std::size_t(1));
        QCOMPARE(r.lodSkins[0].batches.size(), std::size_t(2));
    }

    void companions()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        QVERIFY(opened.model);
        const m2::Root &r = opened.root();
        QCOMPARE(r.physics.size(), std::size_t(1));
        QCOMPARE(r.physics[0].version, std::uint16_t(5));
        QCOMPARE(r.boneFiles.size(), std::size_t(2));
        QCOMPARE(r.boneFiles[1].bones[0], std::uint16_t(4));
        QCOMPARE(r.boneFiles[0].offsets[1][14], 1.5f); // last row, third column: 2 · 3 / 4
    }

    /// A child's own sequences, and the information where the others are.
    void childSkeleton()
    {
        const Opened opened = openSample(QStringLiteral("m2skel/child.m2"));
        QVERIFY(opened.model);
        const m2::Root &r = opened.root();
        QCOMPARE(r.skeletonHead.name.view(), std::string_view("Child"));
        QCOMPARE(r.skeletonHead.flags, 0x100u);
        QCOMPARE(r.skeletonParent.parentFileId, 900003u);
        QCOMPARE(r.blockedAnimations.size(), std::size_t(2));
        QCOMPARE(r.blockedAnimations[0], std::uint16_t(60));
        QCOMPARE(r.parentTextureWeights.size(), std::size_t(2));
        QCOMPARE(r.parentSequenceBounds.size(), std::size_t(2));
        QCOMPARE(r.parentSequenceBounds[1].radius, 2.f);
        QCOMPARE(r.parentEvents.size(), std::size_t(4));
        QCOMPARE(r.sequences.size(), std::size_t(2));
        QCOMPARE(r.sequences[1].id, std::uint16_t(1));
        QCOMPARE(r.bones.size(), std::size_t(5));
        QCOMPARE(timesOf(r.bones[1].translation),
                 (std::vector<std::int32_t>{0, 500, 1000, 1000000, 1000600, 1001200, 2000000, 2000400, 2000800, 3000000,
                                            3000300, 3000600, 4000000, 4000200, 4000400}));
        QCOMPARE(r.bones[1].translation.values()[5].x, 5.25f);
    }

    /// Missing companions are reported with the places that were searched; the model opens without them.
    void missingCompanions_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        for (const auto &[path, name] :
             {std::pair("m2odd/no-files-beside.m2", "no-files-beside00.skin"),
              std::pair("m2odd/anim-missing.m2", "anim-missing0004-00.anim"),
              std::pair("m2odd/more-skins-than-there-are.m2", "more-skins-than-there-are03.skin")})
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(name);
    }
    void missingCompanions()
    {
        QFETCH(QString, path);
        QFETCH(QString, name);
        const Opened opened = openSample(path);
        QVERIFY(opened.model);
        QString all;
        for (const Diagnostic &d : opened.diagnostics.entries())
            all += QString::fromStdString(d.where.text()) + QLatin1Char('\n');
        QVERIFY2(all.contains(name), qPrintable(all));
        QCOMPARE(opened.root().positions.size(), std::size_t(8));
    }

    /// The keys of a sequence whose file is missing are omitted; those of the others are there.
    void missingKeys()
    {
        const Opened opened = openSample(QStringLiteral("m2odd/anim-missing.m2"));
        QVERIFY(opened.model);
        QCOMPARE(timesOf(opened.root().bones[1].translation), (std::vector<std::int32_t>{0, 500, 1000}));
    }
};

SINEW_GUILESS_TEST(tst_m2_read_files, TestM2ReadFiles)

} // namespace tst_m2_read_files
#include "tst_m2_read_files.moc"
