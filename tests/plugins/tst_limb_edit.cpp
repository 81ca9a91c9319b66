// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/limb_edit.h"
#include "tests/support/posed_sample.h"
#include "tests/support/test_program.h"

namespace tst_limb_edit {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

/// Pushes the limb with its end moved; empty, or the reason of a refusal.
QString bend(PosedSample &sample, std::int32_t end, const Vector3f &move, LimbReach *reach = nullptr)
{
    const RenderScene scene = sample.scene();
    auto edit = LimbEdit::begin(*sample.document, scene, sample.when(scene), sample.node(end));
    if (!edit)
        return QString::fromStdString(edit.error().text());
    auto bent = edit->bent(*sample.document, move);
    if (!bent)
        return QString::fromStdString(bent.error().text());
    if (reach)
        *reach = bent->reach;
    const Status pushed = sample.document->push(std::move(bent->changes), QStringLiteral("bend"));
    return pushed ? QString() : QString::fromStdString(pushed.error().text());
}

struct Lengths
{
    float upper, lower;
    Lengths(const PosedSample &sample, const SampleLimb &limb)
        : upper((sample.place(limb.middle) - sample.place(limb.root)).norm()),
          lower((sample.place(limb.end) - sample.place(limb.middle)).norm())
    {
    }
};

} // namespace

/// Limbs of each format that are bent to a point, judged by the pose evaluator.
class TestLimbEdit : public QObject
{
    Q_OBJECT

    static void limbs()
    {
        QTest::addColumn<int>("limb");
        for (int i = 0; i < int(std::size(sampleLimbs)); ++i)
            QTest::newRow(sampleLimbs[i].name) << i;
    }

private Q_SLOTS:
    void theEndComesToTheGoal_data() { limbs(); }
    void theEndComesToTheGoal()
    {
        QFETCH(int, limb);
        const SampleLimb &rows = sampleLimbs[limb];
        PosedSample sample(rows.file, rows.sequence);
        sample.document->playback().setAutoKey(true);
        const QByteArray before = sample.saved();
        const Lengths was(sample, rows);
        const Vector3f root = sample.place(rows.root), end = sample.place(rows.end);
        for (const Vector3f &direction : {Vector3f(1, 0, 0), Vector3f(0, -1, 0.5f), Vector3f(-0.4f, 0.6f, -1)}) {
            // Well within reach, on another side than now.
            const Vector3f way = ((end - root).normalized() + direction.normalized()).normalized();
            const Vector3f goal = root + way * std::max(was.upper, was.lower);
            LimbReach reach = LimbReach::TooFar;
            QCOMPARE(bend(sample, rows.end, goal - end, &reach), QString());
            QCOMPARE(reach, LimbReach::There);
            QVERIFY2((sample.place(rows.end) - goal).norm() < 1e-5f * (1 + goal.norm() + was.upper),
                     qPrintable(QString::number(double((sample.place(rows.end) - goal).norm()))));
            QVERIFY((sample.place(rows.root) - root).norm() < 1e-5f * (1 + root.norm()));
            const Lengths now(sample, rows);
            QVERIFY(std::abs(now.upper - was.upper) < 1e-5f * (1 + was.upper));
            QVERIFY(std::abs(now.lower - was.lower) < 1e-5f * (1 + was.lower));
            sample.document->undo();
        }
        QCOMPARE(sample.saved(), before);
    }

    void outOfReachItIsStraight_data() { limbs(); }
    void outOfReachItIsStraight()
    {
        QFETCH(int, limb);
        const SampleLimb &rows = sampleLimbs[limb];
        PosedSample sample(rows.file, rows.sequence);
        sample.document->playback().setAutoKey(true);
        const Lengths was(sample, rows);
        const Vector3f root = sample.place(rows.root), aim = Vector3f(1, 0.5f, 0.25f).normalized();
        LimbReach reach = LimbReach::There;
        const Vector3f goal = root + aim * 3 * (was.upper + was.lower);
        QCOMPARE(bend(sample, rows.end, goal - sample.place(rows.end), &reach), QString());
        QCOMPARE(reach, LimbReach::TooFar);
        const Vector3f expected = root + aim * (was.upper + was.lower);
        QVERIFY((sample.place(rows.end) - expected).norm() < 2e-5f * (1 + expected.norm()));
        const Vector3f upper = (sample.place(rows.middle) - root).normalized();
        QVERIFY(upper.dot(aim) > std::cos(0.2 * EIGEN_PI / 180)); // a tenth of a degree keeps the side
    }

    /// One key in each of two rotations at the playhead, and nothing else.
    void keysOfTheTwoParents_data() { limbs(); }
    void keysOfTheTwoParents()
    {
        QFETCH(int, limb);
        const SampleLimb &rows = sampleLimbs[limb];
        PosedSample sample(rows.file, rows.sequence, 0.437);
        sample.document->playback().setAutoKey(true);
        const auto time = std::int32_t(sample.document->playback().time());
        const Lengths lengths(sample, rows);
        const auto hasKey = [&](std::int32_t row) {
            const auto times = sample.curve<Quat>(sample.tracks(row).rotation).times();
            return std::count(times.begin(), times.end(), time);
        };
        QCOMPARE(hasKey(rows.root) + hasKey(rows.middle), 0);
        const Vector3f move = (sample.place(rows.root) - sample.place(rows.end)) * 0.2f;
        QCOMPARE(bend(sample, rows.end, move), QString());
        QCOMPARE(hasKey(rows.root), 1);
        QCOMPARE(hasKey(rows.middle), 1);
        QCOMPARE(sample.document->historyCount(), 1);
        for (const Quat &q : sample.curve<Quat>(sample.tracks(rows.middle).rotation).values())
            QVERIFY(std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-3f);
        QCOMPARE(sample.curve<Vec3>(sample.tracks(rows.middle).translation).size(),
                 PosedSample(rows.file, rows.sequence).curve<Vec3>(sample.tracks(rows.middle).translation).size());
    }

    void refusals()
    {
        const SampleLimb &rows = sampleLimbs[0];
        PosedSample sample(rows.file, rows.sequence);
        QVERIFY(bend(sample, rows.end, {1, 0, 0}).contains(QLatin1String("auto-key")));
        sample.document->playback().setAutoKey(true);
        QCOMPARE(bend(sample, rows.end, {1, 0, 0}), QString());
        QVERIFY(bend(sample, 0, {1, 0, 0}).contains(QLatin1String("two parents")));
        QVERIFY(bend(sample, 1, {1, 0, 0}).contains(QLatin1String("two parents")));
        const Vector3f toRoot = sample.place(rows.root) - sample.place(rows.end);
        QVERIFY(bend(sample, rows.end, toRoot).contains(QLatin1String("where it begins")));
        const RenderScene scene = sample.scene();
        QVERIFY(!LimbEdit::begin(*sample.document, scene, sample.when(scene), NoNode));
        // A bone without length.
        const Address pivot =
            sample.document->format()->transforms()->pivot(sample.document->model(), sample.node(rows.end));
        const Vec3 middle = scene.nodes[std::size_t(rows.middle)].pivot;
        QVERIFY(
            bool(sample.document->push({{Change::Set, pivot, 0, 0, 0, Value::of(middle)}}, QStringLiteral("pivot"))));
        QVERIFY(bend(sample, rows.end, {1, 0, 0}).contains(QLatin1String("no length")));
        sample.document->undo();
        // In this sequence another collection plays over the arm's rotation.
        PosedSample covered(sampleLimbs[2].file);
        covered.document->playback().setAutoKey(true);
        QVERIFY(bend(covered, sampleLimbs[2].end, {0, 0, -0.1f}).contains(QLatin1String("plays over it")));
        // A locked track.
        sample.document->trackStates().set(TrackStates::Locked, sample.tracks(rows.root).rotation, true);
        QVERIFY(bend(sample, rows.end, {1, 0, 0}).contains(QLatin1String("locked")));
    }
};

SINEW_TEST(tst_limb_edit, TestLimbEdit)

} // namespace tst_limb_edit

#include "tst_limb_edit.moc"
