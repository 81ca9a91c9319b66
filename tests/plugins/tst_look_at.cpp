// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/constraints/look_at.h"
#include "core/scene/pose/camera_state.h"
#include "tests/support/posed_sample.h"
#include "tests/support/test_program.h"

#include <cstring>
#include <numbers>

namespace tst_look_at {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

namespace {

struct Looker
{
    const char *name, *file;
    std::int32_t node, target;
    std::size_t sequence;
};
constexpr Looker lookers[] = {{"MDX head at a hand", "tests/samples/showcase/showcase.mdx", 4, 8, 0},
                              {"MDX hand at the head", "tests/samples/showcase/showcase.mdx", 8, 4, 0},
                              {"M2", "tests/samples/m2showcase/shrine.m2", 3, 8, 0},
                              {"M3", "tests/samples/m3/tiny30.m3", 2, 0, 1}};

LookAtRequest requestFor(const PosedSample &sample, const Looker &looker)
{
    const Playback &playback = sample.document->playback();
    LookAtRequest request;
    request.node = sample.node(looker.node);
    request.target = sample.node(looker.target);
    request.start = std::int32_t(playback.start());
    request.end = std::int32_t(playback.end());
    return request;
}

QString bake(PosedSample &sample, const LookAtRequest &request, BakedLookAt *result = nullptr)
{
    const auto baked = bakedLookAt(*sample.document, sample.scene(), request);
    if (!baked)
        return QString::fromStdString(baked.error().text());
    if (result)
        *result = *baked;
    const Status pushed = sample.document->push({baked->rotation.change()}, QStringLiteral("look"));
    return pushed ? QString() : QString::fromStdString(pushed.error().text());
}

/// A node's axes and place at a moment of the sequence, by the pose evaluator.
PosedNode posedAt(const PosedSample &sample, const RenderScene &scene, std::int32_t row, double time)
{
    PoseTime when = sample.when(scene);
    when.time = time;
    when.globalTime = time - sample.document->playback().start();
    return poseNode(scene, row, when);
}

double degrees(double radians)
{
    return radians * 180 / std::numbers::pi;
}

double angleBetween(const Vector3f &a, const Vector3f &b)
{
    const Eigen::Vector3d u = a.cast<double>().normalized(), v = b.cast<double>().normalized();
    return degrees(std::atan2(u.cross(v).norm(), u.dot(v)));
}

} // namespace

/// Nodes that look at others, judged by the pose evaluator at moments between all keys.
class TestLookAt : public QObject
{
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<int>("looker");
        for (int i = 0; i < int(std::size(lookers)); ++i)
            QTest::newRow(lookers[i].name) << i;
    }

private Q_SLOTS:
    void theAxisPointsAtTheTarget_data()
    {
        QTest::addColumn<int>("looker");
        QTest::addColumn<int>("aim");
        QTest::addColumn<int>("up");
        for (int i = 0; i < int(std::size(lookers)); ++i)
            for (const auto &[aim, up] : {std::pair(OwnAxis::PlusX, OwnAxis::PlusZ),
                                          {OwnAxis::MinusY, OwnAxis::PlusX},
                                          {OwnAxis::PlusZ, OwnAxis::MinusX}})
                QTest::addRow("%s %d %d", lookers[i].name, int(aim), int(up)) << i << int(aim) << int(up);
    }
    void theAxisPointsAtTheTarget()
    {
        QFETCH(int, looker);
        QFETCH(int, aim);
        QFETCH(int, up);
        PosedSample sample(lookers[looker].file, lookers[looker].sequence);
        const QByteArray before = sample.saved();
        LookAtRequest request = requestFor(sample, lookers[looker]);
        request.aim = OwnAxis(aim);
        request.up = OwnAxis(up);
        BakedLookAt baked;
        QCOMPARE(bake(sample, request, &baked), QString());
        QVERIFY2(baked.error <= request.tolerance + 0.01, qPrintable(QString::number(baked.error)));
        const RenderScene scene = sample.scene();
        double worst = 0, lowest = 1;
        for (int i = 0; i <= 731; ++i) {
            const double time = request.start + (double(request.end) - request.start) * i / 731;
            const PosedNode node = posedAt(sample, scene, lookers[looker].node, time),
                            target = posedAt(sample, scene, lookers[looker].target, time);
            const Vector3f from = node.world.matrix * toEigen(scene.nodes[std::size_t(lookers[looker].node)].pivot),
                           to = target.world.matrix * toEigen(scene.nodes[std::size_t(lookers[looker].target)].pivot);
            const auto axis = [&](int which) {
                return Vector3f(node.world.matrix.linear().col(which / 2).normalized() * (which % 2 ? -1 : 1));
            };
            worst = std::max(worst, angleBetween(axis(aim), to - from));
            // Of the directions across the axis, the upper one.
            const Vector3f way = (to - from).normalized(), across = Vector3f::UnitZ() - way * way.z();
            if (across.norm() > 0.05f)
                lowest = std::min(lowest, std::cos(angleBetween(axis(up), across) * std::numbers::pi / 180));
        }
        QVERIFY2(worst < 0.1, qPrintable(QString::number(worst)));
        QVERIFY2(lowest > std::cos(0.5 * std::numbers::pi / 180), qPrintable(QString::number(lowest)));
        sample.document->undo();
        QCOMPARE(sample.saved(), before);
    }

    /// Keys at the start, the end and where there were some; those of other sequences stay.
    void keysStayWhereTheyWere_data() { rows(); }
    void keysStayWhereTheyWere()
    {
        QFETCH(int, looker);
        PosedSample sample(lookers[looker].file, lookers[looker].sequence);
        const LookAtRequest request = requestFor(sample, lookers[looker]);
        const Address track = sample.tracks(lookers[looker].node).rotation;
        const Curve<Quat> before = sample.curve<Quat>(track);
        BakedLookAt baked;
        QCOMPARE(bake(sample, request, &baked), QString());
        const Curve<Quat> &now = sample.curve<Quat>(track);
        const auto keyAt = [](const Curve<Quat> &curve, std::int32_t time) {
            const auto times = curve.times();
            const auto found = std::find(times.begin(), times.end(), time);
            return found == times.end() ? nullptr : &curve.values()[std::size_t(found - times.begin())];
        };
        QVERIFY(keyAt(now, request.start) && keyAt(now, request.end));
        std::size_t inside = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const std::int32_t time = before.times()[i];
            const Quat *there = keyAt(now, time);
            QVERIFY(there);
            if (time < request.start || time > request.end)
                QVERIFY(std::memcmp(there, &before.values()[i], sizeof(Quat)) == 0);
        }
        for (const std::int32_t time : now.times())
            inside += time >= request.start && time <= request.end;
        QCOMPARE(inside, baked.keys);
        QVERIFY(inside < 400);
        QCOMPARE(sample.document->historyCount(), 1);
    }

    void influence_data() { rows(); }
    void influence()
    {
        QFETCH(int, looker);
        PosedSample sample(lookers[looker].file, lookers[looker].sequence);
        LookAtRequest request = requestFor(sample, lookers[looker]);
        const RenderScene before = sample.scene();
        QCOMPARE(bake(sample, request), QString());
        const RenderScene full = sample.scene();
        sample.document->undo();
        for (const double share : {0., 0.5}) {
            request.influence = share;
            QCOMPARE(bake(sample, request), QString());
            const RenderScene part = sample.scene();
            for (int i = 0; i <= 50; ++i) {
                const double time = request.start + (double(request.end) - request.start) * i / 50;
                const auto turn = [&](const RenderScene &scene) {
                    return posedAt(sample, scene, lookers[looker].node, time).world.rotation;
                };
                const double whole = degrees(double(turn(before).angularDistance(turn(full)))),
                             done = degrees(double(turn(before).angularDistance(turn(part))));
                // Half of nearly 180° may go either way.
                if (whole < 170)
                    QVERIFY2(std::abs(done - share * whole) < 0.2,
                             qPrintable(QStringLiteral("%1 of %2").arg(done).arg(whole)));
            }
            sample.document->undo();
        }
    }

    void aPartOfTheSequence_data() { rows(); }
    void aPartOfTheSequence()
    {
        QFETCH(int, looker);
        PosedSample sample(lookers[looker].file, lookers[looker].sequence);
        LookAtRequest request = requestFor(sample, lookers[looker]);
        const std::int32_t length = request.end - request.start, start = request.start, end = request.end;
        request.start += length / 3;
        request.end -= length / 3;
        const RenderScene before = sample.scene();
        QCOMPARE(bake(sample, request), QString());
        const RenderScene now = sample.scene();
        for (std::int32_t time = start; time <= end; time += std::max(1, length / 200)) {
            const auto turn = [&](const RenderScene &scene) {
                return posedAt(sample, scene, lookers[looker].node, time).world.rotation;
            };
            if (time < request.start || time > request.end)
                QVERIFY2(degrees(double(turn(before).angularDistance(turn(now)))) < 0.3,
                         qPrintable(QString::number(time)));
        }
    }

    void looksAtACamera()
    {
        PosedSample sample(lookers[0].file);
        const RenderScene scene = sample.scene();
        QVERIFY(!scene.cameras.empty());
        LookAtRequest request = requestFor(sample, lookers[0]);
        request.target = scene.cameras[0].source;
        QCOMPARE(bake(sample, request), QString());
        const RenderScene now = sample.scene();
        const PosedNode head = posedAt(sample, now, 4, request.start + 777);
        PoseTime when = sample.when(now);
        when.time = request.start + 777;
        const Vector3f to = evaluateCamera(now, now.cameras[0], when).position;
        QVERIFY(angleBetween(head.world.matrix.linear().col(0), to - head.world.matrix * toEigen(now.nodes[4].pivot)) <
                0.1);
    }

    void refusals()
    {
        PosedSample sample(lookers[0].file);
        const LookAtRequest good = requestFor(sample, lookers[0]);
        LookAtRequest request = good;
        request.target = good.node;
        QVERIFY(bake(sample, request).contains(QLatin1String("moves with")));
        request.node = sample.node(3); // the chest carries the head
        request.target = sample.node(4);
        QVERIFY(bake(sample, request).contains(QLatin1String("moves with")));
        request = good;
        request.target = NoNode;
        QVERIFY(bake(sample, request).contains(QLatin1String("target")));
        request = good;
        request.up = OwnAxis::MinusX;
        QVERIFY(bake(sample, request).contains(QLatin1String("axis")));
        request = good;
        request.end += 1;
        QVERIFY(bake(sample, request).contains(QLatin1String("range")));
        request = good;
        request.node = NoNode;
        QVERIFY(bake(sample, request).contains(QLatin1String("can turn")));
        const Address track = sample.tracks(4).rotation;
        sample.document->trackStates().set(TrackStates::Locked, track, true);
        QVERIFY(bake(sample, good).contains(QLatin1String("locked")));
        sample.document->trackStates().set(TrackStates::Locked, track, false);
        Curve<Quat> steps = sample.curve<Quat>(track);
        steps.setHeader({0, -1});
        QVERIFY(
            bool(sample.document->push({{Change::Set, track, 0, 0, 0, Value::of(steps)}}, QStringLiteral("steps"))));
        QVERIFY(bake(sample, good).contains(QLatin1String("not interpolated")));
        sample.document->undo();
        QCOMPARE(bake(sample, good), QString());
        // In this sequence another collection plays over the arm's rotation.
        PosedSample covered(lookers[3].file);
        LookAtRequest arm = requestFor(covered, lookers[3]);
        arm.node = covered.node(1);
        QVERIFY(bake(covered, arm).contains(QLatin1String("plays over it")));
    }
};

SINEW_TEST(tst_look_at, TestLookAt)

} // namespace tst_look_at

#include "tst_look_at.moc"
