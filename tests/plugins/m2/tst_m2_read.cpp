// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_document.h"
#include "tests/support/test_program.h"

namespace tst_m2_read {

using namespace sinew;
using namespace sinew::test;

namespace {

bool same(Vec3 a, float x, float y, float z)
{
    return a.x == x && a.y == y && a.z == z;
}
bool near(Quat q, float x, float y, float z, float w)
{
    return std::abs(q.x - x) < 4e-5f && std::abs(q.y - y) < 4e-5f && std::abs(q.z - z) < 4e-5f &&
           std::abs(q.w - w) < 4e-5f;
}
bool near(float a, float b)
{
    return std::abs(a - b) < 4e-5f;
}

std::vector<std::int32_t> timesOf(const CurveBase &curve)
{
    return {curve.times().begin(), curve.times().end()};
}

/// Start times of sequences on the timeline: a million milliseconds apart since 264, in the file's own time before.
std::vector<std::int32_t> lineOf(const m2::Root &root)
{
    std::vector<std::int32_t> starts;
    for (const m2::Sequence &s : root.sequences)
        starts.push_back(m2::timelineStart(root, s));
    return starts;
}

void allVersions()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("version");
    const std::pair<const char *, int> files[] = {
        {"m2classic/tiny256.m2", 256}, {"m2classic/tiny257.m2", 257}, {"m2tbc/tiny260.m2", 260},
        {"m2tbc/tiny261.m2", 261},     {"m2tbc/tiny262.m2", 262},     {"m2tbc/tiny263.m2", 263},
        {"m2wotlk/tiny.m2", 264},      {"m2wotlk/combiners.m2", 264}, {"m2wotlk/packed.m2", 264},
        {"m2cata/tiny265.m2", 265},    {"m2cata/tiny271.m2", 271},    {"m2cata/tiny272.m2", 272},
        {"m2legion/tiny273.m2", 273},  {"m2legion/tiny.m2", 274},     {"m2skel/tiny.m2", 274},
        {"m2future/tiny300.m2", 300},
    };
    for (const auto &[path, version] : files)
        QTest::newRow(path) << QString::fromLatin1(path) << version;
}

} // namespace

/// Reading the generator's models gives its inputs, in every version.
class TestM2Read : public QObject
{
    Q_OBJECT

private:
    Opened m_opened;
    int m_version = 0;
    const m2::Root &root() const { return m_opened.root(); }
    bool subTracks() const { return m_version >= 264; }
    void openRow()
    {
        QFETCH(QString, path);
        QFETCH(int, version);
        m_version = version;
        m_opened = openSample(path);
        QVERIFY2(m_opened.model, qPrintable(m_opened.error));
    }

private Q_SLOTS:
    void header_data() { allVersions(); }
    void header()
    {
        openRow();
        for (const Diagnostic &d : m_opened.diagnostics.entries())
            if (d.code != "m2.version")
                QFAIL(d.where.text().c_str());
        QCOMPARE(m_opened.has("m2.version"), m_version == 300);
        QCOMPARE(root().version, std::uint32_t(m_version));
        QCOMPARE(root().name.view(), std::string_view("Tiny"));
        QCOMPARE(root().globalLoops.size(), std::size_t(2));
        QCOMPARE(root().globalLoops[1].duration, 700u);
        QCOMPARE(root().bounds.box.maximum.z, 2.5f);
        QCOMPARE(root().bounds.radius, 2.75f);
        QCOMPARE(root().collisionBounds.box.minimum.x, -0.5f);
        QCOMPARE(root().collisionBounds.radius, 1.25f);
        QCOMPARE(root().collisionIndices.size(), std::size_t(12));
        QVERIFY(same(root().collisionPositions[3], 0, 0, 2));
        QVERIFY(same(root().collisionNormals[2], -1, 0, 0));
        QCOMPARE(root().combinerCombos.size(), std::size_t(root().flags & 8 ? 6 : 0));
        if (root().flags & 8)
            QCOMPARE(root().combinerCombos[3], std::uint16_t(3));
    }

    void sequences_data() { allVersions(); }
    void sequences()
    {
        openRow();
        const auto &s = root().sequences;
        if (!subTracks()) {
            QCOMPARE(s.size(), std::size_t(4));
            QCOMPARE(s[1].start, 1500u); // 1000 and a pause of 500
            QCOMPARE(s[1].end, 2300u);
            QCOMPARE(s[3].start, 3900u);
            QCOMPARE(s[3].end, 5100u);
            QCOMPARE(lineOf(root()), (std::vector<std::int32_t>{0, 1500, 2800, 3900}));
            QCOMPARE(root().sequenceLookup.size(), std::size_t(8));
            QCOMPARE(root().sequenceLookup[4], std::int16_t(1));
            QCOMPARE(root().playableAnimations.size(), std::size_t(8));
            QCOMPARE(root().playableAnimations[6].fallbackId, std::uint16_t(1));
            QCOMPARE(root().playableAnimations[6].flags, std::uint16_t(3));
        } else {
            QCOMPARE(s.size(), std::size_t(8));
            QCOMPARE(s[5].duration, 1200u);
            QCOMPARE(s[2].flags, 0x40u);
            QCOMPARE(s[2].aliasNext, std::uint16_t(1));
            // An alias is at the position of its keys; in a circle, at that of the first one's.
            QCOMPARE(lineOf(root()),
                     (std::vector<std::int32_t>{0, 1000000, 1000000, 3000000, 4000000, 5000000, 6000000, 6000000}));
        }
        QCOMPARE(s[0].frequency, std::int16_t(30000));
        QCOMPARE(s[0].replayMaximum, 4u);
        QCOMPARE(s[0].variationNext, std::int16_t(subTracks() ? 3 : 2));
        QCOMPARE(s[std::size_t(s[0].variationNext)].variation, std::uint16_t(1));
        QCOMPARE(s[0].blendTimeIn, std::uint16_t(150));
        QCOMPARE(s[0].blendTimeOut, std::uint16_t(m_version >= 272 ? 250 : 0));
        QCOMPARE(s[1].moveSpeed, 2.5f);
        QCOMPARE(s[1].bounds.box.minimum.x, -2.f);
        QCOMPARE(s[1].bounds.radius, 3.f);
    }

    void bones_data() { allVersions(); }
    void bones()
    {
        openRow();
        const auto &b = root().bones;
        QCOMPARE(b.size(), std::size_t(5));
        QCOMPARE(b[0].keyBone, 26);
        QCOMPARE(b[0].parent, std::int16_t(-1));
        QCOMPARE(b[1].parent, std::int16_t(0));
        QCOMPARE(b[1].submeshId, std::uint16_t(1));
        QCOMPARE(b[1].nameCrc, m_version >= 260 ? 0x8023796du : 0u); // "Neck"
        QCOMPARE(b[2].flags, 0x280u);
        QVERIFY(same(b[3].pivot, 0, 0.5f, 2));
        QCOMPARE(root().keyBoneLookup.size(), std::size_t(27));
        QCOMPARE(root().keyBoneLookup[6], std::int16_t(2));

        // On a global loop: times unchanged.
        QCOMPARE(b[0].translation.globalSequence(), 0);
        QCOMPARE(timesOf(b[0].translation), (std::vector<std::int32_t>{0, 500, 1000}));
        QVERIFY(same(b[0].translation.values()[1], 0, 0, 0.25f));
        QCOMPARE(b[0].translation.interpolation(), Interpolation::Linear);

        // Every sequence's own keys, one after another; 4 is in an .anim file. Value: sequence + key / 8.
        if (subTracks()) {
            QCOMPARE(
                timesOf(b[1].translation),
                (std::vector<std::int32_t>{0, 500, 1000, 1000000, 1000400, 1000800, 3000000, 3000300, 3000600, 4000000,
                                           4000250, 4000500, 5000000, 5000600, 5001200, 6000000, 6000200, 6000400}));
            const float expected[] = {0, 1, 3, 4, 5, 6};
            for (std::size_t i = 0; i < 18; ++i)
                QVERIFY(same(b[1].translation.values()[i], expected[i / 3] + float(i % 3) / 8, 1, 0));
            QCOMPARE(b[1].translation.header().slots, -1);
        } else {
            QCOMPARE(timesOf(b[1].translation),
                     (std::vector<std::int32_t>{0, 500, 1000, 1500, 1900, 2300, 2800, 3100, 3400, 3900, 4500, 5100}));
            for (std::size_t i = 0; i < 12; ++i)
                QVERIFY(same(b[1].translation.values()[i], float(i / 3) + float(i % 3) / 8, 1, 0));
        }

        // A quarter and half a turn around z.
        const std::int32_t walk = lineOf(root())[1];
        QCOMPARE(timesOf(b[1].rotation), (std::vector<std::int32_t>{0, 500, 1000, walk, walk + 800}));
        QVERIFY(near(b[1].rotation.values()[0], 0, 0, 0, 1));
        QVERIFY(near(b[1].rotation.values()[1], 0, 0, 0.70710677f, 0.70710677f));
        QVERIFY(near(b[1].rotation.values()[2], 0, 0, 1, 0));
        QVERIFY(near(b[1].rotation.values()[4], 0, 0, 0.70710677f, 0.70710677f));
        if (subTracks())
            QCOMPARE(b[1].rotation.header().slots, 2);
        QCOMPARE(timesOf(b[1].scaling), (std::vector<std::int32_t>{walk, walk + 400}));
        QVERIFY(same(b[1].scaling.values()[1], 2, 2, 2));
        QCOMPARE(b[1].scaling.interpolation(), Interpolation::None);
        QCOMPARE(timesOf(b[2].rotation), std::vector<std::int32_t>{0});
        if (subTracks())
            QCOMPARE(b[2].rotation.header().slots, 1);
        QVERIFY(!b[3].translation.isPresent() && !b[3].rotation.isPresent() && !b[3].scaling.isPresent());
        QCOMPARE(b[4].scaling.size(), std::size_t(subTracks() ? 13 : 9));
    }

    void geometry_data() { allVersions(); }
    void geometry()
    {
        openRow();
        QCOMPARE(root().positions.size(), std::size_t(16));
        QVERIFY(same(root().positions[5], 0.5f, -0.5f, 2));
        QCOMPARE(root().boneWeights[5 * 4], std::uint8_t(200));
        QCOMPARE(root().boneWeights[5 * 4 + 1], std::uint8_t(55));
        QCOMPARE(root().boneIndices[5 * 4], std::uint8_t(1));
        QCOMPARE(root().boneIndices[5 * 4 + 1], std::uint8_t(2));
        QCOMPARE(root().uvs[5].x, 1.f);
        QCOMPARE(root().uvs2[5].x, 2.f);
        QCOMPARE(root().boneCombos.size(), std::size_t(4));
        QCOMPARE(root().skins.size(), std::size_t(2));
        const m2::Skin &skin = root().skins[0];
        QCOMPARE(skin.vertices.size(), std::size_t(16));
        QCOMPARE(skin.indices.size(), std::size_t(48));
        QCOMPARE(skin.bones.size(), std::size_t(64));
        QCOMPARE(skin.bones[4 * 4 + 1], std::uint8_t(2));
        QCOMPARE(skin.boneCountMax, 256u);
        QCOMPARE(skin.submeshes.size(), std::size_t(3));
        QCOMPARE(skin.submeshes[1].id, std::uint16_t(101));
        QCOMPARE(skin.submeshes[1].vertexStart, std::uint16_t(8));
        QCOMPARE(skin.submeshes[1].triangleStart, std::uint16_t(36));
        QCOMPARE(skin.submeshes[1].triangleCount, std::uint16_t(6));
        QCOMPARE(skin.submeshes[1].boneComboStart, std::uint16_t(3));
        QCOMPARE(skin.submeshes[0].boneInfluences, std::uint16_t(2));
        QCOMPARE(skin.submeshes[1].centreBone, std::uint16_t(4));
        QCOMPARE(skin.submeshes[1].centre.x, 0.5f);
        QCOMPARE(skin.submeshes[1].sortRadius, m_version >= 260 ? 0.75f : 0.f);
        QCOMPARE(skin.submeshes[1].sortCentre.z, m_version >= 260 ? 1.25f : 0.f);
        QCOMPARE(skin.batches.size(), std::size_t(8));
        QCOMPARE(skin.batches[1].textureCount, std::uint16_t(2));
        QCOMPARE(skin.batches[1].shaderId, std::uint16_t(root().flags & 8 ? 2 : 0));
        QCOMPARE(skin.batches[3].material, std::uint16_t(3));
        QCOMPARE(skin.batches[3].priorityPlane, std::int8_t(-1));
        QCOMPARE(skin.batches[3].submesh, std::uint16_t(2));
        QCOMPARE(skin.batches[5].coordCombo, std::uint16_t(2));
        QCOMPARE(skin.batches[7].flags, std::uint8_t(0x50));
        QCOMPARE(root().skins[1].batches.size(), std::size_t(2));
        QCOMPARE(root().skins[1].boneCountMax, 53u);
        QCOMPARE(skin.shadowBatches.size(), std::size_t(m_version >= 272 ? 2 : 0));
        if (m_version >= 272)
            QCOMPARE(skin.shadowBatches[1].submesh, std::uint16_t(1));
    }

    void surfaces_data() { allVersions(); }
    void surfaces()
    {
        openRow();
        QCOMPARE(root().colours.size(), std::size_t(2));
        QCOMPARE(root().colours[0].colour.values()[0].g, 0.5f);
        QCOMPARE(root().colours[0].colour.values()[0].b, 0.25f);
        QCOMPARE(root().colours[0].alpha.values()[0], 1.f);
        const std::int32_t walk = lineOf(root())[1];
        QCOMPARE(timesOf(root().colours[1].alpha), (std::vector<std::int32_t>{0, 300, 600, walk}));
        QVERIFY(near(root().colours[1].alpha.values()[3], 0.25f)); // 0x2000 of 0x7fff
        QCOMPARE(root().textures.size(), std::size_t(4));
        QCOMPARE(root().textures[0].path.view(), std::string_view(m_version < 274 ? "Textures\\Tiny.blp" : ""));
        QCOMPARE(root().textures[1].type, 11u);
        QCOMPARE(root().textures[2].flags, 1u);
        QCOMPARE(root().textureLookup.size(), std::size_t(12));
        QCOMPARE(root().textureLookup[11], std::int16_t(1));
        QCOMPARE(root().textureWeights[1].weight.globalSequence(), 1);
        QVERIFY(near(root().textureWeights[1].weight.values()[1], 4096 / 32767.f));
        QCOMPARE(root().textureTransforms.size(), std::size_t(2));
        QCOMPARE(root().textureTransforms[0].translation.values()[1].y, 0.5f);
        const Curve<Quat> &turn = root().textureTransforms[1].rotation;
        QCOMPARE(timesOf(turn), (std::vector<std::int32_t>{0, 250, 500, 1000}));
        QVERIFY(near(turn.values()[1], 0, 0, 0.70710677f, 0.70710677f));
        QVERIFY(near(turn.values()[3], 0, 0, 0, 1));
        QCOMPARE(root().materials.size(), std::size_t(8));
        QCOMPARE(root().materials[3].flags, std::uint16_t(0x13));
        QCOMPARE(root().materials[7].blendMode, std::uint16_t(7));
        QCOMPARE(root().coordCombos[1], std::int16_t(-1));
        QCOMPARE(root().transformCombos[0], std::uint16_t(0xffff));
    }

    void points_data() { allVersions(); }
    void points()
    {
        openRow();
        const auto starts = lineOf(root());
        QCOMPARE(root().attachments.size(), std::size_t(3));
        QCOMPARE(root().attachments[1].id, 11u);
        QCOMPARE(timesOf(root().attachments[1].animated), (std::vector<std::int32_t>{0, 400, 800, starts[1]}));
        QCOMPARE(root().attachments[1].animated.values()[1], std::uint8_t(0));
        QCOMPARE(root().attachments[2].unknown, std::uint16_t(0x1234));
        QCOMPARE(root().attachmentLookup[19], std::int16_t(2));
        QCOMPARE(root().events.size(), std::size_t(4));
        QCOMPARE(root().events[1].identifier.view(), std::string_view("$DTH"));
        QCOMPARE(timesOf(root().events[1].times), std::vector<std::int32_t>{starts[subTracks() ? 5 : 3] + 900});
        if (subTracks())
            QCOMPARE(timesOf(root().events[0].times),
                     (std::vector<std::int32_t>{1000100, 1000300, 1000500, 4000050,
                                                4000450})); // the last two from the .anim file
        else
            QCOMPARE(timesOf(root().events[0].times), (std::vector<std::int32_t>{1600, 1800, 2000}));
        QCOMPARE(root().events[2].data, 1234u);
        QCOMPARE(root().events[2].times.globalSequence(), 0);
        QCOMPARE(root().lights.size(), std::size_t(2));
        QCOMPARE(root().lights[0].bone, std::int16_t(1));
        QCOMPARE(root().lights[0].ambientColour.values()[0].b, 0.5f);
        QCOMPARE(root().lights[0].diffuseIntensity.values()[1], 2.f);
        QCOMPARE(root().lights[0].attenuationEnd.values()[0], 6.f);
        QCOMPARE(root().lights[1].type, std::uint16_t(0));
        QVERIFY(!root().lights[1].visibility.isPresent());

        QCOMPARE(root().cameras.size(), std::size_t(4));
        // The file's 2 is Bézier, its 3 Hermite; in memory the numbers are those of MDX.
        const Interpolation kinds[] = {Interpolation::None, Interpolation::Linear, Interpolation::Bezier,
                                       Interpolation::Hermite};
        for (std::size_t i = 0; i < 4; ++i) {
            const m2::Camera &c = root().cameras[i];
            QCOMPARE(c.type, i < 2 ? int(i) : -1);
            QCOMPARE(c.position.y, 0.5f * float(i));
            QCOMPARE(c.positions.interpolation(), kinds[i]);
            QCOMPARE(timesOf(c.positions), (std::vector<std::int32_t>{0, 400, 800}));
            QVERIFY(same(c.positions.values()[2], 2, 4, 0));
            if (i >= 2) {
                QVERIFY(same(c.positions.inTangents()[2], 1.75f, 4, 0.125f));
                QVERIFY(same(c.positions.outTangents()[2], 2.25f, 4, -0.125f));
                QCOMPARE(c.roll.inTangents()[1], 0.125f);
            }
            QCOMPARE(c.roll.values()[2], 0.5f);
            if (m_version < 272)
                QCOMPARE(c.fieldOfView, 0.6f + 0.1f * float(i));
            else
                QCOMPARE(c.fieldOfViewKeys.values()[0], 0.75f);
            QCOMPARE(c.farClip, 27.f);
        }
        QCOMPARE(root().cameras[3].targets.globalSequence(), 0);
        QCOMPARE(root().cameraLookup[1], std::int16_t(1));
    }

    void effects_data() { allVersions(); }
    void effects()
    {
        openRow();
        const m2::Ribbon &r = root().ribbons[0];
        QCOMPARE(r.bone, 4u);
        QCOMPARE(r.textures[1], std::uint16_t(3));
        QCOMPARE(r.materials[0], std::uint16_t(4));
        QVERIFY(near(r.alpha.values()[0], 0.75002f));
        QCOMPARE(r.heightBelow.values()[1], 0.5f);
        QCOMPARE(r.edgesPerSecond, 15.f);
        QCOMPARE(r.gravity, -0.5f);
        QCOMPARE(r.columns, std::uint16_t(4));
        QCOMPARE(r.textureSlot.values()[1], std::uint16_t(5));
        QCOMPARE(r.visibility.size(), std::size_t(3));
        QCOMPARE(r.priorityPlane, std::int16_t(subTracks() ? 3 : 0));
        QCOMPARE(r.textureTransform, std::int8_t(subTracks() ? 2 : -1));

        QCOMPARE(root().particles.size(), std::size_t(subTracks() ? 4 : 3));
        const m2::Particle &spark = root().particles[0], &dust = root().particles[1], &stones = root().particles[2];
        QCOMPARE(spark.bone, std::uint16_t(2));
        QCOMPARE(spark.texture, std::uint16_t(3));
        QCOMPARE(spark.blendType, std::uint8_t(4));
        QCOMPARE(spark.emitterType, std::uint8_t(1));
        QCOMPARE(spark.colourIndex, std::uint16_t(m_version >= 262 ? 11 : 0));
        QCOMPARE(spark.priorityPlane, std::int16_t(-1));
        QCOMPARE(spark.rows, std::uint16_t(2));
        QCOMPARE(timesOf(spark.speed), (std::vector<std::int32_t>{0, 1000, lineOf(root())[1]}));
        QCOMPARE(spark.speed.values()[1], 3.f);
        QCOMPARE(spark.gravity.values()[0], 1.5f);
        QCOMPARE(spark.lifespan.values()[0], 1.25f);
        QCOMPARE(spark.lifespanVariation, subTracks() ? 0.25f : 0.f);
        QCOMPARE(spark.emissionRate.values()[2], 30.f);
        QCOMPARE(spark.areaLength.values()[0], 0.5f);
        QCOMPARE(spark.areaWidth.globalSequence(), 1);
        QCOMPARE(spark.tailLength, 0.75f);
        QCOMPARE(spark.twinkleSpeed, 4.f);
        QCOMPARE(spark.twinkleScale.y, 1.25f);
        QCOMPARE(spark.drag, 0.125f);
        QCOMPARE(spark.spin, 0.5f);
        QCOMPARE(spark.wind.z, 0.25f);
        QCOMPARE(spark.windTime, 0.5f);
        QCOMPARE(spark.enabled.size(), std::size_t(3));
        if (subTracks()) {
            QCOMPARE(timesOf(spark.colour), (std::vector<std::int32_t>{0, 16384, 32767}));
            QVERIFY(near(spark.colour.values()[1].g, 128 / 255.f));
            QCOMPARE(spark.alpha.values()[1], 1.f);
            QCOMPARE(spark.scale.values()[1].y, 0.75f);
            QCOMPARE(spark.scaleVariation.y, 0.25f);
            QCOMPARE(spark.headCell.values()[1], std::uint16_t(7));
            QCOMPARE(spark.tailCell.values()[0], std::uint16_t(3));
            QCOMPARE(spark.baseSpinVariation, 0.125f);
            QCOMPARE(spark.spinVariation, 0.0625f);
        } else {
            QCOMPARE(spark.midPoint, 0.375f);
            QCOMPARE(spark.colours[1], (std::array<std::uint8_t, 4>{0, 128, 255, 255}));
            QCOMPARE(spark.scales[2], 0.125f);
            QCOMPARE(spark.headLife, (std::array<std::uint16_t, 3>{0, 3, 1}));
            QCOMPARE(spark.headDecay, (std::array<std::uint16_t, 3>{4, 7, 1}));
            QCOMPARE(spark.tailLife, (std::array<std::uint16_t, 2>{1, 2}));
            QCOMPARE(spark.tailDecay, (std::array<std::uint16_t, 2>{5, 6}));
        }
        QCOMPARE(dust.recursionModel.view(), std::string_view("Particles\\Child.m2"));
        QCOMPARE(dust.emitterType, std::uint8_t(2));
        QVERIFY(same(dust.tumbleMaximum, 1, 2, 3));
        QCOMPARE(dust.followScale2, 0.75f);
        if (subTracks()) {
            // x 64/128, y −32/128, so z = sqrt(1 − 0.25 − 0.0625); length 100 · 0.04238648.
            const Vec3 g = dust.gravityVector.values()[0];
            QVERIFY(near(g.x, 2.119324f) && near(g.y, -1.059662f) && near(g.z, 3.514501f));
            QVERIFY(!dust.gravity.isPresent());
        } else {
            QCOMPARE(dust.gravity.values()[0], -0.5f);
        }
        QCOMPARE(stones.geometryModel.view(), std::string_view("Particles\\Stone.m2"));
        QCOMPARE(stones.splinePoints.size(), std::size_t(4));
        QVERIFY(same(stones.splinePoints[3], 0, 1, 1.5f));
        QVERIFY(!stones.colour.isPresent());
        if (!subTracks())
            return;
        const m2::Particle &aura = root().particles[3];
        const bool many = m_version >= 272 || (root().flags & 0x200);
        QCOMPARE(aura.emitterType, std::uint8_t(4));
        QCOMPARE(aura.texture, std::uint16_t(many ? 0 : 3));
        if (many) {
            QCOMPARE(aura.texture1, std::uint16_t(3));
            QCOMPARE(aura.texture2, std::uint16_t(1));
            QCOMPARE(aura.multiTextureScale, (std::array<std::uint8_t, 2>{0x20, 0x40}));
            QCOMPARE(aura.multiTextureScroll, (std::array<std::int16_t, 4>{512, 256, 128, 64}));
            QCOMPARE(aura.multiTextureScrollVariation, (std::array<std::int16_t, 4>{32, -512, 8, 4}));
        }
    }
};

SINEW_GUILESS_TEST(tst_m2_read, TestM2Read)

} // namespace tst_m2_read
#include "tst_m2_read.moc"
