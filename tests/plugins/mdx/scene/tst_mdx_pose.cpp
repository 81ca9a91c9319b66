// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// From the bytes of a file to its pose at a moment; the expected values are worked out by hand.

#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

namespace tst_mdx_pose {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Sequences Stand 0…1000 and Death 4000…5000, one geoset, two bones at (0, 0.25, 0.5) and (1, 1.25, 1.5).
MdxFile smallFile()
{
    MdxFile file;
    file.sequences = {sequence("Stand", 0, 1000), sequence("Death", 4000, 5000)};
    file.textures = {texture(1, "")};
    file.materials = {material(800, {layer(800, 0)})};
    file.geosets = {GeosetParts().bytes(800)};
    file.bones = {bone("Root", 0, -1), bone("Hand", 1, 0)};
    file.pivots = {pivot(0), pivot(1)};
    return file;
}

Pose poseOf(const MdxFile &file, const PoseTime &when)
{
    const auto document = open(file.bytes());
    if (!document)
        qFatal("the file does not open");
    Pose pose;
    evaluatePose(document->format()->scene()->build(document->model()), when, pose);
    return pose;
}

QList<float> rgb(const Colour &colour)
{
    return {colour.r, colour.g, colour.b};
}

const PoseTime inStand{.sequence = 0, .time = 500}, inDeath{.sequence = 1, .time = 4500};

} // namespace

class TestMdxPose : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void geosetAlpha()
    {
        // Static alpha 0.5; the keys are 0.5 at 4000 and 0.625 at 5000.
        MdxFile file = smallFile();
        file.geosetAnimations = {geosetAnimation(0)};
        QCOMPARE(poseOf(file, inStand).meshAlpha[0], 0.5f);
        file.geosetAnimations = {geosetAnimation(0, track("KGAO", 1, -1, {4000, 5000}, 1))};
        QCOMPARE(poseOf(file, inDeath).meshAlpha[0], 0.5625f);
        QCOMPARE(poseOf(file, inStand).meshAlpha[0], 1.f); // no key there: not the left-over 0.5
        file.geosetAnimations = {geosetAnimation(0, track("KGAO", 1, -1, {}, 1))};
        QCOMPARE(poseOf(file, inStand).meshAlpha[0], 1.f);
    }

    void layerAlpha()
    {
        MdxFile file = smallFile(); // static alpha 0.75
        QCOMPARE(poseOf(file, inStand).layers[0][0].alpha, 0.75f);
        file.materials = {material(800, {layer(800, 0, -1, track("KMTA", 0, -1, {4000, 5000}, 1))})};
        QCOMPARE(poseOf(file, inDeath).layers[0][0].alpha, 0.5f);
        QCOMPARE(poseOf(file, inStand).layers[0][0].alpha, 1.f);
    }

    void geosetColour()
    {
        // Static (0.25, 0.5, 0.75) as red, green, blue; keys in blue, green, red: (0.5, 0.625, 0.75), (0.875,
        // 1, 1.125).
        MdxFile file = smallFile();
        file.geosetAnimations = {geosetAnimation(0, track("KGAC", 1, -1, {4000, 5000}, 3))};
        const Colour still = poseOf(file, inStand).meshColour[0], moving = poseOf(file, inDeath).meshColour[0];
        QCOMPARE(rgb(still), (QList<float>{0.25f, 0.5f, 0.75f}));
        QCOMPARE(rgb(moving), (QList<float>{0.9375f, 0.8125f, 0.6875f}));
    }

    void lastGeosetAnimationWins()
    {
        MdxFile file = smallFile();
        // Without the flag "colour" the last one's colour stays white.
        const QByteArray plain = sized(Out().f32({0.125f}).u32({0}).f32({0, 0, 0}).i32({0}).bytes);
        file.geosetAnimations = {geosetAnimation(0), plain, geosetAnimation(7)};
        const Pose pose = poseOf(file, inStand);
        QCOMPARE(pose.meshAlpha[0], 0.125f);
        QCOMPARE(rgb(pose.meshColour[0]), (QList<float>{1, 1, 1}));
    }

    void nodesFollowTheirParents()
    {
        // Root moves from (0.5, 0.625, 0.75) at 0 to (0.875, 1, 1.125) at 1000; Hand has one key: (0.5, 0.625, 0.75).
        MdxFile file = smallFile();
        file.bones = {bone("Root", 0, -1, track("KGTR", 1, -1, {0, 1000}, 3)),
                      bone("Hand", 1, 0, track("KGTR", 1, -1, {300}, 3))};
        const Pose pose = poseOf(file, inStand);
        QVERIFY(pose.nodes[0].translation().isApprox(Eigen::Vector3f(0.6875f, 0.8125f, 0.9375f)));
        QVERIFY(pose.nodes[1].translation().isApprox(Eigen::Vector3f(1.1875f, 1.4375f, 1.6875f)));
        QVERIFY(poseOf(file, inDeath).nodes[1].isApprox(Eigen::Affine3f::Identity()));
    }

    void loopingWrapsAndNonLoopingHolds_data()
    {
        QTest::addColumn<std::uint32_t>("flags");
        QTest::addColumn<double>("time");
        QTest::addColumn<float>("x");
        // Keys: x 0.5 at 200, 0.875 at 600. Across the end: 400 ms to 1000, 200 ms from 0.
        QTest::newRow("looping, before the first") << 0u << 100. << 0.5625f; // 500 of 600 ms: 0.875 − 0.375 · 5/6
        QTest::newRow("looping, after the last") << 0u << 900. << 0.6875f;   // 300 of 600 ms
        QTest::newRow("non-looping, before the first") << 1u << 100. << 0.5f;
        QTest::newRow("non-looping, after the last") << 1u << 900. << 0.875f;
    }
    void loopingWrapsAndNonLoopingHolds()
    {
        QFETCH(std::uint32_t, flags);
        QFETCH(double, time);
        QFETCH(float, x);
        MdxFile file = smallFile();
        file.sequences = {
            Out().text("Stand", 80).i32({0, 1000}).f32({0}).u32({flags}).f32({0}).u32({0}).raw(extent(1)).bytes};
        file.bones[0] = bone("Root", 0, -1, track("KGTR", 1, -1, {200, 600}, 3));
        QCOMPARE(poseOf(file, {.sequence = 0, .time = time}).nodes[0].translation().x(), x);
    }

    void globalSequenceRunsOnItsOwnTime()
    {
        MdxFile file = smallFile();
        file.globals = {Out().u32({400}).bytes, Out().u32({0}).bytes};
        // x 0.5 at 0, 0.875 at 400.
        file.bones[0] = bone("Root", 0, -1, track("KGTR", 1, 0, {0, 400}, 3));
        QCOMPARE(poseOf(file, {.sequence = 1, .time = 4500, .globalTime = 900}).nodes[0].translation().x(), 0.59375f);
        // A length of 0 stays at 0.
        file.bones[0] = bone("Root", 0, -1, track("KGTR", 1, 1, {0, 400}, 3));
        QCOMPARE(poseOf(file, {.sequence = 1, .time = 4500, .globalTime = 900}).nodes[0].translation().x(), 0.5f);
    }
};

SINEW_GUILESS_TEST(tst_mdx_pose, TestMdxPose)

} // namespace tst_mdx_pose
#include "tst_mdx_pose.moc"
