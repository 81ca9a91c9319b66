// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"
#include "tests/support/posed_sample.h"
#include "tests/support/test_program.h"
#include "viewport/overlay/motion/trail_lines.h"
#include "viewport/view/document_view.h"
#include "viewport/view/transform_controller.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>

#include <cstring>

namespace tst_motion_trails {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

const QSizeF size(640, 480);
const Vector2f picture(640, 480);

/// The end of a sample's limb, which moves by three keys, in a view that shows the trail of what is selected.
struct Stage
{
    PosedSample sample;
    std::int32_t row;
    DocumentView view;
    TransformController transform;
    std::vector<std::int32_t> times; ///< of the keys

    explicit Stage(const SampleLimb &limb) : sample(limb.file, limb.sequence), row(limb.end), view(*sample.document)
    {
        const Playback &playback = document().playback();
        const float length = (sample.place(limb.end) - sample.place(limb.middle)).norm();
        CurveEdit edit = curveEdit(document(), track(), RotationOrder::Raw);
        for (const double share : {0.25, 0.5, 0.75}) {
            times.push_back(std::int32_t(std::round(playback.start() + (playback.end() - playback.start()) * share)));
            const double moved[] = {0, 0.3 * double(length) * share, -0.2 * double(length) * share};
            setKey(edit, times.back(), Value::of(Vec3{}), moved, 7);
        }
        if (const Status pushed = pushEdits(document(), std::span(&edit, 1), QStringLiteral("keys")); !pushed)
            qFatal("%s", pushed.error().text().c_str());
        document().setClean();
        document().selection().select(sample.node(limb.end));
        transform.setView(&view);
        transform.setTrails(true);
        ViewCamera camera;
        camera.target = sample.place(limb.end);
        camera.distance = 6 * length;
        camera.yaw = 0.7f;
        camera.pitch = 0.4f;
        view.setCamera(camera);
    }
    Document &document() { return *sample.document; }
    Address track() const { return sample.tracks(row).translation; }
    ViewCamera camera() const { return view.camera(640 / 480.f); }
    Vector3f placeAt(double time)
    {
        document().playback().setTime(time);
        return sample.place(row);
    }
    QPointF pixel(const Vector3f &at) const
    {
        const auto found = projectToPixel(camera().viewProjection(640 / 480.f), picture, at);
        return found ? QPointF(double(found->x()), double(found->y())) : QPointF();
    }
    bool mouse(QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers = {})
    {
        const bool moves = type == QEvent::MouseMove;
        const Qt::MouseButtons down = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        return transform.mouseEvent(QMouseEvent(type, at, at, moves ? Qt::NoButton : Qt::LeftButton, down, modifiers),
                                    size);
    }
    std::vector<Vec3> values() const
    {
        const auto all = sample.curve<Vec3>(track()).values();
        return {all.begin(), all.end()};
    }
};

} // namespace

/// Trails in the viewport and their keys under the pointer, for each format.
class TestMotionTrails : public QObject
{
    Q_OBJECT

    static void limbs()
    {
        QTest::addColumn<int>("limb");
        for (int i = 0; i < int(std::size(sampleLimbs)); ++i)
            QTest::newRow(sampleLimbs[i].name) << i;
    }

private Q_SLOTS:
    void aDragMovesTheKey_data() { limbs(); }
    void aDragMovesTheKey()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const QByteArray before = stage.sample.saved();
        const std::vector<Vec3> values = stage.values();
        const int history = stage.document().historyIndex();
        const Vector3f was = stage.placeAt(stage.times[1]);
        stage.document().playback().setTime(stage.times[0]);
        const QPointF from = stage.pixel(was), to = from + QPointF(45, -30);
        QVERIFY(stage.mouse(QEvent::MouseButtonPress, from));
        QCOMPARE(stage.document().playback().time(), double(stage.times[1]));
        QVERIFY(stage.mouse(QEvent::MouseMove, from + QPointF(20, 5)));
        QVERIFY(stage.mouse(QEvent::MouseMove, to));
        QVERIFY(stage.transform.isActive());
        // Where the pointer's ray meets the plane of the picture through the dot.
        const ViewCamera camera = stage.camera();
        const Ray ray = camera.rayThrough({float(to.x()), float(to.y())}, picture);
        const Vector3f normal = (camera.target - camera.eye()).normalized();
        const Vector3f goal = ray.origin + ray.direction * (normal.dot(was - ray.origin) / normal.dot(ray.direction));
        QVERIFY((goal - was).norm() > 0.1f * camera.distance / 6);
        QVERIFY2((stage.sample.place(stage.row) - goal).norm() < 1e-4f * camera.distance,
                 qPrintable(QString::number(double((stage.sample.place(stage.row) - goal).norm()))));
        QVERIFY(stage.mouse(QEvent::MouseButtonRelease, to));
        QVERIFY(!stage.transform.isActive());
        QCOMPARE(stage.document().historyIndex(), history + 1);
        // The same keys, of which one has another value.
        const std::vector<Vec3> now = stage.values();
        QCOMPARE(now.size(), values.size());
        int changed = 0;
        for (std::size_t i = 0; i < now.size(); ++i)
            changed += std::memcmp(&now[i], &values[i], sizeof(Vec3)) != 0;
        QCOMPARE(changed, 1);
        stage.document().undo();
        QCOMPARE(stage.sample.saved(), before);
    }

    void aClickGoesToItsTime_data() { limbs(); }
    void aClickGoesToItsTime()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const int history = stage.document().historyCount();
        const QPointF at = stage.pixel(stage.placeAt(stage.times[2]));
        stage.document().playback().setTime(stage.times[0]);
        QVERIFY(!stage.mouse(QEvent::MouseButtonPress, at, Qt::ControlModifier));
        QVERIFY(!stage.mouse(QEvent::MouseButtonPress, at + QPointF(200, 0)));
        stage.transform.setTrails(false);
        QVERIFY(!stage.mouse(QEvent::MouseButtonPress, at));
        stage.transform.setTrails(true);
        QCOMPARE(stage.document().playback().time(), double(stage.times[0]));
        stage.document().playback().setPlaying(true);
        QVERIFY(stage.mouse(QEvent::MouseButtonPress, at + QPointF(2, 1)));
        QVERIFY(stage.mouse(QEvent::MouseMove, at));
        QVERIFY(stage.mouse(QEvent::MouseButtonRelease, at));
        QCOMPARE(stage.document().playback().time(), double(stage.times[2]));
        QVERIFY(!stage.document().playback().isPlaying());
        QCOMPARE(stage.document().historyCount(), history);
        QVERIFY(!stage.mouse(QEvent::MouseMove, at)); // it has let go
        // So it does when the release went elsewhere.
        stage.mouse(QEvent::MouseButtonPress, at);
        const QPointF away = at + QPointF(50, 0);
        stage.transform.mouseEvent(QMouseEvent(QEvent::MouseMove, away, away, Qt::NoButton, Qt::NoButton, {}), size);
        QVERIFY(!stage.transform.isActive());
        QCOMPARE(stage.document().historyCount(), history);
    }

    void escapeTakesItBack_data() { limbs(); }
    void escapeTakesItBack()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const QByteArray before = stage.sample.saved();
        const QPointF from = stage.pixel(stage.placeAt(stage.times[0]));
        stage.mouse(QEvent::MouseButtonPress, from);
        stage.mouse(QEvent::MouseMove, from + QPointF(-30, 12));
        QVERIFY(stage.sample.saved() != before);
        QVERIFY(stage.transform.keyEvent(QKeyEvent(QEvent::KeyPress, Qt::Key_Escape, {})));
        QVERIFY(!stage.transform.isActive());
        QCOMPARE(stage.sample.saved(), before);
        QCOMPARE(stage.document().historyCount(), 1);
        QVERIFY(stage.mouse(QEvent::MouseButtonRelease, from)); // belongs to the press that was cancelled
    }

    void otherKeysRefuse_data() { limbs(); }
    void otherKeysRefuse()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        stage.row = sampleLimbs[limb].middle;
        CurveEdit turn = curveEdit(stage.document(), stage.sample.tracks(stage.row).rotation, RotationOrder::Raw);
        insertKey(turn, stage.times[0], Value::of(Quat{0, 0, 0, 1}));
        QVERIFY(bool(pushEdits(stage.document(), std::span(&turn, 1), QStringLiteral("key"))));
        stage.document().selection().select(stage.sample.node(stage.row));
        const std::vector<MotionTrail> trails =
            motionTrails(stage.view.scene(), stage.view.selectedNodes(), stage.view.when().sequence);
        const auto &points = trails.at(0).points;
        const auto key = std::find_if(points.begin(), points.end(),
                                      [](const TrailPoint &point) { return point.key == TrailKey::Other; });
        QVERIFY(key != points.end());
        const QByteArray before = stage.sample.saved();
        QSignalSpy refused(&stage.transform, &TransformController::refused);
        const QPointF from = stage.pixel(key->place);
        QVERIFY(stage.mouse(QEvent::MouseButtonPress, from));
        QVERIFY(refused.isEmpty()); // it may be a click
        QVERIFY(stage.mouse(QEvent::MouseMove, from + QPointF(30, 0)));
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().contains(QLatin1String("no translation key")));
        QVERIFY(refused[0][1].toBool());
        QVERIFY(!stage.transform.isActive());
        QVERIFY(stage.mouse(QEvent::MouseButtonRelease, from + QPointF(30, 0)));
        QCOMPARE(stage.sample.saved(), before);
    }

    void otherKeysMoveTheLimb_data() { limbs(); }
    /// With inverse kinematics on, the two parents turn so that the node follows the pointer; it gets no key itself.
    void otherKeysMoveTheLimb()
    {
        QFETCH(int, limb);
        Stage stage(sampleLimbs[limb]);
        const std::int32_t time = (stage.times[0] + stage.times[1]) / 2;
        CurveEdit turn = curveEdit(stage.document(), stage.sample.tracks(stage.row).rotation, RotationOrder::Raw);
        insertKey(turn, time, Value::of(Quat{0, 0, 0, 1}));
        QVERIFY(bool(pushEdits(stage.document(), std::span(&turn, 1), QStringLiteral("key"))));
        stage.document().playback().setAutoKey(true);
        TransformOptions options;
        options.limbs = true;
        stage.transform.setOptions(options);
        const std::vector<MotionTrail> trails =
            motionTrails(stage.view.scene(), stage.view.selectedNodes(), stage.view.when().sequence);
        const auto &points = trails.at(0).points;
        const auto key = std::find_if(points.begin(), points.end(),
                                      [](const TrailPoint &point) { return point.key == TrailKey::Other; });
        QVERIFY(key != points.end());
        const std::vector<Vec3> places = stage.values();
        const Vector3f before = stage.placeAt(key->time);
        const int steps = stage.document().historyCount();
        QSignalSpy refused(&stage.transform, &TransformController::refused);
        const QPointF from = stage.pixel(key->place);
        QVERIFY(stage.mouse(QEvent::MouseButtonPress, from));
        QVERIFY(stage.mouse(QEvent::MouseMove, from + QPointF(15, 5)));
        QVERIFY2(refused.isEmpty(), refused.isEmpty() ? "" : qPrintable(refused[0][0].toString()));
        QVERIFY(stage.mouse(QEvent::MouseButtonRelease, from + QPointF(15, 5)));
        QCOMPARE(stage.document().historyCount(), steps + 1);
        QVERIFY((stage.placeAt(key->time) - before).norm() > 0);
        QVERIFY(stage.values().size() == places.size());
    }

    /// Dots at the keys and frames, coloured by what lies before and after the moment.
    void lines()
    {
        Stage stage(sampleLimbs[0]);
        stage.document().playback().setTime(stage.times[1]);
        const RenderScene &scene = stage.view.scene();
        PoseTime when = stage.view.when();
        const std::vector<MotionTrail> trails = motionTrails(scene, stage.view.selectedNodes(), when.sequence);
        QCOMPARE(trails.size(), std::size_t(1));
        const auto count = [&](double time, QRgb colour) {
            when.time = time;
            Pose pose;
            evaluatePose(scene, when, pose);
            const OverlayLines lines = trailLines(scene, pose, trails, time, stage.camera(), 480);
            return std::count_if(lines.begin(), lines.end(),
                                 [colour](const OverlayLine &line) { return line.colour == colour; });
        };
        const double start = stage.document().playback().start(), end = stage.document().playback().end();
        QCOMPARE(count(start, pastColour), 0);
        QVERIFY(count(start, futureColour) > 100);
        QCOMPARE(count(end + 1, futureColour), 0);
        QVERIFY(count(stage.times[1], pastColour) > 50 && count(stage.times[1], futureColour) > 50);
        // The dot under the pointer: the nearest of those within reach.
        const Vector3f at = stage.placeAt(stage.times[2]);
        const QPointF pixel = stage.pixel(at);
        const auto hit = trailKeyAt(trails, stage.camera(), picture, {float(pixel.x()) + 3, float(pixel.y())});
        QVERIFY(hit && hit->point.time == stage.times[2] && hit->point.key == TrailKey::Place);
        QVERIFY(!trailKeyAt(trails, stage.camera(), picture, {float(pixel.x()) + 100, float(pixel.y()) + 100}));
    }
};

SINEW_TEST(tst_motion_trails, TestMotionTrails)

} // namespace tst_motion_trails

#include "tst_motion_trails.moc"
