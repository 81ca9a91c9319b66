// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Poses in all formats: copied, mirrored, blended, spread among dense keys.

#include "curve_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/curves/pose_test.h"

#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/key_spread.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/playhead/pose.h"
#include "core/curves/rotation_view.h"
#include "core/curves/tools/bake.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "widgets/curves/poses/apply_pose.h"

#include <cstring>

namespace tst_poses {

using namespace sinew;
using namespace sinew::test;

namespace {

double degreesBetween(const Quat &a, const Quat &b)
{
    const Quat way = thenRotation(inverseOf(normalised(a)), normalised(b));
    const double sine = std::sqrt(double(way.x * way.x + way.y * way.y + way.z * way.z));
    return 2 * std::atan2(sine, std::abs(double(way.w))) * 180 / 3.14159265358979;
}

Quat quarter() // 30° about z
{
    return {0, 0, 0.25881905f, 0.96592583f};
}

/// A model whose first sequence plays, and a bone of it that turns with a key every 33 ms.
struct DenseModel
{
    std::unique_ptr<Document> document;
    NodeId node = NoNode;
    Address rotation;

    explicit DenseModel(const QString &sample)
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        auto opened = openDocument(registry, test::sourcePath("tests/samples/") + sample);
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        document = std::move(*opened);
        const std::vector<Clip> clips = document->format()->sequences()->sequences(document->model());
        document->playback().setSequence(clips.front());
        // Otherwise a track with one key in the sequence is a constant, whose key is set.
        const double spread = document->playback().keySpread();
        document->playback().setAutoKey(true);
        document->playback().setKeySpread(0);
        for (const HierarchyNode &each : document->format()->transforms()->hierarchy(document->model())) {
            const TransformTracks tracks = document->format()->transforms()->tracks(document->model(), each.node);
            if (tracks.rotation.node == NoNode || !canDensify(tracks.rotation, clips.front()))
                continue;
            node = each.node;
            rotation = tracks.rotation;
            break;
        }
        document->playback().setAutoKey(false);
        document->playback().setKeySpread(spread);
        document->playback().setTime(std::round((clips.front().start + clips.front().end) / 2.0));
    }
    bool canDensify(const Address &track, const Clip &clip)
    {
        CurveEdit edit = curveEdit(*document, track, RotationOrder::Raw);
        if (edit.curve.globalSequence() >= 0)
            return false;
        for (const double share : {0., 0.5, 1.}) {
            document->playback().setTime(std::round(clip.start + share * (clip.end - clip.start)));
            const Quat turn{0, float(0.3 * share), 0, float(std::sqrt(1 - 0.09 * share * share))};
            setValueAtPlayhead(*document, edit, Value::of(turn), Value::of(Quat{0, 0, 0, 1}));
        }
        ToolRange range;
        range.spans = {{clip.start, clip.end, clip.keysWrap, clip.usesOuterKeys}};
        bake(edit, 33, range);
        return bool(pushEdits(*document, std::span(&edit, 1), QStringLiteral("bake")));
    }
    Curve<Quat> keys() const
    {
        Curve<Quat> curve;
        static_cast<CurveBase &>(curve) = *static_cast<const CurveBase *>(document->model().field(rotation).data);
        return curve;
    }
    Quat now() const { return *valueAtPlayhead(*document, rotation).as<Quat>(); }
    /// Like auto-key.
    Status turnTo(const Quat &value)
    {
        CurveEdit edit = curveEdit(*document, rotation, RotationOrder::Raw);
        setValueAtPlayhead(*document, edit, Value::of(value), restValue(document->model(), rotation));
        return pushEdits(*document, std::span(&edit, 1), QStringLiteral("turn"));
    }
};

void addModels()
{
    QTest::addColumn<QString>("sample");
    QTest::newRow("mdx") << QStringLiteral("showcase/showcase.mdx");
    QTest::newRow("m2, times of each sequence") << QStringLiteral("m2wotlk/tiny.m2");
    QTest::newRow("m2, one line of time") << QStringLiteral("m2classic/tiny256.m2");
    QTest::newRow("m3") << QStringLiteral("m3/tiny29.m3");
}

} // namespace

class TestPoses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void autoKeySpreads_data() { addModels(); }
    void autoKeySpreads()
    {
        QFETCH(QString, sample);
        DenseModel m(sample);
        QVERIFY(m.node != NoNode);
        Playback &playback = m.document->playback();
        playback.setAutoKey(true);
        playback.setKeySpread(150);
        QVERIFY(hasDenseTracks(*m.document, std::span(&m.node, 1)));
        const Curve<Quat> before = m.keys();
        const Quat wanted = thenRotation(quarter(), m.now());
        QVERIFY(m.turnTo(wanted));
        const Curve<Quat> after = m.keys();
        QCOMPARE(after.size(), before.size());
        QVERIFY2(degreesBetween(m.now(), wanted) < 0.1, qPrintable(QString::number(degreesBetween(m.now(), wanted))));
        double largest = 0, last = 0;
        for (std::size_t row = 0; row < after.size(); ++row) {
            const double turned = degreesBetween(before.values()[row], after.values()[row]);
            if (std::abs(after.times()[row] - playback.time()) > 150 + 34)
                QVERIFY2(turned < 0.1, qPrintable(QString::number(after.times()[row])));
            else
                largest = std::max(largest, std::abs(turned - last));
            last = turned;
        }
        // Without the spread the neighbours of the spike would differ by 30°.
        QVERIFY2(largest < 12, qPrintable(QString::number(largest)));
        m.document->undo();
        // The whole sequence, and no other.
        playback.setKeySpread(std::numeric_limits<double>::infinity());
        QVERIFY(m.turnTo(wanted));
        const Curve<Quat> all = m.keys();
        for (std::size_t row = 0; row < all.size(); ++row) {
            const bool inside = all.times()[row] >= playback.start() && all.times()[row] <= playback.end();
            QVERIFY(std::abs(degreesBetween(before.values()[row], all.values()[row]) - (inside ? 30 : 0)) < 0.2);
        }
        m.document->undo();
        // A single key if that is chosen, and without auto-key.
        for (const bool autoKey : {true, false}) {
            playback.setAutoKey(autoKey);
            playback.setKeySpread(autoKey ? 0 : 150);
            QVERIFY(m.turnTo(wanted));
            const Curve<Quat> one = m.keys();
            int changed = 0;
            for (std::size_t row = 0, old = 0; row < one.size(); ++row) {
                if (old < before.size() && one.times()[row] == before.times()[old])
                    changed += degreesBetween(before.values()[old++], one.values()[row]) > 0.1;
                else
                    ++changed;
            }
            QCOMPARE(changed, 1);
            m.document->undo();
        }
    }

    /// Between two keys far apart nothing is dense.
    void sparseKeysStayKeys()
    {
        CurveFixture f;
        f.document->playback().setAutoKey(true);
        f.document->playback().setKeySpread(300);
        QVERIFY(!hasDenseTracks(*f.document, std::span(&f.left, 1)));
        f.document->playback().setTime(250);
        CurveEdit edit = curveEdit(*f.document, f.translation);
        setValueAtPlayhead(*f.document, edit, Value::of(Vec3{7, 0, 0}), Value::of(Vec3{}));
        QCOMPARE(edit.size(), std::size_t(4));
    }

    /// Copied at one time, applied at another: the nodes are where they were.
    void copiedAndApplied_data() { addModels(); }
    void copiedAndApplied()
    {
        QFETCH(QString, sample);
        DenseModel m(sample);
        CurveSession session;
        session.setDocument(m.document.get());
        m.document->selection().select(m.node);
        const Quat posed = m.now();
        const Result<CopiedKeys> pose = poseOfSelection(*m.document);
        QVERIFY(pose);
        QCOMPARE(pose->tracks.size(), std::size_t(3));
        const Result<CopiedKeys> read = copiedKeysFromText(toText(*pose));
        QVERIFY(read && checkPose(*read));
        Playback &playback = m.document->playback();
        playback.setTime(playback.start());
        const Quat before = m.now();
        const double way = degreesBetween(before, posed);
        QVERIFY(way > 1);
        QVERIFY(applyPose(session, *read, {0.5, false, 0}, QStringLiteral("Pose")));
        QVERIFY(std::abs(degreesBetween(m.now(), posed) - way / 2) < 0.1);
        QVERIFY(m.document->historyText(m.document->historyIndex() - 1).startsWith(QStringLiteral("Pose of ")));
        m.document->undo();
        QVERIFY(degreesBetween(m.now(), before) < 0.01);
        QVERIFY(applyPose(session, *read, {1, false, 120}, QStringLiteral("Pose")));
        QVERIFY(degreesBetween(m.now(), posed) < 0.1);
        // Spread: the next key moved along.
        playback.setTime(playback.start() + 33);
        const Quat next = m.now();
        m.document->undo();
        QVERIFY(degreesBetween(m.now(), next) > way / 3);
    }

    /// Left to right by names, mirrored between the sides; nodes without a side stay where they are.
    void mirrored()
    {
        CurveFixture f;
        f.document->playback().setTime(500);
        CopiedKeys pose = poseWith("Arm_L", {1, 2, 3});
        QVERIFY(applyPose(*f.session, pose, {1, true, 0}, QStringLiteral("Pose")));
        QCOMPARE(place(f, 2).x, 1.f);
        QCOMPARE(place(f, 2).y, -2.f);
        QCOMPARE(place(f, 2).z, 3.f);
        QCOMPARE(place(f, 1).x, 10.f);
        f.document->undo();
        // Both sides at once, and a part without a counterpart.
        pose.tracks.push_back(poseWith("Arm_R", {0, 4, 0}).tracks[0]);
        pose.tracks.push_back(poseWith("Leg_L", {0, 4, 0}).tracks[0]);
        const Result<AppliedPose> applied = applyPose(*f.session, pose, {1, true, 0}, QStringLiteral("Pose"));
        QVERIFY(applied);
        QCOMPARE(applied->objects, 2);
        QCOMPARE(applied->leftOut, QStringList{QStringLiteral("Leg_L")});
        QCOMPARE(place(f, 1).y, -4.f);
        QCOMPARE(place(f, 2).y, -2.f);
    }

    /// Bones that name no side mirror onto themselves in the middle only.
    void mirroredWithoutSides()
    {
        CurveFixture f;
        f.document->playback().setTime(500);
        const CopiedKeys pose = poseWith("Root", {1, 2, 3});
        QVERIFY(applyPose(*f.session, pose, {1, true, 0}, QStringLiteral("Pose")));
        QCOMPARE(place(f, 0).y, -2.f);
        f.document->undo();
        EditBuilder edit(f.document->model());
        const TransformFacet &nodes = *f.format->transforms();
        edit.set(nodes.pivot(f.document->model(), f.root), Vec3{0, 4, 0});
        edit.set(nodes.pivot(f.document->model(), f.left), Vec3{0, 10, 0});
        QVERIFY(f.document->push(*edit.finish(), QString()));
        const QByteArray before = f.bytes();
        const Result<AppliedPose> applied = applyPose(*f.session, pose, {1, true, 0}, QStringLiteral("Pose"));
        QVERIFY(!applied);
        QCOMPARE(f.bytes(), before);
    }

    /// A pose is set where the playhead is, even if one key alone counts in the sequence; what holds already gets none.
    void keysBesideAConstant()
    {
        CurveFixture f;
        f.document->playback().setSequence(f.data().sequences.ids[1], 2000, 3000);
        f.document->playback().setTime(2100);
        const QByteArray before = f.bytes();
        QVERIFY(!f.document->playback().autoKey());
        (void)applyPose(*f.session, poseWith("Arm_L", {0, 0, 0}), {1, false, 0}, QStringLiteral("Pose"));
        QCOMPARE(f.bytes(), before);
        QVERIFY(applyPose(*f.session, poseWith("Arm_L", {1, 0, 0}), {1, false, 0}, QStringLiteral("Pose")));
        f.document->playback().setTime(2900);
        QVERIFY(applyPose(*f.session, poseWith("Arm_L", {4, 0, 0}), {1, false, 0}, QStringLiteral("Pose")));
        QCOMPARE(f.keys(), QStringLiteral("0:0 500:10 1000:0 2100:1 2900:4"));
    }

    /// The times of an event are no values that a pose could have.
    void eventsGetNoKeys()
    {
        DenseModel m(QStringLiteral("showcase/showcase.mdx"));
        const mdx::Root &root = static_cast<const mdx::MdxModel &>(m.document->model()).data;
        const std::vector<NodeId> nodes{m.node, root.eventObjects.ids.at(0)};
        const auto edits = insertPresentKeys(*m.document, nodes);
        QVERIFY(edits && !edits->empty());
        for (const CurveEdit &edit : *edits)
            QCOMPARE(edit.address.node, m.node);
        QVERIFY(!insertPresentKeys(*m.document, std::span(nodes).subspan(1)));
    }

    /// Automatic: dense keys take a share as with auto-key, others get a key.
    void automaticSpread()
    {
        DenseModel m(QStringLiteral("showcase/showcase.mdx"));
        CurveSession session;
        session.setDocument(m.document.get());
        m.document->selection().select(m.node);
        m.document->playback().setKeySpread(120);
        const CopiedKeys pose = *poseOfSelection(*m.document);
        m.document->playback().setTime(m.document->playback().start() + 330);
        QVERIFY(applyPose(session, pose, {1, false, 120}, QStringLiteral("Pose")));
        const CurveEdit spread = curveEdit(*m.document, m.rotation);
        m.document->undo();
        QVERIFY(applyPose(session, pose, {}, QStringLiteral("Pose")));
        QCOMPARE(curveEdit(*m.document, m.rotation).size(), spread.size());
        QVERIFY(std::ranges::equal(curveEdit(*m.document, m.rotation).curve.times(), spread.curve.times()));
        CurveFixture f;
        f.document->playback().setKeySpread(120);
        f.document->playback().setTime(250);
        QVERIFY(applyPose(*f.session, poseWith("Arm_L", {1, 0, 0}), {}, QStringLiteral("Pose")));
        QCOMPARE(f.keys(), QStringLiteral("0:0 250:1 500:10 1000:0"));
    }

    /// Not even with auto-key, which spreads on its own.
    void noSpread()
    {
        DenseModel m(QStringLiteral("showcase/showcase.mdx"));
        CurveSession session;
        session.setDocument(m.document.get());
        m.document->selection().select(m.node);
        m.document->playback().setAutoKey(true);
        m.document->playback().setKeySpread(120);
        const CopiedKeys pose = *poseOfSelection(*m.document);
        const std::int32_t time = m.document->playback().start() + 340;
        m.document->playback().setTime(time);
        const Curve<Quat> before = m.keys();
        QVERIFY(std::ranges::find(before.times(), time) == before.times().end());
        QVERIFY(applyPose(session, pose, {1, false, 0}, QStringLiteral("Pose")));
        const Curve<Quat> after = m.keys();
        QCOMPARE(after.size(), before.size() + 1);
        for (std::size_t row = 0, old = 0; row < after.size(); ++row) {
            if (after.times()[row] == time)
                continue;
            QCOMPARE(after.times()[row], before.times()[old]);
            QCOMPARE(std::memcmp(&after.values()[row], &before.values()[old++], sizeof(Quat)), 0);
        }
    }

    /// Selected nodes limit what is posed; the pose of one goes into any.
    void selectedNodes()
    {
        CurveFixture f;
        CopiedKeys pose = poseWith("Arm_L", {1, 2, 3});
        pose.tracks.push_back(poseWith("Arm_R", {4, 5, 6}).tracks[0]);
        f.document->selection().select(f.right);
        const Result<AppliedPose> applied = applyPose(*f.session, pose, {}, QStringLiteral("Pose"));
        QVERIFY(applied);
        QCOMPARE(applied->objects, 1);
        QCOMPARE(place(f, 2).x, 4.f);
        QCOMPARE(place(f, 1).x, 0.f);
        f.document->selection().select(f.root);
        const QByteArray before = f.bytes();
        QVERIFY(!applyPose(*f.session, pose, {}, QStringLiteral("Pose")));
        QCOMPARE(f.bytes(), before);
        pose.tracks.pop_back();
        QVERIFY(applyPose(*f.session, pose, {}, QStringLiteral("Pose")));
        QCOMPARE(place(f, 0).x, 1.f);
        // A locked node refuses all of it.
        f.document->trackStates().set(TrackStates::Locked, f.translation, true);
        f.document->selection().select(f.left);
        QVERIFY(!applyPose(*f.session, pose, {}, QStringLiteral("Pose")));
    }
};

SINEW_TEST(tst_poses, TestPoses)

} // namespace tst_poses
#include "tst_poses.moc"
